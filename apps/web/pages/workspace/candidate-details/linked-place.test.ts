import { expect, test } from 'vitest'
import { linkedPlace, linkToPage, linkToTurn } from './linked-place.ts'

const placeIn = (query: Record<string, string>) => linkedPlace(new URLSearchParams(query))

test('a link to a quote leads back to its place', () => {
  expect(placeIn(linkToTurn({ turn_id: 't1', at_ms: 8200 }))).toEqual({ turn: 't1', at: 8200 })
  expect(placeIn(linkToPage({ page: 2, start: 140 }))).toEqual({ page: 2, start: 140 })
  expect(placeIn({ tab: 'resume' })).toBeNull()
})

test.each(['Infinity', '1e999', '-1', 'NaN', '', '9'.repeat(400)])(
  'the time %j in an address counts as the start',
  at => {
    expect(placeIn({ turn: 't1', at })).toEqual({ turn: 't1', at: 0 })
    expect(placeIn({ page: at })).toBeNull()
    expect(placeIn({ page: '1', start: at })).toEqual({ page: 1, start: 0 })
  },
)
