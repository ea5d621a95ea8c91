import { findPoint, findRange } from './dates.ts'
import { namesDegree, namesSchool } from './education-words.ts'
import type { FoundRange } from './dates.ts'
import { withLabelledRoles } from './field-labels.ts'
import { isBullet, withoutBullet } from './lines.ts'
import type { Line } from './lines.ts'
import { namesJob, namesOrganization } from './job-words.ts'
import { lookKey } from './looks.ts'
import { withoutProseColumn } from './prose-column.ts'
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

/** The line with an entry's dates. `end` is the last line of dates that take two lines. */
type Anchor = { index: number; end: number; range: FoundRange; own: Part[] }

/** Longest line that can still be a part of a header. */
const HEAD_LENGTH = 110
const MOST_WORDS = 14
/** Header lines above the dates at most. */
const MOST_ABOVE = 3

const endsLikeName =
  /(?<!\p{L})(inc|ltd|co|corp|bros|jr|sr|dept|univ|e\.?v|s\.?[al]|s\.p\.a|s\.r\.l|b\.?v|o\.o|a\.?ş|şti|ph\.?d|m\.?[scad]|b\.?[sca]|hons)\.$/iu

/** "Tequila, Jal.", "CERRADO VERDE LTDA." */
const endsWithAbbreviation = /(?:,\s+\p{Lu}\p{L}{0,4}|\s\p{Lu}{2,5})\.$/u

/** "Highlights", "Aufgaben:": what follows says more about the entry above. */
const DETAILS_FOLLOW =
  /^(?:(?:key |main |job |major )?(?:highlights|responsibilities|achievements|accomplishments|duties|tasks|courses|coursework|projects|description)|(?:haupt)?aufgaben|tätigkeiten|erfolge|verantwortung|missions(?: principales)?|réalisations|tâches|responsabilités|funciones|logros|tareas|responsabilidades|mansioni|attività|atividades|responsabilidades|werkzaamheden|taken|obowiązki|osiągnięcia|arbetsuppgifter|görevler|工作内容|工作职责|المهام)\s*[:：]?$/iu

/** Short, not a sentence, not a bullet, and not the end of a sentence from the line above. */
export function isHead(line: Line | undefined): line is Line {
  if (!line || line.continues || isBullet(line.text) || line.text.length > HEAD_LENGTH) return false
  const text = line.text.trim()
  if (DETAILS_FOLLOW.test(text)) return false
  const sentence = text.split(/\s+/).length > 3 || /[.;]$/.test(text)
  const isDegree = text.split(/\s+/).length <= 5 && (namesDegree(text) || namesSchool(text))
  if (/[.;!?]$/.test(text) && sentence && !endsLikeName.test(text) && !endsWithAbbreviation.test(text) && !isDegree)
    return false
  if (/\S@\S|^(?:note?|not|hinweis|n\.?b|注|备注|ملاحظة)\s*[.:：]/iu.test(text)) return false
  return (/^[^\p{Ll}]/u.test(text) || namesDegree(text.slice(0, 20))) && text.split(/\s+/).length <= MOST_WORDS
}

const SHORTEST_SENTENCE = 40

/** Whether a line is the beginning of a text that goes on in the next one. */
function isWrapped(line: Line, next: Line | undefined): boolean {
  return (
    line.text.length >= SHORTEST_SENTENCE && next !== undefined && !next.afterGap && /^\p{Ll}/u.test(next.text.trim())
  )
}

const LONGEST_LEAD = 70

/** "Solgläntan AB, Skellefteå. Demensavdelning, 12 boende.": the employer in front of the sentences about the work. */
function leadOf(line: Line): Line | null {
  const end = /(?<=\p{Ll}{3})\.\s+(?=[\p{Lu}\d])/u.exec(line.text.slice(0, LONGEST_LEAD + 10))
  if (!end || end.index > LONGEST_LEAD || isBullet(line.text)) return null
  const text = line.text.slice(0, end.index)
  const lead = { ...line, text, spans: line.spans.filter(span => span.start < line.start + text.length) }
  return isHead(lead) && text.split(/\s+/).length <= 8 ? lead : null
}

const remainderOf = (text: string, range: FoundRange) =>
  `${text.slice(0, range.start)} ${text.slice(range.end)}`.replace(/[\s,;|()·:–—-]+/g, ' ').trim()

/** "Graduated May 2011", "Start June 2017": a word in front of a date that says what it is the date of. */
const dateWord =
  /^\s*(?:start|begin|since|from|ab|seit|depuis|desde|dal|sinds|od|sedan|grad\.?|graduat(?:ed|ion)|class of|expected|abschluss|completed|obtained)[.:]?\s*$/i

