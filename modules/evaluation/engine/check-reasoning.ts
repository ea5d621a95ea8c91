import { addressesReader } from '#platform/ai/text/addresses-reader.ts'
import { protectedWords } from '#platform/ai/text/protected-words.ts'
import { fold } from '#platform/ai/text/tokens.ts'

export const LONGEST_REASONING = 1000

/** What is wrong with a model's reasoning, so that it is not shown. */
export type ReasoningFault = 'empty' | 'protected' | 'number' | 'instruction'

const NUMBER = /\d+(?:[.,]\d+)*/gu
/** "Level 3" and "3 of 5" are about the scale. */
const ABOUT_SCALE = /\blevels? [1-5]\b|\b[1-5] (?:of|out of) 5\b/gu

/**
 * Checks the sentences that a model wrote as its reasons. They can name a protected characteristic only in words of its quotes,
 * because work can be about it ("female patients"), and a number only if it is in one of the sources.
 *
 * @param quotes the checked quotes, as the model read them
 * @param sources everything else that the model read: the answer or résumé, the question or requirement, the scale
 */
export function faultOf(
  reasoning: string,
  quotes: readonly string[],
  sources: readonly string[],
): ReasoningFault | null {
  if (reasoning.trim() === '') return 'empty'
  if (addressesReader(reasoning)) return 'instruction'
  const quoted = new Set(protectedWords(quotes.join('\n')))
  if (protectedWords(reasoning).some(word => !quoted.has(word))) return 'protected'
  const known = new Set([...quotes, ...sources].flatMap(numbersIn))
  if (numbersIn(fold(reasoning).replace(ABOUT_SCALE, '')).some(number => !known.has(number))) return 'number'
  return null
}

const numbersIn = (text: string) => (text.match(NUMBER) ?? []).map(number => number.replace(/[.,]/gu, ''))
