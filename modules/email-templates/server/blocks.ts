/**
 * A mail's body is a text whose line beginnings say what a block is; one source for the HTML and the plain form:
 *
 *   # headline          ## heading          ! label -> address (the button)     ~ small note
 *   | term | text (a row of facts)          > heading | text (a tinted box)     anything else: a paragraph
 *
 * It is cut into blocks before variables are filled in: a value can never become a block.
 */
export type Block =
  | { kind: 'headline' | 'heading' | 'note' | 'paragraph'; text: string }
  | { kind: 'button'; text: string; href: string }
  | { kind: 'fact' | 'box'; term: string; text: string }

const parts = (line: string): [string, string] => {
  const at = line.indexOf('|')
  return at < 0 ? ['', line.trim()] : [line.slice(0, at).trim(), line.slice(at + 1).trim()]
}

function blockOf(line: string): Block {
  if (line.startsWith('## ')) return { kind: 'heading', text: line.slice(3).trim() }
  if (line.startsWith('# ')) return { kind: 'headline', text: line.slice(2).trim() }
  if (line.startsWith('~ ')) return { kind: 'note', text: line.slice(2).trim() }
  if (line.startsWith('! ') && line.includes('->')) {
    const at = line.indexOf('->')
    return { kind: 'button', text: line.slice(2, at).trim(), href: line.slice(at + 2).trim() }
  }
  if (line.startsWith('| ')) {
    const [term, text] = parts(line.slice(2))
    return { kind: 'fact', term, text }
  }
  if (line.startsWith('> ')) {
    const [term, text] = parts(line.slice(2))
    return { kind: 'box', term, text }
  }
  return { kind: 'paragraph', text: line.trim() }
}

export const blocksOf = (body: string): Block[] =>
  body
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .map(blockOf)
