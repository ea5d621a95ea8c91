import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { cancelMail } from '#platform/mail/messages.ts'
import { adminById } from '#modules/accounts/public.ts'
import type { applicationsContract } from '../contract.ts'
import { applicationWords } from '../words/problems.ts'
import { emailTo, lockApplication, updateApplication } from './queries.ts'

type Change = BodyOf<(typeof applicationsContract)['applications.edit']>

const MOST_TAGS = 20

/** The tags of an application after a change; undefined if it changes none. @throws 409 `too_many_tags` */
function tagsAfter(before: readonly string[], { tags, add_tags: add, remove_tags: remove }: Change) {
  if (!tags && !add && !remove) return
  const kept = (tags ?? before).filter(tag => !remove?.includes(tag))
  const after = [...new Set([...kept, ...(add ?? [])])]
  if (after.length > MOST_TAGS) throw conflict('too_many_tags', applicationWords.tooManyTags(MOST_TAGS))
  return after
}

/** Changes the tags and the owner of an application, which is locked, so that no tag of somebody else gets lost. */
export async function editApplication(
  tx: OrganizationTransaction,
  { adminId, oneOfMany = false }: Pick<Actor, 'adminId'> & { oneOfMany?: boolean },
  id: string,
  change: Change,
): Promise<void> {
  const owner = change.owner_id && (await adminById(tx.q, tx.organizationId, change.owner_id).executeTakeFirst())
  if (change.owner_id && (!owner || owner.removed_at)) throw invalidField('owner_id', applicationWords.ownerUnknown)
  const before = await lockApplication(tx, id)
  if (!before) throw notFound()
  const tags = tagsAfter(before.tags, change)
  const set = { ...(tags && { tags }), ...(change.owner_id !== undefined && { owner_id: change.owner_id }) }
  if (Object.keys(set).length === 0) return
  await updateApplication(tx, id, set)
  if (owner && before.owner_id !== owner.id)
    await tx.emit(
      'application.assigned',
      id,
      { admin_id: owner.id, one_of_many: oneOfMany },
      { kind: 'admin', id: adminId },
    )
}

/** Cancels an e-mail that has not been sent yet. @throws 404, 409 if it has already been sent */
export async function cancelHeldMail(
  tx: OrganizationTransaction,
  applicationId: string,
  messageId: string,
): Promise<void> {
  const message = await emailTo(tx.q, tx.organizationId, applicationId, messageId).executeTakeFirst()
  if (!message) throw notFound()
  const cancelled = await cancelMail(tx, messageId)
  if (!cancelled && message.state !== 'cancelled') throw conflict('mail_gone', applicationWords.emailSent)
}
