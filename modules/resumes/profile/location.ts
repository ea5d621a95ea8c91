import { fieldOf, piecesOf, withoutBullet } from './lines.ts'
import { namesJob } from './job-words.ts'
import { isPlaceName, isTownName } from './places.ts'
import type { Line } from './lines.ts'
import type { Field } from './schema.ts'

const label =
  /^(?:(?:home |current |postal |private )?address|location|based in|lives in|adresse|anschrift|wohnort|domicile|dirección|ubicación|localidad|residencia|indirizzo|residenza|endereço|localização|morada|adres|woonplaats|miejscowość|adresse personnelle|privatadresse|adres zamieszkania)\s*:?\s+/i
const postcode =
  /(?:^|,\s*)(?:[A-Z]{1,2}-)?\d{2}-\d{3}\s+\p{Lu}\p{L}+|(?:^|,\s*)(?:[A-Z]{1,2}-)?\d{4,5}(?:\s?[A-Z]{2})?\s+\p{Lu}\p{L}+|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/u
const street =
  /\b(?:street|st\.|road|rd\.?|avenue|ave\.?|lane|drive|row|stra(?:ß|ss)e|str\.|weg|allee|platz|gasse|rue|boulevard|calle|avenida|paseo|plaza|via|viale|piazza|rua|travessa|straat|laan|plein|ulica|ul\.|gatan|vägen|sok\.|sokak|cad\.|mah\.)(?!\p{L})|(?:straße|strasse|straat|gatan|vägen|weg|gasse)\s+\d/iu

function isPlace(text: string): boolean {
  if (street.test(text) && !/[,，]/.test(text)) return false
  if (text.length > 80 || /@|https?:|\+\d/.test(text)) return false
  if (postcode.test(text)) return true
  const town = text.replace(/\s*\(\d{2,3}\)$/, '').replace(/\s+\d{1,2}(?:e|er|ème)$/, '')
  return (
    isPlaceName(town) ||
    town.split(/\s*[,/]\s*/).some((part, index, all) => index === all.length - 1 && index > 0 && isPlaceName(part))
  )
}

/** Without an address or a number next to the town, and without a symbol before it. */
const withoutContacts = (text: string) =>
  text.replace(/\S{1,80}@\S{1,80}|\+?\d[\d\s().-]{7,20}\d/g, ' ').replace(/^[^\p{L}\d]+|[^\p{L}\d)]+$/gu, '')

/** "37121 Verona" */
const TOWN_AFTER_POSTCODE = /^(?:\p{Lu}{1,2}-)?\d{4,5}(?:-\d{3}|\s?\p{Lu}{2})?\s+\p{Lu}\p{L}/u
/** "Strada Nuova 77", "4417 Alder Creek Ct": words with the number of a house. */
const HOUSE = /^\p{L}[\p{L}.'’/ -]{2,40}\s\d{1,4}(?:\s?\p{L}|-\p{Lu}{1,3})?$|^\d{1,5}\s\p{L}/u

/** The town of an address, without the street before it. */
function townOf(address: string): string {
  const parts = address.split(/,\s+/)
  const town = parts.findIndex(part => TOWN_AFTER_POSTCODE.test(part))
  const isStreet = (part: string) => street.test(part) || HOUSE.test(part)
  const from = town > 0 ? town : parts.slice(0, -1).findLastIndex(isStreet) + 1
  const rest = parts.slice(from).join(', ')
  return rest.length > 1 ? rest : address
}

/** Where the person was born, or a citizen, is not where they live. */
const OF_BIRTH =
  /birth|(?<!\p{L})born|gebor|geburt|nacid|nacimiento|nascid|nascimento|nato a|nata a|nascita|naissance|(?<!\p{L})née?(?!\p{L})|urodz|född|doğum|الميلاد|出生|籍贯|national|staatsang|nazional|nacional|cittadinanza|obywatel/iu

const LONGEST_LABEL = 30

/** The value of a line with the label of an address in its first cell. */
function labelledPlace(line: Line): Field | null {
  const cell = /^([^\t]{3,30}?)\s*:?\t/u.exec(line.text.slice(0, LONGEST_LABEL + 2))
  if (!cell || !label.test(`${cell[1]!} `)) return null
  const value = withoutContacts(line.text.slice(cell[0].length).replaceAll('\t', ', '))
  return value.length > 1 && value.length <= 80 && !/@/.test(value)
    ? fieldOf(line, line.text.slice(cell[0].length), townOf(value))
    : null
}

/** "14471 Potsdam", "2691 KT 's-Gravenzande", "Cambridge, MA 02138", "Pisa (56122)": a town with its postcode. */
const POSTAL_TOWN =
  /(?<![\p{L}\d])(?:\p{Lu}{1,2}-)?(?:\d{5}|\d{4}\s?\p{Lu}{2}|\d{4}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3}\s\d{2})\s\p{Lu}[\p{L}'’ -]{2,30}|\p{Lu}[\p{L}. '’-]{2,30}(?:,\s\p{Lu}{2}\s\d{5}(?!\d)|\s\(\d{5}\)|\s\d{4}\s?\p{Lu}{2}(?!\p{L}))/u
const PHONE = /(?:\d[\s()/.-]{0,2}){9}/
const isContact = (text: string) => /\S@\S/.test(text) || (PHONE.test(text) && !/(?<!\d)(?:19|20)\d\d(?!\d)/.test(text))
/** An address is at most this many lines away from another contact. */
const NEAR_CONTACT = 3
const isYear = (text: string) => /^(?:19|20)\d\d\s/.test(text)

