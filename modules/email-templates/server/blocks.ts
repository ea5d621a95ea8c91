/**
 * An e-mail's body is text in which the start of a line determines the type of its block. It is the source of both the HTML and
 * the plain text:
 *
 *   # headline          ## heading          ! label -> address (the button)     ~ small note
 *   | term | text (a row of facts)          > heading | text (a tinted box)     anything else: a paragraph
 *
 * It is cut into blocks before variables are filled in: a value can never become a block.
 */
export type BlockOf<Text> =
  | { kind: 'headline' | 'heading' | 'note' | 'paragraph'; text: Text }
  | { kind: 'button'; text: Text; href: Text }
  /** `links`: its web addresses are links, because the organization wrote them. */
  | { kind: 'fact' | 'box'; term: Text; text: Text; links?: boolean }

/** Filled in. Its text has several lines where a list was filled in. */
export type Block = BlockOf<string>

/** Rich text that a person wrote, next to the blocks of the template. */
export interface Letter {
  readonly kind: 'letter'
  readonly rich: string
}

/** A part of a template with its position, counted from 1, for error messages. */
export interface SourceText {
  readonly text: string
  readonly line: number
  readonly column: number
}

const trimmed = ({ text, line, column }: SourceText): SourceText => ({
  text: text.trim(),
  line,
  column: column + text.length - text.trimStart().length,
})

const after = (source: SourceText, length: number): SourceText =>
  trimmed({ ...source, text: source.text.slice(length), column: source.column + length })

/** The position of a separator outside of variables and conditions: `{{ name | upcase }}` contains no separator. */
const separatorAt = (text: string, separator: string) =>
  text.replaceAll(/\{\{.*?\}\}|\{%.*?%\}/g, found => ' '.repeat(found.length)).indexOf(separator)

function split(source: SourceText, separator: string): [SourceText, SourceText] {
  const at = separatorAt(source.text, separator)
  if (at < 0) return [{ ...source, text: '' }, source]
  return [trimmed({ ...source, text: source.text.slice(0, at) }), after(source, at + separator.length)]
}

/** What the organization wrote about an interview, or in its template: not the names and sentences of other facts. */
const OF_ORGANIZATION = /\{\{-?\s{0,9}(?:place|plan)\b|https?:\/\//u

function blockOf(source: SourceText): BlockOf<SourceText> {
  const { text: line } = source
  if (line.startsWith('## ')) return { kind: 'heading', text: after(source, 3) }
  if (line.startsWith('# ')) return { kind: 'headline', text: after(source, 2) }
  if (line.startsWith('~ ')) return { kind: 'note', text: after(source, 2) }
  if (line.startsWith('! ') && separatorAt(line, '->') >= 0) {
    const [text, href] = split(after(source, 2), '->')
    return { kind: 'button', text, href }
  }
  if (line.startsWith('| ') || line.startsWith('> ')) {
    const [term, text] = split(after(source, 2), '|')
    const kind = line.startsWith('| ') ? 'fact' : 'box'
    return { kind, term, text, ...(OF_ORGANIZATION.test(text.text) && { links: true }) }
  }
  return { kind: 'paragraph', text: source }
}

export const blocksOf = (body: string): BlockOf<SourceText>[] =>
  body
    .split('\n')
    .map((text, index) => trimmed({ text, line: index + 1, column: 1 }))
    .filter(({ text }) => text !== '')
    .map(blockOf)
