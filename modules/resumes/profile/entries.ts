import { anchorsIn, datesOf } from './anchors.ts'
import type { Anchor } from './anchors.ts'
import type { FoundRange } from './dates.ts'
import { namesDegree, namesSchool } from './education-words.ts'
import { withLabelledRoles } from './field-labels.ts'
import type { LabelledLine } from './field-labels.ts'
import { isHead, isWrapped, leadOf, withoutDuties } from './header-lines.ts'
import { withoutBulletOf, withoutHeaderBullets } from './header-bullets.ts'
import { isBullet } from './lines.ts'
import type { Line } from './lines.ts'
import { namesJob, namesOrganization } from './job-words.ts'
import { lookKey } from './looks.ts'
import { partsOf } from './parts.ts'
import type { Career, Part } from './parts.ts'

/** One entry of a career: its header lines with their parts, and its dates. */
export type Entry = {
  /** Index of the first and last header line in the section. */
  from: number
  to: number
  range: FoundRange | null
  /** The parts of the header without dates. */
  parts: Part[]
}

/** Header lines above the dates at most. */
const MOST_ABOVE = 3

/** "Biomedical Engineering (MSc) – Elmtree University": a degree or a title, and a school or an organization. */
const namesTwo = (parts: Part[]): boolean =>
  named(parts).length >= 2 &&
  parts.some(({ text }) => namesJob(text) || namesDegree(text)) &&
  parts.some(({ text }) => namesOrganization(text) || namesSchool(text))

const named = (parts: Part[]) => parts.filter(part => !part.isPlace && !part.isRemark)

/** The number of header lines above the dates: those between the section's start and its first date, if all can be headers. */
function linesAbove(lines: Line[], anchors: Anchor[]): number {
  const first = anchors[0]!
  const before = lines.slice(0, first.index)
  if (before.length > 0 && before.length <= MOST_ABOVE && before.every(isHead))
    return Math.max(before.length, mostAbove(lines, anchors))
  if (!before.length) return 0
  // An introduction precedes the first entry. Its header is what directly precedes the date.
  if (!isHead(before.at(-1))) return usualAbove(lines, anchors)
  let count = 0
  while (count < MOST_ABOVE && isHead(before.at(-1 - count)) && !lines[first.index - count]!.afterGap) count++
  return Math.min(count, named(first.own).length >= 2 ? 0 : 2)
}

const FEWEST_ALIKE = 2
const MOST_ALIKE = 0.6

/** One header line above the dates, if most further entries have a line in the same look directly above theirs, unlike the dates. */
function usualAbove(lines: Line[], anchors: Anchor[]): number {
  const others = anchors.slice(1)
  const counts = new Map<string, number>()
  for (const { index } of others) {
    const [line, dates] = [lines[index - 1]!, lines[index]!]
    if (!isHead(line) || dates.afterGap || lookKey(line) === lookKey(dates)) continue
    counts.set(lookKey(line), (counts.get(lookKey(line)) ?? 0) + 1)
  }
  return [...counts.values()].some(count => count >= Math.max(FEWEST_ALIKE, others.length * MOST_ALIKE)) ? 1 : 0
}

const LONGEST_ABBREVIATION = 6

const CAPITALS = /^[^\p{Ll}]+$/u
const CAPITALS_WITH_PLACE = /^\p{Lu}[^\p{Ll}]{2,60}\s?[|·,–-]\s\p{Lu}\p{Ll}/u

/** "ELMTREE LTD | Leeds" and "ARMY": the place alone makes the looks differ. */
const differInPlace = (one: Line, other: Line): boolean =>
  CAPITALS_WITH_PLACE.test(one.text) && CAPITALS.test(other.text)

/** "EG" in bold and "Copperline" in bold: capitals alone are no other look in an abbreviation. */
const isInSameType = (one: Line, other: Line): boolean =>
  ([one, other].some(({ text }) => text.trim().length <= LONGEST_ABBREVIATION) ||
    differInPlace(one, other) ||
    differInPlace(other, one)) &&
  one.look.weight === other.look.weight &&
  one.look.italic === other.look.italic &&
  Math.abs((one.look.size ?? 0) - (other.look.size ?? 0)) < 0.5

