import { expect, test } from 'vitest'
import type { TranscriptTurn } from '../../contract.ts'
import { answersByQuestion } from './answers-by-question.ts'

const turn = (seq: number, kind: TranscriptTurn['kind'], question_id: string | null, text: string): TranscriptTurn => ({
  id: `t${String(seq)}`,
  seq,
  speaker: kind === 'answer' ? 'candidate' : 'interviewer',
  kind,
  question_id,
  text,
  original_text: null,
  corrected_at: null,
  input: kind === 'answer' ? 'spoken' : null,
  start_ms: seq * 1000,
  end_ms: seq * 1000 + 600,
  heard_ms: null,
  recording_id: null,
  audio_offset_ms: null,
})

test('groups answers by question with the follow-up they answer; what was added last comes at the end', () => {
  const groups = answersByQuestion({
    questions: [
      { id: 'a', number: 1, text: 'Why?', outcome: 'answered' },
      { id: 'b', number: 2, text: 'How?', outcome: 'skipped' },
    ],
    turns: [
      turn(1, 'greeting', null, 'Hello'),
      turn(2, 'question', 'a', 'Why?'),
      turn(3, 'answer', 'a', 'Because.'),
      turn(4, 'follow_up', 'a', 'For example?'),
      turn(5, 'answer', 'a', 'Last year.'),
      turn(6, 'question', 'b', 'How?'),
      turn(7, 'wrap_up', null, 'Anything else?'),
      turn(8, 'answer', null, 'Thanks.'),
    ],
  })
  expect(
    groups.map(({ number, answers }) => [number, answers.map(({ follow_up, turn: { text } }) => [follow_up, text])]),
  ).toEqual([
    [
      1,
      [
        [null, 'Because.'],
        ['For example?', 'Last year.'],
      ],
    ],
    [2, []],
    [null, [[null, 'Thanks.']]],
  ])
  expect(groups[0]?.length_ms).toBe(1200)
})
