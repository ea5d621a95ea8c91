import { expect, test } from 'vitest'
import { dropRequirement, placeRequirement } from './arrange-requirements.ts'

const one = (id: string, must_have: boolean, more = {}) => ({ id, text: id, must_have, ...more })
const list = [one('a', true), one('x', false), one('b', true, { ask_in_interview: true }), one('y', false)]
const shown = (value: readonly { id: string; must_have: boolean }[]) =>
  value.map(({ id, must_have }) => (must_have ? id.toUpperCase() : id)).join('')

test.each([
  ['b', true, 0, 'BAxy'],
  ['a', true, 1, 'BAxy'],
  ['a', false, 9, 'Bxya'],
  ['x', true, 9, 'ABXy'],
  ['?', true, 0, 'AxBy'],
])('places %s in its group', (id, must, place, result) => {
  expect(shown(placeRequirement(list, id, must, place))).toBe(result)
})

test.each([
  ['y', 'a', 'top', 'YABx'],
  ['y', 'a', 'bottom', 'AYBx'],
  ['a', 'y', 'top', 'Bxay'],
  ['a', 'b', 'bottom', 'BAxy'],
  ['a', 'a', 'top', 'AxBy'],
  ['a', '?', 'top', 'AxBy'],
] as const)('drops %s at %s', (id, targetId, edge, result) => {
  expect(shown(dropRequirement(list, id, { targetId, edge }))).toBe(result)
})

test('does not ask about what became nice to have', () => {
  expect(placeRequirement(list, 'b', false, 0).find(({ id }) => id === 'b')?.ask_in_interview).toBeUndefined()
})
