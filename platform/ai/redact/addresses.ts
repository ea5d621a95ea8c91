import { type Cut, found } from './cuts.ts'

export const ADDRESS = '[address]'

const STREETS = [
  // 14 Elm Road, Flat 3
  /(?<![\p{L}\p{N}])(?:(?:flat|apt|apartment|unit|suite|no)\.? ?\d{1,4}[a-z]?,? )?(?!(?:19|20)\d\d(?!\d))\d{1,5}[a-z]?,? {1,2}(?:\p{L}[\p{L}'.-]{0,20} ){1,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|terrace|square|court|crescent|gardens|boulevard|blvd|parkway|place|grove|mews)(?!\p{L})\.?(?:,? (?:flat|apt|apartment|unit|suite)\.? ?\d{1,4}[a-z]?)?/giu,
  // 12 bis rue des Lilas
  /(?<![\p{L}\p{N}])\d{1,4},?\s{1,2}(?:bis\s|ter\s)?(?:rue|avenue|boulevard|chemin|impasse|allée|quai|place|cours)\s[^\t|\n,;]{2,40}/giu,
  // Lindenstraße 5a, Rua Augusta 12, ul. Długa 7, Kerkstraat 3, Storgatan 5, Atatürk Caddesi No: 4
  /(?<![\p{L}\p{N}])(?!spring)(?:[\p{L}.-]{2,30}(?:straße|strasse|str\.|weg|gasse|allee|platz|ring(?= \d{1,3} ?[a-z]?\s*(?:[,;|\t\n]|$))|ufer|damm|straat|laan|plein|gracht|gatan|vägen)|(?:calle|c\/|avenida|avda\.?|paseo|plaza|carrer|via|viale|corso|piazza|rua|travessa|ul\.|ulica|aleja|al\.)\s(?:\p{L}[\p{L}'.-]{0,20}\s?){1,4}|(?:\p{L}[\p{L}'.-]{0,20}\s){1,3}(?:caddesi|sokak|sokağı|cad\.|sok\.|mahallesi))[ ,]{0,3}(?:n[.º°o]{0,2}:? ?)?\d{1,3} ?[a-z]?(?![\p{L}\p{N}])/giu,
  // Chemin des Vignes 21, avenue Kimbangu n° 45, Av. Matta 1150
  /(?<![\p{L}\p{N}])(?:rue|avenue|boulevard|chemin|impasse|allée|quai|place|av\.|avda\.|blvd\.?|carrera|cra\.?|jirón|jr\.|rúa|via|viale|rua)\s(?:\p{L}[\p{L}'.-]{0,20}\s){1,4}(?:n[.º°o]{1,2}\s?)?\d{1,5}(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])p\.?\s?o\.?\s(?:box)\s\d{1,6}/giu,
  // 北京市海淀区中关村大街27号
  /[\p{sc=Han}]{2,12}(?:市|区|县)[\p{sc=Han}]{2,14}(?:路|街|道|巷)\d{0,5}号?/gu,
]

/** Postal codes with a town: "Leeds LS1 4AB", "10969 Berlin", "Columbus, OH 43004". */
const CODES = [
  /(?:(?<![\p{L}\p{N}])\p{Lu}[\p{L}'-]{2,30},?\s{1,2})?(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s{1,2}\d[A-Z]{2}(?![\p{L}\p{N}])/gu,
  /(?:(?<![\p{L}\p{N}])\p{Lu}[\p{L}'-]{2,30},\s{1,2})(?:[A-Z]{2})\s{1,2}\d{5}(?![\p{L}\p{N}])/gu,
]
/** With the street before it, whatever it is called: "Am Markt 3, 06886 Wittenberg". */
const HEADER_CODE =
  /^\s{0,3}(?:\p{Lu}[\p{L}'.-]{0,20}(?:\s[\p{L}'.-]{1,20}){0,3}\s\d{1,4}\s?[a-z]?,\s{1,2})?(?:[A-Z]{1,2}-)?\d{2}-?\d{2,3}(?:\s?[A-Z]{2})?\s{1,3}\p{Lu}[\p{L}' .()-]{1,40}(?:,\s?\p{Lu}[\p{L} ]{1,30})?\s{0,3}$/u
/** Codes that nothing else looks like: "V5K 0A1", "Y35 X0X0", "LS1 4AB", "1011 AB", "411 001"; a header's part with one is an address. */
const PART_WITH_CODE =
  /(?<![\p{L}\p{N}-])(?:[A-Z]\d[A-Z]\s?\d[A-Z]\d|[A-Z]\d{2}\s?[A-Z\d]{4}|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|\d{4}\s?[A-Z]{2}|\d{5}(?:-\d{3,4})?|\d{2}-\d{3}|\d{4}-\d{3}|(?<!\d[ .-])\d{3}\s\d{2,3}(?![ .-]\d)|\d{6})(?![\p{L}\p{N}-])/u
const NO_ADDRESS = /@|\+\d|\d{7}|(?:19|20)\d\d\s?[-–]/u
const AFTER_STREET = /^[ ,\t]{1,3}[^\t|\n•·;@]{0,80}/u
const TOWN_IN_SENTENCE =
  /^,? {1,2}(?:(?:in|near|bei|à|en) \p{L}[\p{L}'’-]{2,30}|(?:(?:in|near|bei|à|en) )?(?:(?:[A-Z]{1,2}-)?\d{4,5} )?\p{Lu}[\p{L}'’-]{2,30})(?: \p{Lu}[\p{L}'’-]{2,30}){0,2}/u
const HEADER_LINES = 14
/** A text of fewer lines is an answer and not a résumé. */
const LEAST_LINES = 4
const LONGEST_CELL = 120

/** Postal addresses, and the place where the person lives as far as it is known. */
export function addresses(text: string, places: readonly string[]): Cut[] {
  const streets = STREETS.flatMap(pattern => found(text, pattern, ADDRESS))
  const isDocument = text.split('\n', LEAST_LINES).length >= LEAST_LINES
  return [
    ...streets.map(cut => (isDocument ? withTown(text, cut) : withNamedTown(text, cut))),
    ...CODES.flatMap(pattern => found(text, pattern, ADDRESS)),
    ...headerCodes(text),
    ...(isDocument ? headerStreets(text, streets) : []),
    ...places.flatMap(place => firstOf(text, place.trim())),
  ]
}

/** The town follows the street, on the same line of a header. */
function withTown(text: string, cut: Cut): Cut {
  const rest = AFTER_STREET.exec(text.slice(cut.end, cut.end + LONGEST_CELL))
  const isTown =
    rest &&
    /^[ ,\t]+(?:[A-Z]{1,2}-)?(?:\d{4,5}|\p{Lu}[\p{L}'-]+,?(?: \p{Lu}[\p{L}'-]+){0,2}(?:,? [A-Z\d ]{2,9})?[, ]*$)/u.test(
      rest[0],
    )
  return isTown ? { ...cut, end: cut.end + rest[0].trimEnd().length } : cut
}

/** In an answer, the sentence goes on after the town: "14 Mill Lane in Bristol, so I can walk". */
function withNamedTown(text: string, cut: Cut): Cut {
  const town = TOWN_IN_SENTENCE.exec(text.slice(cut.end, cut.end + LONGEST_CELL))
  return town ? { ...cut, end: cut.end + town[0].length } : cut
}

const PARTS = /[\t|·•\n]/u
const LATER_PART = /@|\+\d|(?<!\d)\d{3}[ .-]?\d{3}/u

/** In the header, what stands around a street is the address, too: "4410, rue Drolet, app. 2, Montréal". */
function headerStreets(text: string, streets: readonly Cut[]): Cut[] {
  const end = text.split('\n', HEADER_LINES).join('\n').length
  return streets.flatMap(cut => {
    if (cut.start >= end) return []
    const rest = text.slice(cut.end, cut.end + LONGEST_CELL).split(PARTS, 1)[0]!
    return LATER_PART.test(rest) ? [] : [{ ...cut, end: cut.end + rest.trimEnd().length }]
  })
}

function headerCodes(text: string): Cut[] {
  let at = 0
  return text.split('\n', HEADER_LINES).flatMap(line => {
    const lineStart = at
    at += line.length + 1
    let cell = lineStart
    return line.split(/[\t|·•]/u).flatMap(part => {
      const start = cell
      cell += part.length + 1
      const isAddress =
        HEADER_CODE.test(part) || (PART_WITH_CODE.test(part) && /\p{Lu}\p{Ll}/u.test(part) && !NO_ADDRESS.test(part))
      return part.length <= LONGEST_CELL && isAddress
        ? [
            {
              start: start + part.length - part.trimStart().length,
              end: start + part.trimEnd().length,
              placeholder: ADDRESS,
            },
          ]
        : []
    })
  })
}

/** The first place only: the others are where the person worked. */
function firstOf(text: string, place: string): Cut[] {
  const at = place.length < 2 ? -1 : text.indexOf(place)
  return at < 0 ? [] : [{ start: at, end: at + place.length, placeholder: ADDRESS }]
}
