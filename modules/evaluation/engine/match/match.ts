import type { LanguageModel } from '#platform/ai/port.ts'
import type { MatchResult } from '../schema.ts'
import { matchBuiltIn } from './built-in.ts'
import type { MatchInput } from './input.ts'
import { matchByModel } from './model.ts'

/**
 * Compares a résumé with the requirements of a job, with the language model if there is one, otherwise with the built-in rules
 * engine. A failing model throws `ModelUnavailable` or `ModelMisbehaved`: the built-in engine never replaces it silently.
 */
export async function matchResume(
  input: MatchInput,
  model: LanguageModel | null,
  signal?: AbortSignal,
): Promise<MatchResult> {
  return model === null ? matchBuiltIn(input) : matchByModel(input, model, signal)
}
