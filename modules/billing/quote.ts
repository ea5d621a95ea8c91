import { DAY, later } from '#platform/clock/clock.ts'
import { addMonths, daysLeft, type Interval, periodEnd, prorated } from './policy.ts'

/** What a change of plan costs, and when it takes effect. Pure, and the same for the preview and the change. */

/** The subscription as it is. */
export interface Held {
  readonly planId: string
  readonly planName: string
  /** The plan's price for a month, by which plans are compared. */
  readonly rank: number
  readonly interval: Interval
  readonly price: number
  readonly currency: string
  /** False for a plan that was assigned without a payment. */
  readonly isPaid: boolean
  readonly isTrial: boolean
  readonly trialUsed: boolean
  readonly anchor: Date
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly credit: number
}

/** The plan that is wanted. */
export interface Offered {
  readonly planId: string
  readonly planName: string
  readonly prices: Readonly<Record<Interval, number>>
  readonly currency: string
  readonly trialDays: number
}

export interface InvoiceLine {
  /** `unused` is the part of the earlier plan that is not used any more, `credit` what was left of earlier ones. */
  readonly kind: 'plan' | 'unused' | 'credit'
  readonly plan: string
  readonly interval: Interval
  readonly from: Date
  readonly to: Date
  readonly amount: number
}

export interface Quote {
  /** `now`; `trial`: now, and paid at the end of the trial; `later`: at the end of the current period. */
  readonly effect: 'now' | 'trial' | 'later'
  readonly lines: readonly InvoiceLine[]
  /** What is paid now. */
  readonly due: number
  readonly currency: string
  readonly startsAt: Date
  readonly anchor: Date
  readonly periodStart: Date
  readonly periodEnd: Date
  /** The price of a complete period. */
  readonly price: number
  /** What is left as credit afterwards. */
  readonly credit: number
}

/** Uses credit for what is due; more unused money than is due becomes credit. */
export function settle(lines: readonly InvoiceLine[], credit: number, at: Date) {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  if (total <= 0) return { lines, due: 0, credit: credit - total }
  const used = Math.min(credit, total)
  const of = lines[0]!
  const line: InvoiceLine = { kind: 'credit', plan: of.plan, interval: of.interval, from: at, to: at, amount: -used }
  return { lines: used > 0 ? [...lines, line] : lines, due: total - used, credit: credit - used }
}

/** @returns what a change means; null if nothing would change, `other_currency` if the earlier plan was paid in another currency */
export function quoteChange(
  held: Held,
  offered: Offered,
  interval: Interval,
  now: Date,
): Quote | 'other_currency' | null {
  if (offered.planId === held.planId && interval === held.interval) return null
  const price = offered.prices[interval]
  const isUpgrade = offered.prices.month > held.rank
  const quote = isUpgrade
    ? held.price === 0
      ? purchase(held, offered, interval, now)
      : upgrade(held, offered, interval, now)
    : { ...same(held, offered, price), effect: 'later' as const, startsAt: held.periodEnd }
  const isMixed = held.credit > 0 || (quote.effect !== 'later' && held.price > 0)
  return offered.currency !== held.currency && isMixed ? 'other_currency' : quote
}

/** Nothing is paid, and the period stays as it is. */
const same = (held: Held, { currency }: Offered, price: number) => ({
  lines: [],
  due: 0,
  currency,
  anchor: held.anchor,
  periodStart: held.periodStart,
  periodEnd: held.periodEnd,
  price,
  credit: held.credit,
})

function purchase(held: Held, offered: Offered, interval: Interval, now: Date): Quote {
  const price = offered.prices[interval]
  const common = { startsAt: now, anchor: now, periodStart: now }
  if (offered.trialDays > 0 && !held.trialUsed) {
    const ends = later(now, offered.trialDays * DAY)
    return { ...same(held, offered, price), ...common, effect: 'trial', periodEnd: ends }
  }
  const end = periodEnd(now, interval, now)
  const line = { kind: 'plan', plan: offered.planName, interval, from: now, to: end, amount: price } as const
  return {
    ...common,
    ...settle([line], held.credit, now),
    effect: 'now',
    periodEnd: end,
    currency: offered.currency,
    price,
  }
}

function upgrade(held: Held, offered: Offered, interval: Interval, now: Date): Quote {
  const price = offered.prices[interval]
  // Nothing has been paid for the trial, which goes on with the larger plan.
  if (held.isTrial) return { ...same(held, offered, price), effect: 'trial', startsAt: now }
  const days = daysLeft(held.periodStart, held.periodEnd, now)
  const staysInPeriod = interval === held.interval
  const end = staysInPeriod ? held.periodEnd : addMonths(now, interval === 'year' ? 12 : 1)
  const lines: InvoiceLine[] = [
    {
      kind: 'plan',
      plan: offered.planName,
      interval,
      from: now,
      to: end,
      amount: staysInPeriod ? prorated(price, days) : price,
    },
  ]
  if (held.isPaid)
    lines.push({
      kind: 'unused',
      plan: held.planName,
      interval: held.interval,
      from: now,
      to: held.periodEnd,
      amount: -prorated(held.price, days),
    })
  return {
    ...settle(lines, held.credit, now),
    effect: 'now',
    startsAt: now,
    anchor: staysInPeriod ? held.anchor : now,
    periodStart: staysInPeriod ? held.periodStart : now,
    periodEnd: end,
    currency: offered.currency,
    price,
  }
}

/**
 * What is given back after a suspension, in minor units: its days, less those that follow it without a payment, because a period that began
 * during the suspension was not paid.
 * @param period the current one @param paid until when the organization has paid @param lasted how long the suspension was, in ms
 */
export function suspensionCredit(
  price: number,
  period: { readonly start: Date; readonly end: Date },
  { paid, lasted }: { readonly paid: Date; readonly lasted: number },
): { days: number; amount: number } {
  const { total } = daysLeft(period.start, period.end, period.start)
  const days = Math.round((paid.getTime() - period.end.getTime() + lasted) / DAY)
  const left = Math.min(total, Math.max(0, days))
  return { days: left, amount: prorated(price, { left, total }) }
}
