import { z } from 'zod'

// How much a model can answer. An answer with more is unusable: what it quotes is looked for in long texts, and what is removed from it is
// stored. The limits are checked but not sent, because some providers refuse schemas with limits.

/** The longest part of a removed claim that is stored. */
export const LONGEST_CLAIM = 400
const LONGEST_QUOTE = 2000
const MOST_QUOTES = 12
const LONGEST_REASONING = 4000
const LONGEST_TERM = 200
const MOST_TERMS = 30

const text = (longest: number) => z.string().refine(given => given.length <= longest, `more than ${longest} characters`)

/** A list of at most so many. */
export const fewOf = <T>(item: z.ZodType<T>, most: number) =>
  z.array(item).refine(given => given.length <= most, `more than ${most} items`)

export const reasoningSchema = text(LONGEST_REASONING)
export const quotesSchema = fewOf(text(LONGEST_QUOTE), MOST_QUOTES)
export const termsSchema = fewOf(text(LONGEST_TERM), MOST_TERMS)
