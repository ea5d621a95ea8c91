import type { Stripe } from 'stripe'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import { isMissing, type StripeConnection } from '#platform/payments/stripe.ts'
import type { Choice } from '../../contract/shapes.ts'
import { billingProblems as problems } from '../../words/problems.ts'
import type { Given } from '../provider.ts'
import type { PlanRow } from '../queries/plans.ts'
import { lockSubscription, updateSubscription } from '../queries/subscriptions.ts'
import { requireFit } from '../quoted-choice.ts'
import { ensureCustomer } from './customers.ts'
import { ensurePrice } from './mirror-plans.ts'
import { isSubscribed, quotedForStripe, trialDaysOf } from './quoted-purchase.ts'
import { readRow, syncOrganization } from './sync.ts'

/** Sessions that other requests open at the same moment are replaced at most so often. */
const MOST_TRIES = 4

const readSession = (stripe: Stripe, id: string) =>
  stripe.checkout.sessions.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })

/** Ends a session, unless it has ended already. */
const expire = (stripe: Stripe, id: string) =>
  stripe.checkout.sessions.expire(id).catch((error: unknown) => {
    if ((error as { statusCode?: number }).statusCode !== 400) throw error
  })

interface Wanted {
  readonly plan: PlanRow
  readonly price: string
  readonly trialDays: number
}

const wantOf = ({ price, trialDays }: Wanted) => `${price}:${trialDays}`

function createSession(
  stripe: Stripe,
  { services: { settings }, org }: Given,
  customer: string,
  wanted: Wanted,
  number: number,
) {
  const about = { organization_id: org.organizationId, number: String(number), wanted: wantOf(wanted) }
  return stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      line_items: [{ price: wanted.price, quantity: 1 }],
      client_reference_id: org.organizationId,
      metadata: about,
      subscription_data: {
        metadata: { organization_id: org.organizationId },
        ...(wanted.trialDays > 0 && { trial_period_days: wanted.trialDays }),
      },
      tax_id_collection: { enabled: true },
      customer_update: { name: 'auto', address: 'auto' },
      success_url: `${settings.PUBLIC_URL}/success`,
      cancel_url: `${settings.PUBLIC_URL}/buy_plan?plan=${encodeURIComponent(wanted.plan.key)}`,
    },
    // Two clicks have the same key, and so the same session.
    { idempotencyKey: `checkout:${org.organizationId}:${number}:${wantOf(wanted)}` },
  )
}

/** Remembers a session, unless another request was faster. */
const remember = (org: OrganizationDb, session: string, number: number) =>
  org.write(async tx => {
    const row = await lockSubscription(tx)
    if (row.checkout_number !== number) return row.checkout_session === session
    await updateSubscription(tx, { checkout_session: session, checkout_number: number + 1 })
    return true
  })

/** Ends all pages of the organization. */
export async function endPages(stripe: Stripe, { organizationId }: OrganizationDb, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id, metadata } of data) if (metadata?.['organization_id'] === organizationId) await expire(stripe, id)
}

/**
 * Ends the organization's other pages from before a number: a request that failed after it had opened a page could not store it. Pages with
 * that number or a larger one belong to requests that still run.
 */
async function endForgotten(stripe: Stripe, { org }: Given, customer: string, kept: string, before: number) {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  const forgotten = data.filter(
    ({ id, metadata }) =>
      id !== kept && metadata?.['organization_id'] === org.organizationId && Number(metadata['number'] ?? 0) < before,
  )
  for (const { id } of forgotten) await expire(stripe, id)
}

/**
 * The page on which the plan is paid. There is one at a time: the same choice gets the same page again, another choice ends the earlier
 * page. @throws 409 `already_subscribed`, `payment_pending`
 */
async function openSession(
  given: Given,
  connection: StripeConnection,
  stripe: Stripe,
  wanted: Wanted,
): Promise<string> {
  const { org } = given
  const customer = await ensureCustomer(org, connection, stripe)
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const { checkout_session, checkout_number } = await readRow(org)
    const open = checkout_session ? await readSession(stripe, checkout_session) : null
    if (open?.status === 'complete') throw conflict('payment_pending', problems.paymentPending)
    if (open?.status === 'open' && open.url && open.metadata?.['wanted'] === wantOf(wanted)) {
      await endForgotten(stripe, given, customer, open.id, checkout_number)
      return open.url
    }
    if (open?.status === 'open') await expire(stripe, open.id)
    const session = await createSession(stripe, given, customer, wanted, checkout_number)
    if ((await remember(org, session.id, checkout_number)) && session.url && session.status === 'open') {
      await endForgotten(stripe, given, customer, session.id, checkout_number + 1)
      return session.url
    }
    // Another request has opened a page for another choice.
    await expire(stripe, session.id)
  }
  throw conflict('payment_pending', problems.paymentPending)
}

/** Sends someone to the checkout of a plan. @throws 404, 409 `already_subscribed`, `usage_exceeds_plan`, `payment_pending` */
export async function takePlan(given: Given, connection: StripeConnection, choice: Choice) {
  const { services, org, adminId, now } = given
  const before = await readRow(org)
  // A page that was open can have been paid since, and the event is still on its way.
  if (before.checkout_session)
    await syncOrganization({ services, connection, org, cause: { kind: 'admin', id: adminId } })
  const { row, plan, quote, exceeds } = await org.write(tx => quotedForStripe(tx, connection, choice, now))
  if (isSubscribed(row, connection)) throw conflict('already_subscribed', problems.alreadySubscribed(row.plan_name))
  if (quote.effect === 'later') throw conflict('already_on_plan', problems.alreadyOnPlan(row.plan_name))
  requireFit(plan, exceeds)
  const trialDays = trialDaysOf(row, plan, now)
  return connection.use(async stripe => {
    const price = await ensurePrice(services, stripe, plan, choice.interval)
    return { checkout_url: await openSession(given, connection, stripe, { plan, price, trialDays }) }
  })
}
