import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import type { SuspensionReason } from '../policy.ts'
import { organizationProblems as problems } from '../words/problems.ts'
import { lockOrganization, type OrganizationRow, updateOrganization } from './queries.ts'

const bySystem = { kind: 'system' } as const

/** @throws 409 `suspended` or `not_suspended` */
async function locked(tx: OrganizationTransaction, isSuspended: boolean): Promise<OrganizationRow> {
  const organization = await lockOrganization(tx)
  if (!organization) throw new Error('The organization of this transaction does not exist.')
  if ((organization.status === 'suspended') === isSuspended) return organization
  throw isSuspended ? conflict('not_suspended', problems.notSuspended) : conflict('suspended', problems.suspended)
}

interface Suspension {
  readonly reason: SuspensionReason
  /** Whether the owners are e-mailed. */
  readonly informs: boolean
}

/** Suspends the organization. Its people can no longer sign in, and its jobs take no applications. @throws 409 `suspended` */
export async function suspendOrganization(
  tx: OrganizationTransaction,
  { reason, informs }: Suspension,
  now: Date,
): Promise<void> {
  await locked(tx, false)
  await updateOrganization(tx, { status: 'suspended', suspended_at: now, suspension_reason: reason })
  await tx.emit('organization.suspended', tx.organizationId, { reason, informs }, bySystem)
}

/** Ends the suspension. @returns how long it was, in ms @throws 409 `not_suspended` */
export async function restoreOrganization(tx: OrganizationTransaction, informs: boolean, now: Date): Promise<number> {
  const { suspended_at } = await locked(tx, true)
  const milliseconds = Math.max(0, now.getTime() - (suspended_at ?? now).getTime())
  await updateOrganization(tx, { status: 'active', suspended_at: null, suspension_reason: null })
  await tx.emit('organization.restored', tx.organizationId, { milliseconds, informs }, bySystem)
  return milliseconds
}
