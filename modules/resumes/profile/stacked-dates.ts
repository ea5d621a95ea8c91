import { findPoint, findRange } from './dates.ts'
import type { FoundRange } from './dates.ts'
import { isBullet } from './lines.ts'
import type { Line } from './lines.ts'

/** Two dates one below the other next to an entry, without a dash: the rows that they are in, and the time from the earlier to the later one. */
export type StackedDates = { second: number; range: FoundRange }

const LONGEST_DATE = 25
/** Lines between the two dates at most, such as the employer and the beginning of what the work was. */
const MOST_BETWEEN = 4
const FEWEST_PAIRS = 2
const MOST_PAIRS = 0.6

const cellOf = ({ text }: Line) => text.split('\t')[0]!.trim()

/** A date that fills the first cell of a row: a month or year, or a word for today, which is null. */
function dateIn(line: Line): { at: string | null } | undefined {
  const cell = cellOf(line)
  if (!cell || cell.length > LONGEST_DATE || isBullet(line.text)) return undefined
  const point = findPoint(cell)
  if (point) return point.start === 0 && point.end === cell.length && !findRange(cell) ? { at: point.to } : undefined
  if (/\d/.test(cell) || cell.length < 2) return undefined
  const since = findRange(`2000 – ${cell}`)
  return since?.current && since.end === cell.length + 7 ? { at: null } : undefined
}

function rangeOf(one: string | null, other: string | null, length: number): FoundRange | null {
  const [from, to] = [one, other].filter(at => at !== null).toSorted()
  if (!from) return null
  return { from, to: to ?? null, current: to === undefined, start: 0, end: length }
}

/**
 * The entries of a section with their two dates one below the other, by the row of the first one: "June 2011" next to the employer and "April 2010"
 * next to the title. A list of entries with one date each has no such pairs, because each pair starts after a gap.
 */
export function stackedDates(lines: Line[]): Map<number, StackedDates> {
  const found = new Map<number, StackedDates>()
  let alone = 0
  for (let index = 0; index < lines.length; index++) {
    const first = lines[index]!
    const date = first.text.includes('\t') ? dateIn(first) : undefined
    if (!date) continue
    const second = secondDate(lines, index)
    const range =
      second && opensEntry(lines, index, second.index) ? rangeOf(date.at, second.at, cellOf(first).length) : null
    if (second && range) {
      found.set(index, { second: second.index, range })
      index = second.index
    } else alone += 1
  }
  // "Mars 2010 Septembre 2008" in one row is written alike.
  const ranges = lines.filter(
    line => line.text.includes('\t') && /[‒–—―-]/.test(cellOf(line)) && findRange(cellOf(line)) !== null,
  ).length
  return found.size >= FEWEST_PAIRS && found.size >= (found.size + alone + ranges) * MOST_PAIRS ? found : new Map()
}

/** An entry starts after a gap, or after a row without a date if both of its own dates are in rows that follow each other. */
function opensEntry(lines: Line[], first: number, second: number): boolean {
  const before = lines[first - 1]
  return !before || lines[first]!.afterGap || (second === first + 1 && dateIn(before) === undefined)
}

/** The next row of the same entry that starts with a date alone. */
function secondDate(lines: Line[], first: number): { index: number; at: string | null } | null {
  for (let index = first + 1; index <= first + 1 + MOST_BETWEEN; index++) {
    const line = lines[index]
    if (!line || line.afterGap) return null
    const date = dateIn(line)
    if (date) return { index, at: date.at }
  }
  return null
}
