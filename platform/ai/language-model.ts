import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Breaker } from './breaker.ts'
import { fence } from './fence.ts'
import {
  ModelMisbehaved,
  ModelUnavailable,
  type Generated,
  type GenerateRequest,
  type LanguageModel,
  type ModelUse,
} from './port.ts'
import { chatModel, type ChatModel } from './providers.ts'
import { readJson } from './read-json.ts'
import { modelFor, type LanguageModelSettings, type ModelVariables, type Purpose } from './settings.ts'

type Sdk = typeof import('ai')

/** Two attempts: the first, and one repair that is told what was wrong. */
const TRIES = 2

/**
 * How the shape of the answer is asked for: as the provider's structured output, or in words, for servers that refuse structured output.
 */
type Shape = 'structured' | 'in words'

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
    let complaint = ''
    let failure: unknown
    for (let attempt = 0; attempt < TRIES;) {
      try {
        const answer = await ask(sdk, model, this.#shape, request, complaint, signal)
        answered.push(answer.usage)
        const checked = request.schema.safeParse(answer.value)
        if (checked.success) return checked.data
        failure = checked.error
        complaint = repairNote(z.prettifyError(checked.error))
      } catch (error) {
        if (request.signal?.aborted) throw request.signal.reason
        if (this.#shape === 'structured' && refusesShape(sdk, error)) {
          // The same attempt again, in the way that this server understands.
          this.#shape = 'in words'
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

type Tokens = ModelUse['usage']

interface Answer {
  /** What the model answered, not yet checked; undefined if it is no JSON. */
  value: unknown
  usage: Tokens
}

async function ask<T>(
  sdk: Sdk,
  model: ChatModel,
  shape: Shape,
  request: GenerateRequest<T>,
  complaint: string,
  signal: AbortSignal,
): Promise<Answer> {
  const schema = JSON.stringify(z.toJSONSchema(request.schema))
  const task =
    shape === 'in words' ? `${request.task}\n\nAnswer with JSON of this schema alone: ${schema}` : request.task
  const { system, prompt } = fence(request.system, request.material, task)
  const common = {
    model,
    system,
    prompt: prompt + complaint,
    maxOutputTokens: request.maxOutputTokens,
    temperature: 0,
    // The task queue retries. The SDK's own back-off would take too long for people who wait.
    maxRetries: 0,
    abortSignal: signal,
  }
  const tokens = (usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined) => ({
    input_tokens: usage?.inputTokens ?? 0,
    output_tokens: usage?.outputTokens ?? 0,
  })
  if (shape === 'in words') {
    const { text, usage } = await sdk.generateText(common)
    return { value: readJson(text), usage: tokens(usage) }
  }
  try {
    const result = await sdk.generateText({ ...common, output: sdk.Output.object({ schema: request.schema }) })
    return { value: outputOf(sdk, result), usage: tokens(result.usage) }
  } catch (error) {
    // The answer is there, but not as plain JSON of the schema. It may be JSON between fences or after a sentence.
    if (sdk.NoObjectGeneratedError.isInstance(error))
      return { value: readJson(error.text ?? ''), usage: tokens(error.usage) }
    throw error
  }
}

/** The output of a result; undefined if the model stopped before it wrote any, which costs its tokens nevertheless. */
function outputOf(sdk: Sdk, result: { readonly output: unknown }): unknown {
  try {
    return result.output
  } catch (error) {
    if (sdk.NoOutputGeneratedError.isInstance(error)) return undefined
    throw error
  }
}

/** Whether a server rejects the request because it has no structured output, as smaller servers do. */
function refusesShape(sdk: Sdk, error: unknown): boolean {
  if (!sdk.APICallError.isInstance(error) || ![400, 404, 415, 422, 501].includes(error.statusCode ?? 0)) return false
  return /response_?format|json_?schema|structured|grammar|output_?format/iu.test(
    `${error.message} ${error.responseBody ?? ''}`.slice(0, 4000),
  )
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
