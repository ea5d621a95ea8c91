// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { withoutSentence } from './without-sentence.ts'

const HTML = '<h2>Tasks</h2><p>Tea &amp; talk</p><ul><li>Pay 640 people</li></ul>'

test.each([
  ['Tea & talk', '<h2>Tasks</h2><ul><li>Pay 640 people</li></ul>'],
  ['Pay 640 people', '<h2>Tasks</h2><p>Tea &amp; talk</p>'],
  ['Pay 640', HTML],
])('removes %s', (sentence, result) => {
  expect(withoutSentence(HTML, sentence)).toBe(result)
})
