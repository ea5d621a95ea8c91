import type { Turn } from './turn.ts'
import type { StructureLanguage } from './language.ts'
import { withoutFormulas } from './formulas.ts'
import { frequentWord } from './frequent.ts'
import { heard, knows } from './misheard.ts'
import { isArticle, type Word, wordsOf } from './words.ts'
import { withWould } from './would.ts'

export interface ReadWords {
  /** All words that were said, without formulas. */
  readonly spoken: Word[]
  /** Those that the rules read: learners leave articles out, and that must change nothing. */
  readonly words: Word[]
}

export function readWords(turns: readonly Turn[], language: StructureLanguage, names: readonly string[]): ReadWords {
  const said = wordsOf(turns, language, names)
  const spoken = withoutFormulas(language === 'en' ? withWould(said) : said, language)
  const words = spoken
    .filter(({ text }) => !isArticle(text, language))
    .map(word => {
      const text = frequentWord(word.text, language, one => knows(one, language))
      return { ...word, text, heard: heard(text, language) }
    })
  return { spoken, words }
}
