import type { LanguageModel } from '#platform/ai/port.ts'
import type { InterviewResult } from '../schema.ts'
import { evaluateBuiltIn } from './built-in.ts'
import type { InterviewInput } from './input.ts'
import { evaluateByModel } from './model.ts'

/**
 * Evaluates an interview, by the model where there is one, otherwise by the built-in engine. A failing model throws
 * (`ModelUnavailable`, `ModelMisbehaved`): there is no score then, and the built-in engine never stands in unseen.
 */
export async function evaluateInterview(
  input: InterviewInput,
  model: LanguageModel | null,
  signal?: AbortSignal,
): Promise<InterviewResult> {
  return model === null ? evaluateBuiltIn(input) : evaluateByModel(input, model, signal)
}
