import type { TranscriptTurn } from '../../contract.ts'
import type { Transcript } from '../candidate-api.ts'

/** One question with everything that was said to it. */
export interface SaidToQuestion {
  readonly id: string
  readonly number: number | null
  readonly text: string
  readonly answers: readonly { readonly ask: string | null; readonly turn: TranscriptTurn }[]
  readonly length_ms: number
  readonly corrections: number
}

/** The transcript by question; what was said after the last one stands at the end. */
export function byQuestion({ questions, turns }: Pick<Transcript, 'questions' | 'turns'>): SaidToQuestion[] {
  const groups = questions.map(({ id, number, text }) => group(id, number, text, turns))
  const rest = group(null, null, 'Anything you wanted to add', turns)
  return rest.answers.length > 0 ? [...groups, rest] : groups
}

function group(
  id: string | null,
  number: number | null,
  text: string,
  turns: readonly TranscriptTurn[],
): SaidToQuestion {
  const answers: { ask: string | null; turn: TranscriptTurn }[] = []
  let ask: string | null = null
  for (const turn of turns) {
    if (turn.question_id !== id) continue
    if (turn.kind === 'follow_up') ask = turn.text
    if (turn.kind !== 'answer') continue
    answers.push({ ask, turn })
    ask = null
  }
  return {
    id: id ?? 'rest',
    number,
    text,
    answers,
    length_ms: answers.reduce((sum, { turn }) => sum + Math.max(0, turn.end_ms - turn.start_ms), 0),
    corrections: answers.filter(({ turn }) => turn.corrected_at !== null).length,
  }
}

export interface Changed {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
}

/** Longer texts are compared as beginning, middle and end alone: the table grows with the square. */
const MOST_WORDS = 1200

/** What a correction changed, word by word; the most words that both have, in their order, stay. */
export function wordChanges(before: string, after: string): Changed[] {
  const wordsOf = (text: string): string[] => text.match(/\S+\s*/gu) ?? []
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const same = (i: number, j: number) => old[i]!.trim() === now[j]!.trim()
  let head = 0
  while (head < old.length && head < now.length && same(head, head)) head += 1
  const inside = Math.max(old.length, now.length) <= MOST_WORDS ? inCommon(old, now, head, same) : []
  const changes: Changed[] = []
  const put = (kind: Changed['kind'], text: string) => {
    const last = changes.at(-1)
    if (text && last?.kind === kind) changes[changes.length - 1] = { kind, text: last.text + text }
    else if (text) changes.push({ kind, text })
  }
  put('same', now.slice(0, head).join(''))
  let [i, j] = [head, head]
  for (const [nextI, nextJ] of [...inside, [old.length, now.length] as const]) {
    put('gone', old.slice(i, nextI).join(''))
    put('new', now.slice(j, nextJ).join(''))
    put('same', now[nextJ] ?? '')
    ;[i, j] = [nextI + 1, nextJ + 1]
  }
  return changes
}

/** Places of the longest common run of words from `head` on, by the usual table. */
function inCommon(
  old: readonly string[],
  now: readonly string[],
  head: number,
  same: (i: number, j: number) => boolean,
): (readonly [number, number])[] {
  const width = now.length + 1
  const longest = new Uint16Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= head; i -= 1)
    for (let j = now.length - 1; j >= head; j -= 1)
      longest[i * width + j] = same(i, j)
        ? longest[(i + 1) * width + j + 1]! + 1
        : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!)
  const places: [number, number][] = []
  let [i, j] = [head, head]
  while (i < old.length && j < now.length) {
    if (same(i, j)) places.push([i++, j++])
    else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) i += 1
    else j += 1
  }
  return places
}
