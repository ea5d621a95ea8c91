import { fence } from './fence.ts'
import { ModelMisbehaved, ModelUnavailable, type Generated, type GenerateRequest, type LanguageModel } from './port.ts'

/** Settings of a language model, validated where the environment is read. */
export interface LanguageModelSettings {
  /** Up to and including the version, e.g. `https://api.openai.com/v1`. */
  base_url: string
  api_key?: string
  model: string
  /** For one whole request, its repair try included. */
  timeout_ms: number
}

type Sdk = typeof import('ai')
type ChatModel = Parameters<Sdk['generateText']>[0]['model']

/** Two tries: the answer, and one repair that is shown what was wrong with it. */
const TRIES = 2

/**
 * A language model at any server that speaks OpenAI's chat completions with structured outputs.
 * The SDK is loaded at the first call: it costs 100 ms that a server without a model should not pay.
 */
export function openaiCompatible(settings: LanguageModelSettings): LanguageModel {
  let loading: Promise<{ sdk: Sdk; model: ChatModel }> | undefined
  return {
    engine: 'openai-compatible',
    model: settings.model,
    async generate<T>(request: GenerateRequest<T>): Promise<Generated<T>> {
      loading ??= load(settings)
      const { sdk, model } = await loading
      return generate(sdk, model, settings, request)
    },
  }
}

async function load(settings: LanguageModelSettings): Promise<{ sdk: Sdk; model: ChatModel }> {
  // Otherwise the SDK prints its own warnings to the console of whoever runs the product.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  const [sdk, { createOpenAICompatible }] = await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')])
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: settings.base_url.replace(/\/+$/u, ''),
    apiKey: settings.api_key,
    supportsStructuredOutputs: true,
  })
  return { sdk, model: provider.chatModel(settings.model) }
}

async function generate<T>(
  sdk: Sdk,
  model: ChatModel,
  settings: LanguageModelSettings,
  request: GenerateRequest<T>,
): Promise<Generated<T>> {
  const started = performance.now()
  const { system, prompt } = fence(request.system, request.material, request.task)
  const usage = { input_tokens: 0, output_tokens: 0 }
  // One clock for both tries: the caller was promised an answer within it.
  const timeout = AbortSignal.timeout(settings.timeout_ms)
  const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout
  let complaint = ''
  let failure: unknown
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    try {
      const result = await sdk.generateText({
        model,
        system,
        prompt: prompt + complaint,
        output: sdk.Output.object({ schema: request.schema }),
        maxOutputTokens: request.maxOutputTokens,
        temperature: 0,
        // Retries are the task queue's: the SDK's own back-off would outlast the people waiting.
        maxRetries: 0,
        abortSignal: signal,
      })
      usage.input_tokens += result.usage.inputTokens ?? 0
      usage.output_tokens += result.usage.outputTokens ?? 0
      return { value: result.output, usage, milliseconds: Math.round(performance.now() - started) }
    } catch (error) {
      if (request.signal?.aborted) throw request.signal.reason
      if (!sdk.NoObjectGeneratedError.isInstance(error) && !sdk.NoOutputGeneratedError.isInstance(error)) {
        throw unavailable(sdk, error, timeout.aborted)
      }
      failure = error
      if (sdk.NoObjectGeneratedError.isInstance(error)) {
        usage.input_tokens += error.usage?.inputTokens ?? 0
        usage.output_tokens += error.usage?.outputTokens ?? 0
      }
      complaint = repairNote(error)
    }
  }
  throw new ModelMisbehaved('The language model did not answer in the shape asked for.', { cause: failure })
}

/** The bad answer itself is not sent back: it may hold what an applicant planted in it. */
function repairNote(error: Error): string {
  const detail = error.cause instanceof Error ? error.cause.message : error.message
  return (
    '\n\nYour previous answer was refused because it did not fit the schema. Answer again, with JSON of the schema ' +
    `alone. What was wrong: ${detail.replace(/\s+/gu, ' ').slice(0, 600)}`
  )
}

function unavailable(sdk: Sdk, error: unknown, timedOut: boolean): Error {
  if (timedOut) return new ModelUnavailable('The language model did not answer in time.', { cause: error })
  if (!sdk.APICallError.isInstance(error)) {
    return new ModelUnavailable('The language model could not be reached.', { cause: error })
  }
  const status = error.statusCode
  if (status !== undefined && status >= 400) {
    const retryable = status >= 500 || [408, 409, 425, 429].includes(status)
    const retryAfter = retryAfterSeconds(error.responseHeaders?.['retry-after'])
    return new ModelUnavailable(`The language model's server answered ${status}.`, {
      retryable,
      retryAfter,
      cause: error,
    })
  }
  // A whole reply with 200 that is no JSON is misbehaviour; a reply that broke off is a network fault.
  if (status === 200 && sdk.JSONParseError.isInstance(error.cause) && !brokeOff(error.responseBody)) {
    return new ModelMisbehaved("The language model's server answered with something that is not JSON.", {
      cause: error,
    })
  }
  return new ModelUnavailable('The connection to the language model broke off.', { cause: error })
}

/** A body that starts as a JSON object and does not end as one was cut, as proxies do that close without a length. */
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