/** Whether a line can be a header line of a further entry: it looks like the same line of the first entry. */
function resembles(line: Line, examples: Line[]): boolean {
  const alike = examples.some(example => lookKey(line) === lookKey(example) || isInSameType(line, example))
  if (!examples.length || alike) return true
  return !/\p{Ll}\.\s/u.test(line.text) && [namesJob, namesOrganization, namesSchool].some(names => names(line.text))
}

const isLabelledLine = (line: Line) => 'roles' in line && line.text !== ''

/** "9 yrs 6 mos" between the employer and the first of several titles. */
const isRemarkAlone = (line: Line, kind: Career) => partsOf(line, null, 'own', kind).every(part => part.isRemark)

const isRemarkLine = (line: Line | LabelledLine) =>
  'roles' in line && line.roles.length === 1 && line.roles[0] === 'remark'

/** "Licencjat, pielęgniarstwo" above "Uniwersytet Łódzki": the school is still to come. */
function organizationFollows(parts: Part[], line: Line): boolean {
  const names = (text: string) => namesOrganization(text) || namesSchool(text)
  return !parts.some(part => names(part.text)) && names(line.text) && line.text.length < 80
}

/** The dates of an entry at the top of a page, with the rest of its header at the end of the page before. */
function withoutPageGap<T extends Line>(line: T, index: number, lines: T[]): T {
  const before = lines[index - 1]
  const startsPage = line.afterGap && before && before.page !== line.page && isHead(before)
  return startsPage && datesOf(line) ? { ...line, afterGap: false } : line
}

/** The share of the entries of a section that have a line of a look below their dates, from which on the others have one, too. */
const USUAL = 0.4

/** The looks of the first and the second line below the dates that entries of this section usually have; null if they have none. */
function usualBelow(lines: Line[], anchors: Anchor[], entries: Entry[]): (string | null)[] {
  const inEntries = new Set(
    entries.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => lines[from + at]!)),
  )
  const others = lines.filter(line => !inEntries.has(line) && isHead(line)).map(lookKey)
  return [1, 2].map(step => {
    const counts = new Map<string, number>()
    for (const [index, { to }] of entries.entries()) {
      const at = anchors[index]!.end + step
      if (at <= to) counts.set(lookKey(lines[at]!), (counts.get(lookKey(lines[at]!)) ?? 0) + 1)
    }
    const [look, count] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])
    const elsewhere = others.filter(other => other === look).length
    return count >= Math.max(1, entries.length * USUAL) && elsewhere <= count ? look : null
  })
}

/**
 * The lines above the dates that most entries but the first have, as far as it is clear where these entries begin: after a gap, after a list, or
 * after the dates of the entry before, if nothing follows the last dates either. 0 if most do not show it.
 */
function mostAbove(lines: Line[], anchors: Anchor[]): number {
  if (anchors.some(({ own }) => named(own).length > 0)) return 0
  const endsInDates = !isHead(lines[anchors.at(-1)!.end + 1])
  const counts = new Map<number, number>()
  for (const [at, { index }] of anchors.slice(1).entries()) {
    const floor = anchors[at]!.end
    let from = index
    while (from - 1 > floor && index - from <= MOST_ABOVE && !lines[from]!.afterGap && isHead(lines[from - 1])) from--
    const isClear = lines[from]!.afterGap || (from - 1 === floor ? endsInDates : isBullet(lines[from - 1]!.text))
    if (isClear) counts.set(index - from, (counts.get(index - from) ?? 0) + 1)
  }
  const [above, count] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])
  return above <= MOST_ABOVE && count >= (anchors.length - 1) * MOST_ALIKE ? above : 0
}

/** Whether a line above a gap is the header of what follows: it looks like the header of the first entry, and unlike its dates. */
const isSameHeader = (line: Line, next: Line, example: Line[]): boolean =>
  example.some(one => lookKey(one) === lookKey(line)) && lookKey(line) !== lookKey(next)

const BOLD = 600
const LONGEST_TITLE_BULLET = 45
const MOST_TITLE_WORDS = 6

