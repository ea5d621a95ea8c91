import { afterAll } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { startTestServer } from '#tests/api.ts'
import { anOrganization, type TestOrganization } from '#tests/factories.ts'
import { StripeStandIn } from '#tests/stand-ins/stripe.ts'
import { completeSession } from '#tests/stand-ins/stripe/subscribing.ts'
import { billingOf } from './billing.fixture.ts'
import { billingContract as calls } from './contract.ts'
import type { Plan } from './contract/shapes.ts'
import { editPlan, type PlanEdit } from './server/edit-plans.ts'

/** The product on a stand-in of Stripe, with one clock for both. */
export async function startWithStripe() {
  let now = () => new Date()
  const stripe = await StripeStandIn.start(() => now())
  const server = await startTestServer(stripe.variables)
  afterAll(() => stripe.close())
  now = () => server.clock.now()
  stripe.webhook = `${server.url}/webhooks/stripe`
  const billing = await billingOf(server)
  const { store } = stripe

  /** Sends every event that has not been sent by this yet, in the order in which they happened. */
  let sent = 0
  const sendNew = async () => {
    const statuses: number[] = []
    for (; sent < store.events.length; sent += 1) statuses.push(await stripe.send(store.events[sent]!))
    return statuses
  }

  const checkout = async (organization: TestOrganization, plan: Plan) => {
    const reply = await organization.call(calls['billing.create'], { body: { plan_id: plan.id, interval: 'month' } })
    if (!('checkout_url' in reply)) throw new Error('There is no checkout.')
    return { url: reply.checkout_url, session: new URL(reply.checkout_url).pathname.split('/').at(-1)! }
  }

  /** Takes a plan and pays for it. */
  const buy = async (organization: TestOrganization, plan: Plan) => {
    const { session } = await checkout(organization, plan)
    const subscription = completeSession(store, session)
    await sendNew()
    return subscription
  }

  return {
    server,
    stripe,
    store,
    ...billing,
    sendNew,
    checkout,
    buy,
    /** An organization on a plan that it pays for. */
    aCustomer: async (plan: Plan) => {
      const organization = await anOrganization(server)
      const subscription = await buy(organization, plan)
      return { organization, subscription, customer: subscription.customer as string }
    },
    /** Changes a plan, as a super admin does. */
    edit: (id: string, change: PlanEdit) => server.services.db.unsafeAcrossOrganizations(q => editPlan(q, id, change)),
    /** Lets time pass, and Stripe does what is due. */
    pass: async (days: number) => {
      server.clock.advance(days * DAY)
      await server.services.db.owner.query(
        'update sessions set seen_at = seen_at + $1::interval, expires_at = expires_at + $1::interval',
        [`${days} days`],
      )
      stripe.passPeriods()
      await sendNew()
      await server.settled()
    },
  }
}
