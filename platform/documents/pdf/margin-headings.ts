import { BOLD, isCapitals, isDated, isHeading, letters, lookAlike, textOf, weight } from './label-rows.ts'
import type { Row } from './segments.ts'

// Whether labels are headings in the margin, and what only looks like that: the sections of a sidebar.

/** As many labels of one row, each beside the start of a block, are no accident. */
export const FEWEST_SINGLE = 3
const FEWEST_HEADINGS = 4

/**
 * Whether labels are headings in the margin: in the same look, unlike the content. A list may start below its heading, which then
 * stands next to a gap.
 */
export function areMarginHeadings(labels: Row[][], starts: number[], right: Row[]): boolean {
  if (!lookAlike(labels.flat())) return false
  const headings = labels.filter((label, at) => {
    if (starts[at]! >= 0) return isHeading(label, right[starts[at]!]!)
    const next = right.find(({ baseline }) => baseline > label[0]!.baseline)
    return next !== undefined && isHeading(label, next)
  })
  // Beside a heading, the first name of its section may look like it.
  return (
    headings.length === labels.length || (labels.length >= FEWEST_HEADINGS && headings.length >= labels.length * 0.7)
  )
}

/** Headings in the margin stand above their content by at most this many times their type size. */
const SHIFT = 3

/** Headings in the margin that are set a little higher than their content, each above the start of a block of it. */
export function areShifted(labels: Row[][], right: Row[]): boolean {
  const rows = labels.flat()
  const standOut = rows.every(row => weight(row) >= BOLD || isCapitals(textOf(row)))
  if (labels.length < FEWEST_SINGLE || !lookAlike(rows) || !standOut) return false
  return labels.every(label => {
    const last = label.at(-1)!
    const at = right.findIndex(({ baseline }) => baseline > label[0]!.baseline)
    const [before, row] = [right[at - 1], right[at]]
    const isNear = row !== undefined && row.baseline - last.baseline < SHIFT * last.size
    return isNear && (!before || row.baseline - before.baseline > 1.2 * Math.max(row.size, before.size))
  })
}

/** A heading is at least this much larger than its text, in points. */
const LARGER = 0.8
/** Less text below a heading in the margin is a second heading. */
const FEWEST_SECTION_LETTERS = 35

/** Whether a heading and text below it, as in the sections of a sidebar. */
export function isSection([heading, ...text]: Row[]): boolean {
  if (!heading || text.length === 0 || [heading, ...text].some(isDated)) return false
  if (letters(text) < FEWEST_SECTION_LETTERS && !text.some(row => /[,;·•|]/.test(textOf(row)))) return false
  const standsOut = (row: Row) =>
    weight(row) >= BOLD || isCapitals(textOf(row)) || row.size > text.at(-1)!.size + LARGER
  return standsOut(heading) && !text.some(standsOut)
}

/** Whether a heading and the text below it, with some space between them, are a section of a sidebar. */
export function isSectionOf(heading: Row[], text: Row[] | undefined): boolean {
  const [last, first] = [heading.at(-1)!, text?.[0]]
  if (!text || !first || first.baseline - last.baseline > SECTION_GAP * last.size) return false
  return isSection([...heading, ...text])
}
const SECTION_GAP = 2.5