/** "Copperline, Leeds" and its dates, and as the first bullet "Part-time store assistant": the title. */
function titleInBullet(parts: Part[], line: Line): Part[] | null {
  if (!isBullet(line.text) || named(parts).length !== 1 || parts.some(part => namesJob(part.text))) return null
  const plain = withoutBulletOf(line)
  const isShort = plain.text.length <= LONGEST_TITLE_BULLET && plain.text.split(/\s+/).length <= MOST_TITLE_WORDS
  if (!isShort || !/^\p{Lu}[^.:;]*$/u.test(plain.text) || !namesJob(plain.text)) return null
  const [first] = partsOf(plain, null, 'bullet', 'experience')
  return first && namesJob(first.text) ? [first] : null
}

const UNIT =
  /^(?:department|dept\.?|faculty|school|institute|college|fachbereich|fakultät|institut|département|ufr|facultad|departamento|faculdade|dipartimento|facoltà|afdeling|faculteit|wydział|instytut|institutionen)(?!\p{L})/iu

/** "Department of Physics" between the name of a university and the degree. */
function isUnitAboveDegree(parts: Part[], line: Line, next: Line | undefined): boolean {
  if (!UNIT.test(line.text) || !isHead(next) || next.afterGap) return false
  return !parts.some(part => namesDegree(part.text)) && namesDegree(next.text)
}

const LONGEST_WITH_STOP = 110

/** "Fundação Oswaldo Lins, FOL, Brasil." */
const withoutStop = <T extends Line>(line: T): T =>
  /\p{L}{4}\.$/u.test(line.text) && !/\.\s/.test(line.text) && line.text.length <= LONGEST_WITH_STOP
    ? { ...line, text: line.text.slice(0, -1) }
    : line

/** "Projet 1070220." */
const withoutLastStop = <T extends Line>(line: T): T =>
  /[\p{L}\d]{3}\.$/u.test(line.text) ? { ...line, text: line.text.slice(0, -1) } : line

const MOST_WORDS_WITH_STOP = 9
const FEWEST_BELOW = 3

/**
 * The lines directly below dates with one name that end in a full stop, such as "Projet 1070220.", without it, if most entries of the
 * section have their second name there.
 */
function withoutStopsBelow(lines: (Line | LabelledLine)[], anchors: Anchor[]): (Line | LabelledLine)[] {
  const alone = anchors.filter(({ own }) => named(own).length === 1)
  const below = alone.flatMap(({ end }) => {
    const line = lines[end + 1]
    return line && !line.afterGap && !isBullet(line.text) ? [{ at: end + 1, plain: withoutLastStop(line) }] : []
  })
  const heads = below.filter(({ plain }) => isHead(plain) && plain.text.split(/\s+/).length <= MOST_WORDS_WITH_STOP)
  const titles = heads.filter(({ plain }) => namesJob(plain.text)).length
  const names =
    titles >= heads.length * MOST_ALIKE ||
    heads.some(({ plain }) => namesOrganization(plain.text) || namesSchool(plain.text))
  if (!names || heads.length < FEWEST_BELOW || heads.length < alone.length * 0.6 || alone.length < anchors.length * 0.6)
    return lines
  const plainAt = new Map(heads.map(({ at, plain }) => [at, plain]))
  return lines.map((line, at) => plainAt.get(at) ?? line)
}

/** Reads the entries of a section around their dates. The header lines are above, next to or below the dates, alike for all entries. */
export function datedEntries(all: Line[], kind: Career): Entry[] {
  const labelled = withLabelledRoles(withoutHeaderBullets(all, kind).map(withoutDuties)).map(withoutPageGap)
  const anchors = anchorsIn(labelled, kind)
  if (!anchors.length) return []
  const lines = withoutStopsBelow(labelled, anchors)
  const entries = entriesAround(lines, anchors, kind, [])
  const usual = usualBelow(lines, anchors, entries)
  return usual.some(Boolean) ? entriesAround(lines, anchors, kind, usual) : entries
}

