import type { LanguageModel } from '#platform/ai/port.ts'
import type { Settings } from '#platform/env/settings.ts'
import { promptVersion } from '#modules/evaluation/public.ts'
import type { Estimate } from '../measure/estimate.ts'
import type { Sample, Step } from '../measure/plan.ts'
import type { CheckedEngine } from './queries.ts'

interface Material {
  steps: Step[]
  labelledSet: string
  estimate: Estimate
}

const made = new Map<string, Promise<Material>>()

// The labelled set is only loaded where a model is configured, because it takes memory and a moment.
async function read(sample: Sample): Promise<Material> {
  const [{ labelledPlan }, { estimateOf }] = await Promise.all([
    import('../measure/plan.ts'),
    import('../measure/estimate.ts'),
  ])
  const { steps, labelledSet } = labelledPlan(sample)
  return { steps, labelledSet, estimate: estimateOf(steps) }
}

/** The steps of a check and what they are expected to use. Read once. */
export function materialOf(sample: Sample = {}): Promise<Material> {
  const key = JSON.stringify(sample)
  const known = made.get(key) ?? read(sample)
  made.set(key, known)
  return known
}

export const engineOf = async ({ engine, model }: LanguageModel): Promise<CheckedEngine> => ({
  provider: engine,
  model,
  prompt_version: await promptVersion(),
})

/** As evaluations store it with their scores. */
export const keyOf = ({ provider, model, prompt_version }: CheckedEngine) => `${provider}/${model}@${prompt_version}`

/** Servers of one's own answer one request at a time. */
export const parallelFor = ({ engine }: LanguageModel) => (engine === 'openai-compatible' ? 1 : 4)

/** US dollars, or null if the prices are not configured. */
export function costOf(
  { input_tokens, output_tokens }: Pick<Estimate, 'input_tokens' | 'output_tokens'>,
  { AI_PRICE_INPUT, AI_PRICE_OUTPUT }: Pick<Settings, 'AI_PRICE_INPUT' | 'AI_PRICE_OUTPUT'>,
): number | null {
  if (AI_PRICE_INPUT === undefined || AI_PRICE_OUTPUT === undefined) return null
  return (input_tokens * AI_PRICE_INPUT + output_tokens * AI_PRICE_OUTPUT) / 1_000_000
}
