import { emailAddresses } from '#platform/ai/text/email-addresses.ts'
import { isInternational, readPhoneNumber } from '#platform/locale/phone.ts'
import { findRange } from './dates.ts'
import { fieldOf } from './lines.ts'
import type { Line } from './lines.ts'
import type { Field } from './schema.ts'

const phone = /(?<![\w@./])(?:\+|00)?\(?\d[\d\s().\u2011/-]{5,20}\d(?![\w@])/g
const phoneLabel =
  /\b(tel|telefon|téléphone|teléfono|telefono|telefone|telefoon|phone|mobile?|mobil|móvil|cell|handy|gsm|portable|komórka|m|t)\b\.?\s*:?/i
const link =
  /(?:https?:\/\/|www\.)[^\s,;|<>()]+|(?<![@\w.])(?:[a-z\d-]+\.)+(?:com|io|dev|org|me|eu|co|app|design|net|de|fr|es|it|pt|nl|pl|uk|ch|at|be|br|ca|in|ie)(?:\/[^\s,;|<>()]*)?(?![\w@])/gi

const MOST_LINKS = 10

export function readEmail(lines: Line[]): Field | null {
  for (const line of lines) {
    const found = emailAddresses(line.text)[0]?.text
    if (found) return fieldOf(line, found, found.toLowerCase())
  }
  return null
}

function isPhone(written: string, line: string): boolean {
  const digits = written.replace(/\D/g, '')
  if (digits.length < 8 || digits.length > 15 || findRange(written)) return false
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(written.trim())) return false
  return /^(\+|00|\(|0)/.test(written) || phoneLabel.test(line) || (digits.length >= 9 && /[\s().-]/.test(written))
}

/** `value` is the digits, with + and the country code if given; `quote` is the original text. */
export function readPhone(lines: Line[]): Field | null {
  for (const line of lines) {
    for (const [found] of line.text.matchAll(phone)) {
      const written = found.trim()
      if (!isPhone(written, line.text)) continue
      const digits = isInternational(written) ? readPhoneNumber(written)?.digits : written.replace(/\D/g, '')
      if (digits) return fieldOf(line, written, digits)
    }
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
