import type { Row } from './segments.ts'

/** Lines further apart than this many times their type size are separate paragraphs. */
const PARAGRAPH_GAP = 1.9

/** First halves of words that keep their hyphen when a line ends in them. */
const keepsHyphen =
  /(^|[^\p{L}])(self|full|part|end|cross|well|co|non|front|back|long|short|high|low|real|multi|on|in|to|e|data|test|user|cloud|first|second|third|open|high|mid|object|event|cost|decision|problem|world|day|hands|anti)-$/iu

/** A web address that continues on the next line. */
const openAddress = /(?:^|[\s|(])(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/(?:[\w-]+\/)*$/i

/** Joins two lines and removes the hyphen of a word that was split between them. */
function join(before: string, line: string): string {
  if (openAddress.test(before) && /^[\w-]+(\s|$)/.test(line)) return before + line
  const cut = /\p{L}{2,}-$/u.test(before) && /^\p{Ll}{2,}/u.test(line)
  if (!cut) return `${before}\n${line}`
  return keepsHyphen.test(before) ? before + line : before.slice(0, -1) + line
}

function lineOf(row: Row): string {
  return row.segments.map(segment => segment.text.trim()).join('\t')
}

function blockText(rows: Row[]): string {
  let text = ''
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1]
    const line = lineOf(row)
    if (!before) text = line
    else if (row.baseline - before.baseline > PARAGRAPH_GAP * Math.max(row.size, before.size)) text += `\n\n${line}`
    else text = join(text, line)
  }
  return text
}

/** The text of a page from its blocks of rows: one line per row, a tab between cells, an empty line between blocks. */
export function pageText(blocks: Row[][]): string {
  return blocks.map(blockText).join('\n\n')
}
