import { looksPast } from './en.ts'
import type { Word } from './words.ts'
import { AMBIGUOUS, BETWEEN, HAD } from './would-words.ts'

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
