import type { DocumentReading } from '#platform/documents/reading.ts'
import type { Profile, Quality } from './schema.ts'

/** With fewer letters than this a résumé is too short to contain much. */
const SHORT = 200

type Found = Omit<Profile, 'quality'> & { hasExperienceSection: boolean }

/** The share of characters that no language uses, which comes from fonts without a character table. */
function garbage(text: string): number {
  const odd = text.match(/[\ufffd\u0080-\u009f]|(?![\n\t])\p{C}/gu)?.length ?? 0
  return odd / Math.max(1, text.length)
}

function severe(reading: DocumentReading, found: Found): string[] {
  const problems: string[] = []
  if (reading.status === 'no_text') {
    return [
      'The pages are pictures (a scan or a photo): there is no text in the file to read. A person has to read it.',
    ]
  }
  if (garbage(reading.text) > 0.05) problems.push('Many letters of this file cannot be told apart by a program.')
  if (reading.text.length < SHORT) problems.push('There is hardly any text in this file.')
  if (!found.positions.length && !found.education.length) {
    problems.push('No positions and no education could be recognised.')
  }
  return problems
}

function picturePages(reading: DocumentReading): string[] {
  const blank = reading.pages.filter(page => !/[\p{L}\p{N}]/u.test(page.text)).map(page => page.number)
  return blank.length ? [`There is no text that can be read on page ${blank.join(', ')}.`] : []
}

function slight(reading: DocumentReading, found: Found): string[] {
  const problems = picturePages(reading)
  if (!found.name) problems.push('The name could not be recognised.')
  if (!found.email && !found.phone) problems.push('No e-mail address or phone number was found.')
  if (!found.hasExperienceSection && found.positions.length) {
    problems.push('There is no heading over the positions; what was taken for them may be something else.')
  }
  if (!found.positions.length) problems.push('No positions with dates could be recognised.')
  const incomplete = found.positions.filter(position => !position.title || !position.employer).length
  if (incomplete)
    problems.push(`In ${incomplete} of ${found.positions.length} positions the title or the employer is missing.`)
  return problems
}

/** Assesses how reliable the reading of a résumé is. */
export function judgeQuality(reading: DocumentReading, found: Found): Quality {
  const grave = severe(reading, found)
  if (grave.length) return { level: 'poor', problems: grave }
  const problems = slight(reading, found)
  return { level: problems.length ? 'partial' : 'good', problems }
}
