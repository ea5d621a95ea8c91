import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, later } from '#platform/clock/clock.ts'
import { fractionDigits, locale, majorUnits } from '#platform/locale/locale.ts'
import { addMonths, type Interval, periodEnd, prorated } from './policy.ts'
import { type Held, type Offered, type Quote, quoteChange, settle, suspensionCredit } from './quote.ts'

const at = (text: string) => new Date(`${text}T09:30:00Z`)

/** Money in minor units, far beyond any plan. */
const price = fc.integer({ min: 0, max: 100_000_000 })
const instants = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const intervals = fc.constantFrom<Interval>('month', 'year')

const held = (changes: Partial<Held> = {}): Held => ({
  planId: 'growth',
  planName: 'Growth',
  rank: 19_900,
  interval: 'month',
  price: 19_900,
  currency: 'USD',
  isPaid: true,
  isTrial: false,
  trialUsed: false,
  anchor: at('2026-11-01'),
  periodStart: at('2026-11-01'),
  periodEnd: at('2026-12-01'),
  credit: 0,
  ...changes,
})
const offered = (changes: Partial<Offered> = {}): Offered => ({
  planId: 'scale',
  planName: 'Scale',
  prices: { month: 59_900, year: 599_000 },
  currency: 'USD',
  trialDays: 0,
  ...changes,
})
const FREE = held({ planId: 'free', planName: 'Free', rank: 0, price: 0 })
const SMALLER = offered({ planId: 'starter', planName: 'Starter', prices: { month: 4900, year: 49_000 } })
const now = at('2026-11-20')

describe('a change of plan', () => {
  test('to a larger one starts now and costs the difference for the days that are left', () => {
    const quote = quoteChange(held(), offered(), 'month', now) as Quote
    // 11 of 30 days of 599.00, less 11 of 30 days of 199.00.
    expect(quote).toMatchObject({ effect: 'now', due: 14_666, price: 59_900, credit: 0, periodEnd: at('2026-12-01') })
    expect(quote.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['plan', 21_963],
      ['unused', -7297],
    ])
  })

  test('to a smaller one, or to another interval of the same plan, starts at the end of the period and costs nothing now', () => {
    for (const quote of [
      quoteChange(held(), SMALLER, 'month', now),
      quoteChange(held(), SMALLER, 'year', now),
      quoteChange(held(), offered({ planId: 'growth', prices: { month: 19_900, year: 199_000 } }), 'year', now),
    ])
      expect(quote).toMatchObject({ effect: 'later', due: 0, lines: [], startsAt: at('2026-12-01') })
  })

  test('to the same plan is none', () => {
    expect(quoteChange(held(), offered({ planId: 'growth' }), 'month', now)).toBeNull()
  })

  test('from the free plan starts a period today', () => {
    expect(quoteChange(FREE, offered(), 'year', now)).toMatchObject({
      effect: 'now',
      due: 599_000,
      anchor: now,
      periodStart: now,
      periodEnd: at('2027-11-20'),
    })
  })

  test('starts a trial once', () => {
    const trial = offered({ trialDays: 14 })
    expect(quoteChange(FREE, trial, 'month', now)).toMatchObject({
      effect: 'trial',
      due: 0,
      periodEnd: at('2026-12-04'),
    })
    expect(quoteChange({ ...FREE, trialUsed: true }, trial, 'month', now)).toMatchObject({ effect: 'now', due: 59_900 })
    expect(quoteChange(held({ isTrial: true }), offered(), 'month', now)).toMatchObject({
      effect: 'trial',
      due: 0,
      lines: [],
      periodEnd: at('2026-12-01'),
    })
  })

  test('gives nothing back for a plan that nobody paid for', () => {
    const assigned = held({ isPaid: false })
    const paid = quoteChange(held(), offered(), 'month', now) as Quote
    const quote = quoteChange(assigned, offered(), 'month', now) as Quote
    expect(quote.lines).toEqual(paid.lines.slice(0, 1))
    expect(quote).toMatchObject({ due: paid.lines[0]!.amount, credit: 0 })
  })

  test('from a year to a month of a larger plan makes credit of what was paid too much', () => {
    const yearly = held({ interval: 'year', price: 199_000, periodEnd: at('2027-11-01') })
    const quote = quoteChange(yearly, offered(), 'month', now) as Quote
    // 346 of 365 days of 1,990.00 are unused.
    expect(quote).toMatchObject({ due: 0, credit: 188_641 - 59_900, periodStart: now, periodEnd: at('2026-12-20') })
  })

  test('does not mix currencies', () => {
    const euro = offered({ currency: 'EUR' })
    expect(quoteChange(held(), euro, 'month', now)).toBe('other_currency')
    expect(quoteChange({ ...FREE, credit: 5 }, euro, 'month', now)).toBe('other_currency')
    expect(quoteChange(FREE, euro, 'month', now)).toMatchObject({ currency: 'EUR', due: 59_900 })
    expect(quoteChange(held(), { ...SMALLER, currency: 'EUR' }, 'month', now)).toMatchObject({ effect: 'later' })
  })

  test('neither makes nor loses money: what is due and the new credit are the lines and the earlier credit', () => {
    fc.assert(
      fc.property(
        fc.record({ old: price, monthly: price, yearly: price, credit: price, from: intervals, to: intervals }),
        fc.record({ anchor: instants, share: fc.double({ min: 0, max: 0.999, noNaN: true }) }),
        ({ old, monthly, yearly, credit, from, to }, { anchor, share }) => {
          const end = periodEnd(anchor, from, anchor)
          const moment = later(anchor, Math.floor((end.getTime() - anchor.getTime()) * share))
          const current = held({
            rank: -1,
            price: old,
            interval: from,
            anchor,
            periodStart: anchor,
            periodEnd: end,
            credit,
          })
          const quote = quoteChange(current, offered({ prices: { month: monthly, year: yearly } }), to, moment) as Quote
          const charged = quote.lines
            .filter(({ kind }) => kind !== 'credit')
            .reduce((sum, { amount }) => sum + amount, 0)
          expect(quote.due - quote.credit).toBe(charged - credit)
          expect(quote.due).toBe(
            Math.max(
              0,
              quote.lines.reduce((sum, { amount }) => sum + amount, 0),
            ),
          )
          for (const value of [quote.due, quote.credit, quote.price, ...quote.lines.map(({ amount }) => amount)])
            expect(Number.isSafeInteger(value)).toBe(true)
          expect(quote.due).toBeGreaterThanOrEqual(0)
          expect(quote.credit).toBeGreaterThanOrEqual(0)
          expect(quote.periodEnd > moment).toBe(true)
          // At the start of a period the same interval costs exactly the difference.
          if (from === to && share === 0 && old > 0 && monthly >= old && credit === 0 && to === 'month')
            expect(quote.due).toBe(monthly - old)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('there and back between months and years leaves the customer with what they paid for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 0, max: 29 }), (monthly, used) => {
        const moment = later(at('2026-11-01'), used * DAY)
        const year = quoteChange(
          held({ price: monthly, rank: monthly }),
          offered({ prices: { month: monthly + 1, year: 10 * (monthly + 1) } }),
          'year',
          moment,
        ) as Quote
        expect(year.due).toBe(10 * (monthly + 1) - prorated(monthly, { left: 30 - used, total: 30 }))
        expect(year.periodEnd).toEqual(addMonths(moment, 12))
      }),
    )
  })
})

