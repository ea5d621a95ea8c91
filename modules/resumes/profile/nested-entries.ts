import type { DateRange } from './dates.ts'
import type { Entry } from './entries.ts'
import { namesJob } from './job-words.ts'
import type { Line } from './lines.ts'
import { lookKey } from './looks.ts'

const FEWEST_EMPLOYERS = 2

/** Whether the time of an entry includes that of another one, as precisely as both are written. */
function includes(one: DateRange, other: DateRange): boolean {
  const [from, to] = [one.from, one.to]
  if (!from || !other.from) return false
  const starts = other.from.slice(0, from.length) >= from.slice(0, other.from.length)
  const ends = one.current || (to !== null && other.to !== null && other.to.slice(0, to.length) <= to)
  return starts && ends
}

/** An entry without a title directly above one that is set in another look and took place during it. */
function isEmployerAbove(entry: Entry, next: Entry | undefined, lines: Line[]): boolean {
  if (!next || !entry.range || !next.range || next.from - entry.to > 1) return false
  const isNamed = entry.parts.some(part => !part.isRemark) && !entry.parts.some(part => namesJob(part.text))
  return isNamed && lookKey(lines[entry.from]!) !== lookKey(lines[next.from]!) && includes(entry.range, next.range)
}

/**
 * Entries in which "Grupo Serra", "2009 – today" stands above "Director", "2021 – today" and further positions there: the first part of such
 * a line is the employer of those below it. Only if several lines of this look are like that, and none is not.
 */
export function withEmployersAbove(entries: Entry[], lines: Line[]): Entry[] {
  const looks = new Map<string, { employers: number; others: number }>()
  const areEmployers = entries.map((entry, index) => isEmployerAbove(entry, entries[index + 1], lines))
  for (const [index, { from }] of entries.entries()) {
    const look = lookKey(lines[from]!)
    const count = looks.get(look) ?? { employers: 0, others: 0 }
    looks.set(look, {
      employers: count.employers + (areEmployers[index] ? 1 : 0),
      others: count.others + (areEmployers[index] ? 0 : 1),
    })
  }
  return entries.map((entry, index) => {
    const { employers, others } = looks.get(lookKey(lines[entry.from]!))!
    if (!areEmployers[index] || employers < FEWEST_EMPLOYERS || others > 0) return entry
    const first = entry.parts.findIndex(part => !part.isRemark)
    return {
      ...entry,
      parts: entry.parts.map((part, at) =>
        at === first ? { ...part, role: 'employer' } : { ...part, isRemark: true },
      ),
    }
  })
}
