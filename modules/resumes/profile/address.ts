import { chineseTownOf, isChinesePlace } from './chinese-places.ts'
import { namesSchool } from './education-words.ts'
import { namesJob, namesOrganization } from './job-words.ts'
import { isHomeTown, isPlaceName, isRegionName, streetAfterNumber } from './places.ts'

const STREET =
  /(?<!\p{L})(?:street|st\.|road|rd\.?|avenue|ave\.?|lane|drive|row|blvd\.?|chaussée|stra(?:ß|ss)e|str\.|weg|allee|platz|gasse|rue|boulevard|calle|carrera|cra\.|jirón|jr\.|barrio|bairro|colonia|col\.|c\/|avenida|avda?\.|paseo|plaza|via|viale|piazza|corso|vicolo|rua|r\.|travessa|praça|straat|laan|plein|ulica|ul\.|al\.|os\.|gatan|vägen|sok\.?|sokak|sokağı|cad\.?|caddesi|mah\.?|mahallesi|bulvarı|شارع|طريق)(?!\p{L})|(?:straße|strasse|str\.|straat|laan|gracht|gatan|vägen|weg|gasse|platz|allee)\s+\d/iu
const POSTCODE_BEFORE = String.raw`(?:\p{Lu}{1,2}-)?(?:\d{4,5}(?:-\d{3})?|\d{4}\s?\p{Lu}{2}|\d{2}-\d{3}|\d{3}\s\d{2})`
const POSTCODE = new RegExp(
  String.raw`(?:^|,\s*|\s[-–—]\s)${POSTCODE_BEFORE}\s+\p{Lu}\p{L}+|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b`,
  'u',
)
/** "37121 Verona" */
const TOWN_AFTER_POSTCODE = new RegExp(String.raw`^${POSTCODE_BEFORE}\s+\p{Lu}\p{L}`, 'u')
/** "… No: 12/4 34710 Kadıköy", "Güterstrasse 88 4053 Basel": a postcode behind the number of the house. */
const TOWN_BEHIND_STREET =
  /(?<=\s)(?:\p{Lu}{1,2}-)?(?:\d{5}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3}\s\d{2}|\d{4}\s?\p{Lu}{2}|(?<=\d\s)\d{4})\s\p{Lu}\p{L}/u
