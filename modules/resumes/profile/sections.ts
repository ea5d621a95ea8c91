import { namesDrivingLicence } from './certificate-names.ts'
import { findPoint, findRange } from './dates.ts'
import { canBeHeading, headingLooks, isLargeHeading, LONGEST_UNKNOWN, spacedLooks } from './heading-looks.ts'
import { headingKind, isFixedHeading } from './headings.ts'
import { looseHeadingKind } from './loose-headings.ts'
import type { SectionKind } from './headings.ts'
import { type BodyLook, bodyLookOf, emphasis, lookKey } from './looks.ts'
import { isBullet, withoutBullet } from './lines.ts'
import type { Line } from './lines.ts'
import { isList, isMiscellaneous } from './miscellaneous.ts'
import { OpenSections } from './open-sections.ts'
import { isSpokenLanguage } from './spoken-languages.ts'

/**
 * `mixed`: its heading names both work and education, so each of its entries can be either. `unknown`: its heading is recognized by
 * its look alone.
 */
export type Section = {
  kind: SectionKind | 'top' | 'mixed' | 'unknown'
  /** The line that is its heading; null if it has none of its own. */
  heading?: Line | null
  lines: Line[]
  isUnnamed?: boolean
  /** The look of the headings of its entries, if it is divided like that. */
  divider?: string
}

/** A heading may share its line with its content: `Skills: Java, SQL`, or the left cell of a table row. */
function inlineHeading(line: Line, inMargin = false): { kind: SectionKind; rest: Line } | null {
  const match = /^([^\t:：]{2,40})([:：]\s*|\t)(?=\S)/.exec(line.text)
  const kind = match ? headingKind(match[1]!) : null
  const isCell = inMargin && match?.[2] === '\t'
  if (!match || !kind || ((kind === 'other' || kind === 'contact') && !isCell)) return null
  // "Driving licence: B" says less without its label.
  if (namesDrivingLicence(match[1]!)) return { kind, rest: line }
  const text = line.text.slice(match[0].length)
  return { kind, rest: { ...line, text, start: line.start + match[0].length } }
}

/** "Languages: Java, SQL" among the skills names programming languages. */
function isTongues(rest: Line | null, open: Section['kind']): boolean {
  return open !== 'skills' || !rest || rest.text.split(/[,;/()]\s*|\s+/).some(isSpokenLanguage)
}

const FEWEST_MARGIN_KINDS = 3

/** Whether the first cells of rows name sections: at least as many kinds, and the career among them, as with headings in the margin. */
function hasMarginHeadings(lines: Line[]): boolean {
  const kinds = new Set(
    lines.flatMap(line => (/^[^\t:：]{2,40}\t/.test(line.text) ? (inlineHeading(line, true)?.kind ?? []) : [])),
  )
  return kinds.size >= FEWEST_MARGIN_KINDS && (kinds.has('experience') || kinds.has('education'))
}

/**
 * For each line, whether a dated line follows it in the same section. "Technologies: Java, SQL" under a position is part of
 * it, as long as further positions follow. Computed from the end, so that each line is examined once.
 */
function followedByDates(lines: Line[], isHeading: (line: Line) => boolean): boolean[] {
  const followed: boolean[] = []
  let dated = false
  for (let index = lines.length - 1; index >= 0; index--) {
    followed[index] = dated
    const line = lines[index]!
    if (isHeading(line)) dated = false
    else if (isBullet(line.text)) dated ||= isDateAlone(withoutBullet(line.text))
    else dated ||= findRange(line.text) !== null || opensWithDate(line.text)
  }
  return followed
}

/** "• Luglio 2013" */
function isDateAlone(text: string): boolean {
  const point = text.length <= LONGEST_DATE ? findPoint(text) : null
  return point !== null && !/[\p{L}\d]/u.test(text.slice(0, point.start) + text.slice(point.end))
}
const LONGEST_DATE = 25

