import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { cancelMail } from '#platform/mail/messages.ts'
import { adminById } from '#modules/accounts/public.ts'
import { applicationWords } from '../words/problems.ts'
import { emailTo, lockApplication, updateApplication } from './queries.ts'

export async function editApplication(
  tx: OrganizationTransaction,
  { adminId, oneOfMany = false }: Pick<Actor, 'adminId'> & { oneOfMany?: boolean },
  id: string,
  change: { tags?: string[]; owner_id?: string | null },
): Promise<void> {
  const owner = change.owner_id && (await adminById(tx.q, tx.organizationId, change.owner_id).executeTakeFirst())
  if (change.owner_id && (!owner || owner.removed_at)) throw invalidField('owner_id', applicationWords.ownerUnknown)
  const tags = change.tags && [...new Set(change.tags)]
  const set = { ...(tags && { tags }), ...(change.owner_id !== undefined && { owner_id: change.owner_id }) }
  if (Object.keys(set).length === 0) return
  const before = owner && (await lockApplication(tx, id))
  await updateApplication(tx, id, set)
  if (owner && before && before.owner_id !== owner.id)
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
