import type { Stripe } from 'stripe'
import type { CANCEL_REASONS } from '../../contract/shapes.ts'

type Reason = (typeof CANCEL_REASONS)[number]
type Feedback = Stripe.Subscription.CancellationDetails.Feedback

/** Our reasons for a cancellation in Stripe's words. */
const FEEDBACK: Record<Reason, Feedback> = {
  price: 'too_expensive',
  features: 'missing_features',
  quality: 'low_quality',
  hired: 'unused',
  other_product: 'switched_service',
  other: 'other',
}

export const feedbackOf = (reason: string): Feedback => FEEDBACK[reason as Reason] ?? 'other'

/** The reason that Stripe stores; reasons of its own are `other`. */
export const reasonOf = (feedback: Feedback | null | undefined): Reason =>
  (Object.keys(FEEDBACK) as Reason[]).find(reason => FEEDBACK[reason] === feedback) ?? 'other'
