import { z } from 'zod'

export const providers = ['openai', 'anthropic', 'google', 'mistral', 'openai-compatible'] as const
export type Provider = (typeof providers)[number]

/** What a language model is used for. Each purpose can have its own. */
export const purposes = ['reading', 'evaluating', 'interviewing'] as const
export type Purpose = (typeof purposes)[number]

/** Settings of a language model, validated where the environment is read. */
export interface LanguageModelSettings {
  provider: Provider
  model: string
  api_key?: string
  /** Up to and including the version, like `https://api.openai.com/v1`. Default: the provider's own. */
  base_url?: string
  /** For one complete request, including its repair attempt. */
  timeout_ms: number
  /** US dollars per million tokens; without them the cost of a run is unknown. */
  price?: { input: number; output: number }
}

/** A model as it is written in the environment: `anthropic/claude-sonnet-4-5`, or only a name for the server at `AI_BASE_URL`. */
const modelSchema = z.string().transform(written => {
  const slash = written.indexOf('/')
  const provider = providers.find(one => one === written.slice(0, slash))
  // Names of models on servers of one's own may contain a slash: "meta-llama/Llama-3.3-70B".
  return provider
    ? { provider, model: written.slice(slash + 1) }
    : { provider: 'openai-compatible' as const, model: written }
})

/** The variables of the environment that decide which models are used. */
export interface ModelVariables {
  AI_MODEL?: string | undefined
  AI_MODEL_READING?: string | undefined
  AI_MODEL_EVALUATING?: string | undefined
  AI_MODEL_INTERVIEWING?: string | undefined
  AI_BASE_URL?: string | undefined
  AI_API_KEY?: string | undefined
  OPENAI_API_KEY?: string | undefined
  ANTHROPIC_API_KEY?: string | undefined
  GOOGLE_API_KEY?: string | undefined
  MISTRAL_API_KEY?: string | undefined
  AI_TIMEOUT_MS: number
  AI_PRICE_INPUT?: number | undefined
  AI_PRICE_OUTPUT?: number | undefined
}

const variableOf: Record<Purpose, keyof ModelVariables> = {
  reading: 'AI_MODEL_READING',
  evaluating: 'AI_MODEL_EVALUATING',
  interviewing: 'AI_MODEL_INTERVIEWING',
}

const keyOf = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_API_KEY',
  mistral: 'MISTRAL_API_KEY',
} as const

/** The model for a purpose, or null if none is configured. */
export function modelFor(purpose: Purpose, variables: ModelVariables): LanguageModelSettings | null {
  const written = variables[variableOf[purpose]] ?? variables.AI_MODEL
  if (written === undefined) return null
  const { provider, model } = modelSchema.parse(written)
  const { AI_PRICE_INPUT: input, AI_PRICE_OUTPUT: output } = variables
  return {
    provider,
    model,
    timeout_ms: variables.AI_TIMEOUT_MS,
    ...(provider === 'openai-compatible'
      ? { base_url: variables.AI_BASE_URL, api_key: variables.AI_API_KEY }
      : { api_key: variables[keyOf[provider]] }),
    ...(input !== undefined && output !== undefined && { price: { input, output } }),
  }
}

/** What is missing for the configured models, as sentences that name the variables. */
export function missingForModels(variables: ModelVariables): string[] {
  const found = purposes.flatMap(purpose => {
    const settings = modelFor(purpose, variables)
    if (settings === null) return []
    const { provider, model } = settings
    if (provider === 'openai-compatible')
      return variables.AI_BASE_URL
        ? []
        : [`AI_BASE_URL: required together with AI_MODEL, unless it starts with a provider, like openai/${model}.`]
    return settings.api_key ? [] : [`${keyOf[provider]}: required for the model ${provider}/${model}.`]
  })
  const usesServer = purposes.some(purpose => modelFor(purpose, variables)?.provider === 'openai-compatible')
  if (variables.AI_BASE_URL && !usesServer) found.push('AI_MODEL: required together with AI_BASE_URL.')
  return [...new Set(found)]
}
