import type { Column, RawLine, RawSpan } from '../reading.ts'
import { firstWordWidth } from './segments.ts'
import type { Row } from './segments.ts'
import { withWrappedCells } from './wrapped-cells.ts'

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
  // "maria.lopez-" and "garcia@example.com"
  if (/^[^\s@]*@/.test(line)) return 'kept hyphen'
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

/** A line ends at the right edge of the column if it ends this close to it, as a share of the column's width. */
const AT_EDGE = 0.08
/** As many lines that end at the right edge show where it is. */
const FEWEST_AT_EDGE = 3
/** Left edges closer than this are the same one, in points. */
const SAME_EDGE = 2.5

type Edge = Column & { rows: number }

const endsAt = (row: Row, { left, right }: Column) => {
  const last = row.segments.at(-1)!
  return last.box.right >= right - (right - left) * AT_EDGE && last.text.length > FEWEST_LETTERS
}

/** The columns of running text on a page, with the number of rows that end at their right edge. Blocks with the same edges are one. */
function textColumns(blocks: Row[][]): Edge[] {
  const found: Edge[] = []
  for (const rows of blocks.slice(0, MOST_BLOCKS)) {
    const column = columnOf(rows)
    const same = found.find(
      ({ left, right }) =>
        Math.abs(left - column.left) < SAME_EDGE && Math.abs(right - column.right) < (right - left) * AT_EDGE,
    )
    const edge = same ?? { ...column, rows: 0 }
    if (!same) found.push(edge)
    edge.right = Math.max(edge.right, column.right)
    edge.rows += rows.filter(row => endsAt(row, edge)).length
  }
  return found
}

/** Pages with more blocks than this are tables or drawings. */
const MOST_BLOCKS = 60

/** The right edge of a block's running text; null if too few lines end there to tell. */
function textEdge(rows: Row[], columns: Edge[]): number | null {
  const column = columnOf(rows)
  const own = columns.find(
    ({ left, right }) =>
      Math.abs(left - column.left) < SAME_EDGE &&
      right >= column.right &&
      right - column.right < (right - left) * AT_EDGE,
  )
  if (own && own.rows >= FEWEST_AT_EDGE) return own.right
  const flush = rows.filter(
    ({ segments }) => segments.length > 1 && column.right - segments.at(-1)!.box.right <= FLUSH,
  ).length
  return flush >= FEWEST_FLUSH_CELLS ? column.right : null
}

/** Dates and places that end at the same edge, in points, are aligned with it. */
const FLUSH = 0.7
const FEWEST_FLUSH_CELLS = 2

/** Shorter texts at the right edge are dates and places. */
const FEWEST_LETTERS = 25

/** Whether a row starts below the last text of the row before, looks the same, and its first word did not fit there. */
function continuesRow(before: Row, row: Row, edge: number): boolean {
  const [last, first] = [before.segments.at(-1)!, row.segments[0]!]
  if (row.segments.length > 1 || Math.abs(last.size - first.size) > 0.5) return false
  const [end, start] = [last.spans.at(-1)!, first.spans[0]!]
  const looksSame = end.weight === start.weight && end.italic === start.italic
  const bullet = last.text.startsWith('•') ? BULLET_INDENT * last.size : 0
  const indent = first.box.left - last.box.left
  return (
    looksSame &&
    indent > -SAME_EDGE &&
    indent < SAME_EDGE + bullet &&
    last.box.right + last.size * SPACE + firstWordWidth(first) > edge
  )
}

/** The text of an item may start this many times the type size after its bullet. */
const BULLET_INDENT = 2.5
const SPACE = 0.25

/** The usual distance between two lines of a page, in points. Résumés with wide line spacing have wide gaps inside paragraphs. */
function usualDistance(blocks: Row[][]): number {
  const distances = blocks.flatMap(rows => rows.slice(1).map((row, index) => row.baseline - rows[index]!.baseline))
  return distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0
}

/** Whether a block goes on directly below the last row of the one before, at the same left edge. */
const isBelow = (above: Row, row: Row): boolean =>
  row.baseline > above.baseline && Math.abs(above.segments[0]!.box.left - row.segments[0]!.box.left) <= SAME_EDGE

function blockLines(rows: Row[], usual: number, columns: Edge[], above: Row | undefined): RawLine[] {
  const column = columnOf(rows)
  const edge = textEdge(rows, columns)
  const lines: RawLine[] = []
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1] ?? (above && isBelow(above, row) ? above : undefined)
    const spans = spansOf(row)
    const widest = before && Math.max(PARAGRAPH_GAP * Math.max(row.size, before.size), WIDE_SPACING * usual)
    const gap = !widest || row.baseline - before.baseline > widest
    const open = lines.at(-1)
    const how = open && !gap ? continuation(textOf(open.spans).trimEnd(), textOf(spans).trimStart()) : null
    if (open && how) extend(open, spans, how)
    else {
      const continues = edge !== null && before !== undefined && !gap && continuesRow(before, row, edge)
      lines.push({ spans, column, heading: null, afterGap: gap, continues })
    }
  }
  return lines
}

const spanOf = (rows: Row[]) => ({ top: rows[0]!.baseline, bottom: rows.at(-1)!.baseline })

/** Whether nothing stands to the right of a block, but other text of the page reaches further: its lines end where their text ends. */
function isRagged(rows: Row[], blocks: Row[][]): boolean {
  const [{ left, right }, own] = [columnOf(rows), spanOf(rows)]
  const margin = Math.max(...blocks.map(block => columnOf(block).right))
  if (right >= margin - (margin - left) * AT_EDGE) return false
  return !blocks.some(block => {
    const other = spanOf(block)
    return block !== rows && columnOf(block).left >= right && other.top <= own.bottom && other.bottom >= own.top
  })
}

/** The lines of a page from its blocks of rows, with a tab between cells. A block starts after a gap. */
export function pageLines(found: Row[][]): RawLine[] {
  const blocks = found.map(withWrappedCells)
  const usual = usualDistance(blocks)
  const columns = textColumns(blocks)
  return blocks.flatMap((rows, at) =>
    blockLines(
      rows,
      usual,
      blocks.length <= MOST_BLOCKS && isRagged(rows, blocks) ? [] : columns,
      blocks[at - 1]?.at(-1),
    ),
  )
}
