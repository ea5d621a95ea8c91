import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { isSampleAddress } from '../policy.ts'
import { applicationWords } from '../words/problems.ts'
import { indexCandidate } from './index-application.ts'
import { candidateById } from './queries.ts'
import { applicationIdsOf, setEmail } from './queries/submissions.ts'

/** Adds the address of a person who was imported without one. @throws 404, 409 `has_email`, `email_taken` */
export async function addEmail(
  tx: OrganizationTransaction,
  candidateId: string,
  email: string,
  actor: Actor,
): Promise<void> {
  const candidate = await candidateById(tx.q, tx.organizationId, candidateId).forUpdate().executeTakeFirst()
  if (!candidate) throw notFound()
  if (candidate.email === email) return
  if (candidate.email) throw conflict('has_email', applicationWords.hasEmail)
  if (isSampleAddress(email) || !(await setEmail(tx, candidateId, email)))
    throw conflict('email_taken', applicationWords.emailTaken)
  await indexCandidate(tx, candidateId)
  for (const { id } of await applicationIdsOf(tx.q, tx.organizationId, candidateId).execute())
    await tx.emit('application.address_added', id, {}, { kind: 'admin', id: actor.adminId })
}