function entriesAround(
  lines: (Line | LabelledLine)[],
  anchors: Anchor[],
  kind: Career,
  usual: (string | null)[],
): Entry[] {
  const above = linesAbove(lines, anchors)
  const mostBelow = lines.some(isLabelledLine) ? 4 : 2
  const entries: Entry[] = []
  let floor = 0
  let example: Line[] = []
  let below: Line | undefined
  for (const [number, anchor] of anchors.entries()) {
    let from = anchor.index
    while (
      anchor.index - from < above &&
      from - 1 >= floor &&
      isHead(lines[from - 1]) &&
      (!lines[from]!.afterGap ||
        (number === 0 && above === anchor.index) ||
        isSameHeader(lines[from - 1]!, lines[from]!, example)) &&
      (example.length < above || resembles(lines[from - 1]!, example))
    ) {
      from--
    }
    // The first entry may have fewer lines than the others.
    if (anchor.index - from > example.length && example.length < above)
      example = lines
        .slice(from, anchor.index)
        .filter(line => !isRemarkAlone(line, kind))
        .reverse()
    const next = anchors[number + 1]
    const ceiling = next
      ? Math.max(anchor.end + 1, next.index - (next.index - anchor.end > above ? above : 0))
      : lines.length
    const parts = [
      ...lines
        .slice(from, anchor.index)
        .flatMap((line, at) => partsOf(line, null, `above ${anchor.index - from - at}`, kind)),
      ...anchor.own,
    ]
    let to = anchor.end
    let places = 0
    // Remarks of a form take no line away from the names, either.
    let spare = 0
    while (to + 1 < ceiling && to - anchor.end < mostBelow + places + spare) {
      const isUsual = usual[to - anchor.end] === lookKey(lines[to + 1]!)
      const line = isUsual ? withoutStop(lines[to + 1]!) : lines[to + 1]!
      if (isRemarkLine(line)) {
        to++
        spare++
        continue
      }
      const alone = to === anchor.end && named(parts).length === 0
      // "Elmtree House, Derby" above "Nurse": the title is still to come.
      const titleFollows = !parts.some(part => namesJob(part.text)) && namesJob(line.text) && line.text.length < 60
      const isLabelled = 'roles' in line
      const degreeFollows =
        kind === 'education' && !parts.some(part => namesDegree(part.text)) && namesDegree(line.text)
      const isSecond = to - anchor.end <= 1 && (titleFollows || degreeFollows || organizationFollows(parts, line))
      const isUnit = kind === 'education' && to === anchor.end && isUnitAboveDegree(parts, line, lines[to + 2])
      if (!isLabelled && named(parts).length >= 2 && !isSecond && !isUsual && !isUnit) break
      const goesOn = to + 2 !== next?.index && isWrapped(line, lines[to + 2])
      const head = isLabelled || (isHead(line) && !goesOn) ? line : leadOf(line)
      // "Elmtree House" in bold, its dates, and "Nurse" in bold again.
      const isBoldSecond =
        to === anchor.end &&
        named(parts).length === 1 &&
        [line, lines[anchor.index]!].every(({ look }) => look.weight >= BOLD) &&
        (lines[to + 2]?.look.weight ?? 0) < BOLD
      const isApart =
        line.afterGap &&
        !alone &&
        !isBoldSecond &&
        !isLabelled &&
        !(titleFollows && lookKey(line) === lookKey(lines[from]!))
      // The lead of a sentence is the second name of an entry, or both of its names.
      const isLead =
        head !== null &&
        head !== line &&
        (to > anchor.end || (named(parts).length !== 1 && !(alone && namesTwo(partsOf(head, null, 'lead', kind)))))
      if (!head || isLead || isApart) break
      const first = to === anchor.end && named(parts).length === 1
      if (!isLabelled && first && below && !resembles(line, [below])) break
      const own = partsOf(head, null, `below ${to - anchor.end + 1}`, kind)
      // A line with the place alone takes no line away from the names.
      if (own.length > 0 && own.every(part => part.isPlace)) places = 1
      parts.push(...own)
      if (first) below ??= line
      to++
    }
    const isSetApart = lines[from]!.look.weight >= BOLD || lines[anchor.index]!.text.includes('\t')
    const titled = kind === 'experience' && isSetApart && to + 1 < ceiling ? titleInBullet(parts, lines[to + 1]!) : null
    if (titled) {
      parts.push(...titled)
      to++
    }
    entries.push({ from, to, range: anchor.range, parts })
    floor = to + 1
  }
  return entries
}
