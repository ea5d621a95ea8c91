import { NUMBER_WORDS, ONE } from './number-words.ts'
import { fold, foldInPlace } from './tokens.ts'

const AMOUNT =
  /\b(?:at least|minimum(?: of)?|more than|over|mindestens|mehr als|uber|au moins|plus de|minimum de|al menos|como minimo|mas de)\s(?:[$€£]\s?)?(\d[\d.,]{0,12}|\p{L}{3,10})(?:\s?(k|m|mio|million|millones|millions|mil|tausend)\b)?(?!\s?(?:\+\s?)?(?:years?|yrs?|jahre?n?|ans|annees?|anos?|months?|monate?n?|mois|meses)\b)/u

/** The value of a number in digits or words; null if it is none. */
function numberOf(text: string, unit = ''): number | null {
  const folded = fold(text)
  if (ONE.has(folded)) return 1
  const named = NUMBER_WORDS.get(folded)
  if (named !== undefined) return named
  if (!/^\d/u.test(folded)) return null
  // "500,000" and "1.200" have a separator of thousands, "2,5" a decimal comma.
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/u.test(folded) ? folded.replace(/[.,]/gu, '') : folded.replace(',', '.')
  const factor = /^(?:k|mil|tausend)/u.test(unit)
    ? unit.startsWith('mill')
      ? 1e6
      : 1e3
    : unit.startsWith('m')
      ? 1e6
      : 1
  const value = Number(plain.replace(/\.$/u, '')) * factor
  return Number.isFinite(value) ? value : null
}

/** The smallest number that a requirement states as enough. */
export function amountOf(folded: string): number | null {
  const match = AMOUNT.exec(folded)
  return match ? numberOf(match[1]!, match[2]) : null
}

/** All numbers in a text, in digits or words, without years. */
export function numbersIn(text: string): number[] {
  const folded = foldInPlace(text)
  return [
    ...folded.matchAll(
      /(\d[\d.,]{0,12}|(?<!\p{L})\p{L}{2,10}(?!\p{L}))(?:\s?(k|m|mio|million|millones|millions|mil|m€)\b)?/gu,
    ),
  ].flatMap(match => {
    const value = numberOf(match[1]!, match[2])
    return value === null || (value >= 1950 && value <= 2100 && match[2] === undefined) ? [] : [value]
  })
}
