import type { z } from 'zod'
import { can } from '#platform/access/policy.ts'
import { cappedCount, cutPage, presentTotal } from '#platform/db/pages.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import type { Actor } from '#platform/http/api.ts'
import { sendMailAgain } from '#platform/mail/messages.ts'
import { reasonOf } from '#platform/mail/refusals.ts'
import { blindFor } from '#modules/applications/public.ts'
import {
  type emailTemplatesContract,
  type SentEmail,
  type SentFilter,
  templateKey,
  type UndeliveredReason,
} from '../contract.ts'
import { isAlwaysOn, momentOf, SIGN_IN_TEMPLATES } from '../policy.ts'
import { sentWords as words } from '../words/sent.ts'
import { changedTemplates } from './queries.ts'
import {
  addressesOf,
  candidatesOf,
  type Reader,
  sentEmails,
  sentPage,
  type SentRow,
  undelivered,
  undeliveredAmong,
} from './sent-emails.read-model.ts'
import { STANDARD_EMAILS } from './standard-emails.ts'

type Page = z.input<(typeof emailTemplatesContract)['sentEmails.list']['reply']>
type Undelivered = z.input<(typeof emailTemplatesContract)['sentEmails.undelivered']['reply']>

const readerOf = ({ organizationId, role, blindReview }: Actor, now: Date): Reader => ({
  organizationId,
  now,
  signIn: can(role, 'people.manage'),
  blind: blindReview,
})

type Subject = Pick<SentRow, 'subject_id' | 'about_id'>

/** The application of an e-mail, if it is about one. */
const subjectOf = ({ subject_id, about_id }: Subject) => about_id ?? subject_id

const idsOf = (rows: readonly Subject[]) => [...new Set(rows.flatMap(row => subjectOf(row) ?? []))]

interface Known {
  readonly candidates: readonly { readonly application_id: string; readonly candidate_id: string }[]
  readonly addresses: readonly { readonly application_id: string; readonly email: string | null }[]
  /** The applications whose candidate the reader must not recognize. */
  readonly blind: { has(applicationId: string): boolean }
  readonly nameOf: (templateKey: string) => string
}

/** The present address of the candidate to whom an e-mail went. Those to somebody else name the application in `about_id`. */
const addressOf = ({ subject_id, about_id }: Subject, addresses: Known['addresses']) =>
  about_id === null ? (addresses.find(one => one.application_id === subject_id)?.email ?? null) : null

function present(row: SentRow, { candidates, addresses, blind, nameOf }: Known): SentEmail {
  const failed = row.state === 'failed'
  const subject = subjectOf(row)
  const candidate = candidates.find(one => one.application_id === subject)
  const isBlind = candidate !== undefined && blind.has(candidate.application_id)
  const address = addressOf(row, addresses)
  return {
    id: row.id,
    template_key: row.template_key,
    template_name: nameOf(row.template_key),
    to: { name: row.to_name, address: isBlind ? null : row.to_address },
    application_id: candidate?.application_id ?? null,
    candidate_uuid: candidate?.candidate_id ?? null,
    subject: row.subject,
    state: row.state as SentEmail['state'],
    created_at: row.created_at.toISOString(),
    send_at: row.send_at?.toISOString() ?? null,
    sent_at: row.sent_at?.toISOString() ?? null,
    tries: row.tries,
    reason: failed ? reasonOf(row.failure ?? '') : null,
    failure: isBlind ? null : row.failure,
    can_send_again: failed && Boolean(row.is_whole) && !SIGN_IN_TEMPLATES.includes(row.template_key),
    corrected_address: isBlind || address === row.to_address ? null : address,
  }
}

/** A page of the organization's e-mails. */
export async function listSentEmails(
  org: OrganizationDb,
  actor: Actor,
  now: Date,
  { limit, cursor, ...filter }: SentFilter & { limit: number; cursor?: string },
): Promise<Page> {
  const reader = readerOf(actor, now)
  const [rows, counted, templates] = await org.read(q => [
    sentPage(q, reader, { ...filter, limit, cursor }),
    cappedCount(q, sentEmails(q, reader, filter)),
    changedTemplates(q, org.organizationId),
  ])
  const ids = idsOf(rows)
  const failed = idsOf(rows.filter(({ state }) => state === 'failed'))
  const [candidates, addresses] = await org.read(q => [
    candidatesOf(q, org.organizationId, ids),
    addressesOf(q, org.organizationId, failed),
  ])
  const blind = actor.blindReview ? await blindFor(org, actor.adminId, ids) : new Map()
  const nameOf = (key: string) => {
    const standard = templateKey.safeParse(key)
    if (standard.success) return STANDARD_EMAILS[standard.data].name
    return templates.find(one => one.key === key)?.name ?? words.otherTemplate
  }
  const known = { candidates, addresses, blind, nameOf }
  return {
    ...cutPage(
      rows,
      limit,
      row => present(row, known),
      row => [row.created_at.toISOString(), row.id],
    ),
    ...presentTotal(counted[0]?.count ?? 0),
  }
}

/** How many e-mails were not delivered, by reason. */
export async function countUndelivered(org: OrganizationDb, actor: Actor, now: Date): Promise<Undelivered> {
  const [rows] = await org.read(q => [undelivered(q, readerOf(actor, now))])
  const counts = new Map<UndeliveredReason, number>()
  for (const { failure } of rows) {
    const reason = reasonOf(failure ?? '')
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return {
    total: rows.length,
    reasons: [...counts].map(([reason, count]) => ({ reason, count })).toSorted((a, b) => b.count - a.count),
    awaited: rows.filter(({ template_key }) => isAlwaysOn(template_key) && momentOf(template_key) !== 'account').length,
  }
}

/** Sends those again that were not delivered. @returns how many */
export async function sendEmailsAgain(
  tx: OrganizationTransaction,
  actor: Actor,
  now: Date,
  ids: readonly string[],
): Promise<number> {
  const found = await undeliveredAmong(tx.q, readerOf(actor, now), ids).execute()
  const addresses = await addressesOf(tx.q, tx.organizationId, idsOf(found)).execute()
  let sent = 0
  for (const { id, template_key, ...subject } of found) {
    if (SIGN_IN_TEMPLATES.includes(template_key)) continue
    if (!(await sendMailAgain(tx, id, addressOf(subject, addresses)))) continue
    sent++
    await tx.emit('message.sent_again', subjectOf(subject), { message_id: id }, { kind: 'admin', id: actor.adminId })
  }
  return sent
}
