import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import { isPosted, postMail } from '#platform/mail/messages.ts'
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
  const neutral = row.application_id ? await nameFor(tx, adminId, row.application_id) : null
  return notificationSentences[row.kind](neutral ?? row.name ?? words.someone, row.actor_name)
}

interface Letter {
  readonly adminId: string
  readonly ids: readonly string[]
  readonly key: 'notified' | 'notification_digest'
}

/** E-mails notifications to a person: one right away, or those of a day. What was erased in the meantime is left out. */
async function post(
  services: Services,
  facts: OrganizationFacts,
  event: ProductEvent,
  { adminId, ids, key }: Letter,
): Promise<void> {
  const { PUBLIC_URL } = services.settings
  await services.db.forOrganization(event.organization_id).write(async tx => {
    const admin = await adminById(tx.q, tx.organizationId, adminId).executeTakeFirst()
    if (!admin || admin.removed_at || (await isPosted(tx, event.id, key, admin.email))) return
    const rows = await notificationsById(tx.q, tx.organizationId, adminId, ids).execute()
    const [first] = rows
    if (!first) return
    const sentences = await Promise.all(rows.map(row => sentenceFor(tx, adminId, row)))
    const subject = key === 'notified' ? sentences[0]! : words.digest(rows.length)
    const blocks: Block[] = [
      { kind: 'headline', text: subject },
      ...(key === 'notified'
        ? first.job_title
          ? [{ kind: 'fact' as const, term: words.job, text: first.job_title }]
          : []
        : rows.map((row, index) => ({ kind: 'fact' as const, term: row.job_title ?? '', text: sentences[index]! }))),
      {
        kind: 'button',
        text: words.open,
        href:
          key === 'notified' && first.candidate_id
            ? `${PUBLIC_URL}/candidate-details/${first.candidate_id}`
            : `${PUBLIC_URL}/dashboard`,
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
      subject,
      text: renderText(blocks, face),
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
        await post(services, facts, event, { adminId: admin_id, ids: [notification_id], key: 'notified' })
    },
  },
  {
    by: 'email-templates.notification-digest',
    event: 'notification.digest_due',
    async react(services, event) {
      const facts = await readOrganization(services.db.forOrganization(event.organization_id))
      const { admin_id, notification_ids } = event.data
      await post(services, facts, event, { adminId: admin_id, ids: notification_ids, key: 'notification_digest' })
    },
  },
]
