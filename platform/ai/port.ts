import type { z } from 'zod'

/** One piece of text that somebody outside wrote: a résumé page, an answer. It is judged, never obeyed. */
export interface Material {
  label: string
  text: string
}

export interface GenerateRequest<T> {
  /** What the call is for, in a word or two; goes to logs and cost records, never to the model. */
  purpose: string
  /** Our standing instructions. */
  system: string
  material: Material[]
  /** What to do with the material, now. */
  task: string
  /** The answer's shape. An answer that does not fit is never passed on. */
  schema: z.ZodType<T>
  maxOutputTokens: number
  signal?: AbortSignal
}

export interface Generated<T> {
  value: T
  /** Tokens over all tries of this request. */
  usage: { input_tokens: number; output_tokens: number }
  milliseconds: number
}

/**
 * A language model behind one call: instructions and material in, a checked value out.
 *
 * `generate` throws `ModelUnavailable` (nothing is known; try again later) or `ModelMisbehaved` (it answered, but
 * not in the shape asked for). When the caller's own signal aborts, the signal's reason is thrown.
 */
export interface LanguageModel {
  readonly engine: 'openai-compatible'
  readonly model: string
  generate<T>(request: GenerateRequest<T>): Promise<Generated<T>>
}

/** The service did not answer usefully: rate limit, server fault, network, time-out, cut body, or a refused key. */
export class ModelUnavailable extends Error {
  readonly code = 'model_unavailable'
  /** False only when the service refused the request itself (a 4xx other than 408, 409, 425 and 429). */
  readonly retryable: boolean
  /** Seconds to wait, where the service named them (Retry-After, RFC 9110 §10.2.3). */
  readonly retryAfter: number | undefined

  constructor(message: string, options: { retryable?: boolean; retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'ModelUnavailable'
    this.retryable = options.retryable ?? true
    this.retryAfter = options.retryAfter
  }
}

/** The model answered, but after one repair try still not in the shape asked for. Never turned into a guess. */
export class ModelMisbehaved extends Error {
  readonly code = 'model_misbehaved'

  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = 'ModelMisbehaved'
  }
}
