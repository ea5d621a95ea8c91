import { withCenteredCells } from './centered-cells.ts'
import { formRows } from './forms.ts'
import { FEWEST_FLUSH, GUTTER, SAME_EDGE } from './gutters.ts'
import { labelledRows } from './labels.ts'
import { areRuled, type Rule } from './rules.ts'
import { toRows } from './segments.ts'
import type { Row, Segment } from './segments.ts'
import { areDatesBeside, isMargin, isMarginBeside, isTable } from './side-tables.ts'

/** A range of rows that is divided by one vertical gutter. `labelled`: the left side labels the right one; then its rows in reading order. */
type Split = {
  from: number
  to: number
  edge: number
  left: Segment[]
  right: Segment[]
  labelled: Row[] | null
  isForm: boolean
  score: number
}

const DEEPEST = 6

/** Where columns may begin: left edges that several segments share. */
function columnEdges(rows: Row[]): number[] {
  const lefts = rows.flatMap(row => row.segments.map(segment => segment.box.left)).sort((a, b) => a - b)
  const edges: { at: number; count: number }[] = []
  for (const left of lefts) {
    const edge = edges.at(-1)
    if (edge && left - edge.at <= SAME_EDGE) edge.count++
    else edges.push({ at: left, count: 1 })
  }
  return edges.filter((edge, index) => index > 0 && edge.count >= 3).map(edge => edge.at)
}

/** Headings stand at most this far to the left of what is below them. */
const OUTDENT = 45
const FEWEST_OUTDENTED = 2

/** Where a column begins whose headings stand to the left of its lines, so that too few lines share their edge. */
function outdentedEdges(rows: Row[], edges: number[]): number[] {
  const lefts = rows.flatMap(row => row.segments.map(({ box }) => box.left))
  return edges.flatMap(edge => {
    const near = lefts.filter(left => left < edge - SAME_EDGE && left > edge - OUTDENT)
    const outdented = near.reduce((least, left) => Math.min(least, left), Infinity)
    const headings = near.filter(left => left - outdented <= SAME_EDGE).length
    return headings >= FEWEST_OUTDENTED && !rows.some(row => crosses(row, outdented)) ? [outdented] : []
  })
}

/** A column at the side is narrower than this share of the page's text. */
const WIDEST_SIDE = 0.42

/** Where a column begins whose lines are aligned to its right edge: its left edges differ, so the longest line tells. */
function flushEdge(rows: Row[]): number[] {
  const boxes = rows.flatMap(row => row.segments.map(({ box }) => box))
  const left = boxes.reduce((least, box) => Math.min(least, box.left), Infinity)
  const right = boxes.reduce((most, box) => Math.max(most, box.right), -Infinity)
  const side = boxes.filter(box => box.left > (left + right) / 2 && box.right - box.left < (right - left) * WIDEST_SIDE)
  const counts = new Map<number, number>()
  for (const box of side) {
    const place = Math.round(box.right / SAME_EDGE)
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  const [place, count] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])
  // A long address may extend beyond the edge.
  const column = side.filter(box => box.right > (place - 1) * SAME_EDGE)
  return count < FEWEST_FLUSH ? [] : [column.reduce((least, box) => Math.min(least, box.left), Infinity)]
}

const SAME_CENTER = 3
/** No column has more rows; comparing all of them takes the square of their number. */
const MOST_CENTERED = 400

/** Where a column at the right side begins whose rows are centered: its widest row tells. */
function centeredEdge(rows: Row[]): number[] {
  const boxes = rows.flatMap(row => row.segments.map(({ box }) => box))
  const left = boxes.reduce((least, box) => Math.min(least, box.left), Infinity)
  const right = boxes.reduce((most, box) => Math.max(most, box.right), -Infinity)
  const middle = (left + right) / 2
  const side = rows.flatMap(row => {
    const own = row.segments.filter(({ box }) => box.left > middle)
    const start = own.reduce((least, { box }) => Math.min(least, box.left), Infinity)
    const end = own.reduce((most, { box }) => Math.max(most, box.right), -Infinity)
    return own.length > 0 && end - start < (right - left) * WIDEST_SIDE ? [{ start, center: (start + end) / 2 }] : []
  })
  const centered = (side.length > MOST_CENTERED ? [] : side)
    .map(one => side.filter(other => Math.abs(other.center - one.center) <= SAME_CENTER))
    .reduce<typeof side>((most, some) => (some.length > most.length ? some : most), [])
  const starts = new Set(centered.map(({ start }) => Math.round(start / SAME_EDGE)))
  if (centered.length < FEWEST_FLUSH || centered.length < side.length * 0.6 || starts.size < centered.length / 2)
    return []
  return [centered.reduce((least, { start }) => Math.min(least, start), Infinity)]
}

