import { addressesReader } from '#platform/ai/text/addresses-reader.ts'
import { BLANK } from '#platform/ai/redact/redact.ts'
import { sentences, type Sentence } from '#platform/ai/text/sentences.ts'
import { contentStems } from '#platform/ai/text/stop-words.ts'
import { mentions, type Mention } from '#platform/ai/concepts/library.ts'
import { isKeywordList } from '../keyword-list.ts'
import { clausesOf, type Clause } from './clauses.ts'
import { foldInPlace, periodsIn, type Period } from './dates.ts'
import { degreesIn } from './degrees.ts'
import type { ProfileFacts, ResumePage } from './input.ts'
import { licenceClasses } from './licence-classes.ts'
import { namesTitle } from './titles.ts'
import { headingOf, headingStyle, inlineHeading, type Section } from './sections.ts'

/** One sentence, bullet or line of the résumé. */
export interface Passage {
  page: ResumePage
  text: string
  start: number
  end: number
  section: Section
  /** The position that it is part of. */
  position: Position | null
  /** `header`: names the position. `list`: terms without a statement. */
  form: 'header' | 'list' | 'statement'
  clauses: Clause[]
  mentions: Mention[]
  stems: Set<string>
}

/** A dated entry of work. Its months have an exclusive end. */
export interface Position {
  from: number
  to: number
  passages: Passage[]
}

export interface Resume {
  passages: Passage[]
  positions: Position[]
}

interface Line {
  page: ResumePage
  text: string
  start: number
  section: Section
  /** Where the content starts, after "Skills:". */
  from: number
  isHeading: boolean
  afterGap: boolean
}

/** Longer lines are text and not the head of an entry. */
const LONGEST_HEAD = 120
const BULLET = /^\s{0,8}(?:[•▪◦‣●○■□–—*·»›>✓✔➢►]|-\s)/u

/** Reads the résumé as passages with their section, position and clauses, without sentences that address the evaluator. */
export function readResume(pages: ResumePage[], profile: ProfileFacts, now: string): Resume {
  const lines = linesOf(pages)
  const entries = entriesOf(lines, now)
  const positions = entries.map(({ period }): Position => ({ from: period.from, to: period.to, passages: [] }))
  const passages: Passage[] = []
  lines.forEach((line, i) => {
    if (line.isHeading) return
    const at = entries.findIndex(entry => entry.first <= i && i <= entry.last)
    const isHead = at >= 0 && i <= entries[at]!.headEnd
    for (const sentence of line.sentences) {
      const passage = passageOf(line, sentence, positions[at] ?? null, isHead)
      passages.push(passage)
      passage.position?.passages.push(passage)
    }
  })
  if (positions.length === 0) addProfilePositions(positions, passages, profile, now)
  return { passages, positions }
}

/** Positions of the parsed profile, for résumés whose dates are not recognized here. */
function addProfilePositions(positions: Position[], passages: Passage[], profile: ProfileFacts, now: string): void {
  for (const { title, from, to } of profile.positions) {
    const [period] = from === null ? [] : periodsIn(`${from} - ${to ?? 'present'}`, now)
    const own = passages.filter(({ text }) => title !== '' && text.includes(title))
    if (period && own.length > 0) positions.push({ from: period.from, to: period.to, passages: own })
  }
}

interface ReadLine extends Line {
  sentences: Sentence[]
}

