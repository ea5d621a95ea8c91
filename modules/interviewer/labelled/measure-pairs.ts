import { readFileSync } from 'node:fs'
import { READ_LANGUAGES, type ReadLanguage } from '../intent/language.ts'
import { readIntent } from '../intent/read-intent.ts'
import { type Intent, INTENTS } from '../intent/rules.ts'

/** What asks the interviewer for something, and an answer in the same words: "I feel dizzy", "I feel dizzy on ladders, so …". */
export interface Pair {
  readonly language: ReadLanguage
  /** Null for an answer on its own. */
  readonly request: { readonly intent: Intent; readonly text: string } | null
  readonly answer: string
}

/** Nothing is learned from the held-out pairs, and they are never printed. */
export const PAIR_HALVES = ['development', 'development-2', 'held-out', 'held-out-2'] as const
export type PairHalf = (typeof PAIR_HALVES)[number]

export const pairsOf = (half: PairHalf): Pair[] =>
  READ_LANGUAGES.flatMap(language =>
    readFileSync(new URL(`./pairs/${half}.${language}.tsv`, import.meta.url), 'utf8')
      .split('\n')
      .filter(line => line !== '')
      .map(line => {
        const [name, text, answer, ...more] = line.split('\t')
        const intent = INTENTS.find(one => one === name)
        if (!answer || more.length > 0 || (name === 'answer' ? text !== '' : !intent || !text))
          throw new Error(`${half}.${language}.tsv has a line that is no pair: ${line}`)
        return { language, request: intent ? { intent, text: text! } : null, answer }
      }),
  )

const read = (text: string, language: ReadLanguage): Intent | 'answer' =>
  readIntent(text, { language })?.intent ?? 'answer'

/** Each text of the pairs with what it is and what the interviewer takes it for. */
export const readPairs = (half: PairHalf) =>
  pairsOf(half).flatMap(({ language, request, answer }) => [
    ...(request
      ? [{ language, text: request.text, expected: request.intent, action: read(request.text, language) }]
      : []),
    { language, text: answer, expected: 'answer' as const, action: read(answer, language) },
  ])
