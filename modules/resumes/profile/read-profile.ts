import type { DocumentWithLayout } from '#platform/documents/reading.ts'
import { certificatesOf } from './certificates.ts'
import { readEmail, readLinks, readPhone } from './contact.ts'
import { withoutCoverLetter } from './cover-letter.ts'
import { readEducation } from './education.ts'
import { linesOf } from './lines.ts'
import type { Line } from './lines.ts'
import { namesTongues, readLanguages, readSkills } from './lists.ts'
import { readLocation } from './location.ts'
import { withMiscellaneous } from './miscellaneous.ts'
import { readHeadline, readName } from './name.ts'
import { readPositions } from './positions.ts'
import { judgeQuality } from './quality.ts'
import type { Education, Position, Profile } from './schema.ts'
import { linesIn, sectionsOf } from './sections.ts'
import type { Section } from './sections.ts'
import { sourcesOf } from './sources.ts'
import { settleUnnamed } from './unnamed-sections.ts'
import { yearsCovered } from './years.ts'

/** Some programs print a part of the document twice. */
function once<T extends { page: number; quote: string }>(entries: T[]): T[] {
  const found = new Map<string, T>()
  for (const entry of entries) {
    const key = JSON.stringify({ ...entry, page: 0, quote: '' })
    if (!found.has(key)) found.set(key, entry)
  }
  return [...found.values()]
}

/** What a section's heading says about its entries: they are positions, positions or education, or anything. */
const kindOf = ({ kind }: Section) => (kind === 'experience' || kind === 'mixed' ? kind : 'any')

/** Positions are under their heading. Without one, dated entries outside the other sections may be positions. */
function positionsOf(sections: Section[], text: string): Position[] {
  const under = sections.filter(
    section => (section.kind === 'experience' || section.kind === 'mixed') && section.lines.length,
  )
  const places = under.length ? under : sections.filter(section => section.kind === 'top' || section.kind === 'summary')
  return once(places.flatMap(section => readPositions(section.lines, text, kindOf(section))))
}

function educationOf(sections: Section[], text: string): Education[] {
  const under = sections.filter(
    section => (section.kind === 'education' || section.kind === 'mixed') && section.lines.length,
  )
  const places = under.length ? under : sections.filter(section => section.kind === 'top' || section.kind === 'summary')
  return once(
    places.flatMap(section => {
      const kind = section.kind !== 'education' ? 'mixed' : section.isUnnamed ? 'unnamed' : 'education'
      return readEducation(section.lines, text, kind)
    }),
  )
}

/** The first match in the lines with contact details, otherwise anywhere. */
function first<T>(read: (lines: Line[]) => T | null, contactLines: Line[], lines: Line[]): T | null {
  return read(contactLines) ?? read(lines)
}

/** "Scenarios for 2045": a position that starts later than next year is none. */
const isFuture = (from: string | null, now: Date) =>
  from !== null && Number(from.slice(0, 4)) > now.getUTCFullYear() + 1

/**
 * Extracts the profile from a résumé's text. A pure function: no hidden text, no model, the same text gives the same profile.
 * Every quote is a literal part of `reading.text`. Open positions end at `now` for counting years (default: today).
 */
export function readProfile(reading: DocumentWithLayout, options: { now?: Date } = {}): Profile {
  const all = linesOf(reading)
  const lines = withoutCoverLetter(all)
  const sections = settleUnnamed(withMiscellaneous(sectionsOf(lines)))
  const contactLines = linesIn(sections, 'top', 'contact')
  const email = first(readEmail, contactLines, all)
  const name = lines.length ? readName(lines, email?.value ?? null) : null
  const now = options.now ?? new Date()
  const positions = positionsOf(sections, reading.text).filter(({ from }) => !isFuture(from, now))
  const skillLines = linesIn(sections, 'skills')
  const underLanguages = linesIn(sections, 'languages')
  const languageLines = underLanguages.length > 0 ? underLanguages : skillLines.filter(namesTongues)
  const education = educationOf(sections, reading.text)
  const named = certificatesOf(sections, education)
  const found = {
    name,
    email,
    phone: first(some => readPhone(some, reading.language), contactLines, all),
    location: readLocation(contactLines, name?.value ?? null, lines),
    links: readLinks(lines, new Set(contactLines)),
    headline: readHeadline(lines, name),
    positions,
    education,
    skills: readSkills(skillLines),
    languages: readLanguages(languageLines),
    certificates: named.certificates,
    years_of_experience: yearsCovered(positions, now),
  }
  const hasExperienceSection = sections.some(section => section.kind === 'experience' || section.kind === 'mixed')
  const sources = sourcesOf(found, reading, {
    skills: skillLines,
    languages: languageLines,
    certificates: named.lines,
  })
  return {
    ...found,
    quality: judgeQuality(reading, { ...found, hasExperienceSection }),
    sources,
    others: [],
    model: 'none',
  }
}
