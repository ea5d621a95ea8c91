import type { Turn } from './turn.ts'
import type { StructureLanguage } from './language.ts'
import { type Word, wordsOf } from './words.ts'

/** The turns of an answer, a minute each. */
export const turnsOf = (...texts: string[]): Turn[] =>
  texts.map((text, at) => ({
    id: `t${at}`,
    speaker: 'candidate',
    text,
    start_ms: at * 60_000,
    end_ms: (at + 1) * 60_000,
  }))

export const saying = (text: string, language: StructureLanguage = 'en'): Word[] => wordsOf(turnsOf(text), language)
