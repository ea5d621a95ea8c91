import { browserZone, civilDate } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import type { Plan } from '../contract/shapes.ts'
import type { Interval } from '../policy.ts'

/** "1 December 2026". */
export const longDay = (instant: string): string =>
  locale.datePart(civilDate(new Date(instant), browserZone()), { day: 'numeric', month: 'long', year: 'numeric' })

/** "1 Dec 2026". */
export const shortDay = (instant: string): string =>
  locale.datePart(civilDate(new Date(instant), browserZone()), { day: 'numeric', month: 'short', year: 'numeric' })

export const priceOf = (plan: Plan, interval: Interval): number =>
  interval === 'year' ? plan.price_yearly : plan.price_monthly

/** How many months of a year are free when billed yearly; null if the plans differ, or none is. */
export function freeMonths(plans: readonly Plan[]): number | null {
  const months = new Set(
    plans.filter(one => one.price_monthly > 0).map(one => 12 - one.price_yearly / one.price_monthly),
  )
  const [only] = months
  return months.size === 1 && only !== undefined && Number.isInteger(only) && only > 0 ? only : null
}

/** The keys of the limits, in the order in which they are shown. */
export const LIMIT_KEYS = ['jobs', 'interviews', 'interview_flows', 'custom_ai', 'admins'] as const
