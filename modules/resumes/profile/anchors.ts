import { datesInCells } from './date-cells.ts'
import { findPoint, findRange } from './dates.ts'
import type { LabelledLine, LabelledRole } from './field-labels.ts'
import type { FoundRange } from './dates.ts'
import { namesDegree } from './education-words.ts'
import { HEAD_LENGTH, LIST_LENGTH } from './header-lines.ts'
import { isBullet } from './lines.ts'
import type { Line } from './lines.ts'
import { namesJob } from './job-words.ts'
import { lookKey } from './looks.ts'
import { isDuration, partsOf } from './parts.ts'
import type { Career, Part } from './parts.ts'
import { stackedDates } from './stacked-dates.ts'

/** The line with an entry's dates. `end` is the last line of dates that take two lines. */
export type Anchor = { index: number; end: number; range: FoundRange; own: Part[] }

const remainderOf = (text: string, range: FoundRange) =>
  `${text.slice(0, range.start)} ${text.slice(range.end)}`.replace(/[\s,;|()·:‒–—―-]+/g, ' ').trim()

/** "Graduated May 2011", "Start June 2017": a word in front of a date that says what it is the date of. */
const dateWord =
  /^\s*(?:start|begin|since|from|ab|seit|depuis|desde|dal|sinds|od|sedan|grad\.?|graduat(?:ed|ion)|class of|expected|(?:completed|finished|awarded|obtained)(?: in)?|graduated in|(?:abgeschlossen|abschluss)(?: im)?|conclu[íi]d[oa](?: em)?|conclusão(?: em)?|finalizad[oa](?: en)?|titulad[oa] en|obtenue? en|diplômée? en|conseguit[oa] nel|behaald(?: in)?|ukończon[aey](?: w)?|avslutad|mezuniyet)[.:]?\s*$/iu

