import type { SpokenQuote } from '../schema.ts'

/** What an answer about a case can contain. */
export const ELEMENTS = ['situation', 'own_action', 'reasoning', 'result', 'figures', 'change'] as const

export type Element = (typeof ELEMENTS)[number]

export interface AnswerStructure {
  /** The quote that shows each element; null if the answer does not contain it. */
  elements: Record<Element, SpokenQuote | null>
  /** False if the answer may not address the question. */
  addresses_question: boolean
  /** What reports possible harm or wrongdoing by the candidate. */
  harm: SpokenQuote[]
}

export const STRUCTURE_LANGUAGES = ['en', 'de', 'fr', 'es'] as const

export type StructureLanguage = (typeof STRUCTURE_LANGUAGES)[number]