function linesOf(pages: ResumePage[]): ReadLine[] {
  const lines: ReadLine[] = []
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
      const heading = text.trim() === '' ? null : (headingOf(text) ?? unknown.get(text) ?? null)
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
    const before = lines[i - 1]?.trim() ?? 'start'
    if (!style || before !== '' || (known.get(style) ?? 0) < ENOUGH_OF_A_STYLE || headingOf(line) !== null) return
    const next: string[] = []
    for (const text of lines.slice(i + 1, i + 1 + LOOK_AHEAD)) {
      if (headingStyle(text) !== null) break
      next.push(text)
    }
    const first = foldInPlace(next.find(text => text.trim() !== '') ?? '')
    // The name of an employer in capitals, with the date in the next line.
    if (periodsIn(first.slice(0, 400), NO_DATE).length > 0 && before === '' && !STUDIES.test(first)) return
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
    const line = text.slice(Math.max(from, text.lastIndexOf('\n', match.index - 1) + 1), match.index)
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

interface Entry {
  first: number
  last: number
  /** The last line that names the position. */
  headEnd: number
  period: Period
}

const SECTIONS_WITHOUT_WORK = new Set<Section>([
  'education',
  'certificates',
  'skills',
  'languages',
  'interests',
  'contact',
])
const MAY_HOLD_WORK = new Set<Section>(['contact', 'skills', 'languages'])
const STUDIES =
  /\b(?:university|college|bachelor|b\.?sc|b\.?eng|m\.?sc|m\.?eng|master of|master's|master in|phd|degree|gcses?|a-levels|high school|universitat|hochschule|fachhochschule|studium|abitur|realschule|gymnasium|berufskolleg|berufsschule|ausbildung zu[mr]|umschulung|ecole|universite|licence (?:de|en|pro)|lycee|baccalaureat|bts|dut|cap |universidad|instituto|grado (?:en|medio|superior)|bachillerato|ciclo formativo|\bies)\b/u
/** Time away from work is not experience. */
const AWAY =
  /\b(?:parental leave|maternity|paternity|career break|gap year|sabbatical|elternzeit|mutterschutz|conge (?:parental|maternite|sabbatique)|excedencia|permiso (?:de maternidad|parental)|unemployed|arbeitslos|arbeitsuchend|recherche d'emploi|en paro|travell?ing|weltreise|mentee|born|geboren|nee? le|fecha de nacimiento)\b/u

function entriesOf(lines: ReadLine[], now: string): Entry[] {
  const dated = lines.flatMap((line, i) => {
    if (line.isHeading || line.text.length > 400) return []
    const period = periodsIn(line.text, now)[0]
    return period && isHead(lines, i, period) ? [{ at: i, period }] : []
  })
  const starts = dated.map(({ at, period }, k) => firstLine(lines, at, period, dated[k - 1]?.at ?? -1))
  return dated.flatMap(({ at, period }, k) => {
    const first = starts[k]!
    const limit = starts[k + 1] ?? lines.length
    const section = lines[at]!.section
    let last = at
    while (last + 1 < limit && !lines[last + 1]!.isHeading && lines[last + 1]!.section === section) last += 1
    const headEnd = lastHeadLine(lines, at, last)
    const head = foldInPlace(
      lines
        .slice(first, headEnd + 1)
        .map(line => line.text)
        .join('\n')
        .slice(0, 400),
    )
    // Under an unknown heading, a dated line with a title is still a position.
    const misplaced = MAY_HOLD_WORK.has(section) && namesTitle(head) && !STUDIES.test(head)
    if ((SECTIONS_WITHOUT_WORK.has(section) && !misplaced) || AWAY.test(head)) return []
    if (section !== 'experience' && STUDIES.test(head) && !namesTitle(head)) return []
    return [{ first, last, headEnd, period }]
  })
}

/** Whether a line with a period names a position and does not only mention a time in a text. */
function isHead(lines: ReadLine[], i: number, period: Period): boolean {
  const { text } = lines[i]!
  const bulleted =
    BULLET.test(text) && !BULLET.test(lines[i + 1]?.text ?? '') && lines[i - 1] && !BULLET.test(lines[i - 1]!.text)
  if (BULLET.test(text) && !bulleted) return false
  const before = text.slice(0, period.at)
  const after = text.slice(period.until)
  if (before.length > LONGEST_HEAD) return false
  // "Overdue reassessments dropped since 2020": a period within a sentence.
  const inText =
    /^\s*\p{L}[^,|·\t]{60,}$/u.test(before) || (/\p{Ll}\s*$/u.test(before) && /^\s*\p{Ll}{2,}.{60}/u.test(after))
  return !inText
}

/** An entry starts with its date, or up to three lines above if these name the position. */
function firstLine(lines: ReadLine[], at: number, period: Period, previous: number): number {
  let first = at
  const { text } = lines[at]!
  const rest = text.slice(0, period.at) + text.slice(period.until)
  const above = lines[at - 1]
  const titled =
    (above?.afterGap === true || lines[at - 2]?.isHeading === true) &&
    above?.isHeading === false &&
    !BULLET.test(above.text)
  const complete = !titled && namesTitle(foldInPlace(rest)) && /[,|·–—\t]|\bat\b|\bbei\b|\bchez\b|\ben\b/u.test(rest)
  const most = lines[at]!.afterGap || complete ? 0 : 3
  for (let i = at - 1; i > previous && at - i <= most; i -= 1) {
    const line = lines[i]!
    if (line.isHeading || BULLET.test(line.text) || line.text.length > LONGEST_HEAD) break
    if (/[.!?]$/u.test(line.text.trim())) break
    first = i
    if (line.afterGap) break
  }
  // Without a gap or heading above, only the line next to the date belongs to it.
  const opened =
    lines[first]!.afterGap || lines[first - 1]?.isHeading === true || BULLET.test(lines[first - 1]?.text ?? '')
  if (first === at || opened) return first
  return letters(rest) > 25 ? at : at - 1
}

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

/** The lines after the date and before the first bullet also name the position, if they look like names and not like text. */
function lastHeadLine(lines: ReadLine[], at: number, last: number): number {
  let end = at
  const bulleted = lines.slice(at + 1, last + 1).some(line => BULLET.test(line.text))
  const most = bulleted ? 4 : 1
  while (end < last && end - at < most) {
    const { text } = lines[end + 1]!
    if (BULLET.test(text) || text.length > (bulleted ? LONGEST_HEAD : 70) || /[.!?;]$/u.test(text.trim())) break
    if (!bulleted && !namesTitle(foldInPlace(text)) && letters(lines[at]!.text) > 12) break
    end += 1
  }
  return end
}

function passageOf(line: ReadLine, sentence: Sentence, position: Position | null, isHead: boolean): Passage {
  const { page, section } = line
  const inSection = position === null || section === 'experience' ? section : 'experience'
  const listed = section === 'skills' || (!isHead && isKeywordList(sentence.text) && section !== 'experience')
  return {
    page,
    ...sentence,
    section: inSection,
    position,
    form: isHead ? 'header' : listed ? 'list' : 'statement',
    clauses: clausesOf(sentence.text),
    mentions: [...mentions(sentence.text), ...licenceClasses(sentence.text, inSection)],
    stems: new Set(contentStems(sentence.text)),
  }
}
