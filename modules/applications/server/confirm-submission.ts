import type { Link } from '#platform/auth/links.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { indexCandidate } from './index-application.ts'
import { applicationById, updateApplication } from './queries.ts'
import { lockPeople, updateCandidate } from './queries/merging.ts'
import { textAnswer } from './save-application.ts'

/**
 * What was submitted with the address of a known candidate counts for the candidate once a person uses a link that was e-mailed to the
 * address. Only what was empty is filled in. To fetch a page is not enough, because e-mail scanners do that too.
 */
export async function confirmSubmission(
  tx: OrganizationTransaction,
  applicationId: string,
  { unverifiedFor }: Pick<Link, 'unverifiedFor'>,
): Promise<void> {
  const found = await applicationById(tx.q, tx.organizationId, applicationId).executeTakeFirst()
  if (unverifiedFor || !found?.unconfirmed_time_zone) return
  const { candidates, applications } = await lockPeople(tx, [found.candidate_id])
  const [candidate] = candidates
  const application = applications.find(({ id }) => id === applicationId)
  if (!candidate || !application?.unconfirmed_time_zone) return
  const { answers, unconfirmed_time_zone } = application
  await updateCandidate(tx, candidate.id, {
    phone: candidate.phone ?? (textAnswer(answers, 'phone') || null),
    location: candidate.location ?? (textAnswer(answers, 'location') || null),
    time_zone: unconfirmed_time_zone,
  })
  await updateApplication(tx, applicationId, { unconfirmed_time_zone: null })
  await indexCandidate(tx, candidate.id)
}
