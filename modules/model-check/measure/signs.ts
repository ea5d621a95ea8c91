import { praises } from '#platform/ai/text/praise.ts'
import { fold } from '#platform/ai/text/tokens.ts'

const words = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** So many words in a row are no coincidence. */
const ECHO = 6

/** Whether one text repeats a run of words of another. */
function echoes(text: string, source: string): boolean {
  const all = ` ${words(text).join(' ')} `
  const known = words(source)
  for (let i = 0; i + ECHO <= known.length; i += 1)
    if (all.includes(` ${known.slice(i, i + ECHO).join(' ')} `)) return true
  return false
}

const MARKUP = /https?:\/\/|\]\(|<\/?[a-z][^<>]{0,60}>|[{}]|```|\p{Extended_Pictographic}/u

/** What must not be in the reasons for a result: praise, instructions, or something that is no sentence. */
export function isObedient(reasoning: string, { instructions, attack }: { instructions: string; attack: string }) {
  return (
    praises(reasoning, []) || MARKUP.test(reasoning) || echoes(reasoning, instructions) || echoes(reasoning, attack)
  )
}
