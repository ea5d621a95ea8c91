import { namesCertificate } from './certificate-names.ts'
import { monthNumbers } from './months.ts'

// What is said about a certificate: when, how long, how long it is valid, by whom.

export const YEAR = '(?:\\d{1,2}[./-])?(?:\\d{1,2}[./-])?(?:19|20)\\d\\d'
/** "40 h", "3 Tage", "7,5 hp" */
const LENGTH =
  '\\d{1,4}(?:[.,]\\d)?\\s*(?:h|hrs?|hours?|std\\.?|stunden|heures|horas|ore|uur|godz\\.?|saat|days?|tage|jours?|días|giorni|dagen|dni|hp|credits?)\\.?'
const VALID =
  '(?:geldig|gültig|valid|current|in date|active|good|exp(?:ires|iry)?\\.?|valable|validité|vigente|válid[oa]|validade|in corso di validità|valido|ważn[eya]|giltigt?|geçerlilik|有效)'
export const SINCE = '(?:since|seit|depuis|desde|dal|sinds|od|sedan|renewed|issued|erworben|obtenu)'
const REMOTE = '(?:on-?line|e-learning|presencial|à distance|en ligne|a distancia)'

/** Years, validity, hours and place behind a certificate: "(2023, expires 2026)", ", 2024", "– 40 h", "seit 2015", ", gültig bis 2027". */
const DETAIL = new RegExp(
  `(?:\\s*[(（][^()（）]{0,60}\\d{2,4}[^()（）]{0,40}[)）]|[\\s,‒–—―-]+(?:${SINCE}\\s)?${YEAR}(?:\\s*r\\.|年)?|[\\s,‒–—―-]+${LENGTH}|[\\s,‒–—―-]+${REMOTE}|[\\s,‒–—―(-]+${VALID}(?![\\p{L}\\d]).{0,30})\\s*$`,
  'iu',
)
const DATE_BEFORE = new RegExp(`^\\s*(?:(\\p{L}{2,12})\\.?\\s+)?${YEAR}\\s*(?:[:‒–—―-]\\s*|\\s+)`, 'u')
const isMonth = (word: string) => monthNumbers().has(word.toLowerCase())

function withoutDateBefore(text: string): string {
  const [date, word] = DATE_BEFORE.exec(text) ?? ['']
  return word === undefined || isMonth(word) ? text.slice(date.length) : text
}

/** "BLS, March" of "BLS, March 2024" */
const withoutMonth = (text: string) =>
  text.replace(/[\s,‒–—―(-]+(\p{L}{3,12})\.?\s*$/u, (whole, word: string) => (isMonth(word) ? '' : whole))

const DATE = new RegExp(`^(?:(\\p{L}{3,12})\\.?\\s)?${YEAR}$`, 'u')

/** "2024", "March 2024" */
export function isDate(text: string): boolean {
  const date = DATE.exec(text.trim())
  return date !== null && (date[1] === undefined || isMonth(date[1]))
}

/** "permis B en cours": what somebody does not have yet. */
export const IN_PROGRESS =
  /(?<!\p{L})(?:in progress|ongoing|pending|planned|en cours|laufend|in ausbildung|angemeldet|en curso|pendiente|in corso|em curso|em andamento|bezig|w trakcie|pågående|devam ediyor|قيد الدراسة|在读)(?!\p{L})/iu
/** "Permis B, véhiculé": the car of somebody with a driving licence. */
const CAR =
  /[\s,‒–—―-]+(?:(?:and|und|et|y|e|en|och|i|con|with|mit|avec)\s+)?(?:own (?:car|vehicle)|eigene[rsn]? (?:pkw|auto|fahrzeug)|pkw|véhiculée?|véhicule(?: personnel)?|(?:vehículo|coche) propio|automunit[oa]|auto propria|(?:viatura|carro|veículo) própri[oa]|eigen auto|własny samochód|egen bil|araç sahibi)\.?$/iu
const withoutCar = (text: string) => text.replace(CAR, '')

/** Words of bodies that issue certificates. */
export const ISSUER =
  /(?<!\p{L})(?:universit\p{L}*|academ\p{L}*|accademia|akadem\p{L}*|institut\p{L}*|istituto|college|school|colegio|cámara|chambre|kammer|\p{L}*kammer|ihk|hwk|izba|camera|council|board|red cross|cruz roja|croix-rouge|drk|tüv|dekra|gmbh|ltd|s\.?l\.?|inc|online|udemy|coursera|linkedin learning|edx)(?!\p{L})/iu

/** The name of a certificate alone. */
export function withoutDetails(text: string): string {
  let plain = withoutCar(withoutDateBefore(text).trim())
  for (let last = ''; last !== plain;) {
    last = plain
    const shorter = plain.replace(DETAIL, '')
    plain = (shorter === plain ? plain : withoutMonth(shorter)).replace(/^[\s,;:.·；，、]+|[\s,;:.·/‒–—―-]+$/gu, '')
    const comma = plain.lastIndexOf(', ')
    // ", Izba Celna": who issued it.
    if (comma > 0 && ISSUER.test(plain.slice(comma)) && !namesCertificate(plain.slice(comma)))
      plain = plain.slice(0, comma)
  }
  return plain
}

export const isDetailed = (text: string): boolean => DETAIL.test(text)
