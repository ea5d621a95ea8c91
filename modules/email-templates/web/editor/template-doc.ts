import type { JSONContent } from '@tiptap/react'
import { isMark, MARK } from '../marks.ts'

/** The blocks of a template by the start of their line, as on the server (`server/blocks.ts`). */
const PREFIXES = { heading: '## ', headline: '# ', note: '~ ', button: '! ', fact: '| ', box: '> ' } as const
export type BlockKind = keyof typeof PREFIXES | 'paragraph'

const BOLD = '**'

function kindOf(line: string): BlockKind {
  for (const [kind, prefix] of Object.entries(PREFIXES) as [keyof typeof PREFIXES, string][])
    if (line.startsWith(prefix) && (kind !== 'button' || line.includes('->'))) return kind
  return 'paragraph'
}

/** Texts and chips, the bold ones marked. */
function inlineOf(text: string): JSONContent[] {
  const content: JSONContent[] = []
  let isBold = false
  const add = (node: JSONContent) => content.push(isBold ? { ...node, marks: [{ type: 'bold' }] } : node)
  for (const part of text.split(MARK)) {
    if (isMark(part)) {
      add({ type: 'variable', attrs: { source: part } })
      continue
    }
    for (const [at, piece] of part.split(BOLD).entries()) {
      if (at > 0) isBold = !isBold
      if (piece) add({ type: 'text', text: piece })
    }
  }
  return content
}

/** The text of a template as a document of the editor: one paragraph for each line. */
export const docOf = (text: string): JSONContent => ({
  type: 'doc',
  content: text.split('\n').map(line => {
    const trimmed = line.trim()
    const kind = kindOf(trimmed)
    const rest = kind === 'paragraph' ? trimmed : trimmed.slice(PREFIXES[kind].length).trim()
    const content = inlineOf(rest)
    return { type: 'paragraph', attrs: { kind }, ...(content.length > 0 && { content }) }
  }),
})

function lineOf({ attrs, content = [] }: JSONContent): string {
  const kind = (attrs?.['kind'] ?? 'paragraph') as BlockKind
  let text = ''
  let isBold = false
  for (const { type, text: words = '', attrs: about, marks = [] } of content) {
    const shouldBe = marks.some(mark => mark.type === 'bold')
    if (shouldBe !== isBold) text += BOLD
    isBold = shouldBe
    text += type === 'variable' ? String(about?.['source'] ?? '') : words
  }
  if (isBold) text += BOLD
  return kind === 'paragraph' || text === '' ? text : `${PREFIXES[kind]}${text}`
}

/** The text of a document. */
export const textOf = ({ content = [] }: JSONContent): string => content.map(lineOf).join('\n')