/** "October 2024" in the first cell of a row. */
function opensWithDate(text: string): boolean {
  const cell = /^([^\t]{4,25})\t/.exec(text)?.[1]?.trim()
  const point = cell ? findPoint(cell) : null
  return point?.start === 0 && point.end === cell!.length
}

const namesBoth = (text: string) => {
  if (isFixedHeading(text)) return false
  const words = text.split(/\s+|\/|&/)
  return words.some(word => headingKind(word) === 'experience') && words.some(word => headingKind(word) === 'education')
}

/** "Tools: Git, Docker" among other lines of this kind: each is a section of one line. */
const labelLine = /^[^\t:：]{2,24}(?:[:：]\s|\t)/

type Reader = { line: Line; index: number; lines: Line[]; followed: boolean[] }

/** Whether a line that starts with the name of a section continues the open one. */
function continues(
  inline: { kind: SectionKind; rest: Line },
  open: Section['kind'],
  { index, followed }: Reader,
): boolean {
  if (inline.kind === 'languages' && !isTongues(inline.rest, open)) return true
  const isDetail = ['skills', 'summary', 'education', 'experience'].includes(inline.kind)
  return isDetail && ['experience', 'mixed', 'unknown', 'education'].includes(open) && followed[index]!
}

/** Whether an unnamed heading divides the open section: the heading of the section stands out more. */
function isBelow(line: Line, open: Section, body: BodyLook): boolean {
  const { heading } = open
  if (!heading) return false
  const [own, its] = [line.look.size ?? 0, heading.look.size ?? 0]
  // Directly below "Work experience", a heading that is not larger is the first entry's.
  if (open.lines.length === 0 && headingKind(heading.text) !== null && own < its + 0.4) open.divider = lookKey(line)
  if (open.divider === lookKey(line)) return true
  if (lookKey(heading) === lookKey(line)) return false
  return own < its - 0.4 || (own < its + 0.4 && emphasis(line, body) < emphasis(heading, body))
}

const isCareer = (kind: Section['kind']) => kind === 'experience' || kind === 'mixed' || kind === 'education'

/** "Technologies:" below each position is no heading of a section. A heading of the career may be repeated on the next page. */
function repeatedLabels(lines: Line[]): Set<string> {
  const seen = new Set<string>()
  const again = new Set<string>()
  for (const { text } of lines) {
    const kind = text.length <= LONGEST_UNKNOWN ? headingKind(text) : null
    if (kind !== 'skills' && kind !== 'summary' && kind !== 'other') continue
    if (seen.has(text)) again.add(text)
    seen.add(text)
  }
  return again
}

/** "Volunteer" with dates in the next line, where the titles of all entries look like that: one of them, and no heading. */
function isTitleOfEntry(line: Line, next: Line | undefined, { kind, divider, heading }: Section): boolean {
  if (kind !== 'experience' || divider !== lookKey(line) || !heading || lookKey(heading) === lookKey(line)) return false
  return next !== undefined && !next.afterGap && !isBullet(next.text) && findRange(next.text) !== null
}

/** Lines in the largest type of the document at most: a name over two or three lines. */
const MOST_TITLE_LINES = 4

/** Whether a line is in the largest type, as only the name is. */
function titleLines(lines: Line[], body: BodyLook): (line: Line) => boolean {
  const largest = Math.max(0, ...lines.map(({ look }) => look.size ?? 0))
  const isLargest = ({ look }: Line) => (look.size ?? 0) > largest - 0.4
  const isTitle = largest > (body.size ?? largest) * 1.5 && lines.filter(isLargest).length <= MOST_TITLE_LINES
  return line => isTitle && isLargest(line) && headingKind(line.text) === null
}

/** Whether a heading is a block of its own, below two columns of the same page and above further ones, which all belong to it. */
const isAcross = (lines: Line[], index: number): boolean => {
  const [before, { column, page }, after] = [lines[index - 1], lines[index]!, lines[index + 1]]
  if (!column || !before?.column || !after || after.column === column) return false
  return before.page === page && before.column.left >= column.right
}

