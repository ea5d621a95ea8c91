import { fold, tokens } from '#platform/ai/text/tokens.ts'

export type Intent = 'repeat' | 'moment' | 'done' | 'skip' | 'end'

/** A longer text is an answer that happens to contain such words. */
const MAX_WORDS = 12

const PATTERNS: [Intent, RegExp][] = [
  [
    'end',
    /\b(?:(?:stop|end|quit|finish|leave) (?:the|this) (?:interview|conversation|call)|i(?: want| would like|'d like) to (?:stop|quit|leave)(?: now| here)?$)/u,
  ],
  [
    'repeat',
    /\b(?:(?:repeat|say|ask)\b.{0,20}\b(?:again|question|that|it)|repeat please|please repeat|(?:what was|what's) the question|didn't (?:hear|catch|understand)|did not (?:hear|catch|understand)|come again|pardon)\b/u,
  ],
  [
    'moment',
    /\b(?:(?:need|give me|take|just|have) (?:a|one|another)? ?(?:moment|second|minute|sec)|let me think|hold on|bear with me|one moment|wait a)\b/u,
  ],
  [
    'skip',
    /\b(?:skip|next question|move on|pass on (?:this|that)|rather not answer|prefer not to answer|i pass|i'll pass)\b/u,
  ],
  [
    'done',
    /^(?:(?:so|and|yes|yeah|okay|ok|well|i think|i guess) )*(?:i'm (?:done|finished)|i am (?:done|finished)|that's (?:it|all|everything)|that is (?:it|all|everything)|that was it|that would be all|nothing (?:else|more)(?: to add)?|no more)(?: from me| thank you| thanks| really)*$/u,
  ],
]

/** What a short utterance asks the interviewer to do; null if it is an answer. */
export function readIntent(text: string): Intent | null {
  const words = tokens(text)
  if (words.length === 0 || words.length > MAX_WORDS) return null
  const plain = fold(words.map(word => word.text).join(' '))
  return PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}
