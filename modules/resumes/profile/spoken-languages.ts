import { namesIn } from '#platform/locale/names.ts'

/** The languages of the résumés that we read. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl']

let known: Set<string> | undefined
const names = () => (known ??= namesIn(LANGUAGES, 'language'))

/** Whether a word is the name of a spoken language (ISO 639-1) in one of the languages that we read. */
export const isSpokenLanguage = (word: string): boolean => names().has(word.toLowerCase())
