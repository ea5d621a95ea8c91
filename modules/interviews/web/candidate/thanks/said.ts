import type { TranscriptTurn } from '../../../contract.ts'
import type { Transcript } from '../../candidate-api.ts'

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

/** What a correction changed, word by word: the longest run of words in common stays. Long texts are shown as one change. */
export function wordChanges(before: string, after: string): Changed[] {
  const [old, now] = [before.split(/(?<=\s)/u), after.split(/(?<=\s)/u)]
  let head = 0
  while (head < old.length && head < now.length && old[head]!.trim() === now[head]!.trim()) head += 1
  let tail = 0
  while (
    tail < old.length - head &&
    tail < now.length - head &&
    old[old.length - 1 - tail]!.trim() === now[now.length - 1 - tail]!.trim()
  )
    tail += 1
  const parts: Changed[] = [
    { kind: 'same', text: now.slice(0, head).join('') },
    { kind: 'gone', text: old.slice(head, old.length - tail).join('') },
    { kind: 'new', text: now.slice(head, now.length - tail).join('') },
    { kind: 'same', text: now.slice(now.length - tail).join('') },
  ]
  return parts.filter(({ text }) => text !== '')
}