/** A date without an end belongs to an entry if it is alone in its cell, in brackets, or at an edge of the line. */
function standsApart(text: string, { start, end }: FoundRange): boolean {
  const written = text.slice(0, start)
  const before = dateWord.test(written) ? '' : written.trimEnd()
  const after = text.slice(end).trimStart().replace(/^\.$/, '')
  const opens = !before || /[\t(|]\s*(?:\p{L}+[.:]?\s+){0,2}$/u.test(written) || /[,–—-]$/.test(before)
  // "2021 – 2019" is no range, and neither of its years is a date.
  if (/^[–—-]\s*\d/.test(after)) return false
  const closes = !after || /^[\s]*[\t)|,–—:-]/.test(text.slice(end))
  return opens && closes && (!before || !after || /\t/.test(text))
}

/** Dates inside a long sentence or a bullet belong to an activity, not to an entry. */
function datesOf(line: Line): FoundRange | null {
  if (isBullet(line.text)) return null
  const found = findRange(line.text) ?? findPoint(line.text)
  if (!found) return null
  if (found.from === null && !standsApart(line.text, found)) return null
  const remainder = remainderOf(line.text, found)
  // "Electrician, Northgate Ltd, Leeds, since March 2018." ends with its dates, a sentence goes on after them.
  const endsWithDate =
    /[,(]\s*$/.test(line.text.slice(0, found.start)) && /^\)?\.?\s*$/.test(line.text.slice(found.end))
  const follows =
    /\p{Ll}{3}\.\s+\p{Lu}/u.test(line.text.slice(0, found.start)) && /\p{L}/u.test(line.text.slice(found.end))
  const isLong = /[.;]$/.test(line.text.trim()) && !endsWithDate && remainder.split(' ').length > 8
  const isSentence = follows || isLong
  if (remainder.length > HEAD_LENGTH || isSentence) return null
  return found
}

/** "June 2021 –" with the end of the range on the next line. */
function overTwoLines(line: Line, next: Line | undefined): FoundRange | null {
  if (!next || next.afterGap || next.text.length > 25 || isBullet(line.text)) return null
  const start = findPoint(line.text)
  const dash = start && /^\s*[–—-](?=\s|$)/.exec(line.text.slice(start.end))
  if (!start || !dash) return null
  const range = findRange(`${line.text.slice(start.start, start.end)} - ${next.text}`)
  const complete = range && range.end >= start.end - start.start + 3 + next.text.trimEnd().length
  return complete ? { ...range, start: start.start, end: start.end + dash[0].length } : null
}

/** The first cell of a row, up to its tab. */
const firstCell = (line: Line) => line.text.split('\t')[0]!

const MOST_DATE_ROWS = 3
const LONGEST_DATE_CELL = 25

/** "Jan. 2022" in the first cell of a row and "– heute" in the first cell of the next one, or dates over three rows. */
function inCells(lines: Line[], index: number, kind: Career): { rows: number; range: FoundRange; own: Part[] } | null {
  for (let count = 2; count <= MOST_DATE_ROWS; count++) {
    const rows = lines.slice(index, index + count)
    if (rows.length < count || !rows.every((row, at) => /\t/.test(row.text) && (at === 0 || !row.afterGap))) return null
    const cells = rows.map(row => firstCell(row).trim())
    if (cells.some(cell => cell.length > LONGEST_DATE_CELL)) return null
    if (findRange(cells.slice(0, -1).join(' ')) && !/[–—-]$/.test(cells.at(-2)!)) return null
    const joined = cells.join(' ').replace(/\s*[–—-]\s*/, ' – ')
    const range = findRange(joined)
    if (!range || range.start > 0 || range.end < joined.length || !joined.includes('–')) continue
    const rest = (row: Line, at: number) => {
      const cell = { ...range, start: 0, end: firstCell(row).length }
      return partsOf(row, cell, at === 0 ? 'own' : `own ${at + 1}`, kind)
    }
    return { rows: count, range: { ...range, start: 0, end: firstCell(rows[0]!).length }, own: rows.flatMap(rest) }
  }
  return null
}

