import { expect, test } from 'vitest'
import type { ListedJob } from './public-filter.ts'
import { groupedByTeam, matchingRoles, NO_FILTER, readFilter } from './public-filter.ts'
import { closingText, placeText, salaryText } from './public-words.ts'

const job = (more: Partial<ListedJob>): ListedJob => ({
  id: 'id',
  title: 'Backend Engineer',
  department: 'Software',
  locations: ['Berlin'],
  workplace: 'hybrid',
  employment_type: 'full_time',
  salary: null,
  closing_date: null,
  ...more,
})

test('places', () => {
  expect(placeText(job({}))).toBe('Berlin')
  expect(placeText(job({ locations: ['Berlin', 'Prague'], workplace: 'remote' }))).toBe('Berlin, Prague or remote')
  expect(placeText(job({ locations: [], workplace: 'remote' }))).toBe('Remote')
})

test('formats salaries from minor units of any currency', () => {
  const pay = (min: number, max: number, currency: string, period: 'year' | 'hour' = 'year') =>
    salaryText(job({ salary: { min, max, currency, period } }))?.replaceAll('\u00a0', ' ')
  expect(pay(7_200_000, 8_800_000, 'EUR')).toBe('€72,000 to €88,000 a year')
  expect(pay(1950, 1950, 'EUR', 'hour')).toBe('€19.50 an hour')
  expect(pay(6_000_000, 6_000_000, 'JPY')).toBe('¥6,000,000 a year')
  expect(salaryText(job({}))).toBeNull()
})

test('counts the days when a job closes soon', () => {
  const closes = (end: string | null) => closingText(job({ closing_date: end }), '2026-11-20')
  expect(closes(null)).toBeNull()
  expect(closes('2026-12-06')).toEqual({ text: 'Sun 6 Dec', day: null, soon: false })
  expect(closes('2026-11-26')).toEqual({ text: 'in 6 days', day: 'Thu 26 Nov', soon: true })
  expect(closes('2026-11-21')?.text).toBe('tomorrow')
  expect(closes('2026-11-20')?.text).toBe('today')
})

test('finds roles by words without accents, by location and by employment type', () => {
  const jobs = [
    job({ id: '1', title: 'Développeur' }),
    job({ id: '2', workplace: 'remote' }),
    job({ id: '3', employment_type: 'part_time' }),
  ]
  const ids = (filter: Partial<typeof NO_FILTER>) =>
    matchingRoles(jobs, { ...NO_FILTER, ...filter }).map(({ id }) => id)
  expect(ids({ q: 'developpeur berlin' })).toEqual(['1'])
  expect(ids({ place: 'Remote' })).toEqual(['2'])
  expect(ids({ hours: 'part_time' })).toEqual(['3'])
  expect(readFilter(new URLSearchParams('q=a&place=Berlin'))).toEqual({ ...NO_FILTER, q: 'a', place: 'Berlin' })
})

test('sorts teams by name, with roles without a team last', () => {
  const jobs = [job({ department: null }), job({ department: 'Zoo' }), job({ department: 'Art' })]
  expect(groupedByTeam(jobs).map(({ team }) => team)).toEqual(['Art', 'Zoo', null])
})
