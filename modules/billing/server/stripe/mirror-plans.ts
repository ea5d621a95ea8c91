import type { Stripe } from 'stripe'
import type { Services } from '#platform/services.ts'
import { isMissing } from '#platform/payments/stripe.ts'
import { INTERVALS, type Interval } from '../../policy.ts'
import { type PlanRow, publicPlans, updatePlan } from '../queries/plans.ts'

const PRODUCT = /^evenhand_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** A plan is one product, with an ID that follows from its own: no second one can be created. */
const productOf = ({ id }: Pick<PlanRow, 'id'>) => `evenhand_${id}`

/** The ID of the plan of a product; null for products of other systems on the same account. */
export const planOfProduct = (product: string | { id: string } | undefined): string | null =>
  PRODUCT.exec((typeof product === 'string' ? product : product?.id) ?? '')?.[1] ?? null

const storedPrice = (plan: PlanRow, interval: Interval) =>
  interval === 'year' ? plan.provider_price_yearly : plan.provider_price_monthly

export const amountOf = (plan: Pick<PlanRow, 'price_monthly' | 'price_yearly'>, interval: Interval) =>
  interval === 'year' ? plan.price_yearly : plan.price_monthly

/** The current price of a stored ID; undefined if Stripe does not know it: it can be of another account, or of test data. */
const readPrice = (stripe: Stripe, id: string) =>
  stripe.prices.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

/** Someone else created the product at the same moment. */
function ignoreExisting(error: unknown): void {
  if ((error as { code?: string }).code !== 'resource_already_exists') throw error
}

async function ensureProduct(stripe: Stripe, plan: PlanRow): Promise<void> {
  const id = productOf(plan)
  const shown = { name: plan.name, ...(plan.description && { description: plan.description }) }
  const stored = await stripe.products.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (!stored) await stripe.products.create({ id, ...shown, metadata: { plan: plan.key } }).catch(ignoreExisting)
  else if (stored.name !== plan.name || (stored.description ?? '') !== plan.description || !stored.active)
    await stripe.products.update(id, { ...shown, active: true })
}

/**
 * The price of a plan at Stripe, created if it is missing or the plan costs something else now. Prices never change: a new amount is a new
 * price, and the earlier one is archived, which leaves subscriptions to it as they are.
 * @returns its ID
 */
export async function ensurePrice(
  { db }: Pick<Services, 'db'>,
  stripe: Stripe,
  plan: PlanRow,
  interval: Interval,
): Promise<string> {
  const stored = storedPrice(plan, interval)
  const current = stored ? await readPrice(stripe, stored) : undefined
  const amount = amountOf(plan, interval)
  const currency = plan.currency.toLowerCase()
  if (current?.active && current.unit_amount === amount && current.currency === currency) return current.id
  await ensureProduct(stripe, plan)
  const created = await stripe.prices.create(
    { product: productOf(plan), currency, unit_amount: amount, recurring: { interval }, metadata: { plan: plan.key } },
    { idempotencyKey: `price:${plan.id}:${interval}:${amount}:${currency}:${stored ?? 'first'}` },
  )
  await db.unsafeAcrossOrganizations(q =>
    updatePlan(q, plan.id, { [interval === 'year' ? 'provider_price_yearly' : 'provider_price_monthly']: created.id }),
  )
  if (current?.active) await stripe.prices.update(current.id, { active: false })
  return created.id
}

/** Creates what is missing at Stripe of all plans on offer. @returns the keys of the plans with new prices */
export async function mirrorPlans(services: Services, stripe: Stripe): Promise<string[]> {
  const plans = await services.db.unsafeAcrossOrganizations(q => publicPlans(q).execute())
  const changed: string[] = []
  for (const plan of plans.filter(({ price_monthly }) => price_monthly > 0)) {
    await ensureProduct(stripe, plan)
    for (const interval of INTERVALS)
      if ((await ensurePrice(services, stripe, plan, interval)) !== storedPrice(plan, interval)) changed.push(plan.key)
  }
  return [...new Set(changed)]
}
