import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ask, refusesShape, type Sdk, type Shape } from './ask.ts'
import { isTooLarge } from './bounded-fetch.ts'
import { Breaker } from './breaker.ts'
import {
  ModelMisbehaved,
  ModelUnavailable,
  type Generated,
  type GenerateRequest,
  type LanguageModel,
  type ModelUse,
} from './port.ts'
import { chatModel, type ChatModel } from './providers.ts'
import { modelFor, type LanguageModelSettings, type ModelVariables, type Purpose } from './settings.ts'
import type { Tokens } from './tokens-used.ts'

/** Two attempts: the first, and one repair that is told what was wrong. */
const TRIES = 2

/** The configured language model, or null. Without one the built-in rules engine is used, and its results are labeled accordingly. */
export function languageModel(settings: LanguageModelSettings | null): LanguageModel | null {
  return settings === null ? null : new ProvidedModel(settings)
}

/** The model of each purpose. One breaker and one connection serve all purposes with the same settings. */
export type LanguageModels = Record<Purpose, LanguageModel | null>

export function languageModels(variables: ModelVariables): LanguageModels {
  const made = new Map<string, LanguageModel | null>()
  const make = (purpose: Purpose) => {
    const settings = modelFor(purpose, variables)
    const key = JSON.stringify(settings)
    if (!made.has(key)) made.set(key, languageModel(settings))
    return made.get(key) ?? null
  }
  return { reading: make('reading'), evaluating: make('evaluating'), interviewing: make('interviewing') }
}

/** A language model of one of the supported providers. The SDK is loaded on the first call, because that takes 100 ms that a server without a model does not need. */
class ProvidedModel implements LanguageModel {
  readonly #settings: LanguageModelSettings
  readonly #breaker = new Breaker()
  #loading: Promise<{ sdk: Sdk; model: ChatModel }> | undefined
  #shape: Shape = 'structured'

  constructor(settings: LanguageModelSettings) {
    this.#settings = settings
  }

  get engine() {
    return this.#settings.provider
  }

  get model() {
    return this.#settings.model
  }

  async generate<T>(request: GenerateRequest<T>): Promise<Generated<T>> {
    const wait = this.#breaker.enter()
    if (wait > 0)
      throw new ModelUnavailable('The language model has failed repeatedly or asked to wait.', { retryAfter: wait })
    try {
      const generated = await this.#attempts(request)
      this.#breaker.succeeded()
      return generated
    } catch (error) {
      if (error instanceof ModelUnavailable && error.retryable) this.#breaker.failed(error.retryAfter)
      else if (request.signal?.aborted) this.#breaker.abandoned()
      else this.#breaker.succeeded()
      throw error
    }
  }

  async #attempts<T>(request: GenerateRequest<T>): Promise<Generated<T>> {
    const started = performance.now()
    const answered: Tokens[] = []
    const used = () => this.#use(request, answered, started)
    try {
      const value = await this.#usableAnswer(request, answered)
      return { value, ...used() }
    } catch (error) {
      if (answered.length > 0) request.onUnusable?.(used())
      throw error
    }
  }

  /** @param answered gets the tokens of each answer, usable or not */
  async #usableAnswer<T>(request: GenerateRequest<T>, answered: Tokens[]): Promise<T> {
    this.#loading ??= load(this.#settings)
    const { sdk, model } = await this.#loading
    // One time limit for both attempts, because the caller expects an answer within it.
    const timeout = AbortSignal.timeout(this.#settings.timeout_ms)
    const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout
    // Another request can find meanwhile that the server refuses the shape of this one.
    let shape = this.#shape
    let complaint = ''
    let failure: unknown
    for (let attempt = 0; attempt < TRIES;) {
      try {
        const answer = await ask(sdk, model, shape, request, complaint, signal)
        answered.push(answer.usage)
        const checked = request.schema.safeParse(answer.value)
        if (checked.success) return checked.data
        failure = checked.error
        complaint = repairNote(z.prettifyError(checked.error))
      } catch (error) {
        if (request.signal?.aborted) throw request.signal.reason
        if (shape === 'structured' && refusesShape(sdk, error)) {
          // The same attempt again, in the way that this server understands.
          shape = 'in words'
          this.#shape = shape
          continue
        }
        throw unavailable(sdk, error, timeout.aborted)
      }
      attempt += 1
    }
    throw new ModelMisbehaved('The language model did not answer in the shape asked for.', { cause: failure })
  }

  #use(request: GenerateRequest<unknown>, answered: readonly Tokens[], started: number): ModelUse {
    const { provider, model, price } = this.#settings
    const usage = {
      input_tokens: answered.reduce((sum, { input_tokens }) => sum + input_tokens, 0),
      output_tokens: answered.reduce((sum, { output_tokens }) => sum + output_tokens, 0),
    }
    return {
      usage,
      milliseconds: Math.round(performance.now() - started),
      run: {
        provider,
        model,
        prompt_version: promptVersion(request),
        input_hash: hash(JSON.stringify([request.material, request.task])),
        cost_usd: price ? (usage.input_tokens * price.input + usage.output_tokens * price.output) / 1_000_000 : null,
      },
    }
  }
}

