import { expect, test } from 'vitest'
import { combine, isAtLeast, strongest, weakest, withoutUnclear } from './strength.ts'

test('work is the strongest evidence, and what is denied the weakest', () => {
  expect(strongest(['listed', 'work', 'denied', 'stated'])).toBe('work')
  expect(weakest(['listed', 'work', 'denied', 'stated'])).toBe('denied')
  expect(strongest([])).toBeNull()
  expect(isAtLeast('qualification', 'listed')).toBe(true)
  expect(isAtLeast('listed', 'listed')).toBe(true)
  expect(isAtLeast('assisted', 'listed')).toBe(false)
})

test('a place shows no more than what is said of it there', () => {
  expect(combine('work', 'own')).toBe('work')
  expect(combine('work', 'assisted')).toBe('assisted')
  expect(combine('wished', 'assisted')).toBe('wished')
  expect(combine('work', 'unclear')).toBe('unclear')
})

test('whose customers they are does not matter beside the work itself', () => {
  expect(withoutUnclear(['work', 'unclear'])).toEqual(['work'])
  expect(withoutUnclear(['assisted', 'unclear'])).toEqual(['assisted'])
  expect(withoutUnclear(['other', 'unclear'])).toEqual(['other', 'unclear'])
  expect(withoutUnclear(['unclear'])).toEqual(['unclear'])
})
