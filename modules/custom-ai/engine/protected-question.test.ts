import { expect, test } from 'vitest'
import { measure, readLabelledQuestions } from '../labelled/measure.ts'

const questions = readLabelledQuestions()

test.each([
  ['development', 34, 34],
  ['held-out', 30, 34],
] as const)('refuses and allows the labelled questions: %s', (part, refused, allowed) => {
  const measured = measure(questions.filter(one => one.part === part))
  expect(measured).toMatchObject({ toRefuse: 34, toAllow: 34 })
  expect(measured.refused).toBeGreaterThanOrEqual(refused)
  expect(measured.allowed).toBeGreaterThanOrEqual(allowed)
})
