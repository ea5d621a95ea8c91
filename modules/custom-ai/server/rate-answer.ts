import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { deleteOpinion, storeOpinion } from './queries/opinions.ts'
import { answersOf } from './read-answers.ts'

interface Opinion {
  readonly applicationId: string
  readonly answerId: string
  /** Null takes it back. */
  readonly agrees: boolean | null
}

/** Records whether the caller agrees with an answer that they can see. @throws 404 */
export async function rateAnswer(
  org: OrganizationDb,
  actor: Actor,
  { applicationId, answerId, agrees }: Opinion,
  now: Date,
): Promise<void> {
  const { items } = await answersOf(org, actor, applicationId)
  if (!items.some(({ id, state }) => id === answerId && state === 'ready')) throw notFound()
  const key = { organization_id: org.organizationId, answer_id: answerId, admin_id: actor.adminId }
  await org.write(async tx => {
    if (agrees === null) await deleteOpinion(tx, key)
    else await storeOpinion(tx, { ...key, agrees, at: now })
  })
}
