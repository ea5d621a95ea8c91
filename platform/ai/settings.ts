import { type LanguageModelSettings, openaiCompatible } from './openai-compatible.ts'
import type { LanguageModel } from './port.ts'

/** The configured language model, or null: then the built-in engine does the work and says so. */
export function languageModel(settings: LanguageModelSettings | null): LanguageModel | null {
  return settings === null ? null : openaiCompatible(settings)
}
