import { z } from 'zod'
import { superAdminContract, type ManagedPlan, type PlanTerms } from '../../contract.ts'
import { LARGEST_LIMIT, LARGEST_PRICE } from '../../policy.ts'
import { planFormWords as words } from '../../words/plans.ts'

export const LIMIT_KEYS = ['jobs', 'interviews', 'interview_flows', 'custom_ai', 'admins'] as const

/** "1,990.50" as minor units; all currencies of plans have two decimals. */
const amount = z
  .string()
  .transform(text => text.replaceAll(/[\s,]/g, ''))
  .pipe(z.string().regex(/^\d{1,9}(\.\d{1,2})?$/, words.amount))
  .transform(text => Math.round(Number(text) * 100))
  .pipe(z.number().max(LARGEST_PRICE, words.amountLarge))

const whole = (max: number, message: string) =>
  z
    .string()
    .transform(text => text.replaceAll(/[\s,]/g, ''))
    .pipe(z.string().regex(/^\d{1,7}$/, message))
    .transform(Number)
    .pipe(z.number().max(max, message))

const limit = z.union([
  z.object({ unlimited: z.literal(true), count: z.string() }).transform(() => null),
  z.object({ unlimited: z.literal(false), count: whole(LARGEST_LIMIT, words.count) }).transform(({ count }) => count),
])

const { shape } = superAdminContract['superAdmin.createPlan'].body
const stripePrice = z
  .string()
  .transform(text => text.trim() || null)
  .pipe(shape.stripe_price_monthly)

/** The form of a plan: money and counts as they are typed. */
export const planForm = z.object({
  name: shape.name,
  description: shape.description,
  currency: shape.currency,
  price_monthly: amount,
  price_yearly: amount,
  trial_days: whole(365, words.days),
  limits: z.object({ jobs: limit, interviews: limit, interview_flows: limit, custom_ai: limit, admins: limit }),
  can_create_custom_ai: z.boolean(),
  can_create_flow: z.boolean(),
  public: z.boolean(),
  stripe_price_monthly: stripePrice,
  stripe_price_yearly: stripePrice,
})
export type PlanValues = z.input<typeof planForm>

const typedAmount = (minor: number) => (minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2))
const typedLimit = (count: number | null) => ({ unlimited: count === null, count: count === null ? '' : String(count) })

/** What the form starts with; a new plan is hidden until it is complete. */
export const valuesOf = (plan: ManagedPlan | null): PlanValues => ({
  name: plan?.name ?? '',
  description: plan?.description ?? '',
  currency: (plan?.currency as PlanValues['currency'] | undefined) ?? 'USD',
  price_monthly: typedAmount(plan?.price_monthly ?? 0),
  price_yearly: typedAmount(plan?.price_yearly ?? 0),
  trial_days: String(plan?.trial_days ?? 0),
  limits: {
    jobs: typedLimit(plan ? plan.limits.jobs : 1),
    interviews: typedLimit(plan ? plan.limits.interviews : 10),
    interview_flows: typedLimit(plan ? plan.limits.interview_flows : 1),
    custom_ai: typedLimit(plan ? plan.limits.custom_ai : 0),
    admins: typedLimit(plan ? plan.limits.admins : 2),
  } as PlanValues['limits'],
  can_create_custom_ai: plan?.can_create_custom_ai ?? true,
  can_create_flow: plan?.can_create_flow ?? true,
  public: plan?.public ?? false,
  stripe_price_monthly: plan?.stripe_price_monthly ?? '',
  stripe_price_yearly: plan?.stripe_price_yearly ?? '',
})

/** What differs from the stored plan: only this is sent, so that another person's edit of other fields stays. */
export function changesOf(plan: ManagedPlan, values: z.output<typeof planForm>): Partial<PlanTerms> {
  const { currency: _, ...terms } = values
  const same = (key: keyof PlanTerms) => JSON.stringify(sorted(plan[key])) === JSON.stringify(sorted(terms[key]))
  return Object.fromEntries(
    (Object.keys(terms) as (keyof PlanTerms)[]).filter(key => !same(key)).map(key => [key, terms[key]]),
  )
}

const sorted = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)) : value
