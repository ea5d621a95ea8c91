import { z } from 'zod'
import type { OrganizationTransaction } from '../db/organization.ts'
import { newId } from '../db/id.ts'
import { json } from '../db/tables.ts'
import { task } from '../tasks/tasks.ts'

export interface NewMail {
  readonly to: { readonly address: string; readonly name: string | null }
  readonly templateKey: string
  /** What the mail is about: an application, an admin. Lists of mails are by it. */
  readonly subjectId: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly { readonly file_name: string; readonly content_type: string; readonly content: string }[]
  /** Held until then, and cancellable until then. */
  readonly sendAt?: Date
}

/** Puts a mail on its way in the transaction that causes it. @returns the message's id. */
export async function postMail(tx: OrganizationTransaction, mail: NewMail): Promise<string> {
  const id = newId()
  await tx.q
    .insertInto('mail_messages')
    .values({
      id,
      organization_id: tx.organizationId,
      to_address: mail.to.address,
      to_name: mail.to.name,
      template_key: mail.templateKey,
      subject_id: mail.subjectId,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      attachments: json(mail.attachments ?? []),
      state: mail.sendAt ? 'held' : 'waiting',
      send_at: mail.sendAt ?? null,
    })
    .execute()
  await tx.task('mail.send', { message_id: id }, { key: `mail:${id}`, runAt: mail.sendAt })
  return id
}

/** Takes back a mail that has not gone yet. @returns whether it was still here. */
export async function cancelMail(tx: OrganizationTransaction, messageId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.q
    .updateTable('mail_messages')
    .set({ state: 'cancelled' })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', messageId)
    .where('state', 'in', ['held', 'waiting'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Sends one message. A mail server that took it while the answer was lost gets it again under the same Message-ID. */
export const sendMail = task({
  name: 'mail.send',
  payload: z.object({ organization_id: z.string(), message_id: z.string() }),
  async run({ db, mail, clock }, { organization_id, message_id }) {
    const organization = db.forOrganization(organization_id)
    const [[message]] = await organization.read(q => [
      q.selectFrom('mail_messages').selectAll().where('organization_id', '=', organization_id).where('id', '=', message_id),
    ])
    if (!message || message.state === 'cancelled' || message.state === 'sent' || message.state === 'kept') return
    const mark = (change: { state: 'sent' | 'kept' | 'failed' | 'waiting'; failure?: string | null; sent_at?: Date }) =>
      organization.write(tx =>
        tx.q
          .updateTable('mail_messages')
          .set(eb => ({ ...change, tries: eb('tries', '+', 1) }))
          .where('organization_id', '=', organization_id)
          .where('id', '=', message_id)
          .execute(),
      )
    try {
      await mail.send({
        id: message.id,
        to: { address: message.to_address, name: message.to_name },
        subject: message.subject,
        text: message.text_body,
        html: message.html_body,
        attachments: message.attachments,
      })
    } catch (error) {
      await mark({ state: 'waiting', failure: (error as Error).message.slice(0, 300) })
      throw error
    }
    await mark({ state: mail.kind === 'smtp' ? 'sent' : 'kept', failure: null, sent_at: clock.now() })
  },
  async failed({ db }, { organization_id, message_id }, reason) {
    await db.forOrganization(organization_id).write(tx =>
      tx.q
        .updateTable('mail_messages')
        .set({ state: 'failed', failure: reason })
        .where('organization_id', '=', organization_id)
        .where('id', '=', message_id)
        .execute(),
    )
  },
})
