import { expect, test } from 'vitest'
import { AnswerOutbox, type OutgoingAnswer } from './answer-outbox.ts'

const answer = (n: number): OutgoingAnswer => ({
  client_turn_id: `turn-${String(n)}`,
  question_id: 'q1',
  start_ms: 10,
  audio: null,
  input: 'typed',
  text: `Answer ${String(n)}`,
  mime: null,
})

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('answers outlive the page until the room has heard them, in their order', () => {
  const kept = storage()
  const before = new AnswerOutbox('s1', kept)
  before.add(answer(1))
  before.add(answer(2))
  const after = new AnswerOutbox('s1', kept)
  expect(after.all.map(({ text }) => text)).toEqual(['Answer 1', 'Answer 2'])
  expect(after.acknowledged('turn-1')).toBe(true)
  expect(after.acknowledged('turn-1')).toBe(false)
  expect(new AnswerOutbox('s1', kept).all).toEqual([answer(2)])
  expect(new AnswerOutbox('another', kept).all).toEqual([])
})

test('an answer is kept once, and a device that keeps nothing still sends it', () => {
  const full = {
    ...storage(),
    setItem: () => {
      throw new Error('full')
    },
  }
  const outbox = new AnswerOutbox('s1', full)
  outbox.add(answer(1))
  outbox.add(answer(1))
  expect(outbox.all).toHaveLength(1)
})

test('what another program left under the name is no answer', () => {
  const kept = storage()
  kept.setItem('interview_answers:s1', '{"not":"a list"')
  expect(new AnswerOutbox('s1', kept).all).toEqual([])
})
