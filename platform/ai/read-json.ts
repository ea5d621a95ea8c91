/** The longest answer that is read, in characters. */
export const LONGEST_ANSWER = 100_000
/** Each bracket that may begin JSON is looked at once, up to so many. */
const MOST_ATTEMPTS = 40

/** What a model writes before its answer. */
const THOUGHTS = /^\s{0,20}<(think|thinking|reasoning)>[^]*?<\/\1>/iu
const BRACKET = /[{[]/gu

/**
 * The JSON that a text ends with. Models without structured output put it between fences, or after sentences, thoughts and drafts, whatever
 * they are told: the last object is the answer, or the last array if there is no object. @returns undefined if there is none
 */
export function readJson(text: string): unknown {
  if (text.length > LONGEST_ANSWER) return undefined
  const said = text.replace(THOUGHTS, '')
  let object: unknown
  let array: unknown
  BRACKET.lastIndex = 0
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const start = BRACKET.exec(said)?.index
    if (start === undefined) break
    const end = endOf(said, start)
    const value = end === null ? undefined : parsed(said.slice(start, end))
    if (end === null || value === undefined) continue
    if (Array.isArray(value)) array = value
    else object = value
    BRACKET.lastIndex = end
  }
  return object ?? array
}

/** The end of what opens at a bracket, with the brackets in its texts left out; null if it does not close. */
function endOf(text: string, start: number): number | null {
  let depth = 0
  let isText = false
  for (let at = start; at < text.length; at += 1) {
    const character = text[at]!
    if (isText) {
      if (character === '\\') at += 1
      else if (character === '"') isText = false
    } else if (character === '"') isText = true
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return null
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
