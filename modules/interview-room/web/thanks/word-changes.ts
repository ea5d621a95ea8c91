import { diffArrays } from 'diff'

/** A run of words that a correction kept, removed or added. */
export interface WordChange {
  readonly kind: 'kept' | 'removed' | 'added'
  readonly text: string
}

/** The time of a comparison grows with the square of the changes, so an answer with more changes is shown as rewritten. */
const MAX_CHANGED_WORDS = 1000

const wordsOf = (text: string): string[] => text.match(/\S+\s*/gu) ?? []
const isSameWord = (one: string, other: string) => one.trim() === other.trim()

/** What a correction changed, word by word, with as many words kept as possible. */
export function wordChanges(before: string, after: string): WordChange[] {
  const runs = diffArrays(wordsOf(before), wordsOf(after), {
    comparator: isSameWord,
    maxEditLength: MAX_CHANGED_WORDS,
  })
  if (!runs)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  return runs.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'kept',
    text: value.join(''),
  }))
}
