import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line } from '#platform/contract/shapes.ts'
import { INTERVALS, UNIT_KINDS } from '#modules/billing/policy.ts'
import { superAdminProblems as problems } from '../words/problems.ts'
import { CURRENCIES, LARGEST_LIMIT, LARGEST_PRICE, PLAN_CHANGE_TIMES } from '../policy.ts'

/** In minor units of the plan's currency. */
const price = z.number().int().min(0).max(LARGEST_PRICE)
/** Null is unlimited. */
const limit = z.number().int().min(0).max(LARGEST_LIMIT).nullable()
const limits = z.object({
  jobs: limit,
  interviews: limit,
  interview_flows: limit,
  custom_ai: limit,
  admins: limit,
})
/** The ID of a price at Stripe; null without one. */
const stripePrice = z
  .string()
  .regex(/^price_[A-Za-z0-9]{1,80}$/, problems.stripePrice)
  .nullable()

const terms = z.object({
  name: line(60),
  description: line(160, 0),
  price_monthly: price,
  price_yearly: price,
  trial_days: z.number().int().min(0).max(365),
  limits,
  can_create_custom_ai: z.boolean(),
  can_create_flow: z.boolean(),
  /** Whether it is on the Packages page. */
  public: z.boolean(),
  stripe_price_monthly: stripePrice,
  stripe_price_yearly: stripePrice,
})

const edit = terms.partial().extend({
  archived: z.boolean().optional(),
  /** `now`: who is on the plan gets larger limits and new capabilities now. Prices and smaller limits always follow at the renewal. */
  applies: z.enum(PLAN_CHANGE_TIMES).default('at_renewal'),
})
export type PlanChange = z.input<typeof edit>
export type PlanTerms = z.output<typeof terms>

const plan = terms.extend({
  id,
  key: z.string(),
  currency: z.string(),
  archived_at: instant.nullable(),
  /** Organizations that are on it now. */
  organizations: z.number().int(),
  /** What they pay in a month, with yearly prices divided by 12. In minor units. */
  monthly_revenue: z.number().int(),
})
export type ManagedPlan = z.output<typeof plan>

const subscriber = z.object({
  id,
  name: z.string(),
  status: z.enum(['active', 'suspended']),
  subscription_status: z.string(),
  interval: z.enum(INTERVALS),
  price: z.number().int(),
  currency: z.string(),
  renews_at: instant,
})

/** A limit that changes, and how many organizations use more than it allows. */
const limitChange = z.object({ kind: z.enum(UNIT_KINDS), from: limit, to: limit, exceeding: z.number().int() })

const preview = z.object({
  organizations: z.number().int(),
  prices: z.array(
    z.object({
      interval: z.enum(INTERVALS),
      from: z.number().int(),
      to: z.number().int(),
      organizations: z.number().int(),
    }),
  ),
  limits: z.array(limitChange),
  /** Organizations that would get larger limits or new capabilities if it applied to everyone now. */
  raised_now: z.number().int(),
})
export type PlanPreview = z.output<typeof preview>

const params = z.object({ id })

export const planCalls = contract({
  'superAdmin.plans': {
    method: 'GET',
    path: '/super-admin/plans',
    who: 'super_admin.read',
    summary: 'Lists all plans in their order, also hidden and archived ones, with how many organizations are on each.',
    reply: z.object({ items: z.array(plan) }),
  },
  'superAdmin.plan': {
    method: 'GET',
    path: '/super-admin/plans/:id',
    who: 'super_admin.read',
    summary: 'A plan, and the first 100 organizations that are on it.',
    params,
    reply: plan.extend({ subscribers: z.array(subscriber) }),
  },
  'superAdmin.createPlan': {
    method: 'POST',
    path: '/super-admin/plans',
    who: 'super_admin.full',
    summary: 'Adds a plan at the end of the list. Its currency cannot be changed later. 409 `key_taken`.',
    body: terms.extend({ currency: z.enum(CURRENCIES) }),
    reply: plan,
    status: 201,
  },
  'superAdmin.editPlan': {
    method: 'PUT',
    path: '/super-admin/plans/:id',
    who: 'super_admin.full',
    summary:
      'Edits a plan; only what is sent is changed. New subscriptions get it at once, existing ones at their next renewal; with `applies: now` they get larger limits and new capabilities at once. `archived` takes it off the offer, or puts it back: who has it keeps it. 409 `free_plan`.',
    params,
    body: edit,
    reply: plan,
  },
  'superAdmin.previewPlan': {
    steps: true,
    method: 'POST',
    path: '/super-admin/plans/:id/preview',
    who: 'super_admin.read',
    summary: 'What an edit changes for whom. Changes nothing.',
    params,
    body: edit,
    reply: preview,
  },
  'superAdmin.orderPlans': {
    method: 'POST',
    path: '/super-admin/plans/order',
    who: 'super_admin.full',
    summary:
      'Sets the order of the plans. `ids` are those of all plans; 409 `plans_changed` if one is missing or added.',
    body: z.object({ ids: z.array(id).min(1).max(200) }),
    reply: z.object({ items: z.array(plan) }),
  },
})
