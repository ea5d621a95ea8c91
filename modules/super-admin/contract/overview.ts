import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { day, instant } from '#platform/contract/shapes.ts'
import { ATTENTION_KINDS, ENGINE_KINDS, ENGINE_STATES, QUEUES } from '../policy/overview.ts'

const count = z.number().int()
/** In minor units of the currency. */
const money = z.object({ currency: z.string(), amount: z.number().int() })

const overview = z.object({
  organizations: z.object({ total: count, active: count, suspended: count, new_30_days: count }),
  trials: z.object({ now: count, ending_7_days: count }),
  /** What paid subscriptions bring in a month at their present prices, a yearly one with a twelfth. */
  recurring: z.array(money.extend({ subscriptions: count })),
  /** Paid subscriptions that ended in the last 30 days, of those that there were 30 days ago. */
  churn: z.object({ ended: count, of: count }),
  interviews: z.object({ last_30_days: count, previous_30_days: count }),
  failures: z.object({ open_tasks: count, tasks_24_hours: count, emails_24_hours: count }),
  /** What was collected in each of the last 12 months in UTC, oldest first. */
  months: z.array(z.object({ month: day, collected: z.array(money), interviews: count })),
  queues: z.array(
    z.object({ lane: z.enum(QUEUES), waiting: count, oldest: instant.nullable(), failed_24_hours: count }),
  ),
  engines: z.array(
    z.object({
      kind: z.enum(ENGINE_KINDS),
      engine: z.string(),
      state: z.enum(ENGINE_STATES),
      /** Of the last hour: calls or messages, how many of them failed, and the 95th percentile of their time in ms. */
      uses: count.nullable(),
      failed: count.nullable(),
      p95_ms: count.nullable(),
    }),
  ),
  attention: z.array(z.object({ kind: z.enum(ATTENTION_KINDS), count })),
  /** Whether payments are only recorded, and nothing is charged. */
  test_billing: z.boolean(),
  at: instant,
})
export type Overview = z.output<typeof overview>

export const overviewCalls = contract({
  'superAdmin.overview': {
    method: 'GET',
    path: '/super-admin/overview',
    who: 'super_admin.read',
    summary: 'Organizations, revenue, AI interviews, failures, queues and engines of the whole platform. Only counts.',
    reply: overview,
  },
})
