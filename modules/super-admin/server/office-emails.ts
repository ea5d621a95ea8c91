import type { PlatformTransaction } from '#platform/db/platform-transaction.ts'
import { locale } from '#platform/locale/locale.ts'
import { postPlatformMail } from '#platform/mail/platform-mail.ts'
import { type Block, platformEmail } from '#modules/email-templates/public.ts'
import { officeEmailWords } from '../words/office-emails.ts'

interface Invitation {
  readonly id: string
  readonly email: string
  readonly invitedBy: string
  readonly token: string
  readonly expiresAt: Date
  readonly publicUrl: string
  readonly now: Date
}

/** How an invitation is written, and where its link leads. */
interface Kind {
  readonly templateKey: string
  readonly path: string
  readonly words: (typeof officeEmailWords)['superAdmin' | 'organization']
}

async function post(
  tx: PlatformTransaction,
  invitation: Invitation,
  { templateKey, path, words }: Kind,
): Promise<void> {
  const { id, email, invitedBy, token, expiresAt, publicUrl, now } = invitation
  const href = `${publicUrl}${path}${token}`
  const blocks: Block[] = [
    { kind: 'headline', text: words.headline },
    { kind: 'paragraph', text: words.text(invitedBy) },
    { kind: 'button', text: words.button, href },
    { kind: 'fact', term: officeEmailWords.until, text: locale.writtenInstant(expiresAt, 'UTC') },
    { kind: 'note', text: officeEmailWords.ignore },
  ]
  const letter = await platformEmail(tx.q, { subject: words.subject, blocks, footer: words.footer(invitedBy) })
  await postPlatformMail(
    tx.q,
    tx.vault,
    {
      ...letter,
      to: { address: email, name: null },
      templateKey,
      subjectId: id,
      links: [{ href, to: words.linkTo }],
      lane: 'sign_in',
    },
    now,
  )
}

/** Invites a person to become a super admin. */
export const mailInvitation = (tx: PlatformTransaction, invitation: Invitation) =>
  post(tx, invitation, {
    templateKey: 'super_admin_invitation',
    path: '/super-admin/login/invitation?token=',
    words: officeEmailWords.superAdmin,
  })

/** Invites a person to register an organization. */
export const mailRegistration = (tx: PlatformTransaction, invitation: Invitation) =>
  post(tx, invitation, {
    templateKey: 'registration_invitation',
    path: '/register?invitation=',
    words: officeEmailWords.organization,
  })
