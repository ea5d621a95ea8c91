import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import type { StructureLanguage } from './language.ts'
import type { Lexicon } from './lexicon.ts'

export const LEXICONS: Record<StructureLanguage, Lexicon> = { en: english, de: german, fr: french, es: spanish }
