import { periodsIn } from '#platform/ai/text/periods.ts'
import type { PageSpan, ProfileFacts } from './input.ts'
import { type Entry, isAway } from './resume-entries.ts'
import type { Line } from './resume-lines.ts'

// The positions that were read from the layout of the résumé, next to those that are found in its text.

interface Lines {
  first: number
  last: number
}

/**
 * Entries of work with what is known from the profile: its positions are entries, also where their dates or headings are not recognized in
 * the text, and its education is none.
 */
export function withReadEntries(found: Entry[], lines: Line[], profile: ProfileFacts, now: string): Entry[] {
  const dated = profile.positions.flatMap(({ from, to, at }) => {
    const period = from === null ? undefined : periodsIn(`${from} - ${to ?? 'present'}`, now)[0]
    return period ? [{ at, period }] : []
  })
  const periods = dated.map(({ period }) => period)
  const held = dated.flatMap(({ at, period }) => {
    const own = placeOf(at, lines)
    return own ? [{ ...own, period }] : []
  })
  const studied = (profile.education ?? []).flatMap(at => placeOf(at, lines) ?? [])
  const isWork = (entry: Entry) =>
    held.some(one => overlaps(one, headOf(entry))) || !studied.some(one => overlaps(one, headOf(entry)))
  const isEntered = ({ period }: Entry) => periods.some(one => one.from === period.from && one.to === period.to)
  const work = found.filter(entry => (profile.corrected ? isEntered(entry) : isWork(entry)))
  const missed = held
    .filter(one => !found.some(entry => overlaps(one, headOf(entry))) && !isAway(lines, one.first, one.last))
    .map(({ first, last, period }) => ({ first, headEnd: last, last: lastLine(lines, last), period }))
  const all = [...work, ...missed].sort((a, b) => a.first - b.first)
  return all.map((entry, i) => ({ ...entry, last: Math.min(entry.last, (all[i + 1]?.first ?? Infinity) - 1) }))
}

const headOf = ({ first, headEnd }: Entry): Lines => ({ first, last: headEnd })

const overlaps = (one: Lines, other: Lines): boolean => one.first <= other.last && other.first <= one.last

/** The lines that a part of a page is on. */
function placeOf(at: PageSpan | null | undefined, lines: Line[]): Lines | null {
  if (!at) return null
  const isIn = ({ page, start, text }: Line) =>
    page.number === at.page && start < at.end && at.start < start + text.length
  const first = lines.findIndex(isIn)
  return first < 0 ? null : { first, last: lines.findLastIndex(isIn) }
}

/** An entry ends with its section. */
function lastLine(lines: Line[], head: number): number {
  const next = lines.findIndex((line, i) => i > head && (line.isHeading || line.section !== lines[head]!.section))
  return next < 0 ? lines.length - 1 : next - 1
}
