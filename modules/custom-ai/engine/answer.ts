import type { LanguageModel } from '#platform/ai/port.ts'
import type { AnswerQuote, AnswerValue, Asked } from '../contract.ts'
import { answerByModel } from './answer-by-model.ts'
import { answerByRules } from './answer-by-rules.ts'
import type { Material } from './material.ts'
import { ruleOf } from './rule.ts'

export interface Answered {
  /** Null if the material does not state it. */
  readonly value: AnswerValue | null
  readonly quotes: AnswerQuote[]
  readonly reasoning: string
  /** How many claims of a model were removed. */
  readonly unsupported: number
}

/** The rules cannot answer this question. */
export class NeedsModel extends Error {
  readonly code = 'needs_model'
}

/**
 * Answers a question from the material, with the language model if there is one, otherwise by the built-in rules.
 * @throws `NeedsModel`, and what `LanguageModel.generate` throws: the rules never replace a model silently
 */
export async function answerQuestion(
  asked: Asked,
  material: Material,
  model: LanguageModel | null,
  signal?: AbortSignal,
): Promise<Answered> {
  if (model) return answerByModel(asked, material, model, signal)
  const rule = ruleOf(asked)
  if (!rule) throw new NeedsModel('This question needs a language model.')
  return answerByRules(rule, asked, material)
}

export const canAnswer = (asked: Asked, model: LanguageModel | null): boolean =>
  model !== null || ruleOf(asked) !== null
