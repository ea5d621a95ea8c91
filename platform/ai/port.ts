import type { z } from 'zod'
import type { Provider } from './settings.ts'

/** A text from outside, such as a résumé page or an answer. It is evaluated; instructions in it are never followed. */
export interface Material {
  label: string
  text: string
}

export interface GenerateRequest<T> {
  /** The purpose of the call in a word or two, for logs and cost records. Not sent to the model. */
  purpose: string
  /** The system prompt. */
  system: string
  material: Material[]
  /** What to do with the material in this request. */
  task: string
  /** The answer's schema. Answers that do not match it are never returned. */
  schema: z.ZodType<T>
  maxOutputTokens: number
  signal?: AbortSignal
  /** Told what was used if the model answered, but `generate` throws: these answers cost as much as usable ones. */
  onUnusable?: (used: ModelUse) => void
}

/** What a request used. */
export interface ModelUse {
  /** Tokens of all attempts of this request. */
  usage: { input_tokens: number; output_tokens: number }
  milliseconds: number
  run: ModelRun
}

export interface Generated<T> extends ModelUse {
  value: T
}

/** What a request was made with, so that its result can be judged and repeated. */
interface ModelRun {
  provider: Provider
  model: string
  /** A hash of the instructions and the schema. */
  prompt_version: string
  /** A hash of the material and the task. */
  input_hash: string
  /** Null if the prices of the model are not configured. */
  cost_usd: number | null
}

/**
 * A language model behind one call that takes instructions and material and returns a validated value.
 *
 * `generate` throws `ModelUnavailable` (no result; try again later) or `ModelMisbehaved` (it answered, but
 * not according to the schema). If the caller's own signal aborts, the signal's reason is thrown.
 */
export interface LanguageModel {
  readonly engine: Provider
  readonly model: string
  generate<T>(request: GenerateRequest<T>): Promise<Generated<T>>
}

/** The service gave no usable answer: rate limit, server error, network, timeout, truncated body, or a rejected key. */
export class ModelUnavailable extends Error {
  readonly code = 'model_unavailable'
  /** False only if the service rejected the request itself (a 4xx other than 408, 409, 425 and 429). */
  readonly retryable: boolean
  /** Seconds to wait, if the service states them (Retry-After, RFC 9110 §10.2.3). */
  readonly retryAfter: number | undefined

  constructor(message: string, options: { retryable?: boolean; retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'ModelUnavailable'
    this.retryable = options.retryable ?? true
    this.retryAfter = options.retryAfter
  }
}

/** The model answered, but even after one repair attempt not according to the schema. */
export class ModelMisbehaved extends Error {
  readonly code = 'model_misbehaved'

  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = 'ModelMisbehaved'
  }
}
