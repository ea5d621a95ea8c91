import { browserZone, civilDate } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import type { ReplyOf } from '#platform/contract/endpoint.ts'
import type { usageContract } from '../contract/usage.ts'
import type { Plan } from '../contract/shapes.ts'
import type { Interval } from '../policy.ts'

/** "1 December 2026". */
export const longDay = (instant: string): string =>
  locale.datePart(civilDate(new Date(instant), browserZone()), { day: 'numeric', month: 'long', year: 'numeric' })

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

/** What is in use of limited kinds. The remaining counts stop at zero, and so does this at the limit. */
export function usedOf({ limits }: Plan, active: ReplyOf<(typeof usageContract)['billing.activeSubscription']>) {
  const used = (limit: number | null, left: number) => (limit === null ? undefined : Math.max(0, limit - left))
  const counts = {
    jobs: used(limits.jobs, active.remaining_number_of_jobs),
    interviews: used(limits.interviews, active.remaining_interviews),
    interview_flows: used(limits.interview_flows, active.remaining_number_of_interview_flow),
    custom_ai: used(limits.custom_ai, active.remaining_number_of_custom_ai),
    admins: used(limits.admins, active.remaining_number_of_admins),
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined)) as Partial<
    Record<keyof typeof counts, number>
  >
}
