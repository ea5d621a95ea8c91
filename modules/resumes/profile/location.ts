import { namesIn } from '#platform/locale/names.ts'
import { fieldOf, piecesOf, withoutBullet } from './lines.ts'
import type { Line } from './lines.ts'
import type { Field } from './schema.ts'

const label =
  /^(?:address|location|based in|lives in|adresse|anschrift|wohnort|domicile|dirección|ubicación|localidad|residencia|indirizzo|residenza|endereço|localização|morada|adres|woonplaats|miejscowość)\s*:?\s+/i
const postcode =
  /(?:^|,\s*)(?:[A-Z]{1,2}-)?\d{2}-\d{3}\s+\p{Lu}\p{L}+|(?:^|,\s*)(?:[A-Z]{1,2}-)?\d{4,5}(?:\s?[A-Z]{2})?\s+\p{Lu}\p{L}+|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/u
/** The languages of the résumés that we read. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl']

const FURTHER_NAMES = [
  'usa',
  'uk',
  'u.k.',
  'u.s.',
  'england',
  'scotland',
  'wales',
  'northern ireland',
  'holland',
  'uae',
]

let known: Set<string> | undefined
const countries = () => (known ??= new Set([...namesIn(LANGUAGES, 'region'), ...FURTHER_NAMES]))

function isPlace(text: string): boolean {
  if (text.length > 80 || /@|https?:|\+\d/.test(text)) return false
  if (postcode.test(text)) return true
  const parts = text.split(/\s*[,()]\s*/).filter(Boolean)
  return parts.length >= 2 && parts.length <= 5 && countries().has(parts.at(-1)!.toLowerCase().replace(/\.$/, ''))
}

/** Where the person lives, from the lines with contact details: `City, Country`, a postcode with its town, or a labelled line. */
export function readLocation(lines: Line[]): Field | null {
  for (const line of lines) {
    for (const piece of piecesOf(line.text)) {
      const text = withoutBullet(piece)
      const value = text.replace(label, '')
      if (value !== text || isPlace(text)) return fieldOf(line, value)
    }
  }
  return null
}
