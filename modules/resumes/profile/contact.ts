import { emailAddresses } from '#platform/ai/text/email-addresses.ts'
import { isInternational, phoneNumberIn, readPhoneNumber } from '#platform/locale/phone.ts'
import { findRange, withPlainDigits } from './dates.ts'
import { fieldOf } from './lines.ts'
import type { Line } from './lines.ts'
import type { Field } from './schema.ts'

const phone = /(?<![\w@./])(?:\+|00)?\(?\d[\d\s().\u2011/-]{5,20}\d(?![\w@])/g
const phoneLabel =
  /\b(tel|telefon|téléphone|teléfono|telefono|telefone|telefoon|phone|mobile?|mobil|móvil|cell|handy|gsm|portable|komórka|cep|gsm|m|t)\b\.?\s*:?/i
const labelWithoutSpaces = /电话|手机|جوال|هاتف|موبايل|☎|📱/u
const link =
  /(?:https?:\/\/|www\.)[^\s,;|<>()]+|(?<![@\w.])(?:[a-z\d-]+\.)+(?:com|io|dev|org|me|eu|co|app|design|net|de|fr|es|it|pt|nl|pl|uk|ch|at|be|br|ca|in|ie)(?:\/[^\s,;|<>()]*)?(?![\w@])/gi

const MOST_LINKS = 10

export function readEmail(lines: Line[]): Field | null {
  for (const [index, line] of lines.entries()) {
    const found = emailAddresses(line.text)[0]?.text
    const next = lines[index + 1]
    const broken = found ? null : next && brokenAddress(line, next)
    if (broken) return broken
    if (!found) continue
    const whole = `${wrappedStart(found, line, lines, index)}${found}${wrappedEnd(found, line, lines[index + 1])}`
    return fieldOf(line, found, whole.toLowerCase())
  }
  return null
}

const LONGEST_BROKEN = 60

/** "jane.doe@example." and "org", or "jane.doe@" and "example.org", in a narrow column. */
function brokenAddress(line: Line, next: Line): Field | null {
  const start =
    line.text.length <= LONGEST_BROKEN ? /(?:^|\s)([\w.+-]{1,40}@(?:[\w-]{1,40}\.)*)$/.exec(line.text)?.[1] : undefined
  const end = start && next.start === line.end + 1 ? /^[a-z\d][a-z\d.-]{1,40}(?=\s|$)/i.exec(next.text)?.[0] : undefined
  const whole = start && end ? emailAddresses(`${start}${end}`)[0]?.text : undefined
  return whole === `${start}${end}` ? fieldOf(line, `${start}\n${end}`, whole!.toLowerCase()) : null
}

const LINES_OF_NAME = 12

/** "mar-" in the line above "garet@example.org", for somebody named Margaret. */
function wrappedStart(found: string, line: Line, lines: Line[], index: number): string {
  const split = /^[^\p{L}]{0,3}([a-z]{2,12})-(?=\s|$)/u.exec(lines[index - 1]?.text ?? '')
  if (!split || /\p{L}/u.test(line.text.slice(0, line.text.indexOf(found)))) return ''
  const joined = `${split[1]!}${/^[a-z]*/i.exec(found)![0]}`.toLowerCase()
  const words = lines.slice(0, LINES_OF_NAME).flatMap(({ text }) => text.toLowerCase().split(/[^\p{L}]+/u))
  return words.some(word => word.length > 2 && joined.startsWith(word)) ? split[1]! : ''
}

/** "jane@example.or" in a narrow column, and "g" in the next line. */
function wrappedEnd(found: string, line: Line, next: Line | undefined): string {
  const goesOn = next && !next.afterGap && next.start === line.end + 1 && line.text.endsWith(found)
  return goesOn && /^[a-z]{1,5}$/.test(next.text) ? next.text : ''
}

/** "ORCID: " directly in front of a number. A phone number may stand in the same line. */
const OTHER_NUMBER = /(?<!\p{L})(?:arxiv|doi|isbn|issn|iban|orcid)(?:\s?id)?\s?[:.#]?\s?$/iu
const LONGEST_LABEL = 16

const isOtherNumber = (written: string, line: string) => {
  const at = line.indexOf(written)
  return OTHER_NUMBER.test(line.slice(Math.max(0, at - LONGEST_LABEL), at))
}

/** A number of the usual length that fills its line. */
const isAlone = (written: string, line: string, { length }: string) =>
  length >= 9 && length <= 13 && line.trim() === written.trim()

function isPhone(written: string, line: string): boolean {
  const digits = written.replace(/\D/g, '')
  if (digits.length < 8 || digits.length > 15 || findRange(written) || isOtherNumber(written, line)) return false
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(written.trim())) return false
  return (
    /^(\+|00|\(|0)/.test(written) ||
    phoneLabel.test(line) ||
    labelWithoutSpaces.test(line) ||
    isAlone(written, line, digits) ||
    (digits.length >= 9 && /[\s().-]/.test(written))
  )
}

/** The countries whose numbers a résumé in a language has if they lack a country code, the likeliest first. */
const countriesOf: Record<string, string[]> = {
  en: ['US', 'GB', 'IN', 'AU', 'IE', 'ZA', 'NG', 'SG'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH', 'CA', 'MA'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE'],
  it: ['IT', 'CH'],
  pt: ['BR', 'PT'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  sv: ['SE', 'FI'],
  tr: ['TR'],
  ar: ['EG', 'SA', 'AE', 'JO', 'LB', 'MA', 'DZ', 'TN', 'IQ', 'KW'],
  zh: ['CN', 'TW', 'HK', 'SG'],
}

const FEWEST_DIGITS = 7

/** Longer lines have no phone numbers of people. */
const LONGEST_CONTACT = 300

/** `value` is the digits, with + and the country code if given; `quote` is the original text. */
export function readPhone(lines: Line[], language: string | null): Field | null {
  const countries = [...new Set([...(countriesOf[language ?? 'en'] ?? []), ...countriesOf['en']!])]
  const short = lines.filter(line => line.text.length <= LONGEST_CONTACT && /\p{N}{2}/u.test(line.text))
  for (const isValid of [true, false]) {
    for (const line of short) {
      const found = phoneIn(line, countries, isValid)
      if (found) return found
    }
  }
  return null
}

/** The number of a line, if it exists in one of the countries, or, with `isValid` false, even if no country has such a number. */
function phoneIn(line: Line, countries: string[], isValid: boolean): Field | null {
  const text = withPlainDigits(line.text)
    .replace(/\(\+(\d{1,3})\)/g, '+$1  ')
    .replace(/[-‐‑‒–—―]+/g, '-')
  const field = (written: string, digits: string) => fieldOf(line, text === line.text ? written : line.text, digits)
  const isLabelled = phoneLabel.test(text) || labelWithoutSpaces.test(text)
  // Searching a line in all countries is slow, and most lines have no number.
  const isLikely = [...text.matchAll(phone)].some(
    ([found]) => found.replace(/\D/g, '').length >= FEWEST_DIGITS && !findRange(found),
  )
  const known = isLikely ? phoneNumberIn(text, countries) : null
  if (
    known &&
    known.digits.length >= FEWEST_DIGITS &&
    !findRange(known.text) &&
    (isLabelled || isPhone(known.text, text))
  )
    return field(known.text, known.digits)
  for (const [found] of text.matchAll(phone)) {
    const written = found.trim()
    if (!isPhone(written, line.text)) continue
    const digits = written.replace(/\D/g, '')
    if (!isInternational(written)) return field(written, digits)
    const international = readPhoneNumber(written)?.digits ?? (isValid ? null : `+${digits}`)
    if (international) return field(written, international)
  }
  return null
}

/** Links in the contact lines. Elsewhere only text with a path or a scheme, because companies have names like Booking.com. */
export function readLinks(lines: Line[], contactLines: Set<Line>): Field[] {
  const fields = lines.flatMap(line =>
    [...line.text.matchAll(link)]
      .map(([found]) => found.replace(/[.,;:]+$/, ''))
      .filter(found => contactLines.has(line) || /^(https?:|www\.)|\.\w+\/./i.test(found))
      .map(found => fieldOf(line, found)),
  )
  const seen = new Set<string>()
  return fields
    .filter(field => !seen.has(field.value.toLowerCase()) && seen.add(field.value.toLowerCase()))
    .slice(0, MOST_LINKS)
}
