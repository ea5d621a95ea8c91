import { describe, expect, test } from 'vitest'
import { civilDate, playerTime, zoneCity } from './dates.ts'
import { dictionary } from './dictionary.ts'
import { locale } from './locale.ts'

const at = (text: string) => new Date(text)
const NOW = at('2026-11-20T12:00:00Z')
const BERLIN = 'Europe/Berlin'

describe('dates', () => {
  test.each([
    ['2026-11-20T12:00:20Z', 'now'],
    ['2026-11-20T12:20:00Z', 'in 20 minutes'],
    ['2026-11-20T15:00:00Z', 'in 3 hours'],
    ['2026-11-21T12:00:00Z', 'tomorrow'],
    ['2026-11-22T08:00:00Z', 'in 2 days'],
    ['2026-11-15T12:00:00Z', '5 days ago'],
    ['2027-02-20T12:00:00Z', 'in 3 months'],
  ])('%s is %s', (instant, words) => {
    expect(locale.relative(at(instant), NOW, BERLIN)).toBe(words)
  })

  test('a day has its year only if it is another one', () => {
    expect(locale.day(at('2026-11-27T13:00:00Z'), BERLIN, NOW)).toBe('Fri 27 Nov')
    expect(locale.day(at('2027-01-01T13:00:00Z'), BERLIN, NOW)).toBe('Fri 1 Jan 2027')
  })

  test('an instant names the place of its zone', () => {
    expect(locale.instant(at('2026-11-27T13:00:00Z'), BERLIN, NOW)).toBe('Fri 27 Nov, 14:00 (Berlin)')
    expect(locale.writtenInstant(at('2026-11-27T13:00:00Z'), 'America/New_York')).toBe(
      'Fri 27 November 2026, 08:00 (New York)',
    )
    expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  })

  test('a civil date is the one of the zone', () => {
    expect(civilDate(at('2026-11-20T23:30:00Z'), BERLIN)).toBe('2026-11-21')
  })

  test('a player shows hours only when there are some', () => {
    expect([playerTime(504), playerTime(3723)]).toEqual(['08:24', '1:02:03'])
  })
})

describe('numbers and lists', () => {
  test('lists have their conjunction', () => {
    expect(locale.list(['Ines', 'Tomasz', 'Maja'])).toBe('Ines, Tomasz and Maja')
    expect(locale.list(['Berlin', 'Remote'], 'or')).toBe('Berlin or Remote')
    expect(locale.parts(['Berlin', null, 'Hybrid'])).toBe('Berlin, Hybrid')
  })

  test('money follows the minor units of its currency', () => {
    expect(locale.money({ amount: 6_500_000, currency: 'EUR' })).toBe('€65,000')
    expect(locale.money({ amount: 4950, currency: 'USD' })).toBe('$49.50')
    expect(locale.money({ amount: 5000, currency: 'JPY' })).toBe('¥5,000')
  })

  test('a count chooses its form', () => {
    const words = dictionary({
      en: { jobs: (count: number) => locale.plural(count, { one: '1 job', other: `${locale.number(count)} jobs` }) },
    })
    expect([words.jobs(1), words.jobs(0), words.jobs(1200)]).toEqual(['1 job', '0 jobs', '1,200 jobs'])
  })
})