/** ", voto 74/100", "(grade 1.3)" behind the year of a degree. */
const GRADE =
  /^\s*[,;(–-]\s*(?:(?:con|com|mit|avec|with|med|z)\s+)?(?:final |overall )?(?:vot[oi]|votazione|nota|note|notes|media|promedio|calificación|grade|gpa|mention|mentions|durchschnitt|notendurchschnitt|abschlussnote|gesamtnote|cijfer|eindcijfer|betyg|ocena|średnia|ortalama|not ortalaması)(?!\p{L}).{0,30}$/iu

/** A date without an end belongs to an entry if it is alone in its cell, in brackets, or at an edge of the line. */
function standsApart(text: string, { start, end }: FoundRange): boolean {
  const written = text.slice(0, start)
  const before = dateWord.test(written)
    ? ''
    : written.replace(/(?<=[,(])\s*(?:expected|exp\.?|graduated|since|seit|desde|depuis)[.:]?\s*$/iu, '').trimEnd()
  const isInBrackets = /\(\s*$/.test(written) && /^\s*\)/.test(text.slice(end))
  const following = text.slice(end).replace(/^[*†‡]+/, '')
  const rest = (isInBrackets ? following.replace(/^\s*\)/, '') : following).replace(GRADE, '')
  // "2026 (expected)" ends the line like "2026".
  const after = rest.trimStart().replace(/^(?:\.|\([^()\t]{1,15}\))$/, '')
  const opens =
    !before ||
    /[\t(|]\s*(?:\p{L}+[.:]?\s+){0,2}$/u.test(written) ||
    /(?:[,‒–—―-]|\s[/·•|])$/.test(before) ||
    (!after && before.endsWith('.'))
  // "2021 – 2019" is no range, and neither of its years is a date.
  if (/^[‒–—―-]\s*\d/.test(after)) return false
  const closes =
    !after ||
    /^[\s]*(?:\([^()\t]{1,15}\)\s*)?[\t)|,‒–—―:·•-]|^\s+\/\s/.test(rest) ||
    (start === 0 && /^\.\s+\p{Lu}/u.test(rest))
  return opens && closes && (!before || !after || /\t/.test(text))
}

/** ", 10/2012–12/2012" behind other dates: the same work at another time. */
function areFurtherDates(text: string): boolean {
  const found = /^\s*[,;&+/]/.test(text) ? (findRange(text) ?? findPoint(text)) : null
  return found !== null && !/[\p{L}\d]/u.test(text.slice(0, found.start) + text.slice(found.end))
}

/** Dates that fill the first cell of a row, with a duration next to them or not, are those of an entry, even if a sentence follows in the next cell. */
function isInFirstCell(text: string, { start, end }: FoundRange): boolean {
  const rest = start === 0 ? /^([^\t]{0,20})\t/.exec(text.slice(end))?.[1] : undefined
  return rest !== undefined && (/^\s*(?:\([^()]{1,15}\))?$/.test(rest) || isDuration(rest) || areFurtherDates(rest))
}

/** Dates inside a long sentence or a bullet belong to an activity, not to an entry. */
export function datesOf(line: Line): FoundRange | null {
  if (isBullet(line.text)) return null
  const found = findRange(line.text) ?? findPoint(line.text)
  if (!found) return null
  if (isInFirstCell(line.text, found) || opensLine(line.text, found)) return found
  if (found.from === null && !standsApart(line.text, found)) return null
  const remainder = remainderOf(line.text, found)
  // "Electrician, Northgate Ltd, Leeds, since March 2018." ends with its dates, a sentence goes on after them.
  const endsWithDate =
    /[,.(]\s*$/.test(line.text.slice(0, found.start)) &&
    /^\)?\s*(?:\([^()]{1,40}\))?\.?\s*$/.test(line.text.slice(found.end))
  const follows =
    /\p{Ll}{3}\.\s+\p{Lu}/u.test(line.text.slice(0, found.start)) && /\p{L}/u.test(line.text.slice(found.end))
  // "2009–2011. Research Fellow and Team Leader, Urban Energy Systems project."
  const mostWords = found.start === 0 && /^\.\s/.test(line.text.slice(found.end)) && namesJob(remainder) ? 14 : 8
  const isLong = /[.;]$/.test(line.text.trim()) && !endsWithDate && remainder.split(' ').length > mostWords
  const isSentence = follows || isLong
  if (remainder.length > (endsWithDate ? LIST_LENGTH : HEAD_LENGTH) || isSentence) return null
  return found
}

/** "June 2021 –" with the end of the range on the next line. */
function overTwoLines(line: Line, next: Line | undefined): FoundRange | null {
  if (!next || next.afterGap || next.text.length > 25 || isBullet(line.text)) return null
  const start = findPoint(line.text)
  const dash = start && /^\s*[‒–—―-](?=\s|$)/.exec(line.text.slice(start.end))
  if (!start || !dash) return null
  const range = findRange(`${line.text.slice(start.start, start.end)} - ${next.text}`)
  const complete = range && range.end >= start.end - start.start + 3 + next.text.trimEnd().length
  return complete ? { ...range, start: start.start, end: start.end + dash[0].length } : null
}

/** A line that breaks inside its dates: "…, since March" and "2018." */
function wrappedDates(line: Line, next: Line | undefined): FoundRange | null {
  if (!next || next.afterGap || isBullet(line.text) || next.text.length > 25 || line.text.length > HEAD_LENGTH)
    return null
  if (!/^(?:\p{L}{1,12}\.?\s+)?(?:(?:19|20)\d\d|\p{L}{3,12})[.)]?\s*$/u.test(next.text)) return null
  const range = findRange(`${line.text} ${next.text.replace(/[.)]\s*$/, '')}`)
  if (!range || range.start >= line.text.length || range.end <= line.text.length) return null
  return { ...range, end: line.text.length }
}

/** "Nov 2025 – present (associate after the degree). Advisor: N. Jacobs.": a range that opens its line and is set apart from what follows. */
const opensLine = (text: string, { start, end, from }: FoundRange): boolean =>
  start === 0 && from !== null && text.length <= LONGEST_LINE_WITH_HEAD && /^\s*[(·|•:：]/.test(text.slice(end))

/** "10/2018 Software Engineer": a date in front of a text is an entry's if several lines are written like that. */
export function opensWithDate({ text }: Line): boolean {
  const found = /^\s*\d/.test(text) ? findPoint(text) : null
  return found !== null && text.slice(0, found.start).trim() === '' && /^\s+\p{Lu}/u.test(text.slice(found.end))
}

const FEWEST_DATED_LINES = 3

/** "1998-2010 Primary and secondary school at St Mary's.", even if it is written as a sentence. */
function opensWithRange({ text }: Line): boolean {
  const range = isBullet(text) || text.length > LONGEST_LINE_WITH_HEAD ? null : findRange(text)
  return range !== null && range.from !== null && range.start === 0 && /^:?\s+\p{Lu}/u.test(text.slice(range.end))
}

const FEWEST_RANGE_LINES = 2

/** "From 2017 to 2021: tractor driver at Finca Los Almijares. Citrus fruit, 140 hectares.": the first sentence is the header. */
function withoutFurtherSentences(line: Line, { end }: FoundRange): Line {
  if (!/^\s*[:：]/.test(line.text.slice(end))) return line
  const stop = /(?<=\p{Ll}{3}|\)|\p{Lu}{3})\.\s+(?=\p{Lu})/u.exec(line.text.slice(end))
  if (!stop) return line
  const text = line.text.slice(0, end + stop.index)
  return { ...line, text, spans: line.spans.filter(span => span.start < line.start + text.length) }
}

