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
export function lifeOf(stripe: StripeStandIn, clock: TestServer['clock'], session: string, upgrade: string): Step[] {
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

interface Stored {
  readonly subscription: Record<string, unknown>
  readonly transactions: Record<string, unknown>[]
}

/** How often and when it was read is not part of the state. */
const NOT_STATE = ['provider_version', 'provider_read_at', 'checkout_number', 'organization_id']

/** Everything that is stored about an organization's plan and payments. */
export async function storedState(server: TestServer, { id }: Pick<TestOrganization, 'id'>): Promise<Stored> {
  const without = (row: Record<string, unknown>, names: readonly string[]) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
  const { rows: subscriptions } = await server.services.db.owner.query<Record<string, unknown>>(
    'select * from subscriptions where organization_id = $1',
    [id],
  )
  const { rows: transactions } = await server.services.db.owner.query<Record<string, unknown>>(
    'select * from transactions where organization_id = $1 order by provider_invoice',
    [id],
  )
  return {
    subscription: without(subscriptions[0]!, NOT_STATE),
    transactions: transactions.map(row => without(row, ['id', 'organization_id'])),
  }
}

const COLUMNS = `organization_id, id, plan_id, status, current_period_start, current_period_end, interval, price, currency, limit_jobs,
  limit_interviews, limit_custom_ai, limit_interview_flows, limit_admins, can_create_custom_ai, can_create_flow, anchor,
  cancel_at_period_end, cancel_reason, cancel_comment, next_plan_id, next_interval, credit, trial_used, last_invoice, reminded_days,
  provider_customer, provider_subscription, provider_live, provider_version, provider_read_at, checkout_session, checkout_number,
  past_due_since`

/** Remembers what is stored, so that another order can begin from it. @returns puts it back */
export async function remembered(
  server: TestServer,
  { id }: Pick<TestOrganization, 'id'>,
): Promise<() => Promise<void>> {
  const { owner } = server.services.db
  await owner.query('drop table if exists remembered_subscription')
  await owner.query(
    `create table remembered_subscription as select ${COLUMNS} from subscriptions where organization_id = $1`,
    [id],
  )
  const names = COLUMNS.split(',').map(name => name.trim())
  const copies = names.filter(name => name !== 'organization_id').map(name => `${name} = r.${name}`)
  return async () => {
    await owner.query('delete from provider_events where organization_id = $1', [id])
    await owner.query('delete from transactions where organization_id = $1', [id])
    await owner.query(
      `update subscriptions s set ${copies.join(', ')} from remembered_subscription r where s.organization_id = r.organization_id and s.organization_id = $1`,
      [id],
    )
  }
}
