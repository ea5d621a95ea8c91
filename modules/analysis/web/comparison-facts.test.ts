import { expect, test } from 'vitest'
import { gapsOf, givesNoOrder, questionsOf } from './comparison-facts.ts'

const score = (value: number, range: [number, number] | null = null) => ({
  score: value,
  range,
  engine: null,
  validated: true,
})
const matched = (...scores: ReturnType<typeof score>[]) => scores.map(match => ({ match, screening: null }))

test.each([
  [matched(score(92), score(86)), false],
  [matched(score(86), score(86)), true],
  [matched(score(92, [90, 94]), score(86, [84, 90])), true],
  [matched(score(92, [91, 94]), score(86, [84, 90])), false],
  [matched(score(92), score(60), score(60)), true],
  [matched(score(92)), false],
])('says whether scores give an order: %#', (items, none) => {
  expect(givesNoOrder(items)).toBe(none)
})

const answer = (question_id: string, state: 'scored' | 'not_counted' = 'scored') => ({
  question_id,
  question: '',
  competency: question_id,
  share: 0.5,
  state,
  level: null,
  level_text: '',
  spread: null,
  structure: null,
  quote: null,
  own_rating: null,
})
const card = (admin_id: string) => ({
  admin_id,
  admin_name: admin_id,
  recommendation: null,
  ratings: [],
  note: '',
  submitted_at: '2026-11-23T00:00:00Z',
})
const flow = (version: number, name = 'Engineering') => ({ id: name, name, version })
const person = (name: string, more: object) => ({
  application_id: name,
  name,
  match: null,
  screening: null,
  answers: null,
  flow: null,
  scorecards: [],
  scorecards_hidden: false,
  screening_state: 'completed',
  ...more,
})

test('counts no scorecards that the reader cannot see yet', () => {
  const items = [person('Ana', { scorecards: [card('x')] }), person('Ben', { scorecards_hidden: true })]
  expect(gapsOf(items)).toEqual([])
})

test('lists the questions of all interviews once', () => {
  const items = [
    person('A', { answers: [answer('1'), answer('2')] }),
    person('B', { answers: [answer('2'), answer('3')] }),
  ]
  expect(questionsOf(items).map(({ id }) => id)).toEqual(['1', '2', '3'])
})

test('names what makes a comparison uneven', () => {
  const items = [
    person('Ana', { answers: [answer('1'), answer('2')], scorecards: [card('x'), card('y')] }),
    person('Ben', { answers: [answer('1'), answer('2', 'not_counted')], scorecards: [card('x'), card('y')] }),
    person('Cem', { screening_state: 'invited', scorecards: [card('x')] }),
  ]
  expect(gapsOf(items).map(({ text }) => text)).toEqual([
    'Ben was not asked question 2.',
    'Cem has not taken the AI interview.',
    'Cem has 1 of 2 scorecards.',
  ])
  expect(
    gapsOf([
      person('Ana', { answers: [answer('1')], flow: flow(3) }),
      person('Ben', { answers: [answer('1')], flow: flow(4) }),
    ]).map(({ text }) => text),
  ).toEqual(['Ana took version 3 of the interview flow, others version 4.'])
  expect(gapsOf(items.slice(0, 1))).toEqual([])
})

test('compares versions of the same flow only, and says which questions were worded differently', () => {
  const asked = (...texts: string[]) => texts.map((question, at) => ({ ...answer(String(at + 1)), question }))
  const others = [
    person('Ana', { answers: asked('Why?', 'How?', 'When?'), flow: flow(4) }),
    person('Ben', { answers: asked('Why is that?', 'How?', 'When was that?'), flow: flow(3) }),
  ]
  expect(gapsOf(others).map(({ text }) => text)).toEqual([
    'Ben took version 3 of the interview flow, others version 4. Questions 1 and 3 were worded differently.',
  ])
  expect(
    gapsOf([person('Ana', { flow: flow(4) }), person('Ben', { flow: flow(9, 'Sales') })]).map(({ text }) => text),
  ).toEqual(['Ben took the interview flow “Sales”, others “Engineering”.'])
  expect(gapsOf([person('Ana', { flow: flow(9, 'Sales') }), person('Ben', { flow: flow(9, 'Sales') })])).toEqual([])
})

test('names who submitted a scorecard for another candidate only', () => {
  const items = [
    person('Ana', { scorecards: [card('x'), card('y')] }),
    person('Ben', { scorecards: [card('x')] }),
    person('Cem', { scorecards: [card('z'), card('y')] }),
  ]
  expect(gapsOf(items)).toEqual([
    {
      kind: 'scorecards',
      of: 'Ben',
      text: 'Ben has 1 of 2 scorecards.',
      missing: [
        { id: 'y', name: 'y' },
        { id: 'z', name: 'z' },
      ],
    },
  ])
})
