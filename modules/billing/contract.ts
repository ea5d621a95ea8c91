import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { instant } from '#platform/contract/shapes.ts'

/** The remaining count of an unlimited plan. A missing count would mean 0 (specification, section 3). */
export const UNLIMITED = 1_000_000

export const billingContract = contract({
  'billing.activeSubscription': {
    method: 'GET',
    path: '/api/subscriptions/active-subscription',
    who: 'usage.read',
    summary: "The organization's plan, its remaining usage, and warnings.",
    reply: z.object({
      plan: z.object({ key: z.string(), name: z.string() }),
      status: z.enum(['trialing', 'active', 'past_due', 'canceled', 'unpaid', 'incomplete']),
      current_period_end: instant,
      warnings: z.array(z.string()),
      remaining_interviews: z.number().int(),
      remaining_number_of_jobs: z.number().int(),
      remaining_number_of_custom_ai: z.number().int(),
      remaining_number_of_interview_flow: z.number().int(),
      remaining_number_of_admins: z.number().int(),
    }),
  },
})
