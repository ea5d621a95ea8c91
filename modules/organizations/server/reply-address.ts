import { spendLink } from '#platform/auth/links.ts'
import { DAY, later, MINUTE } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, gone, notFound, tooMany } from '#platform/errors/problem-error.ts'
import type { Actor, HeldLink } from '#platform/http/api.ts'
import { MOST_REPLY_EMAILS } from '../policy.ts'
import { organizationProblems as problems } from '../words/problems.ts'
import {
  lockSettings,
  organizationById,
  refusedReplyEmail,
  replyAddressesAsked,
  settingsById,
  type SettingsRow,
  updateSettings,
} from './queries.ts'

const NOTHING_WAITS = { reply_to_asked: null, reply_to_asked_at: null, reply_to_request: null }

const by = ({ adminId: id }: Actor) => ({ kind: 'admin', id }) as const

/**
 * Asks the person who reads an address to confirm it. Strangers get these e-mails, so there are few of them.
 * @throws 429 within a minute of the last e-mail to this address, and after the day's last one
 */
export async function askReplyAddress(tx: OrganizationTransaction, actor: Actor, email: string, now: Date) {
  const settings = await lockSettings(tx)
  if (settings.reply_to === email) return cancelReplyAddress(tx, actor)
  const wait = (settings.reply_to_asked_at?.getTime() ?? 0) + MINUTE - now.getTime()
  if (settings.reply_to_asked === email && wait > 0) throw tooMany(Math.ceil(wait / 1000))
  const { count } = await replyAddressesAsked(tx, later(now, -DAY))
  if (count >= MOST_REPLY_EMAILS) throw tooMany(DAY / 1000)
  const request_id = newId()
  await updateSettings(tx, { reply_to_asked: email, reply_to_asked_at: now, reply_to_request: request_id })
  await tx.emit('organization.reply_address_asked', tx.organizationId, { request_id }, by(actor))
}

/** Whether the e-mail to the address that waits could not be delivered. */
export async function isUndelivered(org: OrganizationDb, settings: SettingsRow): Promise<boolean> {
  const { reply_to_asked: address, reply_to_asked_at: since } = settings
  if (!address || !since) return false
  const [refused] = await org.read(q => [refusedReplyEmail(q, org.organizationId, address, since)])
  return refused.length > 0
}

/** Forgets an address that was not confirmed. Its link names the request, so it stops working. */
export async function cancelReplyAddress(tx: OrganizationTransaction, actor: Actor) {
  const settings = await lockSettings(tx)
  if (!settings.reply_to_request) return
  await updateSettings(tx, NOTHING_WAITS)
  await tx.emit('organization.edited', tx.organizationId, { fields: ['reply_to'] }, by(actor))
}

/** Replies go to the person who caused an e-mail again. */
export async function removeReplyAddress(tx: OrganizationTransaction, actor: Actor) {
  const settings = await lockSettings(tx)
  if (!settings.reply_to) return
  await updateSettings(tx, { reply_to: null })
  await tx.emit('organization.edited', tx.organizationId, { fields: ['reply_to'] }, by(actor))
}

/** What a link confirms. Changes nothing, because mail scanners open links. @throws 410 `link_replaced` */
export async function readReplyLink(org: OrganizationDb, { subjectId }: HeldLink) {
  const [[organization], [settings]] = await org.read(q => [
    organizationById(q, org.organizationId),
    settingsById(q, org.organizationId),
  ])
  if (!organization || !settings) throw notFound()
  if (settings.reply_to_request !== subjectId || !settings.reply_to_asked)
    throw gone('link_replaced', problems.replyReplaced)
  return { email: settings.reply_to_asked, organization_name: organization.name }
}

/** Uses the address of a link from now on. @throws 409 `link_used`, 410 `link_replaced` */
export async function confirmReplyAddress(tx: OrganizationTransaction, { subjectId, token }: HeldLink, now: Date) {
  const { reply_to_request, reply_to_asked: email } = await lockSettings(tx)
  if (reply_to_request !== subjectId || !email) throw gone('link_replaced', problems.replyReplaced)
  if (!(await spendLink(tx, token, now))) throw conflict('link_used', problems.replyUsed)
  await updateSettings(tx, { ...NOTHING_WAITS, reply_to: email })
  await tx.emit('organization.reply_address_confirmed', tx.organizationId, {}, { kind: 'system' })
  const organization = await organizationById(tx.q, tx.organizationId).executeTakeFirstOrThrow()
  return { email, organization_name: organization.name }
}
