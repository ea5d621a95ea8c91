import type { BodyOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { startSubscription, consumeUnit } from '#modules/billing/public.ts'
import { lockOrganization, readActiveOrganization } from '#modules/organizations/public.ts'
import { defaultPlanKey } from '#modules/platform-settings/public.ts'
import type { accountsContract } from '../contract.ts'
import { hashNewPassword } from './add-admin.ts'
import { adminsOf, insertAdmin } from './queries.ts'
import { accountProblems } from '../words/problems.ts'

type Input = BodyOf<(typeof accountsContract)['accounts.registerAdmin']>

/** How long a new organization accepts its first admin, in hours. */
export const OPEN_HOURS = 24

/**
 * Registers the first admin of a new organization as its owner. The reply does not reveal whether the address has an account:
 * only its owner learns that, from the e-mail that is sent by event. The address belongs to them once they have confirmed it.
 */
export async function registerAdmin(services: Services, input: Input): Promise<{ id: string; email: string }> {
  const { db, clock } = services
  const org = db.forOrganization(input.organization_id)
  const { organization } = await readActiveOrganization(org)
  const about = [input.email.split('@')[0]!, input.name, organization.name]
  const password_hash = await hashNewPassword(input.password, about)
  const now = clock.now()
  if (now.getTime() - organization.created_at.getTime() > OPEN_HOURS * 3_600_000) {
    throw conflict('registration_closed', accountProblems.registrationClosed)
  }
  const id = newId()
  await org.write(async tx => {
    // Locks the organization's row, so that two registrations cannot both become the first admin.
    await lockOrganization(tx)
    const others = await adminsOf(tx.q, org.organizationId).executeTakeFirst()
    if (others) throw conflict('already_registered', accountProblems.alreadyRegistered)
    await insertAdmin(tx, {
      organization_id: org.organizationId,
      id,
      name: input.name,
      email: input.email,
      role: 'owner',
      time_zone: input.time_zone ?? organization.time_zone,
      password_hash,
      created_at: now,
    })
    await startSubscription(tx, await defaultPlanKey(tx.q), now)
    await consumeUnit(tx, 'admin', id, now)
    await tx.emit('admin.registered', id, {}, { kind: 'system' })
  })
  return { id, email: input.email }
}
