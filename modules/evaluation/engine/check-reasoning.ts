import { addressesReader } from '#platform/ai/text/addresses-reader.ts'
import { beginningOf } from '#platform/ai/text/beginning.ts'
import { praises } from '#platform/ai/text/praise.ts'
import { protectedWords } from '#platform/ai/text/protected-words.ts'
import { fold } from '#platform/ai/text/tokens.ts'

const LONGEST_SHOWN = 1000

/** Reasons without a fault, as they are stored. */
export const shownReasoning = (reasoning: string): string => beginningOf(reasoning.trim(), LONGEST_SHOWN)

/** What is wrong with a model's reasoning, so that it is not shown. */
export type ReasoningFault = 'empty' | 'protected' | 'number' | 'instruction' | 'praise'

const NUMBER = /\d+(?:[.,]\d+)*/gu
/** "Level 3" and "3 of 5" are about the scale. */
const ABOUT_SCALE = /\blevels? [1-5]\b|\b[1-5] (?:of|out of) 5\b/gu

/** Links, tags and code are no reasons. */
const MARKUP = /https?:\/\/|\]\(|<\/?[a-z][^<>]{0,60}>|[{}]|```/iu
/** So many words of the instructions in a row are no coincidence. */
const REPEATED_WORDS = 8

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether reasons repeat what the model was told. */
function repeats(reasoning: string, instructions: string): boolean {
  const given = ` ${wordsOf(instructions).join(' ')} `
  const own = wordsOf(reasoning)
  return own.some(
    (_, i) => i + REPEATED_WORDS <= own.length && given.includes(` ${own.slice(i, i + REPEATED_WORDS).join(' ')} `),
  )
}

/** What the reasons of a model are compared with. */
interface Basis {
  /** The checked quotes, as the model read them. */
  quotes: readonly string[]
  /** The question with its scale, or the requirement. */
  asked: readonly string[]
  /** The answer or résumé, as the model read it. */
  material: readonly string[]
  instructions: string
}

/**
 * Checks the sentences that a model wrote as its reasons. They can name a protected characteristic only in words of its quotes,
 * because work can be about it ("female patients"), and a number only if it is in what the model read. They praise nobody.
 */
export function faultOf(reasoning: string, { quotes, asked, material, instructions }: Basis): ReasoningFault | null {
  if (reasoning.trim() === '') return 'empty'
  if (addressesReader(reasoning) || MARKUP.test(reasoning) || repeats(reasoning, instructions)) return 'instruction'
  const quoted = new Set(protectedWords(quotes.join('\n')))
  if (protectedWords(reasoning).some(word => !quoted.has(word))) return 'protected'
  const known = new Set([...quotes, ...asked, ...material].flatMap(numbersIn))
  if (numbersIn(fold(reasoning).replace(ABOUT_SCALE, '')).some(number => !known.has(number))) return 'number'
  return praises(reasoning, asked) ? 'praise' : null
}

const numbersIn = (text: string) => (text.match(NUMBER) ?? []).map(number => number.replace(/[.,]/gu, ''))
