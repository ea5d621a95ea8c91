import { metered } from '#platform/ai/metered.ts'
import type { LanguageModel } from '#platform/ai/port.ts'

/** What some requests used together. */
export interface Usage {
  requests: number
  input_tokens: number
  output_tokens: number
  /** Null if the prices of the model are not configured. */
  cost_usd: number | null
  milliseconds: number
}

const noUsage = (): Usage => ({ requests: 0, input_tokens: 0, output_tokens: 0, cost_usd: 0, milliseconds: 0 })

export const sumOf = (all: readonly Usage[]): Usage =>
  all.reduce(
    (sum, one) => ({
      requests: sum.requests + one.requests,
      input_tokens: sum.input_tokens + one.input_tokens,
      output_tokens: sum.output_tokens + one.output_tokens,
      cost_usd: sum.cost_usd === null || one.cost_usd === null ? null : sum.cost_usd + one.cost_usd,
      milliseconds: sum.milliseconds + one.milliseconds,
    }),
    noUsage(),
  )

export interface Observed {
  model: LanguageModel
  /** What was used until now. */
  usage: () => Usage
  /** What the first request read: the same for texts that are the same to a model. */
  firstInput: () => string | null
}

/** The same model, with what it was asked and what that used. */
export function observed(model: LanguageModel): Observed {
  let usage = noUsage()
  let first: string | null = null
  const adding = metered(model, ({ usage: tokens, milliseconds, run }) => {
    usage = sumOf([usage, { ...tokens, requests: 1, cost_usd: run.cost_usd, milliseconds }])
  })
  return {
    usage: () => usage,
    firstInput: () => first,
    model: {
      engine: model.engine,
      model: model.model,
      async generate(request) {
        first ??= JSON.stringify([request.material, request.task])
        return adding.generate(request)
      },
    },
  }
}
