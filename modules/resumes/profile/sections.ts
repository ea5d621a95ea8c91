import { findRange } from './dates.ts'
import { headingKind } from './headings.ts'
import type { SectionKind } from './headings.ts'
import { isSpokenLanguage } from './spoken-languages.ts'
import { isBullet } from './lines.ts'
import type { Line } from './lines.ts'

export type Section = { kind: SectionKind | 'top'; lines: Line[] }

/** A heading may share its line with its content: `Skills: Java, SQL`, or the left cell of a table row. */
function splitHeading(line: Line): { kind: SectionKind; rest: Line | null } | null {
  const whole = headingKind(line.text)
  if (whole) return { kind: whole, rest: null }
  const match = /^([^\t:]{3,40})(:\s*|\t)(?=\S)/.exec(line.text)
  const kind = match ? headingKind(match[1]!) : null
  if (!match || !kind || kind === 'other' || kind === 'contact') return null
  const text = line.text.slice(match[0].length)
  return { kind, rest: { ...line, text, start: line.start + match[0].length } }
}

/** "Languages: Java, SQL" among the skills names programming languages. */
function isTongues(rest: Line | null, open: SectionKind | 'top'): boolean {
  return open !== 'skills' || !rest || rest.text.split(/[,;/()]\s*|\s+/).some(isSpokenLanguage)
}

/**
 * For each line, whether a dated line follows it in the same section. "Technologies: Java, SQL" under a position is part of
 * it, as long as further positions follow. Computed from the end, so that each line is examined once.
 */
function followedByDates(lines: Line[]): boolean[] {
  const followed: boolean[] = []
  let dated = false
  for (let index = lines.length - 1; index >= 0; index--) {
    followed[index] = dated
    const line = lines[index]!
    if (headingKind(line.text)) dated = false
    else dated ||= !isBullet(line.text) && findRange(line.text) !== null
  }
  return followed
}

/** Splits the lines into sections at their headings. The lines before the first heading are `top`. */
export function sectionsOf(lines: Line[]): Section[] {
  const sections: Section[] = [{ kind: 'top', lines: [] }]
  const followed = followedByDates(lines)
  for (const [index, line] of lines.entries()) {
    const heading = splitHeading(line)
    const open = sections.at(-1)!
    const goesOn =
      (heading?.kind === 'languages' && !isTongues(heading.rest, open.kind)) ||
      (heading?.kind === 'skills' && open.kind === 'experience' && heading.rest !== null && followed[index]!)
    if (!heading || goesOn) open.lines.push(line)
    else sections.push({ kind: heading.kind, lines: heading.rest ? [heading.rest] : [] })
  }
  return sections
}

export function linesIn(sections: Section[], ...kinds: Section['kind'][]): Line[] {
  return sections.filter(section => kinds.includes(section.kind)).flatMap(section => section.lines)
}
