import type { DocumentReading } from '#platform/documents/reading.ts'
import { qualityWords as words } from '../words/quality.ts'
import { RESUME_LANGUAGES } from './resume-languages.ts'
import type { Profile, Quality } from './schema.ts'

/** With fewer letters than this a résumé is too short to contain much. */
const SHORT = 200

type Found = Pick<Profile, 'name' | 'email' | 'phone' | 'positions' | 'education'> & { hasExperienceSection: boolean }

/** The share of characters that no language uses, which comes from fonts without a character table. */
function garbage(text: string): number {
  const odd = text.match(/[\ufffd\u0080-\u009f]|(?![\n\t])\p{C}/gu)?.length ?? 0
  return odd / Math.max(1, text.length)
}

function severe(reading: DocumentReading, found: Found): string[] {
  const problems: string[] = []
  if (reading.status === 'no_text') {
    return [words.scan]
  }
  if (garbage(reading.text) > 0.05) problems.push(words.unreadableLetters)
  if (reading.text.length < SHORT) problems.push(words.short)
  if (!found.positions.length && !found.education.length) {
    problems.push(words.noCareer)
  } else if (isDisordered(found)) problems.push(words.disorder)
  if (!isReadable(reading)) problems.push(words.unreadableLanguage)
  return problems
}

const MOST_INCOMPLETE = 0.5
/** Fewer words do not tell their language. */
const FEWEST_WORDS = 60

/** Whether the parts of the document could not be put together: a heading without positions, or most positions without a name. */
function isDisordered({ positions, hasExperienceSection }: Found): boolean {
  const incomplete = positions.filter(({ title, employer }) => !title || !employer).length
  return (hasExperienceSection && !positions.length) || incomplete > positions.length * MOST_INCOMPLETE
}

/** Whether the document is in a language whose sections and dates are known. */
function isReadable({ language, text }: DocumentReading): boolean {
  if (language !== null) return RESUME_LANGUAGES.some(known => known === language)
  return (text.match(/\p{L}+/gu)?.length ?? 0) < FEWEST_WORDS
}

function imagePages(reading: DocumentReading): string[] {
  const blank = reading.pages.filter(page => !/[\p{L}\p{N}]/u.test(page.text)).map(page => page.number)
  return blank.length ? [words.imagePages(blank)] : []
}

function slight(reading: DocumentReading, found: Found): string[] {
  const problems = imagePages(reading)
  if (!found.name) problems.push(words.noName)
  if (!found.email && !found.phone) problems.push(words.noContact)
  if (!found.hasExperienceSection && found.positions.length) {
    problems.push(words.noHeading)
  }
  if (!found.positions.length) problems.push(words.noPositions)
  const incomplete = found.positions.filter(position => !position.title || !position.employer).length
  if (incomplete) problems.push(words.incomplete(incomplete, found.positions.length))
  return problems
}

/** Assesses how reliable the reading of a résumé is. */
export function judgeQuality(reading: DocumentReading, found: Found): Quality {
  const grave = severe(reading, found)
  if (grave.length) return { level: 'poor', problems: grave }
  const problems = slight(reading, found)
  return { level: problems.length ? 'partial' : 'good', problems }
}
