import { FEWEST_FLUSH, GUTTER, SAME_EDGE } from './gutters.ts'
import { toRows } from './segments.ts'
import type { Row, Segment } from './segments.ts'

// Whether what stands side by side are columns, or the rows of a table: dates and labels next to their content.

const yearOrDate = /\b(19|20)\d\d\b|\b\d{1,2}[./]\d{2,4}\b/

/** Dates with more words, or after more letters, are a part of a line about the work. */
const MOST_DATE_WORDS = 5
const MOST_LETTERS_BEFORE_DATE = 14
const LONGEST_DATES = 30

/** Whether a text is a date or a range, perhaps with a place, and not a line that contains one. */
function isDate(text: string): boolean {
  const found = yearOrDate.exec(text)
  if (!found || text.length <= LONGEST_DATES) return found !== null
  const words = text.match(/\p{L}{3,}/gu)?.length ?? 0
  return found.index <= MOST_LETTERS_BEFORE_DATE && words <= MOST_DATE_WORDS
}

const startsWithDate = (texts: string[]) => isDate(texts[0]!)
const areOneDate = (texts: string[]) => isDate(texts.join(' '))
const isLabel = (texts: string[]) => texts.at(-1)!.endsWith(':')

/** The share of rows of `some` that are directly below each other. */
function density(some: Row[], all: Row[]): number {
  if (some.length < 2) return 0
  const places = some.map(row => all.indexOf(row))
  const adjacent = places.slice(1).filter((place, index) => place - places[index]! === 1).length
  return adjacent / (some.length - 1)
}

const textsOf = (row: Row, segments: Set<Segment>): string[] =>
  row.segments.flatMap(segment => (segments.has(segment) ? [segment.text] : []))

const textOf = (row: Row, segments: Set<Segment>): string => textsOf(row, segments).join(' ')

/** The share of rows that are dates or labels in their column; fewer, if it contains headings and places, too. */
const MOST_MARKS = 0.4
const MARKS_BELOW_HEADINGS = 0.3

/** The rows of `some` that are dates or labels, if there are many and nearly all have text next to them. */
function introduce(
  some: Row[],
  side: Set<Segment>,
  others: Row[],
  isMark: (texts: string[]) => boolean,
  fewest = MOST_MARKS,
): boolean {
  const marked = some.filter(row => isMark(textsOf(row, side)))
  const accompanied = marked.filter(row => others.includes(row))
  return marked.length >= 2 && marked.length >= some.length * fewest && accompanied.length >= marked.length * 0.75
}

/**
 * Whether the column directly to the left of an edge consists of the dates of what is to the right of it, so that the edge divides no columns:
 * next to a sidebar, the dates of the entries would become a part of it.
 */
export function areDatesBeside(left: Segment[], right: Segment[], edges: number[]): boolean {
  const rightSet = new Set(right)
  const rows = toRows([...left, ...right])
  const rightRows = rows.filter(row => row.segments.some(segment => rightSet.has(segment)))
  return edges.some(at => {
    const inner = left.filter(({ box }) => box.left >= at - SAME_EDGE)
    if (inner.length === left.length || left.some(({ box }) => box.left < at - SAME_EDGE && box.right > at - GUTTER))
      return false
    const innerSet = new Set(inner)
    const innerRows = rows.filter(row => row.segments.some(segment => innerSet.has(segment)))
    const dated = innerRows.filter(row => isDate(textOf(row, innerSet)))
    const beside = (isSide: (one: Segment) => boolean) => dated.filter(row => row.segments.some(isSide)).length
    // Dates at the right margin of the left side are beside its lines.
    if (beside(one => !innerSet.has(one) && !rightSet.has(one)) > beside(one => rightSet.has(one))) return false
    return introduce(innerRows, innerSet, rightRows, startsWithDate, MARKS_BELOW_HEADINGS)
  })
}

/** Whether both sides have their dates in the same rows: entries that stand side by side. */
function areCards(left: Row[], leftSet: Set<Segment>, right: Row[], rightSet: Set<Segment>): boolean {
  const dated = (rows: Row[], side: Set<Segment>) => rows.filter(row => yearOrDate.test(textOf(row, side)))
  const [leftDated, rightDated] = [dated(left, leftSet), dated(right, rightSet)]
  return (
    leftDated.length > 0 && leftDated.length === rightDated.length && leftDated.every(row => rightDated.includes(row))
  )
}

/**
 * Whether two "columns" are really a table that is read row by row: dates or labels next to their content. The shorter side
 * then shares lines with the other one, with the other's lines between its own, or it consists of dates or labels.
 */
