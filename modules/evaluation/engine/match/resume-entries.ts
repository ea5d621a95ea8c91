import { periodsIn, type Period } from '#platform/ai/text/periods.ts'
import { foldInPlace } from '#platform/ai/text/tokens.ts'
import { AWAY, STUDIES } from './passage-words.ts'
import { BULLET, LONGEST_HEAD, type Line } from './resume-lines.ts'
import type { Section } from './sections.ts'
import { namesTitle } from './titles.ts'

/** A dated entry of work, with the places of its lines. */
export interface Entry {
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

/** The dated entries of work, in order. */
export function entriesOf(lines: Line[], now: string): Entry[] {
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
    const head = headText(lines, first, headEnd)
    // Under an unknown heading, a dated line with a title is still a position.
    const misplaced = MAY_HOLD_WORK.has(section) && namesTitle(head) && !STUDIES.test(head)
    if ((SECTIONS_WITHOUT_WORK.has(section) && !misplaced) || AWAY.test(head)) return []
    if (section !== 'experience' && STUDIES.test(head) && !namesTitle(head)) return []
    return [{ first, last, headEnd, period }]
  })
}

const headText = (lines: Line[], first: number, last: number): string =>
  foldInPlace(
    lines
      .slice(first, last + 1)
      .map(line => line.text)
      .join('\n')
      .slice(0, 400),
  )

/** Whether these lines name a time without work: a parental leave, a sabbatical. */
export const isAway = (lines: Line[], first: number, last: number): boolean => AWAY.test(headText(lines, first, last))

/** Whether a line with a period names a position and does not only mention a time in a text. */
function isHead(lines: Line[], i: number, period: Period): boolean {
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
function firstLine(lines: Line[], at: number, period: Period, previous: number): number {
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
function lastHeadLine(lines: Line[], at: number, last: number): number {
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
