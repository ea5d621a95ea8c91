import { expect, test } from 'vitest'
import type { TranscriptTurn } from '../../contract.ts'
import { byQuestion, wordChanges } from './said.ts'

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

test('answers stand under their questions with the follow-up they answer; the last words stand at the end', () => {
  const said = byQuestion({
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
  expect(said.map(({ number, answers }) => [number, answers.map(({ ask, turn: one }) => [ask, one.text])])).toEqual([
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
  expect(said[0]?.length_ms).toBe(1200)
})

test('a correction shows what went and what came, and nothing else', () => {
  expect(wordChanges('Every call got an item potency key.', 'Every call got an idempotency key.')).toEqual([
    { kind: 'same', text: 'Every call got an ' },
    { kind: 'gone', text: 'item potency ' },
    { kind: 'new', text: 'idempotency ' },
    { kind: 'same', text: 'key.' },
  ])
  expect(
    wordChanges('a 40 b c saw it d', 'a 45 b c saw the fault d').map(({ kind, text }) => `${kind} ${text.trim()}`),
  ).toEqual(['same a', 'gone 40', 'new 45', 'same b c saw', 'gone it', 'new the fault', 'same d'])
  expect(wordChanges('one two', 'one two')).toEqual([{ kind: 'same', text: 'one two' }])
  expect(wordChanges('one', 'one two').map(({ kind }) => kind)).toEqual(['same', 'new'])
})
