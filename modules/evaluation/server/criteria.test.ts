import { expect, test } from 'vitest'
import { keysOf } from './criteria.ts'

test('each competency has a key of its own, also if its letters are those of another one', () => {
  expect(keysOf(['C', 'Ownership', 'C++', 'C#', 'Œuvre & more'])).toEqual([
    'c',
    'ownership',
    'c-2',
    'c-3',
    'œuvre-more',
  ])
  const long = 'Leads people '.repeat(8)
  const keys = keysOf([`${long}a`, `${long}b`, '++', '--'])
  expect(new Set(keys).size).toBe(4)
})
