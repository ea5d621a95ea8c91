import { isOnlyPlaces, isOnlyStreet, isPlace, isStreet, townIn, townOf } from './address.ts'
import { fieldOf, piecesOf, withoutBullet } from './lines.ts'
import { namesJob } from './job-words.ts'
import { labelledPlaces, stretchesOf } from './location-labels.ts'
import type { Line } from './lines.ts'
import type { Field } from './schema.ts'

/** Without an address or a number next to the town, and without a symbol before it. */
const withoutContacts = (text: string) =>
  text.replace(/\S{1,80}@\S{1,80}|\+?\d[\d\s().-]{7,20}\d/g, ' ').replace(/^[^\p{L}\d]+|[^\p{L}\d)]+$/gu, '')

/** Where the person was born, or a citizen, is not where they live. */
const OF_BIRTH =
  /birth|(?<!\p{L})born(?!\p{L})|gebor|geburt|nacid|nacimiento|nascid|nascimento|nato a|nata a|nascita|naissance|(?<!\p{L})née?(?!\p{L})|urodz|född|doğum|الميلاد|出生|籍贯|national|staatsang|nazional|nacional|cittadinanza|obywatel/iu
/** "Willing to relocate to Denver", "kan flytta", "期望城市": where they would like to live is not it either. */
const OF_WISHES =
  /relocat|willing|open to|umzug|umzieh|umzuzieh|bereit|mobilit|movilidad|mobilidade|disponib|disponív|trasferi|traslad|mudança|mudar|verhuiz|przeprowad|relokac|flytta|taşın|seyahat|期望|意向|求职|应聘|مستعد|استعداد|للانتقال|travel/iu

const OF_FAMILY =
  /(?<!\p{L})(?:ledig|verheiratet|geschieden|married|single|divorced|célibataire|mariée?|pacsée?|solter[oa]|casad[oa]|celibe|nubile|sposat[oa]|coniugat[oa]|ongehuwd|gehuwd|kawaler|panna|żonaty|mężatka|ogift|sambo|evli|bekar|متزوجة?|أعزب|عزباء|未婚|已婚)(?!\p{L})/iu

