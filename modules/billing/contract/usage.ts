import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant } from '#platform/contract/shapes.ts'
import { subscriptionStatus } from './shapes.ts'

/** The remaining count of an unlimited plan. A missing count would mean 0 (specification, section 3). */
export const UNLIMITED = 1_000_000

/** What everybody in the workspace needs. Apart from the other calls, because every page loads it. */
export const usageContract = contract({
  'billing.activeSubscription': {
    method: 'GET',
    path: '/api/subscriptions/active-subscription',
    who: 'usage.read',
    summary: `The organization's plan, its remaining usage, and warnings. ${UNLIMITED} remaining is unlimited.`,
    reply: z.object({
      id,
      plan: z.object({ key: z.string(), name: z.string() }),
      status: subscriptionStatus,
      current_period_end: instant,
      cancel_at_period_end: z.boolean(),
      warnings: z.array(z.string()),
      remaining_interviews: z.number().int(),
      remaining_number_of_jobs: z.number().int(),
      remaining_number_of_custom_ai: z.number().int(),
      remaining_number_of_interview_flow: z.number().int(),
      remaining_number_of_admins: z.number().int(),
      can_create_custom_ai: z.boolean(),
      can_create_flow: z.boolean(),
    }),
  },
})
