import { SAME_EDGE } from './gutters.ts'
import { withNextLine } from './segments.ts'
import type { Row, Segment } from './segments.ts'

/** A cell in the middle of two lines is at most this many times their type size away from each of them. */
const NEAREST = 0.9

const isNear = (one: Row, other: Row) =>
  Math.abs(one.baseline - other.baseline) <= NEAREST * Math.max(one.size, other.size)

const isApart = (one: Segment, other: Segment) => one.box.right <= other.box.left || other.box.right <= one.box.left

/** The two lines of a cell as one text. */
const joined = (first: Segment, second: Segment): Segment => ({
  ...withNextLine(first, second),
  box: { ...first.box, right: Math.max(first.box.right, second.box.right), bottom: second.box.bottom },
})

/** The line above and the line below a row, if they are one cell of two lines beside the others, which are centered. */
function cellAround(above: Row | undefined, row: Row, below: Row | undefined): Segment | null {
  const [first, second] = [above?.segments[0], below?.segments[0]]
  if (!first || !second || above!.segments.length > 1 || below!.segments.length > 1) return null
  if (Math.abs(first.box.left - second.box.left) > SAME_EDGE || !isNear(above!, row) || !isNear(row, below!))
    return null
  return row.segments.every(segment => isApart(segment, first) && isApart(segment, second))
    ? joined(first, second)
    : null
}

/**
 * Rows of a table with cells that are centered beside one of two lines, such as a label: its lines stand above and below the row. They become one cell
 * of it.
 */
export function withCenteredCells(rows: Row[]): Row[] {
  const found: Row[] = []
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    const cell = cellAround(found.at(-1), row, rows[at + 1])
    if (!cell) {
      found.push(row)
      continue
    }
    found.pop()
    found.push({ ...row, segments: [...row.segments, cell].toSorted((one, other) => one.box.left - other.box.left) })
    at += 1
  }
  return found
}
