import type { Point } from './geometry.ts'
import { outlineBox } from './path.ts'
import type { Row } from './segments.ts'

/** A horizontal line on the page, in points from the top and from the left. */
export type Rule = { at: number; left: number; right: number }

/** A line is at most this thick, and at least this long, in points. */
const THICKEST = 2
const SHORTEST = 8

/** The horizontal lines among painted outlines. `stroked`: only their edges are painted, so that a box consists of lines. */
export function rulesIn(outlines: Point[][], stroked: boolean): Rule[] {
  return outlines.flatMap(outline => {
    const box = outlineBox([outline])
    if (!box || box.right - box.left < SHORTEST) return []
    const { left, right, top, bottom } = box
    if (bottom - top <= THICKEST) return [{ at: (top + bottom) / 2, left, right }]
    return stroked
      ? [
          { at: top, left, right },
          { at: bottom, left, right },
        ]
      : []
  })
}

/** Lines closer than this are one, such as those of neighbouring cells. */
const SAME = 3

/** Lines at the same height that touch each other as one. */
export function joinedRules(rules: Rule[]): Rule[] {
  const joined: Rule[] = []
  for (const rule of rules.toSorted((a, b) => Math.round(a.at / SAME) - Math.round(b.at / SAME) || a.left - b.left)) {
    const last = joined.at(-1)
    if (last && Math.abs(last.at - rule.at) <= SAME && rule.left <= last.right + SAME)
      last.right = Math.max(last.right, rule.right)
    else joined.push({ ...rule })
  }
  return joined
}

const FEWEST = 4
const MOST = 0.6
/** How far a line goes beyond the place where columns would begin, in points. */
const BEYOND = 8

/** Whether rows are those of a table: a line crosses the place where its right side begins between most of them. */
export function areRuled(rows: Row[], edge: number, rules: Rule[]): boolean {
  const crossing = rules.filter(({ left, right }) => left < edge - BEYOND && right > edge + BEYOND)
  if (crossing.length < FEWEST) return false
  const divided = rows
    .slice(1)
    .filter((row, at) => crossing.some(rule => rule.at > rows[at]!.baseline && rule.at < row.baseline)).length
  return divided >= Math.max(FEWEST, (rows.length - 1) * MOST)
}
