import { datesOf, opensWithDate } from './anchors.ts'
import { namesDegree } from './education-words.ts'
import { HEAD_LENGTH, isHead } from './header-lines.ts'
import { namesJob } from './job-words.ts'
import { isBullet, withoutBullet } from './lines.ts'
import type { Line } from './lines.ts'
import { lookKey } from './looks.ts'
import type { Career } from './parts.ts'

/** The bullet of a line and its look: "• Google" in bold is none of the activities below it. */
const bulletOf = (line: Line) => (isBullet(line.text) ? `${line.text.trim()[0]!} ${lookKey(line)}` : '')

/** "Minor in linguistics" below a degree. */
const PART_OF_DEGREE =
  /^(?:minor|major|concentration|speciali[sz]ation|emphasis|focus|honou?rs|thesis|dissertation|gpa|relevant|course|academic|schwerpunkt|abschlussnote|nebenfach|option|spécialité|mention|especialidad|mención|tesi|specializzazione)(?!\p{L})/iu

/** A line with dates and nothing else. */
function isDateAlone(line: Line): boolean {
  const range = datesOf(line)
  return range !== null && !/\p{L}/u.test(line.text.slice(0, range.start) + line.text.slice(range.end))
}

/** Bullets before the headers of entries, such as "• Google" above its dates, are not those of activities. */
export function withoutHeaderBullets(lines: Line[], kind: Career): Line[] {
  const counts = new Map<string, { headers: number; all: number }>()
  for (const [index, line] of lines.entries()) {
    const bullet = bulletOf(line)
    if (!bullet) continue
    const count = counts.get(bullet) ?? { headers: 0, all: 0 }
    const plain = withoutBulletOf(line)
    const next = lines[index + 1]
    const isSentence =
      /[.!?]\s*$/.test(plain.text) && !/(?<=[.,(‒–—―-]\s?|\d)(?:\d{4}|\p{L}{3,12})\.\s*$/u.test(plain.text)
    const isDegree =
      kind === 'education' && namesDegree(plain.text.slice(0, HEAD_LENGTH)) && !PART_OF_DEGREE.test(plain.text)
    const before = lines[index - 1]
    const isNamed = isHead(plain) && (namesJob(plain.text) || namesDegree(plain.text)) && before && isDateAlone(before)
    const isBelowDates =
      line.look.weight >= BOLD && isHead(plain) && before && !isBullet(before.text) && datesOf(before)
    const dated =
      isDegree ||
      isBelowDates ||
      isNamed ||
      (!isSentence && (datesOf(plain) ?? (opensWithDate(plain) || null) ?? (next && isHead(plain) && datesOf(next))))
    counts.set(bullet, { headers: count.headers + (dated ? 1 : 0), all: count.all + 1 })
  }
  const entries = lines.filter(line => !isBullet(line.text) && datesOf(line)).length
  const headers = new Set(
    [...counts]
      .filter(([, { headers, all }]) => headers >= all * 0.6 && headers >= entries * FEWEST_OF_ENTRIES)
      .map(([bullet]) => bullet),
  )
  return lines.map((line, index) =>
    headers.has(bulletOf(line)) || isBulletOfHeader(line, lines[index + 1]) ? withoutBulletOf(line) : line,
  )
}

/** "• 2016 - 2017", and "• Systems analyst" in bold above it. */
function isBulletOfHeader(line: Line, next: Line | undefined): boolean {
  if (!isBullet(line.text)) return false
  const plain = withoutBulletOf(line)
  if (plain.text.length <= LONGEST_DATES && isDateAlone(plain)) return true
  const isDated = next && isBullet(next.text) && next.text.length <= LONGEST_DATES && isDateAlone(withoutBulletOf(next))
  return Boolean(isDated) && isHead(plain) && (namesJob(plain.text) || namesDegree(plain.text))
}

const LONGEST_DATES = 40
const BOLD = 600
/** The share of the entries that have such bullets, at least: the last activity of a position stands above the dates of the next one, too. */
const FEWEST_OF_ENTRIES = 0.5

/** A line without its bullet. */
export function withoutBulletOf(line: Line): Line {
  const text = withoutBullet(line.text)
  return { ...line, text, start: line.start + line.text.length - text.length }
}
