import { viewerOf } from '#platform/access/viewer.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import { deleteFailedContent, isPosted, postMail } from '#platform/mail/messages.ts'
import type { Services } from '#platform/services.ts'
import { adminById } from '#modules/accounts/public.ts'
import { nameFor } from '#modules/applications/public.ts'
import { type NotificationRow, notificationsById } from '#modules/notifications/public.ts'
import { notificationSentences } from '#modules/notifications/words/notifications.ts'
import { type OrganizationFacts, readOrganization } from '#modules/organizations/public.ts'
import { emailWords } from '../words/emails.ts'
import type { Block } from './blocks.ts'
import { faceOf, renderHtml, renderText } from './render.ts'

const words = emailWords.notified

/** What a notification says to a person; in blind review without the candidate's name. */
async function sentenceFor(tx: OrganizationTransaction, adminId: string, row: NotificationRow): Promise<string> {
  const neutral = row.application_id && (await nameFor(tx, adminId, row.application_id))
  return notificationSentences[row.kind](neutral || row.name || '', row.actor_name)
}

const pageOf = ({ candidate_id, import_id, job_id }: NotificationRow) => {
  if (import_id) return `/applications/imports/${import_id}`
  return candidate_id ? `/candidate-details/${candidate_id}` : `/view-analysis-result/${job_id}`
}

interface Letter {
  readonly adminId: string
  readonly ids: readonly string[]
  readonly key: 'notified' | 'notification_digest'
  /** How many there are; the e-mail lists those in `ids`. */
  readonly count: number
}

/** E-mails notifications to a person: one right away, or those of a day. What was erased in the meantime is left out. */
async function post(
  services: Services,
  facts: OrganizationFacts,
  event: ProductEvent,
  { adminId, ids, key, count }: Letter,
): Promise<void> {
  const { PUBLIC_URL } = services.settings
  await services.db.forOrganization(event.organization_id).write(async tx => {
    const admin = await adminById(tx.q, tx.organizationId, adminId).executeTakeFirst()
    if (!admin || admin.removed_at || (await isPosted(tx, event.id, key, admin.email))) return
    const viewer = viewerOf({ organizationId: tx.organizationId, adminId, role: admin.role })
    const rows = await notificationsById(tx.q, viewer, ids).execute()
    // Neither what was erased nor what they no longer see is counted.
    const all = count - (ids.length - rows.length)
    const [first] = rows
    // Who has read it in the product needs no e-mail about it.
    if (!first || (key === 'notified' && first.read_at)) return
    const sentences = await Promise.all(rows.map(row => sentenceFor(tx, adminId, row)))
    const subject = key === 'notified' ? sentences[0]! : words.digest(all)
    const blocks: Block[] = [
      { kind: 'headline', text: subject },
      ...rows.map((row, index) => ({
        kind: 'fact' as const,
        term: key === 'notified' ? words.job : row.job_title,
        text: key === 'notified' ? row.job_title : sentences[index]!,
      })),
      ...(all > rows.length ? [{ kind: 'note' as const, text: words.more(all - rows.length) }] : []),
      {
        kind: 'button',
        text: words.open,
        href: key === 'notified' ? `${PUBLIC_URL}${pageOf(first)}` : `${PUBLIC_URL}/dashboard`,
      },
    ]
    const face = faceOf(facts, PUBLIC_URL, [
      { text: emailWords.footer.team(facts.organization.name) },
      { text: words.change, href: `${PUBLIC_URL}/settings/profile#notifications` },
    ])
    await postMail(tx, {
      to: { address: admin.email, name: admin.name },
      templateKey: key,
      subjectId: null,
      // Erasing the application deletes the e-mail. A digest can name several people, so it is stored without its text.
      aboutId: key === 'notified' ? first.application_id : null,
      subject,
      text: renderText(blocks, face),
      ...(key === 'notification_digest' && { stored: subject }),
      html: renderHtml(subject, blocks, face),
      cause: event.id,
    })
  })
}

export const mailsToNotified: readonly Subscription[] = [
  {
    by: 'email-templates.notified',
    event: 'notification.added',
    async react(services, event) {
      if (event.data.email.length === 0) return
      const facts = await readOrganization(services.db.forOrganization(event.organization_id))
      for (const { admin_id, notification_id } of event.data.email)
        await post(services, facts, event, { adminId: admin_id, ids: [notification_id], key: 'notified', count: 1 })
    },
  },
  {
    by: 'email-templates.notification-digest',
    event: 'notification.digest_due',
    async react(services, event) {
      const facts = await readOrganization(services.db.forOrganization(event.organization_id))
      const { admin_id, notification_ids, count } = event.data
      await post(services, facts, event, {
        adminId: admin_id,
        ids: notification_ids,
        key: 'notification_digest',
        count,
      })
    },
  },
  {
    // Erasing somebody whom it names would not find it. The next one lists what is new.
    by: 'email-templates.delete-failed-digest',
    event: 'mail.failed',
    async react({ db }, { organization_id, data: { message_id, template_key } }) {
      if (template_key !== 'notification_digest') return
      await db.forOrganization(organization_id).write(tx => deleteFailedContent(tx, message_id))
    },
  },
]
