import type { Stripe } from 'stripe'
import type { TestOrganization } from '#tests/factories.ts'
import type { StripeStandIn } from '#tests/stand-ins/stripe.ts'
import { completeSession, settle } from '#tests/stand-ins/stripe/subscribing.ts'
import type { TestServer } from '#tests/api.ts'
import { DAY } from '#platform/clock/clock.ts'

/** The events of a life from the checkout to the end, of which each order and repetition must lead to the same state. */
const LIFE: readonly Stripe.Event['type'][] = [
  'customer.subscription.created',
  'invoice.paid',
  'checkout.session.completed',
  'customer.subscription.updated',
  'invoice.payment_failed',
  'invoice.paid',
  'customer.subscription.updated',
  'customer.subscription.deleted',
]

export interface Step {
  readonly name: string
  readonly take: () => void
}

/** What happens at Stripe: paid, upgraded, a failed renewal, paid late, cancelled, and ended. */
export function lifeOf(
  stripe: StripeStandIn,
  clock: { advance(milliseconds: number): void },
  session: string,
  upgrade: string,
): Step[] {
  const { store } = stripe
  let subscription!: Stripe.Subscription
  const pass = (days: number) => {
    clock.advance(days * DAY)
    stripe.passPeriods()
  }
  const latest = () => store.invoices.get(subscription.latest_invoice as string)!
  return [
    { name: 'paid', take: () => void (subscription = completeSession(store, session)) },
    { name: 'upgraded', take: () => stripe.upgrade(subscription.id, upgrade) },
    {
      name: 'a renewal fails',
      take: () => {
        store.cards.set(subscription.customer as string, 'declined')
        pass(32)
      },
    },
    {
      name: 'paid late',
      take: () => {
        store.cards.set(subscription.customer as string, 'works')
        settle(store, latest(), 'works')
      },
    },
    { name: 'cancelled', take: () => stripe.cancelAtPeriodEnd(subscription.id) },
    { name: 'ended', take: () => pass(32) },
  ]
}

/** The eight events of a life, in the order in which they happened. */
export function eventsOfLife(events: readonly Stripe.Event[]): Stripe.Event[] {
  let next = 0
  return LIFE.map(type => {
    const found = events.findIndex((event, index) => index >= next && event.type === type)
    if (found < 0) throw new Error(`There is no event ${type}.`)
    next = found + 1
    return events[found]!
  })
}

type Tested = Pick<TestServer, 'services'>
type Owned = Pick<TestOrganization, 'id'>

interface Stored {
  readonly subscription: Record<string, unknown>
  readonly transactions: Record<string, unknown>[]
}

/** How often and when it was read is not part of the state. */
export const NOT_STATE = ['provider_version', 'provider_read_at', 'checkout_number', 'organization_id']

/** Everything that is stored about an organization's plan and payments. */
export async function storedState({ services }: Tested, { id }: Owned): Promise<Stored> {
  const without = (row: Record<string, unknown>, names: readonly string[]) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
  const { rows: subscriptions } = await services.db.owner.query<Record<string, unknown>>(
    'select * from subscriptions where organization_id = $1',
    [id],
  )
  const { rows: transactions } = await services.db.owner.query<Record<string, unknown>>(
    'select * from transactions where organization_id = $1 order by provider_invoice',
    [id],
  )
  return {
    subscription: without(subscriptions[0]!, NOT_STATE),
    transactions: transactions.map(row => without(row, ['id', 'organization_id'])),
  }
}

/** Remembers what is stored, so that another order can begin from it. @returns puts it back */
export async function remembered({ services }: Tested, { id }: Owned): Promise<() => Promise<void>> {
  const { owner } = services.db
  const { rows } = await owner.query<{ row: string }>(
    'select to_jsonb(s)::text as row from subscriptions s where organization_id = $1',
    [id],
  )
  return async () => {
    for (const table of ['provider_events', 'transactions', 'subscriptions'])
      await owner.query(`delete from ${table} where organization_id = $1`, [id])
    await owner.query('insert into subscriptions select * from jsonb_populate_record(null::subscriptions, $1::jsonb)', [
      rows[0]!.row,
    ])
  }
}
