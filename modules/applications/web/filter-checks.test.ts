import { describe, expect, test } from 'vitest'
import { listFilter, sortOrder } from '../contract.ts'
import { FILTER_CHECKS } from './filter-checks.ts'

const schemas = { ...listFilter.shape, sort: sortOrder }
const VALUES = [
  'applied',
  'hired',
  'newest',
  'score',
  'me',
  'none',
  'true',
  '0',
  '100',
  '101',
  '-1',
  '7.5',
  'not_invited',
  'invited',
  '2026-01-31',
  '0026-01-31',
  'ts:met',
  'ts:good',
  ':met',
  '01900000-0000-7000-8000-00000000000A',
  'some words',
  'x'.repeat(121),
  'toString',
]

describe('the checks of the address', () => {
  test.each(Object.keys(schemas) as (keyof typeof schemas)[])('agree with the server about %s', name => {
    for (const value of VALUES) expect(FILTER_CHECKS[name](value), value).toBe(schemas[name].safeParse(value).success)
  })
})
