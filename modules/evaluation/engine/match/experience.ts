import { fold } from '#platform/ai/text/tokens.ts'
import { mentions, shows } from '../concepts/library.ts'
import type { ProfileFacts, ResumePage } from './input.ts'

/** A stretch of work: months since year 0, end exclusive, and what its entry names. */
export interface Stint {
  from: number
  to: number
  concepts: Set<string>
}

const MONTHS: Record<string, number> = {}
for (const names of [
  'january february march april may june july august september october november december',
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'januar februar marz april mai juni juli august september oktober november dezember',
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
]) {
  names.split(' ').forEach((name, i) => (MONTHS[name] = i))
}
MONTHS.sept = 8

const NAMES = Object.keys(MONTHS)
  .sort((a, b) => b.length - a.length)
  .join('|')
const POINT = `(?:(?:(${NAMES})\\.?,?\\s+|(\\d{1,2})[/.])?((?:19|20)\\d{2})(?:-(0[1-9]|1[0-2])(?!\\d))?)`
const NOW = "(present|now|today|current|currently|date|heute|aujourd'hui|present|actualidad|presente|ongoing)"
const RANGE = new RegExp(
  `(?<![\\d/.])${POINT}\\s*(?:-|–|—|−|to|until|till|bis|a|au|hasta)\\s*(?:${POINT}|(?:the )?${NOW})(?!\\d)`,
  'gu',
)
const SINCE = new RegExp(`\\b(?:since|seit|depuis|desde)\\s+${POINT}`, 'gu')
const SCHOOL =
  /\b(?:university|college|school|bachelor|b\.?sc|m\.?sc|master of|master's|phd|degree|studies|education|universitat|hochschule|studium|ausbildung zum|ecole|universite|licence|lycee|universidad|instituto|grado)\b/u

/** The working stints that a résumé's dates tell of. School years are none. */
export function stints(pages: ResumePage[], now: string): Stint[] {
  return pages.flatMap(page => pageStints(page.text, now))
}

function pageStints(text: string, now: string): Stint[] {
  const folded = foldInPlace(text)
  const found = [...folded.matchAll(RANGE), ...folded.matchAll(SINCE)].sort((a, b) => a.index - b.index)
  const ranges = found.flatMap(match => {
    const range = readRange(match, now)
    return range ? [{ ...range, at: match.index }] : []
  })
  return ranges.flatMap(({ from, to, at }, i) => {
    const start = entryStart(folded, at)
    const next = ranges[i + 1]
    const end = next ? Math.max(at, entryStart(folded, next.at)) : folded.length
    const head = folded.slice(start, lineEnd(folded, lineEnd(folded, at) + 1))
    if (SCHOOL.test(head)) return []
    const concepts = new Set(mentions(text.slice(start, end)).flatMap(mention => shows(mention.concept)))
    return [{ from, to, concepts }]
  })
}

function readRange(match: RegExpMatchArray, now: string): { from: number; to: number } | null {
  const [, monthA, digitA, yearA, isoA, monthB, digitB, yearB, isoB] = match
  const present = month(now)
  const from = Number(yearA) * 12 + monthOf(monthA, digitA ?? isoA, 0)
  const to =
    yearB === undefined ? present + 1 : Math.min(present, Number(yearB) * 12 + monthOf(monthB, digitB ?? isoB, -1)) + 1
  return to > from && to - from <= 60 * 12 ? { from, to } : null
}

/** "2018 – 2020" counts as 24 months: from the start of the one year to the start of the other. */
function monthOf(name: string | undefined, digits: string | undefined, otherwise: number): number {
  if (name !== undefined) return MONTHS[name] ?? otherwise
  return digits === undefined ? otherwise : Math.min(11, Math.max(0, Number(digits) - 1))
}

function month(iso: string): number {
  return Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7) || '1') - 1
}

/** A line is looked at this far to either side of a date: an endless one must not be read again for each date in it. */
const LONGEST_LOOK = 300

function lineStart(text: string, at: number): number {
  const from = Math.max(0, at - LONGEST_LOOK)
  return from + text.slice(from, Math.max(from, at)).lastIndexOf('\n') + 1
}

/** An entry begins with its date's line, or the line above where that is its heading. */
function entryStart(text: string, at: number): number {
  const line = lineStart(text, at)
  if (line === 0 || text.slice(line, at).trim().length > 12) return line
  const above = lineStart(text, line - 1)
  const heading = text.slice(above, line).trim()
  return heading !== '' && heading.length < 90 && !/^[•▪*-]|[.!?]$/u.test(heading) ? above : line
}

function lineEnd(text: string, at: number): number {
  const end = text.slice(at, at + LONGEST_LOOK).indexOf('\n')
  return end < 0 ? Math.min(text.length, at + LONGEST_LOOK) : at + end
}

/** Folded without moving anything: characters whose folded form has another length stay. */
function foldInPlace(text: string): string {
  return text.replace(/[\s\S]/gu, one => {
    const folded = fold(one)
    return folded.length === one.length ? folded : one
  })
}

/** Years worked, overlaps counted once; with concepts, only in stints that name one of them. */
export function yearsIn(all: Stint[], concepts: string[] | null): number {
  const spans = all
    .filter(stint => concepts === null || concepts.some(id => stint.concepts.has(id)))
    .sort((a, b) => a.from - b.from)
  let months = 0
  let reached = -Infinity
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return Math.round((months / 12) * 10) / 10
}

/** Stints from the positions read earlier, for résumés whose dates this file cannot read. */
export function profileStints(profile: ProfileFacts, now: string): Stint[] {
  return profile.positions.flatMap(({ title, from, to }) => {
    if (from === null) return []
    const end = to === null ? month(now) + 1 : month(to) + (to.length > 4 ? 1 : 0)
    const concepts = new Set(mentions(title).flatMap(mention => shows(mention.concept)))
    return end > month(from) ? [{ from: month(from), to: end, concepts }] : []
  })
}

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const STATED = new RegExp(
  `\\b(\\d{1,2}(?:[.,]\\d)?|${NUMBERS.join('|')})\\s*(?:\\+|plus|or more|oder mehr|ou plus|o mas)?\\s*(?:(?:-|–|to|bis|a)\\s*\\d{1,2}\\s*)?(?:\\+\\s*)?(?:years?|yrs?|jahren?|ans|annees|anos)\\b`,
  'u',
)

/** The years a sentence states or asks for ("5+ years", "three years", "3-5 Jahre"): the lower figure; null if none. */
export function statedYears(sentence: string): number | null {
  const match = STATED.exec(fold(sentence))
  if (!match) return null
  const word = NUMBERS.indexOf(match[1]!)
  return word >= 0 ? word + 1 : Number(match[1]!.replace(',', '.'))
}
