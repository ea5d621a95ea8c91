import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Vault } from '../auth/vault.ts'
import { newId } from '../db/id.ts'
import { json, type Tables } from '../db/tables.ts'
import { task, type TaskDefinition } from '../tasks/tasks.ts'
import { nameLinks, sealContent } from './content.ts'
import { deliver } from './deliver.ts'
import { messageIdFor, type NewMail } from './messages.ts'

/** An e-mail that belongs to no organization: about a contact request, or to an operator of the platform. */
export type NewPlatformMail = Pick<
  NewMail,
  'to' | 'templateKey' | 'subjectId' | 'subject' | 'text' | 'html' | 'links' | 'lane' | 'cause' | 'replyTo' | 'fromName'
>

const SENDING_TASKS = { email: 'mail.send-platform', sign_in: 'mail.send-platform:sign-in' } as const
const TRIES = 12

/** Queues an e-mail of the platform, once for each cause. `q` is a transaction across organizations. */
export async function postPlatformMail(
  q: Kysely<Tables>,
  vault: Vault,
  mail: NewPlatformMail,
  now: Date,
): Promise<string> {
  const id = mail.cause ? messageIdFor(mail.cause, mail.templateKey, mail.to.address) : newId()
  const { text, html, replyTo, fromName } = mail
  const posted = await q
    .insertInto('platform_mail')
    .values({
      id,
      to_address: mail.to.address,
      to_name: mail.to.name,
      template_key: mail.templateKey,
      subject_id: mail.subjectId,
      subject: nameLinks(mail.subject, mail.links ?? []),
      text_body: nameLinks(text, mail.links ?? []),
      sealed: sealContent(vault, null, id, { text, html, attachments: [], reply_to: replyTo, from_name: fromName }),
      state: 'waiting',
      created_at: now,
    })
    .onConflict(oc => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!posted) return id
  await queueSending(q, SENDING_TASKS[mail.lane ?? 'email'], id)
  return id
}

/** Queues e-mails about a subject that were refused once more. @returns how many */
export async function sendRefusedAgain(
  q: Kysely<Tables>,
  { subjectId, templateKeys }: { subjectId: string; templateKeys: readonly string[] },
): Promise<number> {
  const refused = await q
    .updateTable('platform_mail')
    .set({ state: 'waiting', failure: null })
    .where('subject_id', '=', subjectId)
    .where('template_key', 'in', templateKeys)
    .where('state', '=', 'failed')
    .returning('id')
    .execute()
  for (const { id } of refused) await queueSending(q, SENDING_TASKS.email, id)
  return refused.length
}

const queueSending = (q: Kysely<Tables>, name: string, id: string) =>
  sql`select enqueue_task(${name}, ${json({ message_id: id })}, ${`mail:${id}`}, null, ${TRIES})`.execute(q)

/** Sends one message of the platform. */
const sendIn = (lane: 'email' | 'sign_in') =>
  task({
    name: SENDING_TASKS[lane],
    lane,
    payload: z.object({ message_id: z.string() }),
    async run(services, { message_id }) {
      const { db } = services
      const message = await db.unsafeAcrossOrganizations(q =>
        q.selectFrom('platform_mail').selectAll().where('id', '=', message_id).executeTakeFirst(),
      )
      if (!message || message.state === 'sent' || message.state === 'kept') return
      const { outcome, error } = await deliver(services, message, { leaves: true })
      await db.unsafeAcrossOrganizations(q =>
        q
          .updateTable('platform_mail')
          .set(eb => ({ ...outcome, tries: eb('tries', '+', 1) }))
          .where('id', '=', message_id)
          .execute(),
      )
      if (error) throw error
    },
    async failed({ db }, { message_id }, failure) {
      await db.unsafeAcrossOrganizations(q =>
        q.updateTable('platform_mail').set({ state: 'failed', failure }).where('id', '=', message_id).execute(),
      )
    },
  })

export const platformMailTasks: readonly TaskDefinition[] = [
  sendIn('sign_in') as TaskDefinition,
  sendIn('email') as TaskDefinition,
]
