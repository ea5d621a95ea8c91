import { addressesReader } from '#platform/ai/text/addresses-reader.ts'
import { beginningOf } from '#platform/ai/text/beginning.ts'
import { figuresIn } from '#platform/ai/text/figures.ts'
import { isInKnownLanguage } from '#platform/ai/text/known-language.ts'
import { linksIn } from '#platform/ai/text/links.ts'
import { praises } from '#platform/ai/text/praise.ts'
import { protectedWords } from '#platform/ai/text/protected-words.ts'
import { readable, visible } from '#platform/ai/text/readable.ts'
import { recommends } from '#platform/ai/text/recommends.ts'
import { fold } from '#platform/ai/text/tokens.ts'

const LONGEST_SHOWN = 1000

/** Reasons without a fault, as they are stored. */
export const shownReasoning = (reasoning: string): string => beginningOf(visible(reasoning).trim(), LONGEST_SHOWN)

/** What is wrong with a model's reasoning, so that it is not shown. */
export type ReasoningFault = 'empty' | 'protected' | 'number' | 'instruction' | 'praise' | 'language'

/** "Level 3" and "3 of 5" are about the scale. */
const ABOUT_SCALE = /\blevels? [1-5]\b|\b[1-5] (?:of|out of) 5\b/gu

/** Tags, code and marks of headings or stress are no reasons. */
const MARKUP =
  /\]\(|<\/?(?:script|img|svg|iframe|style)|&(?:lt|gt|#)|<\/?[a-z][^<>]{0,60}>|[{}]|```|\*\*|__|^\s{0,3}#{1,6}\s/imu
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
 * because work can be about it ("female patients"), and a number or a link only if it is in what the model read. They praise nobody,
 * recommend nothing and are in a language whose protected words are known.
 */
export function faultOf(written: string, { quotes, asked, material, instructions }: Basis): ReasoningFault | null {
  const reasoning = readable(written)
  if (reasoning.trim() === '') return 'empty'
  const read = [...quotes, ...asked, ...material]
  if (MARKUP.test(reasoning) || addressesReader(reasoning) || repeats(reasoning, instructions)) return 'instruction'
  if (hasForeignLink(reasoning, read)) return 'instruction'
  const quoted = new Set(quotes.flatMap(protectedWords))
  if (protectedWords(reasoning).some(word => !quoted.has(word))) return 'protected'
  if (recommends(reasoning)) return 'instruction'
  if (!isInKnownLanguage(reasoning, read)) return 'language'
  const known = new Set(read.flatMap(text => figuresIn(text).flat()))
  const figures = figuresIn(fold(reasoning).replace(ABOUT_SCALE, ''))
  if (figures.some(readings => !readings.some(value => known.has(value)))) return 'number'
  return praises(reasoning, asked) ? 'praise' : null
}

/** Names such as "Node.io" look like a link. */
function hasForeignLink(reasoning: string, read: readonly string[]): boolean {
  const links = linksIn(reasoning)
  if (links.length === 0) return false
  const known = fold(readable(read.join('\n')))
  return links.some(link => /:\/\/|^www/u.test(link) || !known.includes(fold(link)))
}
