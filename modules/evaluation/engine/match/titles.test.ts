import { expect, test } from 'vitest'
import { namesTitle } from './titles.ts'

test.each<[string, boolean]>([
  ['senior engineer, acme', true],
  ['shop assistant', true],
  ['bauleiterin', true],
  ['fachverkaufer', true],
  ['cuisiniere', true],
  ['enfermera', true],
  ['acme limited, leeds', false],
  ['bioengineering', false],
  ['leiterplatten gmbh', true],
  ['fahrerlaubnis', true],
  ['umfahrerei', false],
])('"%s" names a job: %s', (folded, expected) => {
  expect(namesTitle(folded)).toBe(expected)
})
