import {
  findPhoneNumbersInText,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from 'libphonenumber-js/min'

// On the server only: the numbering plans of all countries are 30 kB, a quarter of what the application page may load.

const plused = (written: string) => written.trim().replace(/^00/, '+')

/** Whether a number was written with its country code. Without one, the same digits are valid in several countries. */
export const isInternational = (written: string): boolean => plused(written).startsWith('+')

/** Why an international number cannot exist; null if it can, or if it has no country code. */
export function phoneProblem(written: string): 'too_short' | 'too_long' | 'invalid' | null {
  if (!isInternational(written)) return null
  const problem = validatePhoneNumberLength(plused(written))
  if (!problem) return null
  return problem === 'TOO_SHORT' ? 'too_short' : problem === 'TOO_LONG' ? 'too_long' : 'invalid'
}

/** A possible international number as its digits ("+442079460958") and as people write it ("+44 20 7946 0958"). */
export function readPhoneNumber(written: string): { digits: string; text: string } | null {
  if (phoneProblem(written) !== null) return null
  const number = parsePhoneNumberFromString(plused(written))
  return number ? { digits: number.number, text: number.formatInternational() } : null
}

/** The longest text that is searched for a number, in characters. */
const LONGEST_TEXT = 300

/**
 * The first phone number in a short text. A number without its country code is one of these countries (ISO 3166-1), the likeliest
 * first. `digits` have the country code only if it is written.
 */
export function phoneNumberIn(text: string, countries: readonly string[]): { text: string; digits: string } | null {
  for (const country of countries) {
    const [found] = findPhoneNumbersInText(text.slice(0, LONGEST_TEXT), country as CountryCode)
    if (!found) continue
    const written = text.slice(found.startsAt, found.endsAt)
    const digits = isInternational(written) ? found.number.number : written.replace(/\D/g, '')
    return { text: written, digits }
  }
  return null
}
