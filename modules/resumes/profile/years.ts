import type { DateRange } from './dates.ts'

/** A year without a month counts as its middle, so that `2019–2021` is two years and consecutive ranges touch. */
const MIDDLE = 6

function monthIndex(month: string, end: boolean): number {
  const [year, number] = month.split('-').map(Number) as [number, number | undefined]
  if (number === undefined) return year * 12 + MIDDLE
  // The last month counts completely.
  return year * 12 + number - 1 + (end ? 1 : 0)
}

function interval(range: DateRange, now: Date): [number, number] | null {
  if (!range.from) return null
  const start = monthIndex(range.from, false)
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  if (range.current) return start < today ? [start, today] : null
  if (!range.to) return null
  const end = Math.min(monthIndex(range.to, true), today)
  const least = range.from.length === 4 && range.to.length === 4 ? MIDDLE : 1
  return [start, Math.max(end, start + least)]
}

/** The years covered by the ranges, counting overlaps once, with one decimal; null without dates. Open ranges end at `now`. */
export function yearsCovered(ranges: DateRange[], now: Date): number | null {
  const intervals = ranges.map(range => interval(range, now)).filter(one => one !== null)
  if (!intervals.length) return null
  let covered = 0
  let reached = -Infinity
  for (const [start, end] of intervals.sort((a, b) => a[0] - b[0])) {
    covered += Math.max(0, end - Math.max(start, reached))
    reached = Math.max(reached, end)
  }
  return Math.round((covered / 12) * 10) / 10
}
