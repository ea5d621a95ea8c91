import type { ModelUse } from './port.ts'

export type Tokens = ModelUse['usage']

/** What servers add to a request: their template, and the tools that carry a schema. */
const MOST_ADDED = 50_000
/** What models write besides their answer while they think. */
const MOST_THOUGHT = 200_000
/** Bytes of UTF-8. Other scripts than Latin have fewer characters, but not fewer bytes for each token. */
const BYTES_PER_TOKEN = 4

/**
 * The tokens that a server reports as used, as whole numbers. A figure that is missing or impossible is estimated from the text instead:
 * budgets and costs depend on it.
 */
export function tokensUsed(
  reported: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
  prompt: string,
  answer: string,
  maxOutputTokens: number,
): Tokens {
  const promptBytes = Buffer.byteLength(prompt)
  return {
    input_tokens: possible(reported?.inputTokens, promptBytes + MOST_ADDED) ?? estimate(promptBytes),
    output_tokens:
      possible(reported?.outputTokens, maxOutputTokens + MOST_THOUGHT) ?? estimate(Buffer.byteLength(answer)),
  }
}

const possible = (count: number | undefined, most: number): number | null =>
  typeof count === 'number' && count >= 0 && count <= most ? Math.round(count) : null

const estimate = (bytes: number) => Math.ceil(bytes / BYTES_PER_TOKEN)
