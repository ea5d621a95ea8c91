/** A word that a person is still typing finds names from so many letters on. */
const SHORTEST_PREFIX = 3

const OPERATORS = /(?:^|\s)(?:-|or(?:\s|$))/u
const WITH_OTHER_CHARACTERS = /[^\p{L}\p{N}\s]/u

interface Typed {
  /** Words of names, addresses and jobs, of which the last can be the beginning of one. */
  readonly beginnings: readonly string[]
  /** What the index looks for: all that matches this, or all of the words. Both find at least what the search finds. */
  readonly whole: string | null
  readonly words: readonly string[]
}

/** How a text is searched for, as arguments of `websearch_to_tsquery` (whole) and of `to_tsquery` (the others). */
export function readSearch(text: string): Typed {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const last = words.at(-1)
  if (!last || OPERATORS.test(text)) return { beginnings: [], whole: text, words: [] }
  // The parser of PostgreSQL keeps addresses and words with a hyphen together.
  const whole = WITH_OTHER_CHARACTERS.test(text.replaceAll('"', ' ')) ? text : null
  const beginnings = words.map((word, index) =>
    index === words.length - 1 && last.length >= SHORTEST_PREFIX ? `${word}:*A` : `${word}:A`,
  )
  return { beginnings: text.includes('"') ? [] : beginnings, whole, words }
}
