import { DAY } from '#platform/clock/clock.ts'
import type { CallError } from '#platform/contract/client.ts'
import type { TestServer } from '#tests/api.ts'
import type { TestOrganization } from '#tests/factories.ts'
import { runScheduled } from '#tests/scheduled.ts'
import { billingContract as calls } from './contract.ts'
import { usageContract } from './contract/usage.ts'
import type { Plan, Subscription } from './contract/shapes.ts'

type Interval = 'month' | 'year'

/** The error of a call that must fail. */
export const problemOf = (failing: Promise<unknown>) =>
  failing.then(
    () => Promise.reject(new Error('The call succeeded.')),
    (error: unknown) => error as CallError,
  )

/** What tests do with subscriptions, over HTTP. */
export async function billingOf(server: TestServer) {
  const { services, clock } = server
  const anyone = server.as()
  const plans = async () => (await anyone(calls['billing.plans'], {})).items
  const [FREE, STARTER, GROWTH, SCALE] = (await plans()) as [Plan, Plan, Plan, Plan]
  const overview = ({ call }: TestOrganization) => call(calls['billing.overview'], {})
  const subscriptionOf = async (organization: TestOrganization) => (await overview(organization)).subscription
  return {
    plans,
    FREE,
    STARTER,
    GROWTH,
    SCALE,
    subscriptionOf,
    take: async ({ call }: TestOrganization, plan = GROWTH, interval: Interval = 'month', key?: string) =>
      (await call(calls['billing.create'], {
        body: { plan_id: plan.id, interval },
        ...(key && { idempotencyKey: key }),
      })) as Subscription,
    active: ({ call }: TestOrganization) => call(usageContract['billing.activeSubscription'], {}),
    payments: ({ call }: TestOrganization, query = {}) => call(calls['billing.transactions'], { query }),
    preview: ({ call }: TestOrganization, plan = SCALE, interval: Interval = 'month') =>
      call(calls['billing.preview'], { body: { plan_id: plan.id, interval } }),
    change: async (
      organization: TestOrganization,
      plan = SCALE,
      interval: Interval = 'month',
      expected_amount?: number,
    ) =>
      organization.call(calls['billing.change'], {
        params: { id: (await subscriptionOf(organization)).id },
        body: { plan_id: plan.id, interval, ...(expected_amount !== undefined && { expected_amount }) },
      }),
    cancel: async (organization: TestOrganization, body = {}) =>
      organization.call(calls['billing.cancel'], { params: { id: (await subscriptionOf(organization)).id }, body }),
    resume: async (organization: TestOrganization) =>
      (await organization.call(calls['billing.resume'], {
        params: { id: (await subscriptionOf(organization)).id },
      })) as Subscription,
    renew: () => runScheduled(server, 'billing.renew'),
    /** Moves the end of the current period to so many days from now; the period keeps its length. */
    endIn: async ({ id }: TestOrganization, days: number): Promise<Date> => {
      const end = new Date(clock.now().getTime() + days * DAY)
      await services.db.owner.query(
        `update subscriptions set current_period_start = $2::timestamptz - (current_period_end - current_period_start),
           current_period_end = $2, anchor = $2::timestamptz - interval '1 month' where organization_id = $1`,
        [id, end],
      )
      return end
    },
  }
}