/** Dates that take two rows in a narrow last cell: "Mai 2016 – Dezember" next to the title, "2019" next to the employer. */
function inLastCells(lines: Line[], index: number, kind: Career): { range: FoundRange; own: Part[] } | null {
  const rows = lines.slice(index, index + 2)
  if (rows.length < 2 || rows[1]!.afterGap || !rows.every(row => /\S\t/.test(row.text) && !isBullet(row.text)))
    return null
  const cells = rows.map(row => row.text.slice(row.text.lastIndexOf('\t') + 1).trim())
  if (cells.some(cell => cell.length > LONGEST_DATE_CELL) || !/[–—-]/.test(cells.join(''))) return null
  const complete = findRange(cells[0]!)
  if (complete && complete.end === cells[0]!.length && !/[–—-]$/.test(cells[0]!)) return null
  const joined = cells.join(' ')
  const range = findRange(joined)
  if (!range || range.start > 0 || range.end < joined.length) return null
  const cellOf = (row: Line) => ({ ...range, start: row.text.lastIndexOf('\t'), end: row.text.length })
  const own = rows.flatMap((row, at) => partsOf(row, cellOf(row), at === 0 ? 'own' : 'own 2', kind))
  return { range: cellOf(rows[0]!), own }
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

/** "10/2018 Software Engineer": a date in front of a text is an entry's if several lines are written like that. */
function opensWithDate({ text }: Line): boolean {
  const found = /^\s*\d/.test(text) ? findPoint(text) : null
  return found !== null && text.slice(0, found.start).trim() === '' && /^\s+\p{Lu}/u.test(text.slice(found.end))
}

const FEWEST_DATED_LINES = 3

/** "Sous-chef, La Table (Marseille), mai 2018 – août 2021. Gestion des commandes": the header ends with its dates. */
function headOfSentence(line: Line): Line {
  const range = isBullet(line.text) ? null : findRange(line.text.slice(0, LONGEST_LINE_WITH_HEAD))
  const isHeader =
    range && range.start > 8 && range.end <= HEAD_LENGTH && /[,(]\s*$/.test(line.text.slice(0, range.start))
  if (!isHeader || !/^\)?\.\s+\p{Lu}/u.test(line.text.slice(range.end))) return line
  const text = line.text.slice(0, range.end)
  return { ...line, text, spans: line.spans.filter(span => span.start < line.start + text.length) }
}

const LONGEST_LINE_WITH_HEAD = 160

function anchorsIn(all: Line[], kind: Career): Anchor[] {
  const lines = all.map(headOfSentence)
  const isDatedList = lines.filter(opensWithDate).length >= FEWEST_DATED_LINES
  const anchors: Anchor[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!
    const cells = inCells(lines, index, kind)
    if (cells) {
      const { rows, range, own } = cells
      anchors.push({ index, end: index + rows - 1, range, own })
      index += rows - 1
      continue
    }
    const last = inLastCells(lines, index, kind)
    if (last) {
      anchors.push({ index, end: index + 1, ...last })
      index += 1
      continue
    }
    const wrapped = wrappedDates(line, lines[index + 1])
    if (wrapped) {
      anchors.push({ index, end: index + 1, range: wrapped, own: partsOf(line, wrapped, 'own', kind) })
      index += 1
      continue
    }
    const split = overTwoLines(line, lines[index + 1])
    const range = split ?? datesOf(line) ?? (isDatedList && opensWithDate(line) ? findPoint(line.text) : null)
    if (!range) continue
    const end = split ? index + 1 : index
    anchors.push({ index, end, range, own: partsOf(line, range, 'own', kind) })
    index = end
  }
  return anchors
}

const named = (parts: Part[]) => parts.filter(part => !part.isPlace && !part.isRemark)

/** The number of header lines above the dates: those between the section's start and its first date, if all can be headers. */
function linesAbove(lines: Line[], anchors: Anchor[]): number {
  const first = anchors[0]!
  const before = lines.slice(0, first.index)
  if (before.length > 0 && before.length <= MOST_ABOVE && before.every(isHead)) return before.length
  if (!before.length) return 0
  // An introduction precedes the first entry. Its header is what directly precedes the date.
  let count = 0
  while (count < MOST_ABOVE && isHead(before.at(-1 - count)) && !lines[first.index - count]!.afterGap) count++
  return Math.min(count, named(first.own).length >= 2 ? 0 : 2)
}

/** Whether a line can be a header line of a further entry: it looks like the same line of the first entry. */
function resembles(line: Line, examples: Line[]): boolean {
  const alike = examples.some(example => lookKey(line) === lookKey(example))
  return !examples.length || alike || namesJob(line.text) || namesOrganization(line.text) || namesSchool(line.text)
}

const bulletOf = (line: Line) => (isBullet(line.text) ? line.text.trim()[0]! : '')

/** Bullets before the headers of entries, such as "• Google" above its dates, are not those of activities. */
function withoutHeaderBullets(lines: Line[], kind: Career): Line[] {
  const counts = new Map<string, { headers: number; all: number }>()
  for (const [index, line] of lines.entries()) {
    const bullet = bulletOf(line)
    if (!bullet) continue
    const count = counts.get(bullet) ?? { headers: 0, all: 0 }
    const plain = withoutBulletOf(line)
    const next = lines[index + 1]
    const isSentence = /[.!?]\s*$/.test(plain.text)
    const isDegree = kind === 'education' && plain.text.length < HEAD_LENGTH && namesDegree(plain.text)
    const dated = isDegree || (!isSentence && (datesOf(plain) ?? (next && isHead(plain) && datesOf(next))))
    counts.set(bullet, { headers: count.headers + (dated ? 1 : 0), all: count.all + 1 })
  }
  const headers = new Set([...counts].filter(([, { headers, all }]) => headers >= all * 0.6).map(([bullet]) => bullet))
  return lines.map(line => (headers.has(bulletOf(line)) ? withoutBulletOf(line) : line))
}

function withoutBulletOf(line: Line): Line {
  const text = withoutBullet(line.text)
  return { ...line, text, start: line.start + line.text.length - text.length }
}

const isLabelledLine = (line: Line) => 'roles' in line && line.text !== ''

/** "Licencjat, pielęgniarstwo" above "Uniwersytet Łódzki": the school is still to come. */
function organizationFollows(parts: Part[], line: Line): boolean {
  const names = (text: string) => namesOrganization(text) || namesSchool(text)
  return !parts.some(part => names(part.text)) && names(line.text) && line.text.length < 80
}

/** Words that never end a name or a title. */
const DANGLING =
  /(?:\s|^)(?:de|del|de la|of|for|and|the|et|y|e|und|für|in|im|der|des|di|della|do|da|dos|van|voor|w|i|och|ve|von|à|au|aux|du|with|en|&|–)$/iu

/** Lines that break inside a text: "Diplôme d’ingénieur, option Mathématiques et" and "signal", or for lack of space. */
export function withBrokenLines(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (const line of withoutProseColumn(lines)) {
    const last = joined.at(-1)
    const isNext = last && !line.afterGap && line.start === last.end + 1 && !isBullet(line.text)
    const isBroken =
      isNext && last.text.length <= HEAD_LENGTH && DANGLING.test(last.text) && lookKey(last) === lookKey(line)
    const isWrapped = isNext && line.continues && last.text.length + line.text.length < HEAD_LENGTH
    if (!isBroken && !isWrapped) {
      joined.push(line)
      continue
    }
    joined[joined.length - 1] = {
      ...last,
      text: `${last.text} ${line.text}`,
      end: line.end,
      spans: [...last.spans, ...line.spans],
    }
  }
  return joined
}

/** The dates of an entry at the top of a page, with the rest of its header at the end of the page before. */
function withoutPageGap<T extends Line>(line: T, index: number, lines: T[]): T {
  const before = lines[index - 1]
  const startsPage = line.afterGap && before && before.page !== line.page && isHead(before)
  return startsPage && datesOf(line) ? { ...line, afterGap: false } : line
}

/** Reads the entries of a section around their dates. The header lines are above, next to or below the dates, alike for all entries. */
export function datedEntries(all: Line[], kind: Career): Entry[] {
  const lines = withLabelledRoles(withoutHeaderBullets(all, kind)).map(withoutPageGap)
  const anchors = anchorsIn(lines, kind)
  if (!anchors.length) return []
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
      (!lines[from]!.afterGap || (number === 0 && above === anchor.index)) &&
      resembles(lines[from - 1]!, example)
    ) {
      from--
    }
    if (number === 0) example = lines.slice(from, anchor.index).reverse()
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
    while (to + 1 < ceiling && to - anchor.end < mostBelow + places) {
      const line = lines[to + 1]!
      const alone = to === anchor.end && named(parts).length === 0
      // "Elmtree House, Derby" above "Nurse": the title is still to come.
      const titleFollows = !parts.some(part => namesJob(part.text)) && namesJob(line.text) && line.text.length < 60
      const isLabelled = 'roles' in line
      const isSecond = to - anchor.end <= 1 && (titleFollows || organizationFollows(parts, line))
      if (!isLabelled && named(parts).length >= 2 && !isSecond) break
      const head = isHead(line) && !isWrapped(line, lines[to + 2]) ? line : leadOf(line)
      // "Elmtree House" in bold, its dates, and "Nurse" in bold again.
      const isApart = line.afterGap && !alone && !(titleFollows && lookKey(line) === lookKey(lines[from]!))
      if (!head || (head !== line && (to > anchor.end || named(parts).length !== 1)) || isApart) break
      const first = to === anchor.end && named(parts).length === 1
      if (!isLabelled && first && below && !resembles(line, [below])) break
      const own = partsOf(head, null, `below ${to - anchor.end + 1}`, kind)
      // A line with the place alone takes no line away from the names.
      if (own.length > 0 && own.every(part => part.isPlace)) places = 1
      parts.push(...own)
      if (first) below ??= line
      to++
    }
    entries.push({ from, to, range: anchor.range, parts })
    floor = to + 1
  }
  return entries
}
