import type { StructureLanguage } from './language.ts'

/** Shorter words differ from each other by too few letters. */
const MIN_LETTERS = 6

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

/** The word that was said, if a transcriber got one letter of it wrong and the rules know it; otherwise the word itself. */
export function heard(word: string, language: StructureLanguage): string {
  const known = VOCABULARIES.get(language)
  if (!known || word.length < MIN_LETTERS - 1 || word.length > 20 || known.words.has(word)) return word
  const missing = known.withoutLetter.get(word)
  if (missing) return missing
  if (word.length < MIN_LETTERS) return word
  for (const [at, rest] of withoutEach(word).entries()) {
    const similar = known.withoutLetter.get(rest)
    // The same letter of both: not two different ones.
    if (similar?.length === word.length && similar.slice(0, at) + similar.slice(at + 1) === rest) return similar
  }
  return word
}