test('credit is used before money', () => {
  const line = { kind: 'plan', plan: 'Growth', interval: 'month', from: now, to: now, amount: 1000 } as const
  expect(settle([line], 300, now)).toMatchObject({ due: 700, credit: 0 })
  expect(settle([line], 1000, now)).toMatchObject({ due: 0, credit: 0 })
  expect(settle([line], 5000, now)).toMatchObject({ due: 0, credit: 4000 })
  expect(settle([line], 0, now)).toEqual({ lines: [line], due: 1000, credit: 0 })
})

test('a suspension gives back its days, never more than the price, and nothing for days that follow without a payment', () => {
  const period = { start: at('2026-11-01'), end: at('2026-12-01') }
  const credit = (paid: string, days: number) =>
    suspensionCredit(3000, period, { paid: at(paid), lasted: days * DAY }).amount
  expect(credit('2026-12-01', 10)).toBe(1000)
  expect(credit('2026-12-01', 0)).toBe(0)
  expect(credit('2026-12-01', 400)).toBe(3000)
  // The current period began during the suspension, so its invoice is void.
  expect(credit('2026-11-01', 40)).toBe(1000)
  expect(credit('2026-11-01', 20)).toBe(0)
})

test.each([
  ['USD', 2, '$199'],
  ['JPY', 0, '¥19,900'],
  ['KWD', 3, 'KWD'],
])('amounts of %s have %d decimals', (currency, digits, text) => {
  expect(fractionDigits(currency)).toBe(digits)
  expect(majorUnits({ amount: 19_900, currency })).toBe(19_900 / 10 ** digits)
  expect(locale.money({ amount: 19_900, currency })).toContain(text)
  // Half of an odd amount is still a whole number of minor units.
  expect(Number.isInteger(prorated(19_901, { left: 15, total: 30 }))).toBe(true)
})
