import { matchesOf } from '#platform/ai/text/matches.ts'
import { monthOf, monthsIn, periodsIn } from '#platform/ai/text/periods.ts'
import { foldInPlace } from '#platform/ai/text/tokens.ts'
import {
  CERTIFICATE,
  COMPLETED,
  ENDS,
  EXPIRED,
  FAILED,
  KEPT_VALID,
  LASTS,
  PASSED,
  PENDING,
  RENEWED,
  TAUGHT_UNTIL,
} from './certificate-words.ts'

/** Whether a folded requirement asks for a certificate or licence. */
export function namesCertificate(folded: string): boolean {
  return CERTIFICATE.test(folded.replace(/\b(?:newly|recently) qualified\b/gu, ''))
}

export type Validity = 'valid' | 'expired' | 'underway'

const NUMBERS =
  'one two three four five six seven eight nine ten,ein zwei drei vier funf,un deux trois quatre cinq,uno dos tres cuatro cinco'
    .split(',')
    .map(names => names.split(' '))

/**
 * Whether a certificate is valid at `now`, by what its line says: that it expired, until when it is valid, or how long it lasts.
 * A renewal after the expiry makes it valid again.
 */
export function validityOf(text: string, now: string): Validity {
  const folded = foldInPlace(text).replace(/[’]/gu, "'")
  const today = monthOf(now)
  const dates = monthsIn(folded)
  const renewedAt = lastOf(folded, RENEWED)
  const expiredAt = lastOf(folded, EXPIRED)
  const notRenewed =
    /\b(?:not|never|nicht|non|sin|no|pas)\s(?:yet\s)?(?:been\s)?(?:renewed|refreshed|erneuert|verlangert|renouvelee?|renovad[oa])/u.test(
      folded,
    )
  const span = LASTS.exec(folded)
  if (expiredAt >= 0 && !(renewedAt > expiredAt && !notRenewed)) {
    // "expires 06/2027" is a date to come and not an expiry that took place.
    const when = monthsIn(folded.slice(expiredAt))[0]
    if (when === undefined || when <= today) return 'expired'
  }
  // "2019–2022": the years in which it was valid.
  const validFor = periodsIn(folded, now)[0]
  if (
    renewedAt < 0 &&
    validFor &&
    validFor.to < today &&
    !/\b(?:course|training|studies|ausbildung|lehrgang|formation|curso|examen|diploma|degree|weiterbildung)\b/u.test(
      folded,
    )
  )
    return 'expired'
  const end = endOf(folded)
  if (end !== null)
    return end < today
      ? 'expired'
      : PENDING.test(folded) && !/\b(?:valid|gultig|valable|active)\b/u.test(folded)
        ? 'underway'
        : 'valid'
  if (PENDING.test(folded) && !/renewed each|renewed (?:every|annually)/u.test(folded)) {
    if (
      dates.length === 0 ||
      Math.max(...dates) >= today ||
      !COMPLETED.test(folded) ||
      !/\b(?:started|studies|beginnt|begonnen)\b/u.test(folded)
    )
      return 'underway'
  }
  if (notRenewed) return 'expired'
  const isKept = KEPT_VALID.test(folded) || (validFor !== undefined && dates.some(month => month < today))
  if (isKept && dates.some(month => month > today) && !TAUGHT_UNTIL.test(folded)) return 'valid'
  // A date to come that is no expiry is an exam or the end of a course.
  if (span === null && dates.some(month => month > today + 11 || (month > today && month % 12 !== 11)))
    return 'underway'
  const past = dates.filter(month => month <= today + 11)
  if (span && past.length > 0) {
    const years = yearsOf(span[1]!)
    return Math.max(...past) + years * 12 < today ? 'expired' : 'valid'
  }
  return 'valid'
}

/** "Final exam taken in 2023, failed": neither valid nor under way, unless it was passed later. */
export function isFailed(text: string): boolean {
  const folded = foldInPlace(text)
  const failed = lastOf(folded, FAILED)
  return (
    failed >= 0 &&
    lastOf(
      folded.replace(FAILED, match => ' '.repeat(match.length)),
      PASSED,
    ) < failed
  )
}

