import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { updateApplication } from './queries.ts'

/** Sets what an application shows of its newest résumé: read and waiting for its match, or needing human review. */
export async function markResumeRead(
  tx: OrganizationTransaction,
  applicationId: string,
  state: 'read' | 'needs_person',
): Promise<void> {
  await updateApplication(tx, applicationId, {
    resume_state: state,
    match_state: state === 'read' ? 'waiting' : 'needs_person',
  })
}
