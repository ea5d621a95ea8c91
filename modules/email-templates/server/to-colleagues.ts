import { issueLink } from '#platform/auth/links.ts'
import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import { locale } from '#platform/locale/locale.ts'
import { isPosted } from '#platform/mail/messages.ts'
import type { Services } from '#platform/services.ts'
import { adminById } from '#modules/accounts/public.ts'
import { roleWords } from '#modules/accounts/words/roles.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { invitationById } from '#modules/team/public.ts'
import { emailWords } from '../words/emails.ts'
import { postTemplated } from './post.ts'

/** The e-mail with an invitation's link. The link is created in the transaction that posts the e-mail, and replaces earlier ones. */
async function inviteColleague(services: Services, event: ProductEvent) {
  const org = services.db.forOrganization(event.organization_id)
  const facts = await readOrganization(org)
  await org.write(async tx => {
    const invitation = await invitationById(tx.q, tx.organizationId, event.subject_id!).executeTakeFirst()
    if (!invitation || (await isPosted(tx, event.id, 'colleague_invited', invitation.email))) return
    const sender = await adminById(tx.q, tx.organizationId, invitation.invited_by).executeTakeFirstOrThrow()
    const until = invitation.expires_at
    const token = await issueLink(tx, 'invitation', invitation.id, until, services.clock.now())
    const link = `${services.settings.PUBLIC_URL}/admins/verify-email?invitation=${token}`
    await postTemplated(services, tx, facts, {
      key: 'colleague_invited',
      to: { address: invitation.email, name: null },
      subjectId: null,
      variables: {
        sender: { name: sender.name },
        role: roleWords.inSentence[invitation.role],
        link,
        until: locale.writtenInstant(until, facts.organization.time_zone),
      },
      links: [{ href: link, to: 'join the organization' }],
      footer: [{ text: emailWords.footer.invited(facts.organization.name) }],
      replyTo: { name: sender.name, address: sender.email },
      cause: event.id,
    })
  })
}

export const mailsToColleagues: readonly Subscription[] = [
  { by: 'email-templates.colleague-invited', event: 'admin.invited', lane: 'sign_in', react: inviteColleague },
]
