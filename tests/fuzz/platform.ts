import { randomBytes } from 'node:crypto'
import type { SuperAdminAccess, SuperAdminCaller } from '#platform/access/super-admins.ts'
import type { createClient } from '#platform/contract/client.ts'
import { newId } from '#platform/db/id.ts'
import { json } from '#platform/db/tables.ts'
import type { Services } from '#platform/services.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { billingContract } from '#modules/billing/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { siteContract } from '#modules/site/contract.ts'
import { superAdminContract } from '#modules/super-admin/contract.ts'
import { aSuperAdmin } from '#modules/super-admin/super-admin.fixture.ts'
import { PASSWORD } from '../factories.ts'
import { signIn } from './sign-in.ts'

type Client = (token?: string | null) => ReturnType<typeof createClient>

/** Super admins, and everything that their calls can be about. */
export interface PlatformPopulation {
  readonly tokens: Readonly<Record<SuperAdminCaller, string>>
  spareToken(access: SuperAdminAccess): Promise<string>
  readonly ids: Readonly<Record<string, string>>
}

/** An organization of its own: what super admins do to it (suspending it, smaller plans) must not end what other callers can do. */
async function anOrganizationToManage(client: Client): Promise<string> {
  const anyone = client(null)
  const { id } = await anyone(organizationsContract['organizations.register'], {
    body: { name: `Managed ${randomBytes(4).toString('hex')}` },
  })
  await anyone(accountsContract['accounts.registerAdmin'], {
    body: {
      organization_id: id,
      name: 'Owner',
      email: `managed-${randomBytes(6).toString('hex')}@example.com`,
      password: PASSWORD,
    },
    timeoutMs: 60_000,
  })
  return id
}

/** A payment of the organization, with a test invoice. */
async function aPayment(services: Services, client: Client, organizationId: string) {
  const { token } = await signIn(services, organizationId, 'owner')
  const owner = client(token)
  const { items: plans } = await owner(billingContract['billing.plans'], {})
  const plan = plans.find(({ price_monthly }) => price_monthly > 0)!
  await owner(billingContract['billing.create'], { body: { plan_id: plan.id, interval: 'month' } })
  const { items } = await owner(billingContract['billing.transactions'], { query: {} })
  return { plan: plan.id, payment: items[0]!.id }
}

async function aFailedTask({ db, clock }: Services): Promise<string> {
  const id = newId()
  await db.unsafeAcrossOrganizations(q =>
    q
      .insertInto('dead_tasks')
      .values({
        id,
        name: 'site.prune-requests',
        payload: json({}),
        reason: 'Error: generated',
        failed_at: clock.now(),
      })
      .execute(),
  )
  return id
}

export async function populatePlatform(services: Services, client: Client): Promise<PlatformPopulation> {
  const server = { services, as: client }
  const full = await aSuperAdmin(server)
  const read = await aSuperAdmin(server, 'read')
  const another = await aSuperAdmin(server, 'read', 'Bo Lindahl')
  const managed = await anOrganizationToManage(client)
  const { plan, payment } = await aPayment(services, client, managed)
  await client(null)(siteContract['site.contact'], {
    body: {
      kind: 'demo',
      name: 'Marta',
      email: `visitor-${randomBytes(6).toString('hex')}@example.com`,
      organization: 'Tern & Vale',
      hires_a_year: '51-200',
      message: '',
    },
  })
  const { items: requests } = await full.call(siteContract['site.requests'], { query: {} })
  const invited = `invited-${randomBytes(6).toString('hex')}@example.com`
  const { invitations } = await full.call(superAdminContract['superAdmin.invite'], {
    body: { email: invited, access: 'read' },
  })
  const { invitations: registrations } = await full.call(superAdminContract['superAdmin.inviteOrganization'], {
    body: { email: invited },
  })
  return {
    tokens: { 'super_admin.full': full.token, 'super_admin.read': read.token },
    spareToken: async access => (await aSuperAdmin(server, access)).token,
    ids: {
      plan,
      payment,
      managed,
      request: requests[0]!.id,
      failed_task: await aFailedTask(services),
      super_admin: another.id,
      super_admin_invitation: invitations.find(({ email }) => email === invited)!.id,
      registration_invitation: registrations.find(({ email }) => email === invited)!.id,
    },
  }
}
