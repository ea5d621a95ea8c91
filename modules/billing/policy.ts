import { DAY } from '#platform/clock/clock.ts'

export const INTERVALS = ['month', 'year'] as const
export type Interval = (typeof INTERVALS)[number]

/** What a plan limits, in the order in which it is shown. */
export const UNIT_KINDS = ['job', 'interview', 'interview_flow', 'custom_ai', 'admin'] as const
export type UnitKind = (typeof UNIT_KINDS)[number]

/** Null is unlimited. */
export type UnitLimits = Readonly<Record<UnitKind, number | null>>
export type UnitCounts = Readonly<Record<UnitKind, number>>

/** The key of the plan that organizations start with, and fall back to when their subscription ends. */
export const FREE_PLAN = 'free'

/** Days before the end of a trial or of a cancelled period on which the owners are warned. */
export const WARNING_DAYS = [7, 1] as const

/** How long a plan stays after a payment failed. */
export const GRACE_DAYS = 14

const MONTHS: Record<Interval, number> = { month: 1, year: 12 }

/** Adds months in UTC. In a shorter month it is the last day: 31 January and a month is 28 February. */
export function addMonths(from: Date, months: number): Date {
  const day = new Date(from)
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() + months)
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(from.getUTCDate(), last))
  return day
}

/** The first end of a period after a time. Periods are counted from `anchor`, so that 31 January, 28 February and 31 March follow each other. */
export function periodEnd(anchor: Date, interval: Interval, after: Date): Date {
  const step = MONTHS[interval]
  const passed =
    (after.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + after.getUTCMonth() - anchor.getUTCMonth() - step
  for (let months = Math.max(step, passed - (passed % step)); ; months += step) {
    const end = addMonths(anchor, months)
    if (end > after) return end
  }
}

/** The calendar month (UTC) in which AI interviews are counted. It does not depend on the subscription: taking a plan again refills nothing. */
export function usageMonth(now: Date): { start: Date; end: Date } {
  const month = (offset: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1))
  return { start: month(0), end: month(1) }
}

/** How many interviews a month has at its end if they go on as until now; null on its first two days, which say too little. */
export function forecastOf(used: number, now: Date): number | null {
  const { start, end } = usageMonth(now)
  const days = (now.getTime() - start.getTime()) / DAY
  return days < 2 ? null : Math.max(used, Math.round((used * (end.getTime() - start.getTime())) / DAY / days))
}

/** The days of a period, and those that are left of it; a day that has begun is left until it ends. */
export function daysLeft(start: Date, end: Date, now: Date): { left: number; total: number } {
  const total = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY))
  return { left: Math.min(total, Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY))), total }
}

/** The part of a price for some days of a period, to the nearest minor unit; halves are rounded up. All values stay below 2^53. */
export const prorated = (price: number, { left, total }: { left: number; total: number }): number =>
  Math.floor((2 * price * left + total) / (2 * total))

/** The limits that usage exceeds, without interviews: those are counted by the month. Only limits that would become smaller matter. */
export function exceeding(used: UnitCounts, now: UnitLimits, wanted: UnitLimits) {
  return UNIT_KINDS.flatMap(kind => {
    const limit = wanted[kind]
    const isSmaller = limit !== null && (now[kind] === null || limit < now[kind])
    return kind !== 'interview' && isSmaller && used[kind] > limit ? [{ kind, used: used[kind], limit }] : []
  })
}
