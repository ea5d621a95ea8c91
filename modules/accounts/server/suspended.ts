import { forbidden, ProblemError } from '#platform/errors/problem-error.ts'
import type { SuspensionReason } from '#modules/organizations/policy.ts'
import { accountProblems } from '../words/problems.ts'

interface Suspension {
  readonly suspension_reason: SuspensionReason | null
  readonly suspended_at: Date | null
}

/** Why nobody of a suspended organization can sign in, and whom to contact. Only for those who have proven who they are. */
export const suspended = ({ suspension_reason: reason, suspended_at: since }: Suspension): ProblemError =>
  new ProblemError(403, 'organization_suspended', accountProblems.suspended(reason ?? 'other', since), {
    reason: reason ?? 'other',
    suspended_at: since?.toISOString() ?? null,
    contact_url: '/contact',
  })

/** @throws 403 `organization_suspended` */
export function requireNotSuspended(organization: (Suspension & { status: string }) | undefined): void {
  if (!organization) throw forbidden(accountProblems.suspended('other', null), 'organization_suspended')
  if (organization.status !== 'active') throw suspended(organization)
}
