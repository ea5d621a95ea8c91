import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Question, Round } from './contract.ts'
import {
  applyEdit,
  type FlowContent,
  type FlowEdit,
  MOST_QUESTIONS,
  MOST_ROUNDS,
  questionOf,
  roundOf,
} from './edits.ts'
import { minutesOf, problemsOf, warningsOf } from './flow-checks.ts'

const question = (id: string, change: Partial<Question> = {}): Question => ({
  id,
  text: `What did you do about ${id}?`,
  competency: 'Planning',
  weight: 1,
  levels: ['a1', 'a2', 'a3', 'a4', 'a5'],
  follow_ups: 1,
  time_limit: 240,
  must_ask: true,
  ...change,
})
const round = (id: string, questions: Question[] = []): Round => ({
  id,
  kind: 'ai_screening',
  name: `Round ${id}`,
  minutes: 25,
  guide: '',
  questions,
})
const flow = (...rounds: Round[]): FlowContent => ({ name: 'Flow', description: '', rounds })
const idsOf = ({ rounds }: FlowContent) => rounds.map(({ id, questions }) => [id, ...questions.map(one => one.id)])

test('moves a question within its round and into another one', () => {
  const start = flow(round('r1', [question('a'), question('b'), question('c')]), round('r2', [question('d')]))
  const moved = (id: string, to: string, before: string | null) =>
    idsOf(applyEdit(start, { kind: 'move_question', question: id, round: to, before }))
  expect(moved('c', 'r1', 'a')).toEqual([
    ['r1', 'c', 'a', 'b'],
    ['r2', 'd'],
  ])
  expect(moved('a', 'r2', null)).toEqual([
    ['r1', 'b', 'c'],
    ['r2', 'd', 'a'],
  ])
  expect(moved('a', 'r1', 'a')).toEqual(idsOf(start))
  expect(moved('a', 'gone', null)).toEqual(idsOf(start))
})

test('keeps the last round, and adds no more rounds or questions than a flow can have', () => {
  const one = flow(round('r1'))
  expect(applyEdit(one, { kind: 'remove_round', round: 'r1' })).toEqual(one)
  const many = Array.from({ length: MOST_QUESTIONS + 3 }, (_, at) => question(`q${at}`))
  const full = applyEdit(one, { kind: 'add_questions', round: 'r1', questions: many, before: null })
  expect(full.rounds[0]!.questions).toHaveLength(MOST_QUESTIONS)
  const rounds = Array.from({ length: MOST_ROUNDS }, (_, at) => round(`r${at}`))
  expect(applyEdit(flow(...rounds), { kind: 'add_round', round: round('more'), before: null }).rounds).toEqual(rounds)
})

test('says what is missing and what does not fit, each with its place', () => {
  const ready = flow(round('r1', [question('a')]))
  expect(problemsOf(ready)).toEqual([])
  expect(problemsOf(flow(round('r1')))).toMatchObject([{ at: 'r1', kind: 'question_needed' }])
  const unfinished = flow(
    round('r1', [question('a', { text: ' ' }), question('b', { levels: ['x', '', 'y', 'z', 'w'] })]),
  )
  expect(problemsOf(unfinished)).toMatchObject([
    { at: 'a', kind: 'text_needed' },
    { at: 'b', kind: 'level_needed' },
  ])
  expect(problemsOf({ ...ready, name: '' })).toMatchObject([{ at: null, kind: 'name_needed' }])
  const long = round(
    'r1',
    Array.from({ length: 8 }, (_, at) => question(`q${at}`)),
  )
  expect(minutesOf(long)).toBe(32)
  expect(warningsOf(flow(long))).toMatchObject([{ at: 'r1', kind: 'too_long' }])
  expect(warningsOf(flow(round('r1', [question('a', { levels: ['x', 'y', 'Y ', 'z', 'w'] })])))).toMatchObject([
    { at: 'a', kind: 'same_levels' },
  ])
})

const QUESTIONS = ['a', 'b', 'c', 'd', 'e', 'f']
const ROUNDS = ['r1', 'r2', 'r3']
const anyQuestion = fc.constantFrom(...QUESTIONS)
const anyRound = fc.constantFrom(...ROUNDS)
const anyEdit: fc.Arbitrary<FlowEdit> = fc.oneof(
  fc.record({
    kind: fc.constant('move_question' as const),
    question: anyQuestion,
    round: anyRound,
    before: fc.option(anyQuestion),
  }),
  fc.record({ kind: fc.constant('move_round' as const), round: anyRound, before: fc.option(anyRound) }),
  fc.record({
    kind: fc.constant('edit_question' as const),
    question: anyQuestion,
    changes: fc.record({ text: fc.string(), weight: fc.integer({ min: 1, max: 5 }) }, { requiredKeys: [] }),
  }),
  fc.record({ kind: fc.constant('remove_question' as const), question: anyQuestion }),
)

test('500 random sequences of edits lose no question and no text that was typed', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 40 }), edits => {
      let edited = flow(
        round('r1', [question('a'), question('b'), question('c')]),
        round('r2', [question('d'), question('e')]),
        round('r3', [question('f')]),
      )
      const expected = new Map(QUESTIONS.map(id => [id, question(id)]))
      for (const edit of edits) {
        edited = applyEdit(edited, edit)
        if (edit.kind === 'remove_question') expected.delete(edit.question)
        const typed = edit.kind === 'edit_question' && expected.get(edit.question)
        if (typed) expected.set(typed.id, { ...typed, ...edit.changes })
        if (edit.kind === 'move_question' && expected.has(edit.question))
          expect(edit.before === edit.question || roundOf(edited.rounds, edit.question)?.id === edit.round).toBe(true)
      }
      expect(edited.rounds.map(({ id }) => id).toSorted()).toEqual(ROUNDS)
      const left = edited.rounds.flatMap(({ questions }) => questions)
      expect(left).toHaveLength(expected.size)
      for (const [id, one] of expected) expect(questionOf(edited.rounds, id)).toEqual(one)
    }),
    { numRuns: 500 },
  )
})
