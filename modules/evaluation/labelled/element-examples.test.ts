import { expect, test } from 'vitest'
import { LEARNED_FROM } from '#modules/answer-structure/element-weights.ts'
import { digestOfElementExamples, elementExamples } from './element-examples.ts'

test('the weights of the elements were learned from these examples: run bench/train-elements.ts after a change', () => {
  expect(LEARNED_FROM).toBe(digestOfElementExamples())
})

test('no example is labelled twice', () => {
  const texts = elementExamples().map(({ language, text }) => `${language} ${text}`)
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})
