import type * as protocol from '../../room-protocol.ts'

/** The longest text that the room accepts as one answer. Only the type is imported, because the protocol's schemas are large. */
export const MAX_ANSWER: typeof protocol.MAX_ANSWER_CHARACTERS = 20_000

/** Splits a text into parts that the room accepts, between words if there are any. The parts together are the text. */
export function answerParts(text: string): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > MAX_ANSWER) {
    const space = rest.lastIndexOf(' ', MAX_ANSWER - 1) + 1
    let cut = space > MAX_ANSWER / 2 ? space : MAX_ANSWER
    // An emoji of two code units stays in one part.
    if (/[\uD800-\uDBFF]/.test(rest.charAt(cut - 1))) cut -= 1
    parts.push(rest.slice(0, cut))
    rest = rest.slice(cut)
  }
  return [...parts, rest]
}
