import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { indexApplication } from './index-application.ts'
import { updateApplication } from './queries.ts'

/** Stores the result of reading the newest résumé: it waits for its match, or needs human review. Its words can be searched. */
export async function markResumeRead(
  tx: OrganizationTransaction,
  applicationId: string,
  state: 'read' | 'needs_person',
): Promise<void> {
  await updateApplication(tx, applicationId, {
    resume_state: state,
    match_state: state === 'read' ? 'waiting' : 'needs_person',
  })
  await indexApplication(tx, applicationId)
}
