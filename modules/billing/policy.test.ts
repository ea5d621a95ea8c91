import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, later } from '#platform/clock/clock.ts'
import { addMonths, daysLeft, exceeding, forecastOf, type Interval, periodEnd, prorated, usageMonth } from './policy.ts'

const at = (text: string) => new Date(`${text}T09:30:00Z`)
const day = (date: Date) => date.toISOString().slice(0, 10)

/** Money in minor units, far beyond any plan. */
const price = fc.integer({ min: 0, max: 100_000_000 })
const instants = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const intervals = fc.constantFrom<Interval>('month', 'year')

describe('periods', () => {
  test('end on the same day of the month, or on the last one of a shorter month', () => {
    const anchor = at('2026-01-31')
    const ends: string[] = []
    for (let end = anchor, n = 0; n < 5; n += 1) {
      end = periodEnd(anchor, 'month', end)
      ends.push(day(end))
    }
    expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'])
    expect(day(periodEnd(at('2024-02-29'), 'year', at('2024-02-29')))).toBe('2025-02-28')
    expect(day(periodEnd(at('2024-02-29'), 'year', at('2027-03-01')))).toBe('2028-02-29')
    expect(day(addMonths(at('2026-12-15'), 1))).toBe('2027-01-15')
  })

  test('follow each other without a gap, whatever the anchor', () => {
    fc.assert(
      fc.property(instants, intervals, fc.integer({ min: 1, max: 40 }), (anchor, interval, count) => {
        let end = anchor
        for (let n = 1; n <= count; n += 1) {
          const next = periodEnd(anchor, interval, end)
          expect(next).toEqual(addMonths(anchor, n * (interval === 'year' ? 12 : 1)))
          // The same end is found from any moment of the period.
          expect(periodEnd(anchor, interval, later(next, -1))).toEqual(next)
          end = next
        }
      }),
    )
  })

  test('count days in the way that a person counts them', () => {
    const start = at('2026-11-01')
    const end = at('2026-12-01')
    expect(daysLeft(start, end, start)).toEqual({ left: 30, total: 30 })
    expect(daysLeft(start, end, later(end, -11 * DAY))).toEqual({ left: 11, total: 30 })
    expect(daysLeft(start, end, later(end, -11 * DAY + 1))).toEqual({ left: 11, total: 30 })
    expect(daysLeft(start, end, later(end, -1))).toEqual({ left: 1, total: 30 })
    expect(daysLeft(start, end, later(end, DAY))).toEqual({ left: 0, total: 30 })
    expect(daysLeft(start, start, start)).toEqual({ left: 0, total: 1 })
  })

  test('interviews are counted by calendar month', () => {
    expect(usageMonth(new Date('2026-12-31T23:59:59Z'))).toEqual({
      start: new Date('2026-12-01T00:00:00Z'),
      end: new Date('2027-01-01T00:00:00Z'),
    })
    expect(forecastOf(30, new Date('2026-11-11T00:00:00Z'))).toBe(90)
    expect(forecastOf(5, new Date('2026-11-02T00:00:00Z'))).toBeNull()
    expect(forecastOf(7, new Date('2026-11-30T23:59:59Z'))).toBe(7)
  })
})

describe('proration', () => {
  test('is exact to half a minor unit, and never below zero or above the price', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 366 }), fc.integer({ min: 0, max: 366 }), (amount, total, some) => {
        const left = Math.min(some, total)
        const part = prorated(amount, { left, total })
        expect(Number.isSafeInteger(part)).toBe(true)
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(amount)
        // Compared as integers, without any rounding of its own.
        const twice = 2n * (BigInt(part) * BigInt(total) - BigInt(amount) * BigInt(left))
        expect(twice <= BigInt(total) && twice > -BigInt(total)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('of everything is the price, of nothing is nothing, and halves are rounded up', () => {
    expect(prorated(19_900, { left: 30, total: 30 })).toBe(19_900)
    expect(prorated(19_900, { left: 0, total: 30 })).toBe(0)
    expect(prorated(1, { left: 1, total: 2 })).toBe(1)
    expect(prorated(5, { left: 1, total: 10 })).toBe(1)
    expect(prorated(4, { left: 1, total: 10 })).toBe(0)
  })
})

describe('a smaller plan fits', () => {
  const used = { job: 5, interview: 84, interview_flow: 4, custom_ai: 12, admin: 7 }
  const growth = { job: 25, interview: 500, interview_flow: 15, custom_ai: 15, admin: 20 }
  const starter = { job: 5, interview: 10, interview_flow: 3, custom_ai: 3, admin: 5 }

  test('if the usage is within each limit; interviews are counted by the month and do not matter', () => {
    expect(exceeding(used, growth, starter)).toEqual([
      { kind: 'interview_flow', used: 4, limit: 3 },
      { kind: 'custom_ai', used: 12, limit: 3 },
      { kind: 'admin', used: 7, limit: 5 },
    ])
    expect(exceeding({ ...used, interview_flow: 3, custom_ai: 3, admin: 5 }, growth, starter)).toEqual([])
  })

  test('also if a limit is not smaller than before, because what exceeded it was kept', () => {
    expect(exceeding(used, starter, growth)).toEqual([])
    expect(exceeding(used, starter, starter)).toEqual([])
    const unlimited = { job: null, interview: null, interview_flow: null, custom_ai: null, admin: null }
    expect(exceeding(used, growth, unlimited)).toEqual([])
    expect(exceeding(used, unlimited, { ...unlimited, job: 4 })).toEqual([{ kind: 'job', used: 5, limit: 4 }])
  })
})
