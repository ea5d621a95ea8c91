import { FREQUENT, OTHERS } from './frequent-words.ts'
import type { StructureLanguage } from './language.ts'

// Frequent words that the rules cannot do without, as a transcriber may have misheard them: one inner letter missing or wrong.

/** Words of fewer letters have too many others beside them. */
const MIN_LETTERS_WRONG = 6
const MAX_LETTERS = 14

const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1)
const masked = (word: string, at: number) => `${word.slice(0, at)}_${word.slice(at + 1)}`
const inner = (word: string) => Array.from({ length: Math.max(0, word.length - 2) }, (_, i) => i + 1)

interface Misheard {
  readonly words: ReadonlySet<string>
  /** The words by what is left of them without one letter, or with another one. */
  readonly forms: ReadonlyMap<string, string>
}

function misheardForms(list: string): Misheard {
  const words = list.split(/\s+/u)
  const forms = words.flatMap(word => [
    ...inner(word).map(at => [without(word, at), word] as const),
    ...(word.length < MIN_LETTERS_WRONG ? [] : inner(word).map(at => [masked(word, at), word] as const)),
  ])
  return { words: new Set(words), forms: new Map(forms) }
}

const MISHEARD = Object.fromEntries(
  Object.entries(FREQUENT).map(([language, list]) => [language, misheardForms(list)]),
) as Record<StructureLanguage, Misheard>

/** The frequent word that was probably said, otherwise the word itself. @param isKnown whether the word is one that people say */
export function frequentWord(word: string, language: StructureLanguage, isKnown: (word: string) => boolean): string {
  const { words, forms } = MISHEARD[language]
  if (words.has(word) || word.length > MAX_LETTERS || OTHERS.has(word) || isKnown(word)) return word
  const missing = forms.get(word)
  if (missing !== undefined) return missing
  for (let at = 1; at < word.length - 1; at += 1) {
    const wrong = forms.get(masked(word, at))
    if (wrong !== undefined) return wrong
  }
  return word
}