/** A postal address outside of the lines with contact details, next to a street, an e-mail address or a phone number. */
function postalTown(lines: Line[]): Field | null {
  for (const [at, line] of lines.entries()) {
    const found = line.text.length > LONGEST_CONTACT ? null : POSTAL_TOWN.exec(line.text)
    if (!found || isYear(found[0])) continue
    const before = lines.slice(Math.max(0, at - 1), at + 1).map(({ text }) => text)
    const around = lines.slice(Math.max(0, at - NEAR_CONTACT), at + NEAR_CONTACT + 1)
    const isAddress =
      before.some(text => street.test(text) || HOUSE.test(text)) ||
      around.some(({ text }) => isContact(text.replace(found[0], '')))
    if (isAddress) return fieldOf(line, found[0].trim())
  }
  return null
}

/** "Ada Brandt, RN" is no place, "Ada Brandt, 89077 Ulm" contains one. */
function withoutName(text: string, name: string | null): string {
  if (!name || !text.includes(name)) return text
  const rest = text.replace(name, ' ').replace(/^[\s,;–-]+/, '')
  return /\d|\p{L}{4}/u.test(rest) ? rest : ''
}

/** Where the person lives, from the lines with contact details: `City, Country`, a postcode with its town, or a labelled line. */
export function readLocation(contacts: Line[], name: string | null = null, document: Line[] = []): Field | null {
  return placeIn(contacts, name) ?? postalTown(document)
}

function placeIn(all: Line[], name: string | null): Field | null {
  const lines = all.filter(({ text }) => !OF_BIRTH.test(/^[^\t:：,/|·•]{3,40}(?=[\t:：])/u.exec(text)?.[0] ?? ''))
  const labelled = lines.flatMap(line => labelledPlace(line) ?? [])[0]
  if (labelled) return labelled
  for (const line of lines) {
    for (const piece of piecesOf(line.text).flatMap(besideDashes)) {
      const text = withoutContacts(withoutName(withoutBullet(piece), name))
      const value = text.replace(label, '')
      if ((value !== text && !OF_CONTACT.test(value)) || isPlace(text)) return fieldOf(line, townOf(value))
    }
  }
  return (
    lines.flatMap(line => townIn(line) ?? [])[0] ?? lines.flatMap(line => besideContacts(line, name) ?? [])[0] ?? null
  )
}

/** "9 rue de Kerfautras, 29200 Brest – 06 39 98 62 10 – github.com/lucas": an address and contacts in one line, between dashes. */
const besideDashes = (piece: string): string[] =>
  piece.length <= LONGEST_CONTACT && isContact(piece) ? piece.split(/\s[‒–—―-]\s/) : [piece]

/** "Endereço de correio eletrónico": an address, but not where somebody lives. */
const OF_CONTACT = /mail|correio|correo|posta|http|www|@|acess/iu

/** What else people write beside their phone number and e-mail address. */
const OTHER_DETAILS =
  /linked|github|gitlab|xing|portfolio|website|homepage|web|mail|tel\b|phone|mobil|handy|twitter|skype|whatsapp|orcid|scholar|licen[cs]e|führerschein|permis|carn[eé]|patente|rijbewijs|prawo jazdy|körkort|ehliyet|single|ledig|married|verheiratet|solter|casad|celibe|nubile|citizen|nation|born|gebor|resume|curriculum|lebenslauf|cv\b/iu

/** A town that nobody knows, as the only other piece in a line with a phone number or an e-mail address. */
function besideContacts(line: Line, name: string | null): Field | null {
  if (!/@|\d[\d\s/.-]{6,}\d/.test(line.text) || line.text.length > LONGEST_CONTACT) return null
  const pieces = line.text
    .split(/[|·•∙‖⋅\t;]|\s[‒–—―/-]\s|\s\/\/\s|\p{So}/u)
    .map(piece => piece.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter(
      piece =>
        /^\p{Lu}[\p{L}'’. -]{2,30}(?:,\s\p{Lu}[\p{L} ]{1,25})?$/u.test(piece) &&
        piece !== name &&
        !OTHER_DETAILS.test(piece) &&
        !namesJob(piece),
    )
  return pieces.length === 1 ? fieldOf(line, pieces[0]!) : null
}

const POSTCODE =
  /(?<![\p{L}\d])(?:[A-Z]{1,2}-)?\d{3,6}(?:[ -]\d{2,3})?(?:\s?[A-Z]{2})?(?![\p{L}\d])|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/gu
const LONGEST_CONTACT = 160

/** A known town among other details of a line: "Tel. 0171 555 · 89077 Ulm · geb. 1991". */
function townIn(line: Line): Field | null {
  if (line.text.length > LONGEST_CONTACT) return null
  const pieces = line.text.split(/[,;|·•∙\t()‒–—―]|\s[-/]\s|\/|(?<=\d)\s+(?=\p{Lu}\p{Ll})/u)
  for (const piece of pieces) {
    const town = piece
      .replace(POSTCODE, ' ')
      .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
      .replace(label, '')
      .trim()
    if (/^\p{L}[\p{L}'’. -]{1,30}$/u.test(town) && isTownName(town) && !namesJob(town)) return fieldOf(line, town)
  }
  return null
}
