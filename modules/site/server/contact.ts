import type { Kysely } from 'kysely'
import type { Vault } from '#platform/auth/vault.ts'
import { newId } from '#platform/db/id.ts'
import type { Tables } from '#platform/db/tables.ts'
import { locale } from '#platform/locale/locale.ts'
import { postPlatformMail } from '#platform/mail/platform-mail.ts'
import type { Services } from '#platform/services.ts'
import { type Block, platformEmail } from '#modules/email-templates/public.ts'
import { fullSuperAdminAddresses } from '#modules/super-admin/public.ts'
import type { ContactRequest } from '../contract.ts'
import { requestWords } from '../words/contact.ts'
import { contactEmailWords as words } from '../words/emails.ts'
import { insertRequest } from './queries.ts'

/** Stores a request and confirms it by e-mail. What a program sent that fills in hidden fields is not stored. */
export async function receiveRequest(
  { db, settings }: Services,
  request: ContactRequest,
  now: Date,
): Promise<{ ok: true }> {
  if (request.website) return { ok: true }
  const id = newId()
  await db.unsafeAcrossOrganizations(async q => {
    await insertRequest(q, {
      id,
      kind: request.kind,
      topic: request.kind === 'contact' ? request.topic : null,
      name: request.name,
      email: request.email,
      organization: request.kind === 'demo' ? request.organization : null,
      hires_a_year: request.kind === 'demo' ? request.hires_a_year : null,
      message: request.message,
      created_at: now,
      changed_at: now,
    })
    await notifySuperAdmins(q, db.vault, { id, request, inbox: `${settings.PUBLIC_URL}/super-admin/requests`, now })
    await postPlatformMail(
      q,
      db.vault,
      {
        to: { address: request.email, name: null },
        templateKey: `${request.kind}_received`,
        subjectId: id,
        ...(await confirmationOf(q, request, now)),
      },
      now,
    )
  })
  return { ok: true }
}

interface Notice {
  readonly id: string
  readonly request: ContactRequest
  /** The address of the list of requests. */
  readonly inbox: string
  readonly now: Date
}

/** Tells super admins about a request. What was written stays in the list: it can contain anything. */
async function notifySuperAdmins(q: Kysely<Tables>, vault: Vault, { id, request, inbox, now }: Notice): Promise<void> {
  const notice = words.notice[request.kind]
  const blocks: Block[] = [
    { kind: 'headline', text: notice.subject },
    { kind: 'paragraph', text: words.notice.text },
    ...topicOf(request),
    { kind: 'button', text: words.notice.button, href: inbox },
  ]
  const letter = await platformEmail(q, { subject: notice.subject, blocks, footer: words.notice.footer })
  for (const { name, email } of await fullSuperAdminAddresses(q).execute())
    await postPlatformMail(
      q,
      vault,
      { ...letter, to: { address: email, name }, templateKey: 'request_received', subjectId: id },
      now,
    )
}

const topicOf = (request: ContactRequest): Block[] =>
  request.kind === 'contact' ? [{ kind: 'fact', term: words.topic, text: requestWords.topics[request.topic] }] : []

function confirmationOf(q: Kysely<Tables>, request: ContactRequest, now: Date) {
  const { subject, text } = words[request.kind]
  const blocks: Block[] = [
    { kind: 'headline', text: subject },
    { kind: 'paragraph', text },
    ...topicOf(request),
    { kind: 'fact', term: words.received, text: locale.writtenInstant(now, 'UTC') },
    { kind: 'note', text: words.notYou },
  ]
  return platformEmail(q, { subject, blocks, footer: words.footer })
}