/** "Strada Nuova 77", "4417 Alder Creek Ct": words with the number of a house. */
const HOUSE = /^\p{L}[\p{L}.'’/ -]{2,40}\s\d{1,4}(?:\s?\p{L}|-\p{Lu}{1,3})?$|^\d{1,5}\s\p{L}/u
/** "حي السلام": a quarter, and what else Arabic addresses have before the town. */
const QUARTER = /^(?:حي|شارع|طريق|عمارة|بناية|شقة|رقم|ص\.ب|منطقة|مجمع|ش)\s|^\d[\d\s]*\p{Script=Arabic}/u
const POST_BOX = /^(?:P\.?\s?O\.?\s?Box|Postfach|Apartado|Caixa Postal|Casella Postale)(?!\p{L})/iu
const ONLY_POSTCODE = /^(?:CEP|C\.?P\.?|PLZ|CAP)?[\s:.]{0,3}\d[\d\s-]{2,9}$/u

const ANY_POSTCODE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:[A-Z]{1,2}-)?\d{3,6}(?:[ -]\d{2,3})?(?:\s?[A-Z]{2})?(?![\p{L}\d])|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b`,
  'gu',
)

const withoutPostcode = (text: string): string => text.replace(ANY_POSTCODE, ' ')

export const isStreet = (text: string): boolean => STREET.test(text) || HOUSE.test(text)

const TOWN_WITH_DISTRICT = /\p{Lu}\p{L}{2,20}\s?\/\s?\p{Lu}\p{L}{2,20}$/u

/** "Çankaya / Ankara" in "Tunalı Hilmi Cad. 45/8 Çankaya / Ankara", which has no comma before it. */
function districtBehindStreet(text: string): string | null {
  const found = TOWN_WITH_DISTRICT.exec(text)?.[0]
  return found?.split('/').every(part => isHomeTown(part.trim())) && STREET.test(text) ? found : null
}

/** "2038 McAllister St", "12 rue Paul Bert": where the town is in another line. */
export function isOnlyStreet(text: string): boolean {
  if (/[,،，]/.test(text)) return false
  if (streetAfterNumber.test(text)) return true
  if (districtBehindStreet(text)) return false
  const isTown =
    TOWN_AFTER_POSTCODE.test(text) || TOWN_BEHIND_STREET.test(text) || isHomeTown(text.replace(/\s\d+$/, ''))
  return !isTown && isStreet(text)
}

const LONGEST_ADDRESS = 90

const withoutState = (text: string) => {
  const state = /(?<=\p{L})\s(\p{Lu}{2,3})(?:\s\d{4,5})?$/u.exec(text)
  return state && isRegionName(state[1]!) ? text.slice(0, state.index) : text
}

/** "Lyon 7e", "Dublin 8", "Pisa (PI)", "Nantes (44)" and "Melbourne VIC 3000" without what follows the town. */
const plainTown = (text: string) =>
  withoutState(
    text
      .trim()
      .replace(/\s*\((?:\d{2,3}|\p{Lu}{2})\)$/u, '')
      .replace(/\s+\d{1,2}(?:e|er|ème)?$/, ''),
  )

/** Whether a text is an address with a town, or the name of a place. */
export function isPlace(text: string): boolean {
  if (text.length > LONGEST_ADDRESS || /@|https?:|\+\d/.test(text) || isOnlyStreet(text)) return false
  if (POSTCODE.test(text) || isChinesePlace(text)) return true
  // "SK" may be a province, or initials.
  if (text.length <= 3 && !isHomeTown(text)) return false
  if (districtBehindStreet(text)) return true
  const town = plainTown(text)
  if (isPlaceName(text, isHomeTown) || isPlaceName(town, isHomeTown)) return true
  const [first, ...rest] = town.split(/\s*[,/(]\s*/).map(part => part.replace(/\)$/, ''))
  const isName = rest.length < 3 && rest.every(part => /^\p{Lu}[\p{L}.'’ -]*$/u.test(part))
  const isKnown = (part: string) => isPlaceName(plainTown(part), isHomeTown)
  return !namesJob(first!) && (isName ? rest.some(isKnown) : rest.length > 0 && isKnown(rest.at(-1)!))
}

/** "Kadıköy / İstanbul": names of places and nothing else. */
export const isOnlyPlaces = (text: string): boolean =>
  text.length > 3 && isPlaceName(plainTown(text), isHomeTown) && !isOnlyStreet(text)

type Part = { text: string; start: number }

function partsOf(address: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { index, 0: between } of address.matchAll(/[,،，]\s*|\s[-–—]\s/g)) {
    parts.push({ text: address.slice(from, index), start: from })
    from = index + between.length
  }
  parts.push({ text: address.slice(from), start: from })
  return parts
}

const isTown = (text: string) => isHomeTown(plainTown(withoutPostcode(text)))
const namesTown = (text: string) => isTown(text) || isTown(text.split(/[/(]/)[0]!)

const isStreetPart = (text: string) =>
  STREET.test(text) ||
  streetAfterNumber.test(text) ||
  QUARTER.test(text) ||
  POST_BOX.test(text) ||
  namesOrganization(text) ||
  namesSchool(text) ||
  (!TOWN_AFTER_POSTCODE.test(text) && HOUSE.test(text))

const isBehindTown = (text: string) => STREET.test(text) || QUARTER.test(text)

/** The town of an address with what follows it, without the street before it. */
export function townOf(address: string): string {
  if (/^\p{Script=Han}/u.test(address)) return chineseTownOf(address)
  const district = districtBehindStreet(address)
  if (district) return TOWN_BEHIND_STREET.test(address) ? address.slice(address.search(TOWN_BEHIND_STREET)) : district
  const parts = partsOf(address)
  const streets = parts.map(({ text }) => isStreetPart(text))
  const behind = parts.findIndex(({ text }, index) => index > 0 && TOWN_AFTER_POSTCODE.test(text))
  const lastStreet = streets.slice(0, -1).lastIndexOf(true)
  const known = lastStreet < 0 ? -1 : parts.findIndex(({ text }, index) => index > lastStreet && namesTown(text))
  const first = behind > 0 ? behind : known > 0 ? known : lastStreet + 1
  let last = parts.length - 1
  while (last > first && (isBehindTown(parts[last]!.text) || ONLY_POSTCODE.test(parts[last]!.text.trim()))) last -= 1
  const { text, start } = parts[first]!
  const inside = isStreet(text) ? TOWN_BEHIND_STREET.exec(text) : null
  const from = start + (inside && inside.index > 3 ? inside.index : 0)
  const town = address.slice(from, parts[last]!.start + parts[last]!.text.length).trim()
  return town.length > 1 ? town : address
}

const BETWEEN_DETAILS = /[,،，;；|·•∙\t()‒–—―+]|\s[-/]\s|\/|(?<=\d)\s+(?=\p{Lu}\p{Ll})|(?<=\p{Script=Han})\s+/u

/** A known town among other details: "Tel. 0171 555 · 89077 Ulm · geb. 1991". */
export function townIn(text: string): string | null {
  for (const piece of text.split(BETWEEN_DETAILS)) {
    const town = withoutPostcode(piece).replace(/^[^\p{L}]+|[^\p{L}\d]+$/gu, '')
    if (isChinesePlace(town)) return town
    const isName = /^[\p{Lu}\p{Lo}'][\p{L}'’. \p{M}-]{1,30}(?:\s\d{1,2}(?:e|er|ème))?$/u.test(town)
    if (isName && isHomeTown(plainTown(town))) return town
  }
  return null
}