/** "Sous-chef, La Table (Marseille), mai 2018 – août 2021. Gestion des commandes": the header ends with its dates. */
function headOfSentence(line: Line): Line {
  const start = line.text.slice(0, LONGEST_LINE_WITH_HEAD)
  const range = isBullet(line.text) ? null : (findRange(start) ?? (namesDegree(start) ? findPoint(start) : null))
  if (range?.start === 0) return withoutFurtherSentences(line, range)
  const isHeader =
    range && range.start > 8 && range.end <= HEAD_LENGTH && /[,(]\s*$/.test(line.text.slice(0, range.start))
  if (!isHeader || !/^\)?\.\s+\p{Lu}/u.test(line.text.slice(range.end))) return line
  const text = line.text.slice(0, range.end)
  return { ...line, text, spans: line.spans.filter(span => span.start < line.start + text.length) }
}

const LONGEST_LINE_WITH_HEAD = 160

/** "2004–07" and in the next cell "Fish farm technician, Loch Ardan Salmon Co. Feeding, grading": the header ends with its first sentence. */
function headOfCell(line: Line): Line {
  const cell = /^[^\t]{4,40}\t/.exec(line.text)?.[0]
  if (!cell || !findPoint(cell)) return line
  const end = /,[^.]{3,80}(?<=\p{Ll}{4}|\p{Lu}\p{Ll}o)\.\s+(?=\p{Lu})/u.exec(
    line.text.slice(cell.length, LONGEST_LINE_WITH_HEAD),
  )
  if (!end) return line
  const text = line.text.slice(0, cell.length + end.index + end[0].trimEnd().length - 1)
  return { ...line, text, spans: line.spans.filter(span => span.start < line.start + text.length) }
}

/** Whether dates are in a cell of their own at one end of the line, or at its beginning, and not among its words. */
function standOut({ text }: Line, { start, end }: FoundRange): boolean {
  const before = text.slice(0, start)
  return (
    !/\p{L}/u.test(before) ||
    dateWord.test(before) ||
    /\t[^\t\p{L}]*$/u.test(before) ||
    /^[^\t\p{L}]*\t/u.test(text.slice(end))
  )
}

/**
 * Without dates among the words of a line, such as "Research project with Elmtree (2015–2016)", if the entries of the section have theirs in a cell
 * of its own. A line with such dates that names a job is an entry nevertheless.
 */
function withoutDetails(anchors: Anchor[], lines: Line[]): Anchor[] {
  const apart = anchors.filter(
    ({ index, range }) => lines[index]!.text.includes('\t') && standOut(lines[index]!, range),
  )
  if (apart.length < FEWEST_DATE_CELLS || apart.length < anchors.length * MOST_DATE_CELLS) return anchors
  const looks = new Set(apart.map(({ index }) => lookKey(lines[index]!)))
  return anchors.filter(
    anchor =>
      standOut(lines[anchor.index]!, anchor.range) ||
      namesJob(lines[anchor.index]!.text) ||
      !looks.has(lookKey(lines[anchor.index]!)),
  )
}
const FEWEST_DATE_CELLS = 2
const MOST_DATE_CELLS = 0.6

/** "Head of children's books since 2018", directly above or below the dates of the whole position, says more about the work. */
function withoutSince(anchors: Anchor[], lines: Line[]): Anchor[] {
  const isBeside = (one: Anchor, other: Anchor | undefined) =>
    other !== undefined &&
    Math.abs(other.index - one.index) === 1 &&
    !lines[Math.max(one.index, other.index)]!.afterGap &&
    !(other.range.from !== null && isAmongWords(lines[other.index]!, other.range)) &&
    standOut(lines[other.index]!, other.range)
  return anchors.filter((anchor, at) => {
    const { range, index } = anchor
    const isSince = range.current && isAmongWords(lines[index]!, range)
    return !isSince || ![anchors[at - 1], anchors[at + 1]].some(other => isBeside(anchor, other))
  })
}