export function isTable(stretch: Row[], left: Segment[], right: Segment[]): boolean {
  const [leftSet, rightSet] = [new Set(left), new Set(right)]
  const leftRows = stretch.filter(row => row.segments.some(segment => leftSet.has(segment)))
  const rightRows = stretch.filter(row => row.segments.some(segment => rightSet.has(segment)))
  const leftIsShort = leftRows.length <= rightRows.length
  const [short, long] = leftIsShort ? [leftRows, rightRows] : [rightRows, leftRows]
  const isMark = leftIsShort ? startsWithDate : areOneDate
  if (introduce(withinSpanOf(long, short, stretch), leftIsShort ? leftSet : rightSet, long, isMark)) return true
  if (introduce(leftRows, leftSet, rightRows, isLabel)) return true
  if (areLabelsWithHeadings(leftRows, leftSet, rightRows)) return true
  const both = leftRows.filter(row => rightRows.includes(row)).length
  if (both < short.length * 0.75) return false
  const grid = stretch.length <= 8 && both >= stretch.length * 0.8 && !areCards(leftRows, leftSet, rightRows, rightSet)
  return grid || density(short, stretch) < 0.5
}

/** Without the rows above and below the other side, such as the heading of the next section. */
function withinSpanOf(others: Row[], rows: Row[], stretch: Row[]): Row[] {
  const within = new Set(stretch.slice(stretch.indexOf(others[0]!), stretch.indexOf(others.at(-1)!) + 1))
  return rows.filter(row => within.has(row))
}

const FEWEST_LABELS = 4
const LONGEST_LABEL = 45

/**
 * Whether the left side consists of labels, each in the row of its content, and of headings in capitals in rows of their own, as in the Europass:
 * the rows of the labels are those of a table.
 */
function areLabelsWithHeadings(left: Row[], leftSet: Set<Segment>, right: Row[]): boolean {
  const isHeading = (row: Row) => {
    const text = textOf(row, leftSet)
    return !right.includes(row) && /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)
  }
  const labels = left.filter(row => !isHeading(row))
  const accompanied = labels.filter(row => right.includes(row)).length
  return (
    labels.length >= FEWEST_LABELS &&
    left.length - labels.length >= 2 &&
    accompanied >= labels.length * 0.9 &&
    labels.every(row => textOf(row, leftSet).length <= LONGEST_LABEL)
  )
}

/** Whether segments are the lines of a column: most directly below each other, and few with dates. */
function isDense(segments: Segment[]): boolean {
  const lines = segments.toSorted((one, other) => one.baseline - other.baseline)
  const close = lines.slice(1).filter((line, at) => line.baseline - lines[at]!.baseline < LINE_DISTANCE * line.size)
  const dated = lines.filter(({ text }) => yearOrDate.test(text))
  return lines.length >= FEWEST_FLUSH && close.length >= (lines.length - 1) * 0.6 && dated.length < lines.length * 0.2
}

/** Lines of one column are at most this many times their size apart. */
const LINE_DISTANCE = 2.2

/** Whether the right side is only the dates or places of entries, aligned with the right margin: its rows all start elsewhere. */
export function isMargin(stretch: Row[], right: Segment[]): boolean {
  if (isDense(right)) return false
  const rightSet = new Set(right)
  const isBeside = (row: Row) =>
    row.segments.some(one => rightSet.has(one)) && row.segments.some(one => !rightSet.has(one))
  // Contacts may stand above the dates, beside the name.
  const entries = stretch.slice(Math.max(0, stretch.findIndex(isBeside)))
  const cells = entries.flatMap(row => row.segments.filter(one => rightSet.has(one)))
  const edge = Math.max(...right.map(segment => segment.box.right))
  const isFlush = (some: Segment[]) =>
    some.filter(segment => edge - segment.box.right <= SAME_EDGE).length >= some.length * 0.8
  const beside = entries.filter(isBeside)
  if (cells.length <= MOST_BESIDE_ONE && beside.length === cells.length && cells.some(one => yearOrDate.test(one.text)))
    return (
      isFlush(cells) || !beside.some(row => row.segments.some(one => !rightSet.has(one) && yearOrDate.test(one.text)))
    )
  const starts = new Set(cells.map(segment => Math.round(segment.box.left / SAME_EDGE))).size
  return isFlush(cells) && starts >= Math.min(3, cells.length * 0.6) && beside.length >= cells.length * 0.6
}

/** The dates and the place of one entry. */
const MOST_BESIDE_ONE = 2

/** Whether segments are dates that stand beside what is to their left rather than to their right. */
function areDatesOfLeft(stretch: Row[], some: Segment[]): boolean {
  const set = new Set(some)
  const [left, right] = [
    Math.min(...some.map(({ box }) => box.left)),
    Math.max(...some.map(segment => segment.box.right)),
  ]
  const rows = stretch.filter(row => row.segments.some(one => set.has(one)))
  const before = rows.filter(row => row.segments.some(({ box }) => box.right < left)).length
  const after = rows.filter(row => row.segments.some(({ box }) => box.left > right)).length
  return some.every(({ text }) => isDate(text)) && before >= rows.length * 0.75 && before > after
}

/** Whether the right side begins with dates at the right margin of the left one, before a further column: the gutter is behind them. */
export function isMarginBeside(stretch: Row[], right: Segment[], edges: number[]): boolean {
  return edges.some(at => {
    const inner = right.filter(({ box }) => box.left < at - SAME_EDGE)
    const isApart = inner.every(({ box }) => box.right <= at - GUTTER)
    return (
      inner.length > 1 &&
      inner.length < right.length &&
      isApart &&
      (isMargin(stretch, inner) || areDatesOfLeft(stretch, inner))
    )
  })
}
