import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { indexCandidate } from './index-application.ts'
import { applicationById, updateApplication } from './queries.ts'

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
  const { q, organizationId } = tx
  const application = await applicationById(q, organizationId, applicationId).executeTakeFirstOrThrow()
  // The résumé can tell a name that the other applications contain, too.
  await indexCandidate(tx, application.candidate_id)
}
