import { addressesReader } from '#platform/ai/text/addresses-reader.ts'
import { BLANK } from '#platform/ai/redact/redact.ts'
import { sentences, type Sentence } from '#platform/ai/text/sentences.ts'
import { periodsIn } from '#platform/ai/text/periods.ts'
import { foldInPlace } from '#platform/ai/text/tokens.ts'
import { degreesIn } from './degrees.ts'
import type { ResumePage } from './input.ts'
import { STUDIES } from './passage-words.ts'
import { namesTitle } from './titles.ts'
import { headingOf, headingStyle, inlineHeading, type Section } from './sections.ts'

/** A line with its sentences and what is known of its place. */
export interface Line {
  page: ResumePage
  text: string
  start: number
  section: Section
  /** Where the content starts, after "Skills:". */
  from: number
  isHeading: boolean
  afterGap: boolean
  /** Without those that address the evaluator. */
  sentences: Sentence[]
}

/** Longer lines are text and not the head of an entry. */
export const LONGEST_HEAD = 120
export const BULLET = /^\s{0,8}(?:[•▪◦‣●○■□–—*·»›>✓✔➢►]|-\s)/u

/** The lines of all pages, each with its section. */
export function linesOf(pages: ResumePage[]): Line[] {
  const lines: Line[] = []
  let section: Section = 'top'
  const unknown = unknownHeadings(pages)
  for (const page of pages) {
    const units = sentences(page.text)
      .filter(sentence => !addressesReader(sentence.text))
      .flatMap(splitLines)
    let unit = 0
    let start = 0
    let afterGap = true
    for (const text of page.text.split('\n')) {
      const end = start + text.length
      const own: Sentence[] = []
      while (unit < units.length && units[unit]!.start < end) own.push(units[unit++]!)
      const heading = headingOf(text) ?? unknown.get(text) ?? null
      const inline = heading === null ? inlineHeading(text) : null
      if (heading !== null) section = heading
      else if (afterGap && beginsEducation(text, page.text.slice(start), section)) section = 'education'
      if (text.trim() !== '') {
        const of = inline?.section ?? section
        if (WHOLE_LINES.has(of)) own.splice(0, own.length, ...joined(page.text, own))
        lines.push({
          page,
          text,
          start,
          section: of,
          from: inline?.end ?? 0,
          isHeading: heading !== null,
          afterGap,
          sentences: own,
        })
        afterGap = false
      } else if (!text.includes(BLANK)) afterGap = true
      start = end + 1
    }
  }
  return lines
}

/** As many known headings of one style make a line of that style a heading too. */
const ENOUGH_OF_A_STYLE = 2
const LOOK_AHEAD = 8

/** Lines that look like the known headings of the résumé. What they are about shows in the lines that follow. */
function unknownHeadings(pages: ResumePage[]): Map<string, Section> {
  const lines = pages.flatMap(page => page.text.split('\n'))
  const known = new Map<string, number>()
  for (const line of lines) {
    const style = headingStyle(line)
    if (style && headingOf(line) !== null) known.set(style, (known.get(style) ?? 0) + 1)
  }
  const found = new Map<string, Section>()
  lines.forEach((line, i) => {
    const style = headingStyle(line)
    if (!style || lines[i - 1]?.trim() !== '' || (known.get(style) ?? 0) < ENOUGH_OF_A_STYLE) return
    const next: string[] = []
    for (const text of lines.slice(i + 1, i + 1 + LOOK_AHEAD)) {
      if (headingStyle(text) !== null) break
      next.push(text)
    }
    const first = foldInPlace(next.find(text => text.trim() !== '') ?? '')
    // The name of an employer in capitals, with the date in the next line.
    if (periodsIn(first.slice(0, 400), NO_DATE).length > 0 && !STUDIES.test(first)) return
    const dated = next.find(text => periodsIn(text.slice(0, 400), NO_DATE).length > 0)
    found.set(line, dated === undefined ? 'other' : STUDIES.test(foldInPlace(dated)) ? 'education' : 'experience')
  })
  return found
}

/** For telling whether there is a period at all. */
const NO_DATE = '2100-01-01T00:00:00Z'

/** Entries of these sections are one line each: "B.Sc. in Chemistry. Withdrew in 2020." */
const WHOLE_LINES = new Set<Section>(['education', 'certificates'])

function joined(text: string, [first, ...others]: Sentence[]): Sentence[] {
  if (!first) return []
  const end = others.at(-1)?.end ?? first.end
  return end - first.start > MOST_JOINED
    ? [first, ...others]
    : [{ text: text.slice(first.start, end), start: first.start, end }]
}

const MOST_JOINED = 400

/** Lines that start with a capital or a digit are statements of their own, even without bullets. */
function splitLines({ text, start }: Sentence): Sentence[] {
  const found: Sentence[] = []
  let from = 0
  for (const match of text.matchAll(/\n/gu)) {
    const line = text.slice(text.lastIndexOf('\n', match.index - 1) + 1, match.index)
    const heading = headingOf(line) !== null
    if (
      !heading &&
      !/^\s{0,8}(?:[\p{Lu}\d]|(?:seit|since|depuis|desde|ab|from)\s)/u.test(
        text.slice(match.index + 1, match.index + 20),
      )
    )
      continue
    if (
      !heading &&
      /(?:[,;&(–-]|\b(?:and|or|the|a|of|to|for|with|in|und|oder|der|die|das|et|ou|y|de|la|le))\s*$/iu.test(
        text.slice(Math.max(from, match.index - 12), match.index),
      )
    )
      continue
    found.push({ text: text.slice(from, match.index), start: start + from, end: start + match.index })
    from = match.index + 1
  }
  found.push({ text: text.slice(from), start: start + from, end: start + text.length })
  return found.flatMap(one => {
    const lead = one.text.length - one.text.trimStart().length
    const trimmed = one.text.trim()
    return trimmed === '' ? [] : [{ text: trimmed, start: one.start + lead, end: one.start + lead + trimmed.length }]
  })
}

/** A degree at the start of a block, without a heading and without more work below it. */
function beginsEducation(line: string, rest: string, section: Section): boolean {
  if (section !== 'top' && section !== 'experience') return false
  if (BULLET.test(line) || (degreesIn(line.slice(0, LONGEST_HEAD))[0]?.at ?? 1) > 0) return false
  const block = rest.slice(0, LONGEST_BLOCK).split('\n')
  const heading = block.findIndex(text => headingOf(text) !== null)
  return !block
    .slice(0, heading < 0 ? undefined : heading)
    .some(text => namesTitle(foldInPlace(text)) && periodsIn(text.slice(0, 400), NO_DATE).length > 0)
}

/** What follows a degree is looked through as far as this. */
const LONGEST_BLOCK = 1500
