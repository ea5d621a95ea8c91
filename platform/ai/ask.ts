import { z } from 'zod'
import { storableJson } from '../db/storable.ts'
import { fence } from './fence.ts'
import type { GenerateRequest } from './port.ts'
import type { ChatModel } from './providers.ts'
import { LONGEST_ANSWER, readJson } from './read-json.ts'
import { type Tokens, tokensUsed } from './tokens-used.ts'

export type Sdk = typeof import('ai')

/**
 * How the shape of the answer is asked for: as the provider's structured output, or in words, for servers that refuse structured output.
 */
export type Shape = 'structured' | 'in words'

interface Answer {
  /** What the model answered, not yet checked, in texts that can be stored; undefined if it is no JSON or too long. */
  value: unknown
  usage: Tokens
}

/** One request to a model. */
export async function ask<T>(
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
  const answer = (value: unknown, text: string, usage: Parameters<typeof tokensUsed>[0]): Answer => ({
    value: text.length > LONGEST_ANSWER ? undefined : storable(value),
    usage: tokensUsed(usage, system + common.prompt + schema, text, request.maxOutputTokens),
  })
  if (shape === 'in words') {
    const { text, usage } = await sdk.generateText(common)
    return answer(readJson(text), text, usage)
  }
  try {
    const result = await sdk.generateText({ ...common, output: sdk.Output.object({ schema: request.schema }) })
    return answer(outputOf(sdk, result), result.text, result.usage)
  } catch (error) {
    // The answer is there, but not as plain JSON of the schema. It may be JSON between fences or after a sentence.
    if (sdk.NoObjectGeneratedError.isInstance(error)) {
      const text = error.text ?? ''
      return answer(readJson(text), text, error.usage)
    }
    throw error
  }
}

const storable = (value: unknown): unknown => (value === undefined ? value : JSON.parse(storableJson(value)))

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
export function refusesShape(sdk: Sdk, error: unknown): boolean {
  if (!sdk.APICallError.isInstance(error) || ![400, 404, 415, 422, 501].includes(error.statusCode ?? 0)) return false
  return /response_?format|json_?schema|structured|grammar|output_?format/iu.test(
    `${error.message} ${error.responseBody ?? ''}`.slice(0, 4000),
  )
}
