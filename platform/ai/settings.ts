import { openaiCompatible } from './openai-compatible.ts'
import type { LanguageModel } from './port.ts'

/** Settings of a language model, validated where the environment is read. */
export interface LanguageModelSettings {
  /** Up to and including the version, e.g. `https://api.openai.com/v1`. */
  base_url: string
  api_key?: string
  model: string
  /** For one whole request, its repair try included. */
  timeout_ms: number
}

/** The configured language model, or null: then the built-in engine does the work and says so. */
export function languageModel(settings: LanguageModelSettings | null): LanguageModel | null {
  return settings === null ? null : openaiCompatible(settings)
}
