import type { Stripe } from 'stripe'
import type { Interval } from '../../policy.ts'
import { nextPriceOf } from './read-account.ts'

/** A plan for the end of the current period, instead of the current one. */
export interface Planned {
  readonly price: string
  readonly planId: string
  readonly interval: Interval
}

// What waits for something else is noted in the metadata of the subscription at Stripe, so that whatever reads it next can put it back.

/** The price of an upgrade that the person has to confirm with their bank. */
export const AWAITED_UPGRADE = 'awaited_upgrade'
/** The subscription ends because its organization will be deleted. */
export const ENDS_WITH_ORGANIZATION = 'ends_with_organization'

const noteOf = (planned: Planned | null) => ({
  planned_price: planned?.price ?? '',
  planned_plan: planned?.planId ?? '',
  planned_interval: planned?.interval ?? '',
})

/** Stripe deletes metadata that is set to an empty text. */
export const NOTHING_SET_ASIDE = { [AWAITED_UPGRADE]: '', [ENDS_WITH_ORGANIZATION]: '', ...noteOf(null) }

export const isSetAside = (metadata: Stripe.Metadata): boolean =>
  Object.keys(NOTHING_SET_ASIDE).some(name => metadata[name])

/** The metadata of a subscription whose plan for the end of the period waits. */
export const setAside = (note: Partial<Record<keyof typeof NOTHING_SET_ASIDE, string>>, planned: Planned | null) => ({
  ...NOTHING_SET_ASIDE,
  ...noteOf(planned),
  ...note,
})

const intervalOf = (text: string | undefined): Interval => (text === 'year' ? 'year' : 'month')

/** What is planned for the end of the period, also if it was set aside. The schedule has to be expanded. */
export function plannedOf(subscription: Stripe.Subscription): Planned | null {
  const { schedule, metadata: noted } = subscription
  const next = nextPriceOf(subscription)
  const plan = typeof schedule === 'object' ? schedule?.metadata : null
  if (next && plan?.['plan_id']) return { price: next, planId: plan['plan_id'], interval: intervalOf(plan['interval']) }
  const { planned_price: price, planned_plan: planId, planned_interval: interval } = noted
  return price && planId ? { price, planId, interval: intervalOf(interval) } : null
}
