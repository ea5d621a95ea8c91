import { describe, expect, test } from 'vitest'
import { countWords } from './counts.ts'
import {
  cityTime,
  civilDate,
  isTimeZone,
  playerTime,
  timeZones,
  utcOffset,
  utcOffsetMinutes,
  zoneCity,
} from './dates.ts'
import { dictionary } from './dictionary.ts'
import { locale, majorUnits } from './locale.ts'
import { namesIn } from './names.ts'

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
    ['2026-11-20T11:59:30Z', 'now'],
  ])('%s is %s', (instant, words) => {
    expect(locale.relative(at(instant), NOW, BERLIN)).toBe(words)
  })

  test('the distance counts calendar days in the zone of the reader', () => {
    const morning = at('2026-11-25T09:00:00Z')
    expect(locale.relative(at('2026-11-27T08:00:00Z'), morning, BERLIN)).toBe('in 2 days')
    expect(locale.relative(at('2026-11-25T21:00:00Z'), morning, 'UTC')).toBe('in 12 hours')
    expect(locale.relative(at('2026-11-25T21:00:00Z'), morning, 'Asia/Tokyo')).toBe('tomorrow')
  })

  test('shows the year of a day only if it is not the current year', () => {
    expect(locale.day(at('2026-11-27T13:00:00Z'), BERLIN, NOW)).toBe('Fri 27 Nov')
    expect(locale.day(at('2027-01-01T13:00:00Z'), BERLIN, NOW)).toBe('Fri 1 Jan 2027')
  })

  test('a full instant names the weekday, the zone and UTC', () => {
    const text = locale.fullInstant(at('2026-11-27T13:00:05Z'), BERLIN)
    expect(text).toContain('Friday 27 November 2026')
    expect(text).toContain('2026-11-27T13:00:05Z')
  })

  test('writes a weekday without a comma, with or without a year', () => {
    expect(locale.longDay(at('2026-11-30T13:00:00Z'), BERLIN)).toBe('Monday 30 November')
    const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const
    expect(locale.datePart('2026-11-30', parts)).toBe('Monday 30 November')
    expect(locale.datePart('2026-11-30', { ...parts, year: 'numeric' })).toBe('Monday 30 November 2026')
  })

  test('names the time of a city, and UTC by itself', () => {
    expect([cityTime(zoneCity(BERLIN)), cityTime(zoneCity('UTC'))]).toEqual(['Berlin time', 'UTC'])
  })

  test('an instant shows midnight as 00:00, in the zone of the reader', () => {
    expect(locale.instant(at('2026-11-27T23:30:00Z'), 'Asia/Kolkata', NOW)).toBe('Sat 28 Nov, 05:00 (Kolkata)')
    expect(locale.instant(at('2026-11-27T00:00:00Z'), 'UTC', NOW)).toContain('00:00')
  })

  test('zones have their offset at an instant', () => {
    expect(utcOffset(at('2026-07-01T12:00:00Z'), BERLIN)).toBe('+02:00')
    expect(utcOffset(NOW, 'UTC')).toBe('+00:00')
    expect(utcOffsetMinutes(NOW, 'Asia/Kolkata')).toBe(330)
    expect(utcOffsetMinutes(NOW, 'America/St_Johns')).toBe(-210)
  })

  test('knows the time zones of the IANA database', () => {
    expect([isTimeZone(BERLIN), isTimeZone('Mars/Olympus')]).toEqual([true, false])
    expect(timeZones()).toEqual(expect.arrayContaining(['UTC', BERLIN]))
  })

  test('an instant names the city of its zone', () => {
    expect(locale.instant(at('2026-11-27T13:00:00Z'), BERLIN, NOW)).toBe('Fri 27 Nov, 14:00 (Berlin)')
    expect(locale.writtenInstant(at('2026-11-27T13:00:00Z'), 'America/New_York')).toBe(
      'Fri 27 November 2026, 08:00 (New York)',
    )
    expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  })

  test('a civil date is the date in the zone', () => {
    expect(civilDate(at('2026-11-20T23:30:00Z'), BERLIN)).toBe('2026-11-21')
  })

  test('a player shows hours only for recordings of an hour or more', () => {
    expect([playerTime(504.9), playerTime(3723)]).toEqual(['08:24', '1:02:03'])
  })
})

describe('numbers and lists', () => {
  test('joins lists with a conjunction', () => {
    expect(locale.list(['Ines', 'Tomasz', 'Maja'])).toBe('Ines, Tomasz and Maja')
    expect(locale.list(['Berlin', 'Remote'], 'or')).toBe('Berlin or Remote')
    expect(locale.parts(['Berlin', null, 'Hybrid'])).toBe('Berlin, Hybrid')
  })

  test('sorts names as people expect', () => {
    expect(['Zürich', 'Ägypten', 'Albanien'].toSorted((a, b) => locale.compare(a, b))).toEqual([
      'Ägypten',
      'Albanien',
      'Zürich',
    ])
  })

  test('knows the names of countries and languages in several languages', () => {
    expect(namesIn(['en', 'de'], 'region').has('deutschland')).toBe(true)
    expect(namesIn(['en', 'de'], 'language').has('polnisch')).toBe(true)
    expect(namesIn(['en'], 'language').has('polnisch')).toBe(false)
  })

  test('shows money in the major units of its currency', () => {
    expect(majorUnits({ amount: 4950, currency: 'USD' })).toBe(49.5)
    expect(locale.money({ amount: 6_500_000, currency: 'EUR' })).toBe('€65,000')
    expect(locale.money({ amount: 4950, currency: 'USD' })).toBe('$49.50')
    expect(locale.money({ amount: 5000, currency: 'JPY' })).toBe('¥5,000')
  })

  test('counts have a singular and a plural', () => {
    expect([countWords.days(1), countWords.workingDays(5), countWords.minutes(1)]).toEqual([
      '1 day',
      '5 working days',
      '1 minute',
    ])
    const words = dictionary({
      en: { jobs: (count: number) => locale.plural(count, { one: '1 job', other: `${locale.number(count)} jobs` }) },
    })
    expect([words.jobs(1), words.jobs(0), words.jobs(1200)]).toEqual(['1 job', '0 jobs', '1,200 jobs'])
  })
})
