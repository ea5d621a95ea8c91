import { DAY, later, SECOND } from '#platform/clock/clock.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { cancelMail, messageIdFor, sendMailAgain } from '#platform/mail/messages.ts'
import type { Services } from '#platform/services.ts'
import { candidateById, type CandidateEmails, lockApplication } from '#modules/applications/public.ts'
import type { Message, messagesContract } from '../contract.ts'
import { MOST_DAYS_AHEAD, UNDO_SECONDS } from '../policy.ts'
import { messageProblems as problems } from '../words/problems.ts'
import { messageTo } from './messages.read-model.ts'
import { presentMessage } from './present.ts'
import { insertMessage, messageById, messageOfMail, updateMessage } from './queries.ts'

type Written = BodyOf<(typeof messagesContract)['messages.edit']>
interface MessagePath {
  readonly id: string
  readonly messageId: string
}

/** What sending an e-mail needs besides its text. */
export interface Sending {
  readonly services: Services
  readonly emails: CandidateEmails
  readonly tx: OrganizationTransaction
  readonly actor: Actor
  readonly now: Date
}

/** @throws 422 for a time in the past or too far ahead */
function timeOf(sendAt: string | undefined, now: Date): Date {
  // A moment to take it back.
  const soon = later(now, UNDO_SECONDS * SECOND)
  if (!sendAt) return soon
  const at = new Date(sendAt)
  if (at < later(now, -60 * SECOND)) throw invalidField('send_at', problems.past)
  if (at > later(now, MOST_DAYS_AHEAD * DAY)) throw invalidField('send_at', problems.tooFar(MOST_DAYS_AHEAD))
  return at > soon ? at : soon
}

/** The address of an application's candidate, whose row is locked. @throws 404, 409 `no_email` */
async function addressOf(tx: OrganizationTransaction, applicationId: string): Promise<string> {
  const application = await lockApplication(tx, applicationId)
  const candidate =
    application && (await candidateById(tx.q, tx.organizationId, application.candidate_id).executeTakeFirst())
  if (!candidate) throw notFound()
  if (!candidate.email) throw conflict('no_email', problems.noEmail)
  return candidate.email
}

const shown = async (tx: OrganizationTransaction, applicationId: string, mailId: string): Promise<Message> =>
  presentMessage(await messageTo(tx.q, tx.organizationId, applicationId, mailId).executeTakeFirstOrThrow())

/** Posts the e-mail. @returns its ID @throws 422 if the text breaks the rules for templates */
async function post(
  { services, emails, tx, actor, now }: Sending,
  applicationId: string,
  cause: string,
  input: Written,
) {
  const { subject, body, send_at } = input
  const address = await addressOf(tx, applicationId)
  const text = { subject, body }
  emails.check('message', text)
  const sendAt = timeOf(send_at, now)
  await emails.post(services, tx, 'message', { applicationId, adminId: actor.adminId, now, text, sendAt, cause })
  return messageIdFor(cause, 'message', address)
}

/** E-mails a candidate, once for each ID. @throws 404, 409, 422 */
export async function sendMessage(
  sending: Sending,
  applicationId: string,
  { id, ...input }: Written & { id: string },
): Promise<Message> {
  const { tx, actor, now } = sending
  // Locks the application first, so that the same ID sent twice at the same time waits here.
  await addressOf(tx, applicationId)
  const existing = await messageById(tx, id)
  if (existing && existing.application_id !== applicationId) throw notFound()
  if (existing) return shown(tx, applicationId, existing.mail_id)
  const mail_id = await post(sending, applicationId, id, input)
  const { subject, body } = input
  await insertMessage(tx, {
    organization_id: tx.organizationId,
    id,
    application_id: applicationId,
    admin_id: actor.adminId,
    mail_id,
    subject,
    body,
    created_at: now,
  })
  await tx.emit(
    'message.written',
    applicationId,
    { message_id: mail_id, scheduled: input.send_at !== undefined },
    { kind: 'admin', id: actor.adminId },
  )
  return shown(tx, applicationId, mail_id)
}

/** Replaces an unsent e-mail by another. @throws 404, 409 `stale`, `mail_gone`, 422 */
export async function editMessage(sending: Sending, path: MessagePath, input: Written): Promise<Message> {
  const { tx, actor } = sending
  await addressOf(tx, path.id)
  const written = await messageOfMail(tx, path.id, path.messageId)
  if (!written) {
    const mail = await messageTo(tx.q, tx.organizationId, path.id, path.messageId).executeTakeFirst()
    throw mail ? conflict('stale', problems.stale) : notFound()
  }
  if (!(await cancelMail(tx, written.mail_id))) throw conflict('mail_gone', problems.gone)
  // Another cause for each edit: the replaced e-mail stays in the list as cancelled.
  const mail_id = await post(sending, path.id, `${written.id} ${written.mail_id}`, input)
  await updateMessage(tx, written.id, { mail_id, subject: input.subject, body: input.body, admin_id: actor.adminId })
  await tx.emit('message.edited', path.id, { message_id: mail_id }, { kind: 'admin', id: actor.adminId })
  return shown(tx, path.id, mail_id)
}

/** Sends an undelivered e-mail again, to the candidate's present address. @throws 404, 409 `not_failed`, `no_email` */
export async function sendAgain({ tx, actor }: Pick<Sending, 'tx' | 'actor'>, path: MessagePath): Promise<void> {
  const address = await addressOf(tx, path.id)
  const mail = await messageTo(tx.q, tx.organizationId, path.id, path.messageId).executeTakeFirst()
  if (!mail) throw notFound()
  if (!(await sendMailAgain(tx, mail.id, address))) throw conflict('not_failed', problems.notFailed)
  await tx.emit('message.sent_again', path.id, { message_id: mail.id }, { kind: 'admin', id: actor.adminId })
}
