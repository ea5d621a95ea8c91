import { issueLink } from '#platform/auth/links.ts'
import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import { locale } from '#platform/locale/locale.ts'
import { isPosted, postMail } from '#platform/mail/messages.ts'
import type { Services } from '#platform/services.ts'
import { adminById } from '#modules/accounts/public.ts'
import { exportById } from '#modules/data-export/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { emailWords } from '../words/emails.ts'
import { organizationEmailWords as words } from '../words/organization-emails.ts'
import type { Block } from './blocks.ts'
import { faceOf, renderHtml, renderText } from './render.ts'

const TEMPLATE = 'data_export'

/** Tells the owner who asked that the export is ready, with a link to it, or that it could not be written. */
async function notifyExported(services: Services, event: ProductEvent<'data_export.finished'>): Promise<void> {
  const org = services.db.forOrganization(event.organization_id)
  const facts = await readOrganization(org)
  const name = facts.organization.name
  await org.write(async tx => {
    const row = await exportById(tx.q, tx.organizationId, event.subject_id!).executeTakeFirst()
    const owner = row && (await adminById(tx.q, tx.organizationId, row.asked_by).executeTakeFirst())
    if (!owner || owner.removed_at || (await isPosted(tx, event.id, TEMPLATE, owner.email))) return
    const { PUBLIC_URL } = services.settings
    const mail = async (): Promise<{ subject: string; blocks: Block[]; link?: string }> => {
      if (row.state !== 'ready' || !row.expires_at)
        return {
          subject: words.notExported.subject(name),
          blocks: [
            { kind: 'headline', text: words.notExported.subject(name) },
            { kind: 'paragraph', text: words.notExported.text },
            { kind: 'button', text: words.open, href: `${PUBLIC_URL}/settings/organization#export` },
          ],
        }
      const token = await issueLink(tx, 'data_export', row.id, row.expires_at, services.clock.now())
      const link = `${PUBLIC_URL}/admins/data-export?token=${token}`
      return {
        subject: words.exported.subject(name),
        blocks: [
          { kind: 'headline', text: words.exported.subject(name) },
          { kind: 'paragraph', text: words.exported.text(name, locale.longDay(row.expires_at, owner.time_zone)) },
          { kind: 'button', text: words.exported.download, href: link },
          { kind: 'note', text: words.exported.once },
        ],
        link,
      }
    }
    const { subject, blocks, link } = await mail()
    const face = faceOf(facts, PUBLIC_URL, [{ text: emailWords.footer.owner(name) }])
    await postMail(tx, {
      to: { address: owner.email, name: owner.name },
      templateKey: TEMPLATE,
      subjectId: null,
      subject,
      text: renderText(blocks, face),
      html: renderHtml(subject, blocks, face),
      links: link ? [{ href: link, to: words.exported.linkTo }] : [],
      cause: event.id,
    })
  })
}

export const exportEmails: readonly Subscription[] = [
  { by: 'email-templates.data-exported', event: 'data_export.finished', react: notifyExported },
]
