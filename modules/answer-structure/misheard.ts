import type { StructureLanguage } from './language.ts'

/** Shorter words differ from each other by too few letters. */
const MIN_LETTERS = 6
const MAX_LETTERS = 20

interface Vocabulary {
  words: Set<string>
  /** The words by what is left of them without one letter. */
  withoutLetter: Map<string, string>
}

const VOCABULARIES = new Map<StructureLanguage, Vocabulary>()

const withoutEach = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

/** Adds words that the rules of a language look for. */
export function learn(language: StructureLanguage, words: readonly string[]): void {
  const known = VOCABULARIES.get(language) ?? { words: new Set<string>(), withoutLetter: new Map<string, string>() }
  VOCABULARIES.set(language, known)
  for (const word of words) {
    if (!/^[a-z]+$/u.test(word) || known.words.has(word)) continue
    known.words.add(word)
    if (word.length >= MIN_LETTERS) for (const rest of withoutEach(word)) known.withoutLetter.set(rest, word)
  }
}

/** Whether the rules look for a word as it is. */
export const knows = (word: string, language: StructureLanguage): boolean =>
  VOCABULARIES.get(language)?.words.has(word) ?? false

/**
 * The word that was said, if a transcriber left one letter of it out and the rules know it; otherwise the word itself. A wrong letter
 * is not corrected: most words that differ from a known one in one letter are other words.
 */
export function heard(word: string, language: StructureLanguage): string {
  const known = VOCABULARIES.get(language)
  if (!known || word.length < MIN_LETTERS - 1 || word.length > MAX_LETTERS || known.words.has(word)) return word
  return known.withoutLetter.get(word) ?? word
}
