import type { LanguageModel } from '#platform/ai/port.ts'
import type { MatchResult } from '../schema.ts'
import { matchBuiltIn } from './built-in.ts'
import type { MatchInput } from './input.ts'
import { matchByModel } from './model.ts'

/**
 * Compares a résumé with a job's requirements, by the model where there is one, otherwise by the built-in engine. A failing
 * model throws (`ModelUnavailable`, `ModelMisbehaved`): the built-in engine never stands in for it unseen.
 */
export async function matchResume(
  input: MatchInput,
  model: LanguageModel | null,
  signal?: AbortSignal,
): Promise<MatchResult> {
  return model === null ? matchBuiltIn(input) : matchByModel(input, model, signal)
}