/** "Attended a webinar, no certificate taken". */
export function deniesCertificate(text: string): boolean {
  return /\b(?:no|without(?: a| the)?|ohne|kein|keine|sans|pas de|sin) (?:formal )?(?:certificates?|certification|qualification|licen[cs]e|exam|zertifikat|prufung|nachweis|schein|lizenz|certificat|examen|diplome|certificado|titulo|licencia)\b/u.test(
    foldInPlace(text),
  )
}

/** The month until which a text says that something is valid. */
function endOf(folded: string): number | null {
  for (const match of folded.matchAll(
    /(?:(?:\d{1,2}[./])?\d{1,2}[./](?:19|20)\d{2}|(?:19|20)\d{2}(?:-\d{2})?|\d{1,2}\/\d{2})/gu,
  )) {
    const before = folded
      .slice(Math.max(0, match.index - 40), match.index)
      .replace(
        /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|mrz|okt|dez|janv|fevr|avr|juil|ene|abr|ago|dic)\.?|de|of|the|end|ende|mid|mitte|early|late)\s?(?:de\s)?$/u,
        '',
      )
    if (!ENDS.test(before.replace(/\d{1,2}\.?\s?$/u, ''))) continue
    const whole = folded.slice(Math.max(0, match.index - 16), match.index + match[0].length)
    const month = monthsIn(whole).at(-1)
    if (month !== undefined) return month
  }
  return null
}

function lastOf(text: string, pattern: RegExp): number {
  return matchesOf(text, pattern).at(-1)?.index ?? -1
}

function yearsOf(text: string): number {
  for (const names of NUMBERS) if (names.includes(text)) return names.indexOf(text) + 1
  return Number(text) || 0
}

interface CertificateLevel {
  scale: 'numbered' | 'named' | 'belts' | 'teaching' | 'accounting'
  level: number
}

/** Certificates of one kind that are taken one after the other, the lowest first. */
const STEPS: [CertificateLevel['scale'], RegExp[]][] = [
  ['belts', [/\bwhite belt\b/u, /\byellow belt\b/u, /\bgreen belt\b/u, /\bblack belt\b/u, /\bmaster black belt\b/u]],
  ['teaching', [/\b(?:capes|capet|crpe|meef)\b/u, /\bagregation\b/u]],
  ['accounting', [/\bdcg\b/u, /\bdscg\b/u, /\b(?:diplome d'expert(?:ise)?[ -]comptable|expert-comptable diplome)\b/u]],
]

/** The level that a text names: "Level 3", "NVQ 2", "ISTQB Advanced"; null if it names none. */
export function certificateLevel(text: string): CertificateLevel | null {
  const folded = foldInPlace(text)
  const numbers = [...folded.matchAll(/\b(?:level|niveau|nivel|stufe|nvq|svq|aat)\s?([1-8])[a-z]?\b/gu)].map(match =>
    Number(match[1]),
  )
  if (numbers.length > 0) return { scale: 'numbered', level: Math.max(...numbers) }
  // Before the general names: an "expert-comptable" is no expert of another scale.
  const step = stepIn(folded)
  if (step) return step
  const names = [...folded.matchAll(/\b(?:(foundation)|(intermediate|practitioner)|(advanced|expert))\b/gu)]
  if (names.length === 0) return null
  return { scale: 'named', level: Math.max(...names.map(match => (match[1] ? 1 : match[2] ? 2 : 3))) }
}

function stepIn(folded: string): CertificateLevel | null {
  for (const [scale, steps] of STEPS) {
    const level = steps.findLastIndex(step => step.test(folded))
    if (level >= 0) return { scale, level }
  }
  return null
}

/** Whether a certificate's level is below the one that is asked for. Levels of different scales do not compare. */
export function isLowerLevel(found: CertificateLevel | null, asked: CertificateLevel | null): boolean {
  return found !== null && asked !== null && found.scale === asked.scale && found.level < asked.level
}
