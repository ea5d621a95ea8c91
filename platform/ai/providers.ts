import { boundedFetch } from './bounded-fetch.ts'
import type { LanguageModelSettings } from './settings.ts'

type Sdk = typeof import('ai')
export type ChatModel = Exclude<Parameters<Sdk['generateText']>[0]['model'], string>

const withoutSlash = (url: string | undefined) => url?.replace(/\/+$/u, '')

/** The chat model of a provider. Each provider's package is loaded only when it is used. */
export async function chatModel(settings: LanguageModelSettings): Promise<ChatModel> {
  const { provider, model, api_key: apiKey } = settings
  const fetch = boundedFetch
  const baseURL = withoutSlash(settings.base_url)
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({ apiKey, baseURL, fetch }).chat(model)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ apiKey, baseURL, fetch })(model)
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      return createGoogleGenerativeAI({ apiKey, baseURL, fetch })(model)
    }
    case 'mistral': {
      const { createMistral } = await import('@ai-sdk/mistral')
      return createMistral({ apiKey, baseURL, fetch })(model)
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const server = createOpenAICompatible({
        name: provider,
        baseURL: baseURL!,
        apiKey,
        fetch,
        supportsStructuredOutputs: true,
      })
      return server.chatModel(model)
    }
  }
}