async function load(settings: LanguageModelSettings): Promise<{ sdk: Sdk; model: ChatModel }> {
  // Otherwise the SDK prints its own warnings to the console.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  const [sdk, model] = await Promise.all([import('ai'), chatModel(settings)])
  return { sdk, model }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The same as long as the instructions and the schema are the same, whoever is evaluated. */
function promptVersion<T>({
  purpose,
  system,
  schema,
}: Pick<GenerateRequest<T>, 'purpose' | 'system' | 'schema'>): string {
  return hash(JSON.stringify([purpose, system, z.toJSONSchema(schema)]))
}

/** The invalid answer itself is not sent back, because it may contain injected instructions of an applicant. */
function repairNote(problem: string): string {
  return (
    '\n\nYour previous answer was refused because it did not fit the schema. Answer again, with JSON of the schema ' +
    `alone. What was wrong: ${problem.replace(/\s+/gu, ' ').slice(0, 600)}`
  )
}

function unavailable(sdk: Sdk, error: unknown, timedOut: boolean): Error {
  if (isTooLarge(error)) return new ModelMisbehaved("The language model's answer is too long.", { cause: error })
  if (timedOut) return new ModelUnavailable('The language model did not answer in time.', { cause: error })
  if (!sdk.APICallError.isInstance(error)) {
    return new ModelUnavailable('The language model could not be reached.', { cause: error })
  }
  const status = error.statusCode
  if (status !== undefined && status >= 400) {
    // 529 is Anthropic's "overloaded".
    const retryable = status >= 500 || [408, 409, 425, 429].includes(status)
    const retryAfter = retryAfterSeconds(error.responseHeaders?.['retry-after'])
    return new ModelUnavailable(`The language model's server answered ${status}.`, {
      retryable,
      retryAfter,
      cause: error,
    })
  }
  // A complete reply with status 200 that is not JSON is an invalid answer. A truncated reply is a network error.
  if (status === 200 && sdk.JSONParseError.isInstance(error.cause) && !brokeOff(error.responseBody)) {
    return new ModelMisbehaved("The language model's server answered with something that is not JSON.", {
      cause: error,
    })
  }
  return new ModelUnavailable('The connection to the language model broke off.', { cause: error })
}

/** A body that starts like a JSON object but does not end like one was truncated, for example by a proxy. */
function brokeOff(body: string | undefined): boolean {
  const text = body?.trim() ?? ''
  return text === '' || (text.startsWith('{') && !text.endsWith('}'))
}

/** Retry-After as seconds, from either of its two forms (RFC 9110 §10.2.3); undefined if absent or unreadable. */
export function retryAfterSeconds(header: string | null | undefined): number | undefined {
  if (!header) return undefined
  if (/^\d+$/u.test(header.trim())) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}
