import { fold } from '#platform/ai/text/tokens.ts'
import { mentions, shows } from '../concepts/library.ts'
import type { ProfileFacts, ResumePage } from './input.ts'

/** A period of work: its months since year 0 with an exclusive end, and the concepts in its entry. */
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
const EDUCATION =
  /\b(?:university|college|school|bachelor|b\.?sc|m\.?sc|master of|master's|phd|degree|studies|education|universitat|hochschule|studium|ausbildung zum|ecole|universite|licence|lycee|universidad|instituto|grado)\b/u

/** The periods of work by the dates in a résumé, without education. */
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
    if (EDUCATION.test(head)) return []
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

/** "2018 – 2020" counts as 24 months: from the start of one year to the start of the other. */
function monthOf(name: string | undefined, digits: string | undefined, otherwise: number): number {
  if (name !== undefined) return MONTHS[name] ?? otherwise
  return digits === undefined ? otherwise : Math.min(11, Math.max(0, Number(digits) - 1))
}

function month(iso: string): number {
  return Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7) || '1') - 1
}

/** How far around a date its line is read, so that a very long line is not read completely for each of its dates. */
const MAX_CONTEXT_CHARACTERS = 300

function lineStart(text: string, at: number): number {
  const from = Math.max(0, at - MAX_CONTEXT_CHARACTERS)
  return from + text.slice(from, Math.max(from, at)).lastIndexOf('\n') + 1
}

/** An entry starts with the line of its date, or with the line above if that is its heading. */
function entryStart(text: string, at: number): number {
  const line = lineStart(text, at)
  if (line === 0 || text.slice(line, at).trim().length > 12) return line
  const above = lineStart(text, line - 1)
  const heading = text.slice(above, line).trim()
  return heading !== '' && heading.length < 90 && !/^[•▪*-]|[.!?]$/u.test(heading) ? above : line
}

function lineEnd(text: string, at: number): number {
  const end = text.slice(at, at + MAX_CONTEXT_CHARACTERS).indexOf('\n')
  return end < 0 ? Math.min(text.length, at + MAX_CONTEXT_CHARACTERS) : at + end
}

/** Folds the text but keeps all positions: characters whose folded form has a different length stay unchanged. */
function foldInPlace(text: string): string {
  return text.replace(/[\s\S]/gu, one => {
    const folded = fold(one)
    return folded.length === one.length ? folded : one
  })
}

/** The years of work, with overlaps counted once; if concepts are given, only of periods that mention one of them. */
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

/** The periods of work from the parsed profile, for résumés whose dates are not recognized here. */
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

/** The years that a sentence states or requires ("5+ years", "three years", "3-5 Jahre"): the lower number; null if none. */
export function statedYears(sentence: string): number | null {
  const match = STATED.exec(fold(sentence))
  if (!match) return null
  const word = NUMBERS.indexOf(match[1]!)
  return word >= 0 ? word + 1 : Number(match[1]!.replace(',', '.'))
}
