// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { click, pageText, show } from '#tests/screen.tsx'
import type { InterviewResult } from '../engine/schema.ts'
import { evaluateBuiltIn } from '../engine/interview/built-in.ts'
import { ANSWERS, interview, question } from '../engine/interview/golden.fixture.ts'
import { AnswerStructure } from './answer-structure.tsx'

const HARMFUL =
  'In May the pressure test of a pump was due. I made up the readings and signed the sheet for the inspector.'
const result: InterviewResult = evaluateBuiltIn(
  interview(question('a', ANSWERS.strong), question('b', ANSWERS.weak), question('c', HARMFUL)),
)

async function showAnswer(at: number, over: { addresses_question?: boolean } = {}) {
  const jumps: [string, number][] = []
  const { competency, structure } = result.criteria[at]!
  await show(
    <AnswerStructure
      competency={competency}
      structure={{ ...structure!, ...over }}
      evidenceDeleted={false}
      canHear={() => true}
      onQuote={(turn, milliseconds) => jumps.push([turn, milliseconds])}
    />,
  )
  return jumps
}

test('lists all six elements with their quotes, which jump to their moment', async () => {
  const jumps = await showAnswer(0)
  expect(pageText()).toContain('Answer structure 6 of 6')
  const rows = [...document.querySelectorAll('li')].map(row => row.textContent)
  expect(
    rows.map(row => /^(?:Situation|Own action|Reasoning|Result|Figures|What changed afterwards)Found/u.test(row)),
  ).toEqual(Array.from({ length: 6 }, () => true))
  await click(document.querySelector('li button')!.textContent)
  expect(jumps[0]![0]).toBe('a-a')
})

test('shows which elements are not found, without a level', async () => {
  await showAnswer(1)
  expect(pageText()).toContain('Answer structure 0 of 6')
  expect([...document.querySelectorAll('li')].every(row => row.textContent.endsWith('Not found'))).toBe(true)
  expect(pageText()).not.toMatch(/level/iu)
})

test('flags possible harm with its quote', async () => {
  await showAnswer(2)
  expect(pageText()).toContain('Reports possible harm: please read')
  expect(document.querySelector('blockquote')!.textContent).toContain('made up the readings')
})

test('flags an answer that may not address the question', async () => {
  await showAnswer(0, { addresses_question: false })
  expect(pageText()).toContain('May not address the question')
})
