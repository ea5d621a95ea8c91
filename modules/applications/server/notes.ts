import { newId } from '#platform/db/id.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { cancelMail } from '#platform/mail/messages.ts'
import { viewerOf } from './list-applications.ts'
import { applicationsMatching } from './queries.ts'

/** @throws 404 where the actor may not see the application */
export async function requireSeen(org: OrganizationDb, actor: Actor, id: string): Promise<void> {
  const [rows] = await org.read(q => [
    applicationsMatching(q, viewerOf(actor), { archived: 'true' }).select('a.id').where('a.id', '=', id),
  ])
  if (rows.length === 0) throw notFound()
}

export async function addNote(
  org: OrganizationDb,
  actor: Actor,
  applicationId: string,
  text: string,
  now: Date,
): Promise<{ id: string }> {
  await requireSeen(org, actor, applicationId)
  const id = newId()
  await org.write(async tx => {
    await tx.q
      .insertInto('application_notes')
      .values({
        organization_id: org.organizationId,
        id,
        application_id: applicationId,
        admin_id: actor.adminId,
        text,
        at: now,
      })
      .execute()
    await tx.emit('application.noted', applicationId, {}, { kind: 'admin', id: actor.adminId })
  })
  return { id }
}

export async function editApplication(
  org: OrganizationDb,
  actor: Actor,
  id: string,
  change: { tags?: string[]; owner_id?: string | null },
  now: Date,
): Promise<void> {
  await requireSeen(org, actor, id)
  await org.write(async tx => {
    if (change.owner_id) {
      const owner = await tx.q
        .selectFrom('admins')
        .select('id')
        .where('organization_id', '=', org.organizationId)
        .where('id', '=', change.owner_id)
        .executeTakeFirst()
      if (!owner) throw invalidField('owner_id', 'This person is not an admin of the organization.')
    }
    const tags = change.tags && [...new Set(change.tags)]
    await tx.q
      .updateTable('applications')
      .set({
        ...(tags && { tags }),
        ...(change.owner_id !== undefined && { owner_id: change.owner_id }),
        updated_at: now,
      })
      .where('organization_id', '=', org.organizationId)
      .where('id', '=', id)
      .execute()
  })
}

/** Takes back a held mail. @throws 409 where it has gone already */
export async function cancelHeldMail(
  org: OrganizationDb,
  actor: Actor,
  applicationId: string,
  messageId: string,
): Promise<void> {
  await requireSeen(org, actor, applicationId)
  const [mails] = await org.read(q => [
    q
      .selectFrom('mail_messages')
      .select(['id', 'state'])
      .where('organization_id', '=', org.organizationId)
      .where('id', '=', messageId)
      .where('subject_id', '=', applicationId),
  ])
  if (!mails[0]) throw notFound()
  const cancelled = await org.write(tx => cancelMail(tx, messageId))
  if (!cancelled && mails[0].state !== 'cancelled') throw conflict('mail_gone', 'This mail has gone out already.')
}
