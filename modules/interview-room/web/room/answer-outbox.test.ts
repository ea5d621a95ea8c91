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
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

test('answers survive a reload in order until the room has acknowledged them', () => {
  const stored = storage()
  const before = new AnswerOutbox('s1', stored)
  before.add(answer(1))
  before.add(answer(2))
  const after = new AnswerOutbox('s1', stored)
  expect(after.all.map(({ text }) => text)).toEqual(['Answer 1', 'Answer 2'])
  expect(after.acknowledged('turn-1')).toBe(true)
  expect(after.acknowledged('turn-1')).toBe(false)
  expect(new AnswerOutbox('s1', stored).all).toEqual([answer(2)])
  expect(new AnswerOutbox('another', stored).all).toEqual([])
})

test('an answer is stored once, and sent even if storage is full', () => {
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

test('ignores invalid data under the storage key', () => {
  const stored = storage()
  stored.setItem('interview_answers:s1', '{"not":"a list"')
  expect(new AnswerOutbox('s1', stored).all).toEqual([])
})

test('a text over the limit, also of an earlier page, is sent in parts that the room accepts', () => {
  const stored = storage()
  const text = `${'word '.repeat(9000)}end`
  stored.setItem('interview_answers:s1', JSON.stringify([{ ...answer(1), text }, answer(2)]))
  const { all } = new AnswerOutbox('s1', stored)
  expect(all.map(one => one.text?.length)).toEqual([20_000, 20_000, 5003, 8])
  expect(
    all
      .slice(0, 3)
      .map(one => one.text)
      .join(''),
  ).toBe(text)
  expect(all[0]?.client_turn_id).toBe('turn-1')
  expect(new Set(all.map(({ client_turn_id }) => client_turn_id)).size).toBe(4)
  expect(new AnswerOutbox('s1', stored).all).toEqual(all)
  const added = new AnswerOutbox('s2', stored)
  added.add({ ...answer(1), text: '😀'.repeat(10_001) })
  expect(added.all.map(one => one.text?.length)).toEqual([20_000, 2])
  added.add({ ...answer(3), text: `a${'😀'.repeat(10_000)}` })
  expect(added.all.slice(2).map(one => one.text?.length)).toEqual([19_999, 2])
})
