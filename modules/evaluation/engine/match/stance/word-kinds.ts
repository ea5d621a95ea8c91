import { KINDS } from './kind-words.ts'

const WORDS = new Map<string, string[]>()
const BEGINNINGS = new Map<string, string[]>()
for (const [name, words] of Object.entries(KINDS))
  for (const word of new Set(words.split(' '))) {
    const known = word.endsWith('*') ? BEGINNINGS : WORDS
    const key = word.replace('*', '')
    known.set(key, [...(known.get(key) ?? []), name])
  }

const SHORTEST = Math.min(...[...BEGINNINGS.keys()].map(({ length }) => length))
const LONGEST = Math.max(...[...BEGINNINGS.keys()].map(({ length }) => length))

/** The kinds of a folded word. */
export function wordKinds(word: string): string[] {
  const found = new Set(WORDS.get(word))
  for (let length = SHORTEST; length <= Math.min(LONGEST, word.length); length += 1)
    for (const name of BEGINNINGS.get(word.slice(0, length)) ?? []) found.add(name)
  return [...found]
}
