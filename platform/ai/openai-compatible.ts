import { fence } from './fence.ts'
import { ModelMisbehaved, ModelUnavailable, type Generated, type GenerateRequest, type LanguageModel } from './port.ts'

/** Settings of a language model, validated where the environment is read. */
export interface LanguageModelSettings {
  /** Up to and including the version, e.g. `https://api.openai.com/v1`. */
  base_url: string
  api_key?: string
  model: string
  /** For one complete request, including its repair attempt. */
  timeout_ms: number
}

type Sdk = typeof import('ai')
type ChatModel = Parameters<Sdk['generateText']>[0]['model']

/** Two attempts: the first, and one repair that is told what was wrong. */
const TRIES = 2

/**
 * A language model on any server that supports OpenAI's chat completions with structured outputs.
 * The SDK is loaded on the first call, because loading takes 100 ms that a server without a model does not need.
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
  // Otherwise the SDK prints its own warnings to the console.
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
  // One time limit for both attempts, because the caller expects an answer within it.
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
        // The task queue retries. The SDK's own back-off would take too long for people who wait.
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

/** The invalid answer itself is not sent back, because it may contain injected instructions of an applicant. */
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
