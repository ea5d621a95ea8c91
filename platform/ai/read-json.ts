/** The longest answer that is read, in characters. */
export const LONGEST_ANSWER = 100_000

const closing: Record<string, string> = { '{': '}', '[': ']' }

/**
 * The first JSON object or array in a text. Models without structured output put it between fences or after a sentence, whatever they
 * are told. @returns undefined if there is none
 */
export function readJson(text: string): unknown {
  if (text.length > LONGEST_ANSWER) return undefined
  const start = text.search(/[{[]/)
  if (start < 0) return undefined
  const end = text.lastIndexOf(closing[text[start]!]!)
  if (end < start) return undefined
  try {
    return JSON.parse(text.slice(start, end + 1)) as unknown
  } catch {
    return undefined
  }
}
