import { seesAllJobs } from '#platform/access/policy.ts'
import type { AdminRole } from '#platform/access/roles.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { applicationsVisibleTo } from '#modules/applications/public.ts'
import { applicationsOfAssignee, replaceAssignee } from './queries.ts'

/** Gives a person's to-dos to another person. Those about candidates whom the other one cannot see have nobody afterwards. */
export async function handOverTodos(
  tx: OrganizationTransaction,
  adminId: string,
  successor: { readonly id: string; readonly role: AdminRole } | null,
): Promise<void> {
  const { organizationId } = tx
  const all = (await applicationsOfAssignee(tx.q, organizationId, adminId).execute()).map(row => row.application_id)
  if (successor) {
    const viewer = {
      organizationId,
      adminId: successor.id,
      sees: seesAllJobs(successor.role) ? 'all' : 'own_jobs',
    } as const
    const seen = all.length
      ? await applicationsVisibleTo(tx.q, viewer).select('a.id').where('a.id', 'in', all).execute()
      : []
    await replaceAssignee(
      tx,
      adminId,
      successor.id,
      seen.map(({ id }) => id),
    )
  }
  await replaceAssignee(tx, adminId, null, all)
}
