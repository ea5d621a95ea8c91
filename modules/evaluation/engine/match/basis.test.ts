import { expect, test } from 'vitest'
import { basisOf } from './basis.ts'

const asking = (text: string) => [{ id: 'r', text, must_have: true, checked_as: null, also_recognized_by: [] }]

test.each([
  ['Forklift licence', 'Driver', 'Warehouse clerk', true],
  ['3 years in a similar role', 'Driver', 'Driver (m/f/d)', true],
  ['3 years in a similar role', 'Driver', 'Warehouse clerk', false],
])('"%s" as "%s" and as "%s": the same is %s', (text, before, after, same) => {
  const requirements = asking(text)
  expect(basisOf({ requirements, title: before }) === basisOf({ requirements, title: after })).toBe(same)
})

test('without a similar position, what is stored stays valid', () => {
  expect(basisOf({ requirements: asking('Forklift licence'), title: 'Driver' })).toBe(
    basisOf({ requirements: asking('Forklift licence') }),
  )
})
