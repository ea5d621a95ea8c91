import { expect, test } from 'vitest'
import type { Question } from '#modules/interview-flows/contract.ts'
import type { Requirement } from '#modules/jobs/contract.ts'
import { withRequirementQuestions } from './server/requirement-questions.ts'

const question = (id: string, must_ask: boolean): Question => ({
  id,
  text: 'Tell me about your work.',
  competency: 'Work',
  weight: 1,
  levels: ['1', '2', '3', '4', '5'],
  follow_ups: 1,
  time_limit: 240,
  must_ask,
})
const requirement = (id: string, over: Partial<Requirement> = {}): Requirement => ({
  id,
  text: `Skill ${id}.`,
  must_have: true,
  ask_in_interview: true,
  ...over,
})
const ROUND = [question('a', true), question('b', false), question('c', true)]

test('without such a requirement the questions are those of the flow', () => {
  const others = [requirement('x', { ask_in_interview: false }), requirement('y', { must_have: false })]
  expect(withRequirementQuestions(ROUND, others, 25)).toEqual(ROUND)
})

test('asks one question about each requirement, before the first optional one', () => {
  const questions = withRequirementQuestions(ROUND, [requirement('x'), requirement('y')], 25)
  expect(questions.map(({ id }) => id)).toEqual(['a', 'requirement-1', 'requirement-2', 'b', 'c'])
  expect(questions[1]).toMatchObject({ requirement_id: 'x', must_ask: true, competency: 'Skill x' })
  expect(questions[1]!.text).toContain('Skill x. What')
})

test('only questions that fit into the time are certain to be asked', () => {
  const questions = withRequirementQuestions(
    ROUND,
    ['v', 'w', 'x'].map(id => requirement(id)),
    12,
  )
  const about = questions.filter(({ requirement_id }) => requirement_id)
  expect(about.map(({ must_ask }) => must_ask)).toEqual([true, true, false])
  const short = withRequirementQuestions(ROUND, [requirement('x')], 5)
  expect(short.find(({ requirement_id }) => requirement_id)!.must_ask).toBe(false)
})

test('asks about at most five, and its keys are not those of the flow', () => {
  const many = Array.from({ length: 8 }, (_, i) => requirement(`r${i}`))
  const questions = withRequirementQuestions([question('requirement-1', true)], many, 60)
  expect(questions).toHaveLength(6)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(6)
})
