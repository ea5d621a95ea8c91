import type { TranscriptTurn } from '../../contract.ts'
import { thanksWords } from '../../words/thanks.ts'
import type { Transcript } from '../candidate-api.ts'

/** One question with all its answers. */
export interface AnsweredQuestion {
  readonly id: string
  readonly number: number | null
  readonly text: string
  readonly answers: readonly { readonly follow_up: string | null; readonly turn: TranscriptTurn }[]
  readonly length_ms: number
  readonly corrections: number
}

/** The transcript by question. What was said after the last question comes at the end. */
export function answersByQuestion({ questions, turns }: Pick<Transcript, 'questions' | 'turns'>): AnsweredQuestion[] {
  const groups = questions.map(({ id, number, text }) => group(id, number, text, turns))
  const rest = group(null, null, thanksWords.transcript.anythingElse, turns)
  return rest.answers.length > 0 ? [...groups, rest] : groups
}

function group(
  id: string | null,
  number: number | null,
  text: string,
  turns: readonly TranscriptTurn[],
): AnsweredQuestion {
  const answers: { follow_up: string | null; turn: TranscriptTurn }[] = []
  let follow_up: string | null = null
  for (const turn of turns) {
    if (turn.question_id !== id) continue
    if (turn.kind === 'follow_up') follow_up = turn.text
    if (turn.kind !== 'answer') continue
    answers.push({ follow_up, turn })
    follow_up = null
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