function crosses(row: Row, edge: number): boolean {
  // A long line may come close to the text beside it, which starts at the edge.
  const isBeside = row.segments.some(({ box }) => Math.abs(box.left - edge) <= SAME_EDGE)
  const end = isBeside ? edge : edge - GUTTER
  return row.segments.some(({ box }) => box.left < edge - SAME_EDGE && box.right > end)
}

/** A heading is this much larger than most text. */
const HEADING_SIZE = 1.12

/**
 * Whether a row is a heading across both columns although it ends before the gutter: it stands alone, in larger type, at the left
 * edge, and neither column has text near it.
 */
function isHeadingAcross(rows: Row[], at: number, usual: number, left: number): boolean {
  const [before, row, after] = [rows[at - 1], rows[at]!, rows[at + 1]]
  if (row.segments.length > 1 || row.size < usual * HEADING_SIZE || !before || !after) return false
  const above = row.baseline - before.baseline
  const below = after.baseline - row.baseline
  return row.segments[0]!.box.left - left <= SAME_EDGE && above > 1.8 * usual && below > 1.2 * usual
}

/** The longest ranges of rows that the gutter before `edge` divides without being crossed. */
function stretches(rows: Row[], edge: number, usual: number): Row[][] {
  const left = Math.min(...rows.flatMap(row => row.segments.map(segment => segment.box.left)))
  const found: Row[][] = []
  let open: Row[] = []
  for (const [at, row] of rows.entries()) {
    if (!crosses(row, edge) && !isHeadingAcross(rows, at, usual, left)) open.push(row)
    else {
      found.push(open)
      open = []
    }
  }
  return [...found, open].filter(stretch => stretch.length >= 3)
}

/** Rows of a title block at most: name, profession, a line or two of contact. */
const TITLE_ROWS = 5

/**
 * Separates the rows above both columns: a name in large type and the rows under it, as far as the other column has
 * not started. They belong to the page, not to one column.
 */
function withoutTitle(stretch: Row[], edge: number, usual: number): Row[] {
  if (!stretch[0] || stretch[0].size < usual * 1.4) return stretch
  const isLeft = (segment: Segment) => segment.box.left < edge - SAME_EDGE
  const side = isLeft(stretch[0].segments[0]!)
  for (const [index, row] of stretch.entries()) {
    const before = stretch[index - 1]
    const apart = before && row.baseline - before.baseline > 2.5 * Math.max(row.size, before.size)
    const bothSides = row.segments.some(segment => isLeft(segment) !== side)
    if (index > 0 && (apart || bothSides)) return stretch.slice(index)
    if (bothSides || index >= TITLE_ROWS) return stretch
  }
  return stretch
}

/** Whether a row stands out as a heading does: one short piece in larger or bolder type or in capitals, with space above. */
function isHeadingRow(rows: Row[], at: number, usual: number): boolean {
  const [before, row] = [rows[at - 1], rows[at]!]
  const [segment] = row.segments
  if (row.segments.length > 1 || segment!.text.length > LONGEST_HEADING || !before) return false
  const isCapitals = /\p{Lu}{3}/u.test(segment!.text) && !/\p{Ll}/u.test(segment!.text)
  const isBold = segment!.spans.every(({ weight }) => weight >= 600)
  if (!isCapitals && !isBold && row.size < usual * HEADING_SIZE) return false
  return row.baseline - before.baseline > 1.6 * Math.max(row.size, before.size)
}

const LONGEST_HEADING = 40

/**
 * A few rows side by side, such as groups of skills, without the sections of the longer side above and below them: it starts with the
 * last heading before the shorter side and ends before the first one after it.
 */
function withoutOtherSections(stretch: Row[], edge: number, usual: number): Row[] {
  const isLeft = ({ box }: Segment) => box.left < edge - SAME_EDGE
  const of = (side: boolean) =>
    stretch.flatMap((row, at) => (row.segments.some(one => isLeft(one) === side) ? [at] : []))
  const [left, right] = [of(true), of(false)]
  const short = left.length < right.length ? left : right
  if (!short.length || Math.max(left.length, right.length) < short.length + FEWEST_OTHER_ROWS) return stretch
  const shortRows = new Set(short)
  const box = boxOf(stretch.flatMap(row => row.segments.filter(one => isLeft(one) === left.length > right.length)))
  const headings = stretch.flatMap((_, at) =>
    !shortRows.has(at) && isHeadingRow(stretch, at, usual) && isPlacedLikeHeading(stretch[at]!, box) ? [at] : [],
  )
  const from = headings.findLast(at => at < short[0]!) ?? 0
  const to = headings.find(at => at > short.at(-1)!) ?? stretch.length
  return stretch.slice(from, to)
}

const FEWEST_OTHER_ROWS = 1
/** The middle of a centered heading is at most this far from its column's, as a share of its width. */
const OFF_CENTER = 0.05