/** "Positions of" in a narrow margin. */
const INCOMPLETE = /\s(?:&|and|of|und|et|de|des|y|e|en|och|i|ve)$/iu

/** "FORMACIÓN" and "ACADÉMICA" in the same look: one heading over two lines. */
function continuesHeading(line: Line, { heading, lines }: Section): boolean {
  if (!heading || lines.length || line.afterGap || lookKey(heading) !== lookKey(line)) return false
  if (INCOMPLETE.test(heading.text) && canBeHeading(line)) return true
  return headingKind(line.text) === null && headingKind(`${heading.text} ${line.text}`) !== null
}

/** Splits the lines into sections at their headings, recognized by their words or by their look. Lines before the first are `top`. */
export function sectionsOf(lines: Line[]): Section[] {
  const body = bodyLookOf(lines)
  const looks = headingLooks(lines)
  const standsOut = (line: Line) => looks.size === 0 || looks.has(lookKey(line)) || emphasis(line, body) > 0
  const spaced = spacedLooks(lines, looks)
  const isHeading = (line: Line) =>
    (headingKind(line.text) !== null && standsOut(line)) ||
    (looks.has(lookKey(line)) &&
      (isLargeHeading(line, body) || (canBeHeading(line) && (line.afterGap || !spaced.has(lookKey(line))))))
  const inMargin = hasMarginHeadings(lines)
  const isMarginHeading = (line: Line) => /^[^\t:：]{2,40}\t/.test(line.text) && (inMargin || emphasis(line, body) > 0)
  const followed = followedByDates(lines, isHeading)
  const isTitle = titleLines(lines, body)
  const repeated = repeatedLabels(lines)
  const isRepeated = (line: Line) => isCareer(open.kind) && repeated.has(line.text)
  const sections: Section[] = [{ kind: 'top', lines: [] }]
  const columns = new OpenSections()
  let open = sections[0]!
  let labelled: Section | null = null
  const start = (section: Section) => {
    sections.push(section)
    return section
  }
  for (const [index, line] of lines.entries()) {
    // What follows a heading belongs to it, even if its column is narrower or wider.
    const isNew = open.lines.length === 0 && columns.overlapsLast(line)
    if (columns.changes(line) && !isNew) open = columns.sectionOf(line) ?? open
    const inline = inlineHeading(line, inMargin)
    const named = headingKind(line.text)
    // The name in the look of a heading is not one.
    const isName = named === null && ((index < 2 && open.kind === 'top') || isTitle(line))
    // A name that comes after a column at the side opens the top of the page.
    if (isName && isTitle(line)) open = sections[0]!
    if (continuesHeading(line, open)) {
      columns.note(line, open)
      continue
    }
    const isEntry = () =>
      named === null ? isBelow(line, open, body) : isRepeated(line) || isTitleOfEntry(line, lines[index + 1], open)
    if (isHeading(line) && !isName && !isEntry()) {
      open = start({
        kind: namesBoth(line.text) ? 'mixed' : (named ?? looseHeadingKind(line.text) ?? 'unknown'),
        heading: line,
        lines: [],
      })
      labelled = null
      if (isAcross(lines, index)) columns.close()
    } else if (
      inline &&
      !(isList(inline.kind) && !inMargin && isMiscellaneous(open)) &&
      (isMarginHeading(line) || !continues(inline, open.kind, { line, index, lines, followed }))
    ) {
      const alone = !isMarginHeading(line) && ['top', 'summary', 'contact', 'skills'].includes(open.kind)
      const heading = isMarginHeading(line) ? line : null
      const section = start({ kind: inline.kind, heading, lines: [inline.rest] })
      if (alone) labelled = section
      else open = section
    } else if (labelled && !line.afterGap && !labelLine.test(line.text)) labelled.lines.push(line)
    else {
      labelled = null
      open.lines.push(line)
    }
    columns.note(line, open)
  }
  return sections
}

export function linesIn(sections: Section[], ...kinds: Section['kind'][]): Line[] {
  return sections.filter(section => kinds.includes(section.kind)).flatMap(section => section.lines)
}
