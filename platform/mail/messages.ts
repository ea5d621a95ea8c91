import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { OrganizationTransaction } from '../db/organization.ts'
import { newId } from '../db/id.ts'
import { task, type TaskDefinition } from '../tasks/tasks.ts'
import { type MailContent, nameLinks, type PrivateLink, sealContent } from './content.ts'
import { deliver } from './deliver.ts'

export interface NewMail {
  readonly to: { readonly address: string; readonly name: string | null }
  readonly templateKey: string
  /** The subject of the e-mail, such as an application or an admin. E-mails are listed by it. */
  readonly subjectId: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: MailContent['attachments']
  readonly replyTo?: MailContent['reply_to']
  readonly fromName?: string
  /** Links that only the recipient may have. The text stored in clear replaces them by their purpose. */
  readonly links?: readonly PrivateLink[]
  /** What is stored in clear instead of the text, if the text names people whom nothing else connects with the message. */
  readonly stored?: string
  /** The application that a message to someone else mentions: erasing the application deletes the message too. */
  readonly aboutId?: string | null
  /** Sent at this time; it can be cancelled until then. */
  readonly sendAt?: Date
  /** `sign_in`: the recipient is waiting for it, so it is sent before all others. */
  readonly lane?: 'email' | 'sign_in'
  /** The ID of its cause, the same for every attempt: each cause sends the e-mail only once. */
  readonly cause?: string
}

const SENDING_TASKS = { email: 'mail.send', sign_in: 'mail.send:sign-in' } as const

/** The same ID for the same cause and template. A UUIDv8, which is meant for uses like this (RFC 9562, section 5.8). */
export function messageIdFor(cause: string, templateKey: string, address: string): string {
  const hex = createHash('sha256').update(`${cause} ${templateKey} ${address}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Queues an e-mail in the transaction that causes it, once for each cause. @returns the ID of the message */
export async function postMail(tx: OrganizationTransaction, mail: NewMail): Promise<string> {
  const id = mail.cause ? messageIdFor(mail.cause, mail.templateKey, mail.to.address) : newId()
  const posted = await tx.q
    .insertInto('mail_messages')
    .values({
      id,
      organization_id: tx.organizationId,
      to_address: mail.to.address,
      to_name: mail.to.name,
      template_key: mail.templateKey,
      subject_id: mail.subjectId,
      about_id: mail.aboutId ?? null,
      subject: nameLinks(mail.subject, mail.links ?? []),
      text_body: nameLinks(mail.stored ?? mail.text, mail.links ?? []),
      sealed: sealContent(tx.vault, tx.organizationId, id, {
        text: mail.text,
        html: mail.html,
        attachments: mail.attachments ?? [],
        reply_to: mail.replyTo,
        from_name: mail.fromName,
      }),
      state: mail.sendAt ? 'held' : 'waiting',
      send_at: mail.sendAt ?? null,
    })
    .onConflict(oc => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!posted) return id
  await tx.task(SENDING_TASKS[mail.lane ?? 'email'], { message_id: id }, { key: `mail:${id}`, runAt: mail.sendAt })
  return id
}

/** Whether the e-mail of a cause already exists. Checked before anything is created for it, such as a link that replaces an earlier one. */
export async function isPosted(
  tx: OrganizationTransaction,
  cause: string,
  templateKey: string,
  address: string,
): Promise<boolean> {
  const found = await tx.q
    .selectFrom('mail_messages')
    .select('id')
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', messageIdFor(cause, templateKey, address))
    .executeTakeFirst()
  return found !== undefined
}

/** Cancels an e-mail that has not been sent yet. @returns whether it was still queued: not if it is being sent at this moment */
export async function cancelMail(tx: OrganizationTransaction, messageId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.q
    .updateTable('mail_messages')
    .set({ state: 'cancelled', sealed: null })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', messageId)
    .where('state', 'in', ['held', 'waiting'])
    .where('claimed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Sends an e-mail again whose delivery failed for good.
 * @param address the recipient's present address, if it may have been corrected @returns whether its delivery had failed
 */
export async function sendMailAgain(
  tx: OrganizationTransaction,
  messageId: string,
  address: string | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.q
    .updateTable('mail_messages')
    .set({ state: 'waiting', failure: null, send_at: null, ...(address && { to_address: address }) })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', messageId)
    .where('state', '=', 'failed')
    .where('sealed', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx.task(SENDING_TASKS.email, { message_id: messageId }, { key: `mail:${messageId}` })
  return true
}

/** Deletes the content of an e-mail whose delivery failed for good. It cannot be sent again then. */
export const deleteFailedContent = (tx: OrganizationTransaction, messageId: string) =>
  tx.q
    .updateTable('mail_messages')
    .set({ sealed: null })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', messageId)
    .where('state', '=', 'failed')
    .execute()

/** Tells the modules that an e-mail could not be delivered. Its event names no address. */
const announceFailure = (
  tx: OrganizationTransaction,
  { id, subject_id, template_key }: { id: string; subject_id: string | null; template_key: string },
) => tx.emit('mail.failed', subject_id, { message_id: id, template_key }, { kind: 'system' })

/** Sends one message. */
const sendMailIn = (lane: 'email' | 'sign_in') =>
  task({
    name: SENDING_TASKS[lane],
    lane,
    payload: z.object({ organization_id: z.string(), message_id: z.string() }),
    async run(services, { organization_id, message_id }) {
      const organization = services.db.forOrganization(organization_id)
      // Claimed first: what a mail server may have received can no longer be cancelled.
      const message = await organization.write(({ q }) =>
        q
          .updateTable('mail_messages')
          .set({ claimed_at: services.clock.now() })
          .where('organization_id', '=', organization_id)
          .where('id', '=', message_id)
          .where('state', 'not in', ['cancelled', 'sent', 'kept'])
          .returningAll()
          .executeTakeFirst(),
      )
      if (!message) return
      // Nothing about sample data leaves the product, whatever its recipient. The database marks these messages.
      const { outcome, error } = await deliver(services, message, { leaves: !message.sample })
      await organization.write(async tx => {
        await tx.q
          .updateTable('mail_messages')
          .set(eb => ({ ...outcome, claimed_at: null, tries: eb('tries', '+', 1) }))
          .where('organization_id', '=', organization_id)
          .where('id', '=', message_id)
          .execute()
        if (outcome.state === 'failed') await announceFailure(tx, message)
        if (outcome.state !== 'sent' && outcome.state !== 'kept') return
        // Only now has the person been informed. Modules that record this subscribe to the event.
        await tx.emit(
          'mail.sent',
          message.subject_id,
          { message_id, template_key: message.template_key },
          { kind: 'system' },
        )
      })
      if (error) throw error
    },
    async failed({ db }, { organization_id, message_id }, reason) {
      await db.forOrganization(organization_id).write(async tx => {
        const message = await tx.q
          .updateTable('mail_messages')
          .set({ state: 'failed', failure: reason, claimed_at: null })
          .where('organization_id', '=', organization_id)
          .where('id', '=', message_id)
          .returning(['id', 'subject_id', 'template_key'])
          .executeTakeFirst()
        if (message) await announceFailure(tx, message)
      })
    },
  })

export const mailTasks: readonly TaskDefinition[] = [
  sendMailIn('sign_in') as TaskDefinition,
  sendMailIn('email') as TaskDefinition,
]
