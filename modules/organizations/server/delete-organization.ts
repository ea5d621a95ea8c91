import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, invalidField } from '#platform/errors/problem-error.ts'
import { DELETION_DAYS, isNameTyped } from '../policy.ts'
import { organizationProblems as problems } from '../words/problems.ts'
import { lockOrganization, type OrganizationRow, updateOrganization } from './queries.ts'

async function locked(tx: OrganizationTransaction): Promise<OrganizationRow> {
  const organization = await lockOrganization(tx)
  if (!organization) throw new Error('The organization of this transaction does not exist.')
  return organization
}

/**
 * Begins the deletion of the organization: its jobs accept no applications from now on, and after the waiting period everything is
 * deleted. @throws 409 `deletion_requested`; 422 if the name is not the organization's
 */
export async function requestDeletion(
  tx: OrganizationTransaction,
  adminId: string,
  name: string,
  now: Date,
): Promise<OrganizationRow> {
  const organization = await locked(tx)
  if (organization.delete_at) throw conflict('deletion_requested', problems.deletionRequested)
  if (!isNameTyped(name, organization.name)) throw invalidField('name', problems.otherName)
  const delete_at = later(now, DELETION_DAYS * DAY)
  await updateOrganization(tx, { delete_at })
  const data = { delete_at: delete_at.toISOString() }
  await tx.emit('organization.deletion_requested', tx.organizationId, data, { kind: 'admin', id: adminId })
  return { ...organization, delete_at }
}

/** Keeps the organization. Its jobs accept applications again. @throws 409 `no_deletion`, also once the waiting period is over */
export async function cancelDeletion(
  tx: OrganizationTransaction,
  adminId: string,
  now: Date,
): Promise<OrganizationRow> {
  const organization = await locked(tx)
  // The files may be gone already.
  if (!organization.delete_at || organization.delete_at <= now) throw conflict('no_deletion', problems.noDeletion)
  await updateOrganization(tx, { delete_at: null })
  await tx.emit('organization.deletion_cancelled', tx.organizationId, {}, { kind: 'admin', id: adminId })
  return { ...organization, delete_at: null }
}
