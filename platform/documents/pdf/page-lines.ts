import type { Column, RawLine, RawSpan } from '../reading.ts'
import type { Row } from './segments.ts'

/** Lines further apart than this many times their type size are separate paragraphs. */
const PARAGRAPH_GAP = 1.9
/** … and further apart than this many times the usual distance. */
const WIDE_SPACING = 1.2

/** First halves of words that keep their hyphen when a line ends in them. */
const keepsHyphen =
  /(^|[^\p{L}])(self|full|part|end|cross|well|co|non|front|back|long|short|high|low|real|multi|on|in|to|e|data|test|user|cloud|first|second|third|open|high|mid|object|event|cost|decision|problem|world|day|hands|anti)-$/iu

/** A web address that continues on the next line. */
const openAddress = /(?:^|[\s|(])(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/(?:[\w-]+\/)*$/i

/** How a line continues the line above it: as the rest of a split word or address, or not at all. */
function continuation(before: string, line: string): 'address' | 'kept hyphen' | 'split word' | null {
  if (openAddress.test(before) && /^[\w-]+(\s|$)/.test(line)) return 'address'
  if (!/\p{L}{2,}-$/u.test(before) || !/^\p{Ll}{2,}/u.test(line)) return null
  return keepsHyphen.test(before) ? 'kept hyphen' : 'split word'
}

const textOf = (spans: RawSpan[]) => spans.map(span => span.text).join('')

function spansOf(row: Row): RawSpan[] {
  return row.segments.flatMap(({ spans }, index) =>
    index ? [{ ...spans[0]!, text: `\t${spans[0]!.text}` }, ...spans.slice(1)] : spans,
  )
}

/** Appends a line to the line above, without the hyphen of a split word. */
function extend(line: RawLine, spans: RawSpan[], how: 'address' | 'kept hyphen' | 'split word'): void {
  const last = line.spans.at(-1)!
  const text = last.text.trimEnd()
  line.spans.splice(-1, 1, { ...last, text: how === 'split word' ? text.slice(0, -1) : text }, ...spans)
}

/** The column that a block of rows fills. */
function columnOf(rows: Row[]): Column {
  const boxes = rows.flatMap(row => row.segments.map(segment => segment.box))
  return { left: Math.min(...boxes.map(box => box.left)), right: Math.max(...boxes.map(box => box.right)) }
}

/** The usual distance between two lines of a page, in points. Résumés with wide line spacing have wide gaps inside paragraphs. */
function usualDistance(blocks: Row[][]): number {
  const distances = blocks.flatMap(rows => rows.slice(1).map((row, index) => row.baseline - rows[index]!.baseline))
  return distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0
}

function blockLines(rows: Row[], usual: number): RawLine[] {
  const column = columnOf(rows)
  const lines: RawLine[] = []
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1]
    const spans = spansOf(row)
    const widest = before && Math.max(PARAGRAPH_GAP * Math.max(row.size, before.size), WIDE_SPACING * usual)
    const gap = !widest || row.baseline - before.baseline > widest
    const open = lines.at(-1)
    const how = open && !gap ? continuation(textOf(open.spans).trimEnd(), textOf(spans).trimStart()) : null
    if (open && how) extend(open, spans, how)
    else {
      lines.push({ spans, column, heading: null, afterGap: gap })
    }
  }
  return lines
}

/** The lines of a page from its blocks of rows, with a tab between cells. A block starts after a gap. */
export function pageLines(blocks: Row[][]): RawLine[] {
  const usual = usualDistance(blocks)
  return blocks.flatMap(rows => blockLines(rows, usual))
}
