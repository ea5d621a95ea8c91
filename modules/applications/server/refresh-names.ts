import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { folded } from './folded.ts'
import { indexCandidate } from './index-application.ts'
import { candidateById, updateApplication } from './queries.ts'
import { applicationIdsOf } from './queries/submissions.ts'

/** Stores again by which name and words the applications of a candidate are found. */
export async function refreshNames(tx: OrganizationTransaction, candidateId: string): Promise<void> {
  const candidate = await candidateById(tx.q, tx.organizationId, candidateId).executeTakeFirst()
  if (!candidate) throw notFound()
  for (const { id } of await applicationIdsOf(tx.q, tx.organizationId, candidateId).execute())
    await updateApplication(tx, id, { name_key: folded(candidate.name) })
  await indexCandidate(tx, candidateId)
}