/** Whether a range stands behind words and ends with its only date, as "since 2018" does. */
const isAmongWords = ({ text }: Line, { start, end }: FoundRange): boolean =>
  /\p{L}[\s(,]*$/u.test(text.slice(0, start)) && /^\p{L}.*\d$/u.test(text.slice(start, end))

const FEWEST_AT_END = 2

/** The looks of lines that end in their dates without a comma or dash before them: "Buchhalterin, Donau-Verlag März 2013 - Juni 2013". */
function looksWithDatesAtEnd(lines: Line[]): Set<string> {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const range = isBullet(line.text) || line.text.length > HEAD_LENGTH ? null : findRange(line.text)
    const ends =
      range &&
      range.start > 3 &&
      range.end === line.text.trimEnd().length &&
      /\p{L}\s$/u.test(line.text.slice(0, range.start))
    if (ends) counts.set(lookKey(line), (counts.get(lookKey(line)) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= FEWEST_AT_END).map(([look]) => look))
}

/** A year at the end of a line that looks like others with dates there: "Donau-Verlag GmbH 2008". */
function yearAtEnd(line: Line, looks: Set<string>): FoundRange | null {
  if (!looks.has(lookKey(line)) || isBullet(line.text) || line.text.length > HEAD_LENGTH) return null
  const point = findPoint(line.text)
  return point && point.start > 3 && point.end === line.text.trimEnd().length ? point : null
}

const isLabelled = (line: Line | LabelledLine, roles: LabelledRole[]) =>
  'roles' in line && line.roles.length === 1 && line.roles[0] !== null && roles.includes(line.roles[0]!)

/** "Clerk, since 2008 manager" behind the label of the position, in a form that labels its dates, too. */
const isLabelledName = (line: Line) => isLabelled(line, ['title', 'employer', 'degree', 'school', 'remark'])

/** "Abschluss: Mittlere Reife, Juli 2016" directly below "2010 – 2016, Realschule Kleve" is no further entry. */
const isDegreeOf = (before: Anchor | undefined, line: Line, index: number): boolean =>
  before?.end === index - 1 && !line.afterGap && isLabelled(line, ['degree']) && before.range.from !== null

export function anchorsIn(all: Line[], kind: Career): Anchor[] {
  const lines = all.map(headOfSentence).map(line => (kind === 'experience' ? headOfCell(line) : line))
  const longest = lines.reduce((most, { text }) => Math.max(most, text.length), 0)
  const isDatedList = lines.filter(opensWithDate).length >= FEWEST_DATED_LINES
  const isRangeList = lines.filter(opensWithRange).length >= FEWEST_RANGE_LINES
  const stacked = stackedDates(lines)
  const endLooks = looksWithDatesAtEnd(lines)
  const seconds = new Set([...stacked.values()].map(({ second }) => second))
  const areDatesLabelled = lines.some(line => 'roles' in line && isLabelled(line, ['dates']))
  const anchors: Anchor[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!
    if (seconds.has(index) || (areDatesLabelled && isLabelledName(line))) continue
    const cells = datesInCells(lines, index, kind, longest, stacked.get(index))
    if (cells) {
      anchors.push({ index, ...cells })
      index = cells.end
      continue
    }
    const wrapped = wrappedDates(line, lines[index + 1])
    if (wrapped) {
      anchors.push({ index, end: index + 1, range: wrapped, own: partsOf(line, wrapped, 'own', kind) })
      index += 1
      continue
    }
    const split = overTwoLines(line, lines[index + 1])
    const range =
      split ??
      datesOf(line) ??
      (isRangeList && opensWithRange(line) ? findRange(line.text) : null) ??
      (isDatedList && opensWithDate(line) ? findPoint(line.text) : null) ??
      yearAtEnd(line, endLooks)
    // "… for the European" and "Turbomachinery Conference (March 2011)" are one sentence.
    if (!range || (line.continues && range.from === null && !line.text.includes('\t'))) continue
    if (kind === 'education' && isDegreeOf(anchors.at(-1), line, index)) continue
    const end = split ? index + 1 : index
    anchors.push({ index, end, range, own: partsOf(line, range, 'own', kind) })
    index = end
  }
  if (kind === 'experience') return withoutDetails(withoutSince(anchors, lines), lines)
  return withClosingDates(anchors, lines).filter(
    ({ range, own }) => range.from !== null || own.length === 0 || !own.every(part => part.isRemark),
  )
}

/** "Concluído em 2014" below the names of an entry is its date, if the dates of the section stand below their entries. */
function withClosingDates(anchors: Anchor[], lines: Line[]): Anchor[] {
  const isClosing = ({ index, range }: Anchor) => dateWord.test(lines[index]!.text.slice(0, range.start))
  const areBelow = anchors.every(anchor => anchor.own.length === 0 || isClosing(anchor)) && (anchors[0]?.index ?? 0) > 0
  if (!areBelow) return anchors
  return anchors.map((anchor, at) =>
    isClosing(anchor) && anchor.index - (anchors[at - 1]?.end ?? -1) > 1 ? { ...anchor, own: [] } : anchor,
  )
}
