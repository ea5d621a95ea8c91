import { describe, expect, test } from 'vitest'
import { superAdminContract } from '#modules/super-admin/contract.ts'
import { aSuperAdmin } from '#modules/super-admin/super-admin.fixture.ts'
import { anOrganization, type TestOrganization } from '#tests/factories.ts'
import type { Plan } from './contract/shapes.ts'
import { startWithStripe } from './stripe.fixture.ts'

// Plans with a price that Stripe does not know.

const { server, STARTER, GROWTH, subscriptionOf, active, cancel, aCustomer, renew, pass } = await startWithStripe()

const assign = async ({ id }: TestOrganization, plan: Plan) =>
  (await aSuperAdmin(server)).call(superAdminContract['superAdmin.changePlan'], {
    params: { id },
    body: { plan_id: plan.id, interval: 'month', reason: 'Agreed by phone' },
  })

describe('a plan that a super admin assigns', () => {
  test('ends with its period unless an owner keeps it, with a warning and reminders', async () => {
    const organization = await anOrganization(server)
    await assign(organization, GROWTH)
    await renew()
    expect(await subscriptionOf(organization)).toMatchObject({
      plan: { key: 'growth' },
      status: 'active',
      cancel_at_period_end: true,
      ends_unless_kept: true,
    })
    const reminders = async () =>
      (await server.mailsTo(organization.email)).filter(({ subject }) => subject.startsWith('Your Growth plan ends on'))
    await pass(24)
    await renew()
    expect((await active(organization)).warnings).toContainEqual(
      expect.stringMatching(/^The Growth plan ends on .+ unless you keep the plan\.$/),
    )
    expect(await reminders()).toHaveLength(1)
    await pass(8)
    await renew()
    expect(await subscriptionOf(organization)).toMatchObject({ plan: { key: 'free' } })
  })

  test('is not recurring revenue; what is paid at Stripe is, also when it is cancelled', async () => {
    const overview = async () => (await aSuperAdmin(server)).call(superAdminContract['superAdmin.overview'], {})
    const { recurring: before } = await overview()
    const { organization: payer } = await aCustomer(STARTER)
    await cancel(payer)
    await assign(await anOrganization(server), GROWTH)
    await renew()
    expect(before).toEqual([])
    expect((await overview()).recurring).toEqual([{ currency: 'USD', amount: 4900, subscriptions: 1 }])
  })
})
