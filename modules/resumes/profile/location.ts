import { fieldOf, piecesOf, withoutBullet } from './lines.ts'
import type { Line } from './lines.ts'
import type { Field } from './schema.ts'

const label =
  /^(?:address|location|based in|lives in|adresse|anschrift|wohnort|domicile|dirección|ubicación|localidad|residencia|indirizzo|residenza|endereço|localização|morada|adres|woonplaats|miejscowość)\s*:?\s+/i
const postcode =
  /(?:^|,\s*)(?:[A-Z]{1,2}-)?\d{2}-\d{3}\s+\p{Lu}\p{L}+|(?:^|,\s*)(?:[A-Z]{1,2}-)?\d{4,5}(?:\s?[A-Z]{2})?\s+\p{Lu}\p{L}+|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/u
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl']

let known: Set<string> | undefined

/** Country names in every language we read, from the runtime's own tables. */
function countries(): Set<string> {
  if (known) return known
  const names = new Set([
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
  ])
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of letters.flatMap(first => letters.map(second => first + second))) {
      const name = display.of(code)
      if (name) names.add(name.toLowerCase())
    }
  }
  known = names
  return names
}

function isPlace(text: string): boolean {
  if (text.length > 80 || /@|https?:|\+\d/.test(text)) return false
  if (postcode.test(text)) return true
  const parts = text.split(/\s*[,()]\s*/).filter(Boolean)
  return parts.length >= 2 && parts.length <= 5 && countries().has(parts.at(-1)!.toLowerCase().replace(/\.$/, ''))
}

/** Where somebody lives, from the lines that hold contact details: `City, Country`, a postcode with its town, or a label. */
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
