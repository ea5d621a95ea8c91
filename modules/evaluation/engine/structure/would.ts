import { looksPast } from './en.ts'
import { wordSet } from './phrases.ts'
import type { Word } from './words.ts'

const BETWEEN = wordSet(
  'not never just always only also already really still even then probably hardly actually both all',
)
/** "I'd a new apprentice", "I'd to wait", "we'd two of them": the dialects that have no other verb there. */
const HAD =
  wordSet(`better to a an the no nowt my his her our their this that these those some one two three four five six seven eight
  nine ten been had`)
/** Their participle is their infinitive, too: "I'd put it" is more often what somebody would do. */
const AMBIGUOUS = wordSet(
  'put let set cut read hit hurt shut cost quit spread fit bet cast come become run split rid lead',
)
const MOST_BETWEEN = 2

/** "I'd called" happened, "I'd call" did not: the word after it tells. */
export function withWould(words: readonly Word[]): Word[] {
  return words.map((word, at) => (isShortened(word) && !isHad(words, at) ? { ...word, text: 'would' } : word))
}

const isShortened = ({ text, raw }: Word) => text === 'had' && /['’]d$/iu.test(raw)

function isHad(words: readonly Word[], at: number): boolean {
  let next = at + 1
  while (next <= at + MOST_BETWEEN && BETWEEN(words[next]?.text ?? '')) next += 1
  const { text = '' } = words[next] ?? {}
  return HAD(text) || /^\d/u.test(text) || (looksPast(text) && !AMBIGUOUS(text))
}
