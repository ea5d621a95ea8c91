import { matchesOf } from './matches.ts'
import { foldInPlace } from './tokens.ts'

/** A period in months since year 0, with an exclusive end. `at` and `until` are its place in the text. */
export interface Period {
  from: number
  to: number
  at: number
  until: number
}

const MONTHS: Record<string, number> = {}
for (const names of [
  'january february march april may june july august september october november december',
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'januar februar marz april mai juni juli august september oktober november dezember',
  'janner feber mrz apr mai jun jul aug sept okt nov dez',
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  'janv fevr mars avr mai juin juil aout sept oct nov dec',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'ene feb mar abr may jun jul ago set oct nov dic',
]) {
  names.split(' ').forEach((name, i) => (MONTHS[name] = i))
}
// A season starts in this month.
const SEASONS: Record<string, number> = {}
for (const names of [
  'spring summer autumn fall winter',
  'fruhjahr sommer herbst herbst winter',
  'printemps ete automne automne hiver',
  'primavera verano otono otono invierno',
]) {
  names.split(' ').forEach((name, i) => (SEASONS[name] = [2, 5, 8, 8, 11][i]!))
}

const NAMES = [...Object.keys(MONTHS), ...Object.keys(SEASONS)].sort((a, b) => b.length - a.length).join('|')
const YEAR = '(?:19|20)\\d{2}'
/** One point in time. Its groups: named month, its year, short year; month in digits, its year; ISO year and month; year alone. */
const POINT = `(?:(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)?\\s(?:de\\s)?)?\\b(${NAMES})\\b\\.?,?\\s?(?:\\d{1,2}(?:st|nd|rd|th)?,\\s)?(?:del?\\s|of\\s)?(?:(${YEAR})|['’](\\d{2}))|(?:\\d{1,2}[./])?(\\d{1,2})\\s?[./]\\s?(${YEAR}|\\d{2})(?![\\d/%]|\\.\\d)|(${YEAR})[-/.](0[1-9]|1[0-2])(?!\\d)|(${YEAR}))`
const NOW =
  "(?:the\\s)?(?:present|pres(?=\\.)|still|now|today|current|currently|date|to date|ongoing|heute|jetzt|laufend|dato|aujourd'hui|ce jour|present|actuel|maintenant|actualidad|la actualidad|presente|actual|hoy|la fecha)"
const TO = "(?:->|=>|→|⟶|➔|-|–|—|−|to|until|till|through|thru|bis|a|au|jusqu'a|jusqu'en|hasta|al)"
const RANGE = new RegExp(
  `(?<![\\d/.])${POINT}\\s{0,3}${TO}\\s{0,3}(?:(?:zum|le|el|the|la|till|until|end of|ende)\\s)?(?:${POINT}|(${NOW})\\b|(\\d{2})(?![\\d/]|\\.\\d))(?!\\d)`,
  'gu',
)
const SINCE = new RegExp(
  `(?:\\b(?:since|seit|depuis|desde|ab|from|a partir de)\\s(?:dem\\s|le\\s|el\\s|early\\s|late\\s|anfang\\s|ende\\s|mitte\\s)?${POINT}|(?<![\\d/.])${POINT}\\s?(?:onwards?|[-–]\\s{0,3}(?:…|\\.{3}|$|\\n)))`,
  'gu',
)
const SINGLE = new RegExp(`(?<![\\d/.])${POINT}(?!\\d)`, 'gu')

/** Groups of one POINT. */
const GROUPS = 8

interface Point {
  month: number
  /** Only a year was given. */
  isYear: boolean
}

function pointOf(groups: (string | undefined)[]): Point | null {
  const [name, nameYear, shortYear, digits, digitYear, isoYear, isoMonth, year] = groups
  if (name !== undefined) {
    const at = MONTHS[name] ?? SEASONS[name] ?? 0
    return { month: fullYear(nameYear ?? shortYear!) * 12 + at, isYear: false }
  }
  if (digits !== undefined) {
    const month = Number(digits)
    if (month < 1 || month > 12) return null
    return { month: fullYear(digitYear!) * 12 + month - 1, isYear: false }
  }
  if (isoYear !== undefined) return { month: Number(isoYear) * 12 + Number(isoMonth) - 1, isYear: false }
  return year === undefined ? null : { month: Number(year) * 12, isYear: true }
}

