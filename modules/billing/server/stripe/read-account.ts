import type { Stripe } from 'stripe'
import { isMissing } from '#platform/payments/stripe.ts'
import { planOfProduct } from './mirror-plans.ts'

/** Everything of an organization at Stripe that matters here, read at one moment. */
export interface StripeAccount {
  /** Money that the next invoices use first, in minor units. */
  readonly credit: number
  readonly isDeleted: boolean
  /** The subscription that counts; null if there is none. */
  readonly subscription: Stripe.Subscription | null
  /** Others that would be paid as well. There should not be any. */
  readonly surplus: readonly Stripe.Subscription[]
  /** The subscription that ended last; null if none has ended. */
  readonly ended: { readonly at: number; readonly currency: string } | null
  readonly hadTrial: boolean
  /** Oldest first. */
  readonly invoices: readonly Stripe.Invoice[]
  readonly charges: readonly Stripe.Charge[]
  /** The status of the dispute by charge. */
  readonly disputes: ReadonlyMap<string, Stripe.Dispute.Status>
  /** The checkout page that was known, if it is no longer open. */
  readonly endedCheckout: string | null
}

/** The largest page. Nobody has more subscriptions, and older invoices are stored already. */
const PAGE = 100

/** Statuses with a plan. An incomplete subscription was never paid. */
const LIVE: readonly string[] = ['trialing', 'active', 'past_due', 'unpaid']

export const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => subscription.items.data[0]!

const isOfPlan = ({ items }: Stripe.Subscription) => planOfProduct(items.data[0]?.price.product) !== null

const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null)

const lastEnded = (subscriptions: readonly Stripe.Subscription[]) =>
  subscriptions.reduce<StripeAccount['ended']>(
    (last, { ended_at: at, currency }) =>
      at !== null && (last === null || at > last.at) ? { at, currency: currency.toUpperCase() } : last,
    null,
  )

async function disputesOf(stripe: Stripe, charges: readonly Stripe.Charge[]) {
  const found = new Map<string, Stripe.Dispute.Status>()
  for (const { id } of charges.filter(({ disputed }) => disputed)) {
    const [dispute] = (await stripe.disputes.list({ charge: id, limit: 1 })).data
    if (dispute) found.set(id, dispute.status)
  }
  return found
}

async function unlessOpen(stripe: Stripe, session: string | null): Promise<string | null> {
  if (!session) return null
  const read = await stripe.checkout.sessions.retrieve(session).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  return read?.status === 'open' ? null : session
}

export interface KnownAccount {
  readonly customer: string
  readonly subscription: string | null
  readonly checkout: string | null
}

/** Reads an account. Nothing depends on the order or the content of events. @throws if Stripe does not know the customer */
export async function readAccount(stripe: Stripe, known: KnownAccount): Promise<StripeAccount> {
  const of = { customer: known.customer, limit: PAGE }
  const [customer, subscriptions, invoices, charges, endedCheckout] = await Promise.all([
    stripe.customers.retrieve(known.customer),
    stripe.subscriptions.list({ ...of, status: 'all', expand: ['data.schedule'] }),
    stripe.invoices.list({ ...of, expand: ['data.payments'] }),
    stripe.charges.list(of),
    unlessOpen(stripe, known.checkout),
  ])
  const own = subscriptions.data.filter(isOfPlan)
  const live = own.filter(({ status }) => LIVE.includes(status)).toSorted((a, b) => a.created - b.created)
  const counts = live.find(({ id }) => id === known.subscription) ?? live[0] ?? null
  return {
    credit: customer.deleted ? 0 : Math.max(0, -customer.balance),
    isDeleted: customer.deleted === true,
    subscription: counts,
    surplus: live.filter(one => one !== counts),
    ended: lastEnded(own),
    hadTrial: own.some(({ trial_start }) => trial_start !== null),
    invoices: invoices.data.toSorted((a, b) => a.created - b.created || a.id.localeCompare(b.id)),
    charges: charges.data,
    disputes: await disputesOf(stripe, charges.data),
    endedCheckout,
  }
}

/** The charges of an invoice, newest first, as Stripe lists them. */
export function chargesOf({ charges }: Pick<StripeAccount, 'charges'>, { payments }: Stripe.Invoice): Stripe.Charge[] {
  const intents = new Set((payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent)))
  return charges.filter(({ payment_intent }) => payment_intent !== null && intents.has(idOf(payment_intent)))
}

/** The subscription of an invoice. */
export const subscriptionOf = ({ parent }: Stripe.Invoice): string | null =>
  idOf(parent?.subscription_details?.subscription)

/** What follows the current phase of a schedule: the ID of its price. */
export function nextPriceOf({ schedule }: Stripe.Subscription): string | null {
  if (!schedule || typeof schedule === 'string') return null
  const { current_phase: current, phases } = schedule
  const next = phases.find(({ start_date }) => current && start_date >= current.end_date)
  return idOf(next?.items[0]?.price)
}
