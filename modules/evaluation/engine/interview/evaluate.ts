import type { LanguageModel } from '#platform/ai/port.ts'
import type { InterviewResult } from '../schema.ts'
import { evaluateBuiltIn } from './built-in.ts'
import type { InterviewInput } from './input.ts'
import { evaluateByModel } from './model.ts'

/**
 * Evaluates an interview with the language model if there is one, otherwise with the built-in rules engine. A failing model
 * throws `ModelUnavailable` or `ModelMisbehaved`. There is no score then: the built-in engine never replaces a model silently.
 */
export async function evaluateInterview(
  input: InterviewInput,
  model: LanguageModel | null,
  signal?: AbortSignal,
): Promise<InterviewResult> {
  return model === null ? evaluateBuiltIn(input) : evaluateByModel(input, model, signal)
}
