import { type LanguageModelSettings, openaiCompatible } from './openai-compatible.ts'
import type { LanguageModel } from './port.ts'

/** The configured language model, or null. Without one the built-in rules engine is used, and its results are labeled accordingly. */
export function languageModel(settings: LanguageModelSettings | null): LanguageModel | null {
  return settings === null ? null : openaiCompatible(settings)
}