const boxOf = (segments: Segment[]) => ({
  left: segments.reduce((least, { box }) => Math.min(least, box.left), Infinity),
  right: segments.reduce((most, { box }) => Math.max(most, box.right), -Infinity),
})

/** At the left edge of its column, or in the middle. The bold name of an employer beside its dates is neither. */
function isPlacedLikeHeading(row: Row, column: { left: number; right: number }): boolean {
  const { left, right } = boxOf(row.segments)
  const offCenter = Math.abs(left + right - column.left - column.right) / 2
  return left - column.left <= SAME_EDGE || offCenter <= (column.right - column.left) * OFF_CENTER
}

function span(segments: Segment[]): { top: number; bottom: number } {
  return {
    top: Math.min(...segments.map(segment => segment.box.top)),
    bottom: Math.max(...segments.map(segment => segment.box.bottom)),
  }
}

/** The share of the shorter column that is next to the other one, 0–1. */
function besideEachOther(left: Segment[], right: Segment[]): number {
  const [one, other] = [span(left), span(right)]
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return shared / Math.max(1, Math.min(one.bottom - one.top, other.bottom - other.top))
}

/** Where a page may be divided, as far as other parts of the document tell: by columns above, and by forms on pages before. `rules`: its lines. */
export type Known = { gutters: number[]; forms: number[]; rules?: Rule[] }

const isAmong = (edges: number[], edge: number) => edges.some(one => Math.abs(one - edge) <= SAME_EDGE)

function splitAt(
  rows: Row[],
  stretch: Row[],
  edge: number,
  { gutters, forms, rules = [] }: Known,
  edges: number[],
): Split | null {
  const isKnown = gutters.includes(edge)
  const segments = stretch.flatMap(row => row.segments)
  const left = segments.filter(segment => segment.box.left < edge - SAME_EDGE)
  const right = segments.filter(segment => segment.box.left >= edge - SAME_EDGE)
  if (!left.length || !right.length || left.length + right.length < (isKnown ? 4 : 5)) return null
  if (!isKnown && (left.length < 2 || right.length < 2)) return null
  if (besideEachOther(left, right) < 0.4 || areRuled(stretch, edge, rules)) return null
  const from = rows.indexOf(stretch[0]!)
  const [leftRows, rightRows] = [toRows(left), toRows(right)]
  const form = formRows(leftRows, rightRows, isAmong(forms, edge))
  const labelled = form ?? labelledRows(leftRows, rightRows)
  if (!labelled && (isTable(stretch, left, right) || isMargin(stretch, right))) return null
  const further = edges.filter(one => one < edge - SAME_EDGE)
  const beyond = edges.filter(one => one > edge + SAME_EDGE)
  if (!labelled && (areDatesBeside(left, right, further) || isMarginBeside(stretch, right, beyond))) return null
  const score = Math.min(left.length, right.length) * stretch.length
  return { from, to: from + stretch.length, edge, left, right, labelled, isForm: form !== null, score }
}

function bestSplit(rows: Row[], known: Known): Split | null {
  const usual = rows.map(row => row.size).sort((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 10
  const edges = columnEdges(rows)
  const found = [...edges, ...outdentedEdges(rows, edges), ...flushEdge(rows), ...centeredEdge(rows)]
  const splits = [...new Set([...found, ...known.gutters, ...known.forms])]
    .flatMap(edge =>
      stretches(rows, edge, usual).map(stretch =>
        splitAt(rows, withoutOtherSections(withoutTitle(stretch, edge, usual), edge, usual), edge, known, edges),
      ),
    )
    .filter(split => split !== null)
  return splits.sort((a, b) => b.score - a.score)[0] ?? null
}

/**
 * Sorts a page's segments into reading order: first the rows across the page, then the left column, then
 * the right one, then the rows across below. The same applies to nested columns. Tables are read row by row.
 * Returns blocks of rows that are read one after the other.
 */
export function readingOrder(segments: Segment[], depth = 0, known: Known = { gutters: [], forms: [] }): Row[][] {
  const rows = toRows(segments)
  const split = depth < DEEPEST ? bestSplit(rows, known) : null
  if (!split) return rows.length ? [withCenteredCells(rows)] : []
  if (split.isForm && !isAmong(known.forms, split.edge)) known.forms.push(split.edge)
  const flat = (part: Row[]) => part.flatMap(row => row.segments)
  const [before, after] = [flat(rows.slice(0, split.from)), flat(rows.slice(split.to))]
  const inner = split.labelled
    ? [withCenteredCells(split.labelled)]
    : [split.left, split.right].flatMap(part =>
        readingOrder(part, depth + 1, { gutters: [], forms: [], rules: known.rules }),
      )
  // A line across the page may interrupt columns that go on below it with few lines.
  const further = split.labelled ? known : { ...known, gutters: [...known.gutters, split.edge] }
  return [...readingOrder(before, depth + 1, further), ...inner, ...readingOrder(after, depth + 1, further)]
}