/** What a text says before it comes to birth or wishes: "Borås" in "Borås, kan flytta". */
function ofResidence(text: string): string {
  const at = [OF_BIRTH, OF_WISHES, OF_FAMILY].map(words => text.search(words)).filter(found => found >= 0)
  if (at.length === 0) return text
  const before = text.slice(0, Math.min(...at))
  return before.slice(0, Math.max(0, before.search(/[,،，(][^,،，(]*$/)))
}

const PHONE = /(?:\d[\s()/.-]{0,2}){9}/
const isContact = (text: string) => /\S@\S/.test(text) || (PHONE.test(text) && !/(?<!\d)(?:19|20)\d\d(?!\d)/.test(text))
/** Another line of contacts is at most this many lines away. */
const NEAR_CONTACT = 3
/** Longer lines are sentences. */
const LONGEST_CONTACT = 160

const around = (lines: Line[], at: number) => lines.slice(Math.max(0, at - NEAR_CONTACT), at + NEAR_CONTACT + 1)

/** "14471 Potsdam", "2691 KT 's-Gravenzande", "Cambridge, MA 02138", "Pisa (56122)": a town with its postcode. */
const POSTAL_TOWN =
  /(?<![\p{L}\d])(?:\p{Lu}{1,2}-)?(?:\d{5}|\d{4}\s?\p{Lu}{2}|\d{4}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3}\s\d{2})\s\p{Lu}[\p{L}'’ -]{2,30}|\p{Lu}[\p{L}. '’-]{2,30}(?:,\s\p{Lu}{2}\s\d{5}(?!\d)|\s\(\d{5}\)|\s\d{4}\s?\p{Lu}{2}(?!\p{L}))/u
const isYear = (text: string) => /^(?:19|20)\d\d\s/.test(text)

/** A postal address outside of the lines with contact details, next to a street, an e-mail address or a phone number. */
function postalTown(lines: Line[]): Field | null {
  for (const [at, line] of lines.entries()) {
    const found = line.text.length > LONGEST_CONTACT ? null : POSTAL_TOWN.exec(line.text)
    if (!found || isYear(found[0])) continue
    const before = lines.slice(Math.max(0, at - 1), at + 1).map(({ text }) => text)
    const isAddress =
      before.some(isStreet) || around(lines, at).some(({ text }) => isContact(text.replace(found[0], '')))
    if (isAddress) return fieldOf(line, found[0].trim())
  }
  return null
}

const LONGEST_CELL = 60

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** A place next to the person's contacts under a heading that nobody knows. Referees have contacts, too. */
function besideOwnContact(contacts: Line[], document: Line[], name: string | null): Field | null {
  if (contacts.some(({ text }) => text.length <= LONGEST_CONTACT && isContact(text))) return null
  const short = ({ text }: Line) => text.length <= LONGEST_CELL
  const words = fold(name ?? '')
    .split(/[^\p{L}]+/u)
    .filter(word => word.length > 2)
  const addresses = document.filter(line => short(line) && /\S@\S/.test(line.text))
  const own =
    addresses.find(({ text }) => words.some(word => fold(text).includes(word))) ??
    addresses[0] ??
    document.find(line => short(line) && isContact(line.text))
  if (!own) return null
  const at = document.indexOf(own)
  const nearest = around(document, at)
    .filter(short)
    .toSorted((one, other) => Math.abs(document.indexOf(one) - at) - Math.abs(document.indexOf(other) - at))
  return knownPlace(residences(nearest), name)
}

const PROFILE = /(?:github|gitlab|linkedin|xing|behance|dribbble)\.\p{L}/iu

/** "Ankara	github.com/emre": a place in a line with a link to the person's profile. */
function besideProfile(document: Line[], name: string | null): Field | null {
  return knownPlace(
    document.filter(({ text }) => text.length <= LONGEST_CELL && text.includes('\t') && PROFILE.test(text)),
    name,
  )
}

/** "Ada Brandt, RN" is no place, "Ada Brandt, 89077 Ulm" contains one. */
function withoutName(text: string, name: string | null): string {
  if (!name) return text
  const words = text.split(/[^\p{L}'’-]+/u).filter(Boolean)
  if (words.length > 0 && words.every(word => name.includes(word))) return ''
  if (!text.includes(name)) return text
  const rest = text.replace(name, ' ').replace(/^[\s,;–-]+/, '')
  return /\d|\p{L}{4}/u.test(rest) ? rest : ''
}

/** Where the person lives, from the lines with contact details: `City, Country`, a postcode with its town, or a labelled line. */
export function readLocation(contacts: Line[], name: string | null = null, document: Line[] = []): Field | null {
  return (
    placeIn(residences(contacts), name) ??
    besideOwnContact(contacts, document, name) ??
    besideProfile(document, name) ??
    postalTown(document)
  )
}

const saysElse = (text: string) => OF_BIRTH.test(text) || OF_WISHES.test(text)
/** A cell with nothing but a label: "Geburtsort". */
const labelsElse = (cell: string | undefined) =>
  cell !== undefined && cell.length <= LONGEST_CELL && !/[:：]\s*\S/.test(cell) && saysElse(cell)

/** Lines without the cells that tell where somebody was born or would like to work, and without their labels. */
const residences = (lines: Line[]): Line[] =>
  lines.map(line => {
    const cells = line.text.split('\t')
    if (cells.length < 2) return line
    const others = cells.filter((cell, at) => !labelsElse(cell) && !labelsElse(cells[at - 1]))
    return others.length === cells.length ? line : { ...line, text: others.join('\t') }
  })

const placeIn = (lines: Line[], name: string | null) =>
  labelledPlace(lines) ?? knownPlace(lines, name) ?? lines.flatMap(line => besideContacts(line, name) ?? [])[0] ?? null

/** The quote is literal: the cell of the place if contacts were taken out of its middle. */
function placeField(line: Line, place: string): Field {
  const word = /\p{L}+/u.exec(place)?.[0] ?? place
  const quote = line.text.includes(place) ? place : line.text.split('\t').find(cell => cell.includes(word))
  return fieldOf(line, quote ?? line.text, place)
}

/** "Endereço de correio eletrónico": an address, but not where somebody lives. */
const OF_CONTACT = /mail|correio|correo|posta|http|www\.|@|acess/iu

/** "Location: remote", "Address: on request" */
const NO_PLACE =
  /remote|remoto|flexib|anywhere|worldwide|weltweit|hybrid|home.?office|télétravail|远程|request|anfrage|(?:sur|à la) demande|petición|solicitud|richiesta|aanvraag|życzenie|begäran|^n\/?a$/iu

function labelledPlace(lines: Line[]): Field | null {
  for (const { line, value } of labelledPlaces(lines)) {
    const place = withoutContacts(ofResidence(value))
    const isName =
      /\p{L}{2}/u.test(place) &&
      place.length <= 100 &&
      !OF_CONTACT.test(value) &&
      !NO_PLACE.test(place) &&
      !namesJob(place)
    if (isPlace(place) || (isName && !isOnlyStreet(place))) return placeField(line, townOf(place))
  }
  return null
}

const BETWEEN_CELLS = /\t|\s*[|｜‖∙⋅•·◆♦◇■]\s*/u

/** The stretches of a line that may be an address. "Kadıköy / İstanbul" is one. */
const cellsOf = ({ text }: Line) => [
  ...text.split(BETWEEN_CELLS).filter(cell => isOnlyPlaces(withoutContacts(cell))),
  ...(text.length <= LONGEST_CONTACT ? stretchesBetweenDashes(text) : []),
  ...piecesOf(text).flatMap(besideDashes),
]

const DASH = /\s[‒–—―]\s/

/** "Welder / Leeds / ada@example.org": next to contacts, slashes are between details, not between a town and its district. */
const stretchesBetweenDashes = (text: string) =>
  stretchesOf(text)
    .flatMap(stretch => stretch.split(DASH))
    .flatMap(stretch => (isContact(stretch) ? stretch.split(/\s\/\s/) : [stretch]))

/** A known town or an address with a postcode. */
function knownPlace(lines: Line[], name: string | null): Field | null {
  for (const line of lines) {
    for (const cell of cellsOf(line)) {
      const text = withoutContacts(withoutName(ofResidence(withoutBullet(cell)), name))
      if (isPlace(text)) return placeField(line, townOf(text))
    }
  }
  for (const line of lines.filter(({ text }) => text.length <= LONGEST_CONTACT)) {
    for (const stretch of stretchesBetweenDashes(line.text)) {
      const town = townIn(withoutContacts(withoutName(ofResidence(stretch), name)))
      if (town && !namesJob(town)) return placeField(line, town)
    }
  }
  return null
}

/** "9 rue de Kerfautras, 29200 Brest – 06 39 98 62 10 – github.com/lucas": an address and contacts in one line, between dashes. */
const besideDashes = (piece: string): string[] =>
  piece.length <= LONGEST_CONTACT && isContact(piece) ? piece.split(/\s[‒–—―-]\s/) : [piece]

/** What else people write beside their phone number and e-mail address. */
const OTHER_DETAILS =
  /linked|github|gitlab|xing|portfolio|website|homepage|web|mail|tel\b|t[eé]l[eé]f|telem|celular|rufnummer|courriel|e-post|posta|phone|mobil|handy|twitter|skype|whatsapp|orcid|scholar|licen[cs]e|führerschein|permis|carn[eé]|patente|rijbewijs|prawo jazdy|körkort|ehliyet|single|ledig|married|verheiratet|solter|casad|celibe|nubile|citizen|nation|born|gebor|resume|curriculum|lebenslauf|cv\b/iu

/** A town that nobody knows, as the only other piece in a line with a phone number or an e-mail address. */
function besideContacts(line: Line, name: string | null): Field | null {
  if (!/@|\d[\d\s/.-]{6,}\d/.test(line.text) || line.text.length > LONGEST_CONTACT) return null
  const pieces = line.text
    .split(/[|·•∙‖⋅\t;]|\s[‒–—―/-]\s|\s\/\/\s|\p{So}/u)
    .map(piece => piece.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter(
      piece =>
        /^\p{Lu}[\p{L}'’. -]{2,30}(?:,\s\p{Lu}[\p{L} ]{1,25})?$/u.test(piece) &&
        withoutName(piece, name) === piece &&
        ofResidence(piece) === piece &&
        !OTHER_DETAILS.test(piece) &&
        !namesJob(piece),
    )
  return pieces.length === 1 ? fieldOf(line, pieces[0]!) : null
}
