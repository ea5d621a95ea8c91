import { SAME_EDGE } from './gutters.ts'
import { firstWordWidth, withNextLine } from './segments.ts'
import type { Row, Segment } from './segments.ts'

/** Lines of one cell are at most this many times their type size apart. */
const LINE_DISTANCE = 1.7
/** Cells are at least this far apart, in times the type size. */
const CELL_GAP = 0.6
const SPACE = 0.25
const SAME_SIZE = 0.5

/** What is between two names: a line that ends in it is not complete. */
const ENDS_OPEN = /(?:,|\s[–—|·•/&-])\s*$/u
const STARTS_ANEW = /^\s*(?:[•·▪◦*–—-]\s|\(?\d)/u

function looksSame(one: Segment, other: Segment): boolean {
  const [end, start] = [one.spans.at(-1)!, other.spans[0]!]
  return end.weight === start.weight && end.italic === start.italic && Math.abs(one.size - other.size) <= SAME_SIZE
}

/** The cell of a row that goes on in a segment of the next row, because its first word had no space there; -1 if there is none. */
function cellBefore(row: Row, next: Segment): number {
  if (STARTS_ANEW.test(next.text)) return -1
  return row.segments.findIndex((cell, at) => {
    const beside = row.segments[at + 1]
    if (!beside || Math.abs(cell.box.left - next.box.left) > SAME_EDGE || next.box.right > beside.box.left) return false
    const isFull = cell.box.right + SPACE * cell.size + firstWordWidth(next) > beside.box.left - CELL_GAP * cell.size
    return isFull && (looksSame(cell, next) || ENDS_OPEN.test(cell.text))
  })
}

/** A cell that goes on. A third line of it continues the second one. */
const joined = (cell: Segment, next: Segment): Segment => ({
  ...withNextLine(cell, next),
  box: { ...cell.box, right: next.box.right, bottom: next.box.bottom },
})

/** "Rhode Island School of" with dates in the next cell and "Design" below it: the lines of a cell that is too narrow for its text become one. */
export function withWrappedCells(rows: Row[]): Row[] {
  const found: Row[] = []
  for (const row of rows) {
    const before = found.at(-1)
    const [only, ...others] = row.segments
    const isNear = before && row.baseline - before.baseline <= LINE_DISTANCE * Math.max(row.size, before.size)
    const at = isNear && only && others.length === 0 ? cellBefore(before, only) : -1
    if (at < 0) {
      found.push(row)
      continue
    }
    const segments = before!.segments.map((cell, index) => (index === at ? joined(cell, only!) : cell))
    found[found.length - 1] = { ...before!, segments, baseline: row.baseline }
  }
  return found
}