function fullYear(text: string): number {
  if (text.length === 4) return Number(text)
  return Number(text) > 60 ? 1900 + Number(text) : 2000 + Number(text)
}

/** The month of an ISO date, since year 0. */
export function monthOf(iso: string): number {
  return Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7) || '1') - 1
}

const MAX_YEARS = 60

/**
 * The periods in a text, in any of the usual notations. "Present" ends at `now`. "2018 – 2020" counts as 24 months, because the
 * months are unknown: from the start of one year to the start of the other.
 */
export function periodsIn(text: string, now: string): Period[] {
  const folded = foldInPlace(text)
  // The current month counts once half of it has passed.
  const present = monthOf(now) + (Number(now.slice(8, 10)) > 15 ? 1 : 0)
  const found: Period[] = []
  const add = (match: RegExpMatchArray, from: Point | null, to: number | null) => {
    const at = match.index!
    if (from === null || to === null || found.some(one => at < one.until && one.at < at + match[0].length)) return
    const end = Math.min(to, present)
    if (end > from.month && end - from.month <= MAX_YEARS * 12)
      found.push({ from: from.month, to: end, at, until: at + match[0].trimEnd().length })
  }
  for (const match of matchesOf(folded, RANGE)) {
    const from = pointOf(match.slice(1, 1 + GROUPS))
    const end = pointOf(match.slice(1 + GROUPS, 1 + 2 * GROUPS))
    const short = match[2 + 2 * GROUPS]
    if (match[1 + 2 * GROUPS] !== undefined) add(match, from, present)
    else if (short !== undefined) add(match, from, from && Math.floor(from.month / 1200) * 1200 + Number(short) * 12)
    else add(match, from, end && end.month + (end.isYear ? 0 : 1))
  }
  for (const match of matchesOf(folded, SINCE)) {
    add(match, pointOf(match.slice(1, 1 + GROUPS)) ?? pointOf(match.slice(1 + GROUPS, 1 + 2 * GROUPS)), present)
  }
  return found.sort((a, b) => a.at - b.at)
}

/** A date in a text, with its place there. */
interface Dated {
  readonly month: number
  readonly isYear: boolean
  readonly at: number
  readonly until: number
}

function datesIn(text: string): Dated[] {
  return matchesOf(foldInPlace(text), SINGLE).flatMap(match => {
    const point = pointOf(match.slice(1, 1 + GROUPS))
    return point ? [{ ...point, at: match.index, until: match.index + match[0].length }] : []
  })
}

/** Between the two dates of a period. */
const BETWEEN_DATES = new RegExp(`^\\s{0,3}${TO}\\s{0,3}$`, 'u')

/**
 * Whether a text has a date after `now`. A year alone stands for its last month, because that is the latest it can mean. Only the
 * current year, where it is no end of a period, is a time that has come: "BSc, 2026".
 */
export function isDatedAhead(text: string, now: string): boolean {
  const today = monthOf(now)
  const folded = foldInPlace(text)
  return datesIn(text).some(({ month, isYear, at }, i, all) => {
    const before = all[i - 1]
    const endsPeriod = before !== undefined && BETWEEN_DATES.test(folded.slice(before.until, at))
    if (isYear && !endsPeriod && Math.floor(month / 12) === Math.floor(today / 12)) return false
    return month + (isYear ? 11 : 0) > today
  })
}

/** The months of all dates in a text. A year alone stands for its last month, because that is the latest it can mean. */
export function monthsIn(text: string): number[] {
  return datesIn(text).map(({ month, isYear }) => month + (isYear ? 11 : 0))
}
