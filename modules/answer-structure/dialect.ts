import { DIALECT_FORMS } from './dialect-words.ts'
import type { StructureLanguage } from './language.ts'

// Dialect and fast speech in the words that the rules know, so that who speaks how changes nothing.

const MIN_LETTERS = 4

const asTable = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split(/\s*\n\s*/u).flatMap(line => {
      const [standard = '', ...forms] = line.split(/\s+/u)
      return forms.map(form => [form, standard] as const)
    }),
  )

const FORMS: Record<StructureLanguage, ReadonlyMap<string, string>> = {
  en: asTable(DIALECT_FORMS.en),
  de: asTable(DIALECT_FORMS.de),
  fr: asTable(DIALECT_FORMS.fr),
  es: asTable(DIALECT_FORMS.es),
}

/** A word without the end of its ending, as in "workin'" and "cansao". */
function withEnding(word: string, isCutOff: boolean, language: StructureLanguage): string {
  if (word.length <= MIN_LETTERS) return word
  if (language === 'en' && isCutOff) return word.replace(/in$/u, 'ing')
  return language === 'es' ? word.replace(/ao(s?)$/u, 'ado$1') : word
}

/** @param isCutOff whether an apostrophe follows */
export const standardOf = (word: string, isCutOff: boolean, language: StructureLanguage): string =>
  FORMS[language].get(word) ?? withEnding(word, isCutOff, language)
