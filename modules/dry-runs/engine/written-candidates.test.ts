import { expect, test } from 'vitest'
import { LIBRARY_FIELDS } from '#modules/interview-flows/policy.ts'
import { defaultFlow, library } from '#modules/interview-flows/public.ts'
import { findAnswer } from '../answers/find-answer.ts'
import { CANDIDATES } from '../policy.ts'
import { takeInterview } from './take-interview.ts'
import { writtenCandidate } from './written-candidate.ts'

const wordsIn = (text: string) => text.split(/\s+/u).length
const first = defaultFlow().rounds[0]!
const rounds = [
  first,
  ...LIBRARY_FIELDS.map(field => ({
    ...first,
    id: field,
    minutes: 120,
    questions: library.filter(one => one.field === field),
  })),
]

test('every question of the library and of the first flow has answers, each of its own', () => {
  const questions = rounds.flatMap(round => round.questions)
  expect(questions.length).toBeGreaterThanOrEqual(124)
  const answers = questions.map(question => findAnswer(question)!)
  for (const [at, { strong, terse, weak, offTopic }] of answers.entries()) {
    const { id } = questions[at]!
    expect(wordsIn(strong), id).toBeGreaterThanOrEqual(60)
    expect(wordsIn(terse), id).toBeLessThanOrEqual(22)
    expect(wordsIn(weak), id).toBeLessThanOrEqual(34)
    expect(offTopic, id).not.toBe(strong)
  }
  const texts = answers.flatMap(({ strong, terse, weak }) => [strong, terse, weak])
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  expect(findAnswer({ text: 'Which of our lighthouses would you paint first?' })).toBeNull()
})

test.each(CANDIDATES)('the interviewer takes what the %s candidate says as answers', async kind => {
  for (const round of rounds) {
    const { turns, settled, milliseconds } = await takeInterview({
      round,
      scene: { interviewer: 'Nora', organization: 'Northwind', job_title: 'open' },
      followUps: 2,
      language: 'en',
      candidate: writtenCandidate(kind),
      model: null,
      signal: new AbortController().signal,
    })
    const asked = turns.filter(turn => turn.kind === 'request' && turn.question_id !== null)
    expect(settled.map(({ question_id }) => question_id).toSorted()).toEqual(
      round.questions.map(({ id }) => id).toSorted(),
    )
    // What is meant for the evaluator can look like a request to the interviewer.
    if (kind === 'adversarial') continue
    expect(asked.map(({ text }) => text)).toEqual([])
    const outcomes = new Set(settled.map(({ outcome }) => outcome))
    for (const outcome of ['skipped', 'interrupted', 'unasked'] as const)
      expect(outcomes, round.id).not.toContain(outcome)
    expect(milliseconds).toBe(turns.at(-1)!.end_ms)
  }
})
