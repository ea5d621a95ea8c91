import { issueLink } from '#platform/auth/links.ts'
import { DAY, HOUR, later } from '#platform/clock/clock.ts'
import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import { isPosted } from '#platform/mail/messages.ts'
import type { Services } from '#platform/services.ts'
import { adminByAddress, adminById } from '#modules/accounts/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { locale } from '#platform/locale/locale.ts'
import { emailWords } from '../words/emails.ts'
import { greetedName, withoutLinks } from './greeted-names.ts'
import { exportEmails } from './export-emails.ts'
import { postTemplated } from './post.ts'
import { billingEmails } from './billing-emails.ts'
import { replyAddressEmails } from './reply-address-emails.ts'
import { organizationEmails } from './organization-emails.ts'
import { securityEmails } from './security-emails.ts'

const FOOTER = [{ text: emailWords.footer.signIn }]

const LINKS = {
  verify_email: { path: '/admins/verify-email', life: 3 * DAY, to: 'confirm the address' },
  reset_password: { path: '/admins/reset-password', life: HOUR, to: 'set a new password' },
} as const

/** An e-mail with a link that only its reader may have. The link is created in the transaction that posts the e-mail. */
const mailWithLink = (key: keyof typeof LINKS) => async (services: Services, event: ProductEvent) => {
  const org = services.db.forOrganization(event.organization_id)
  const facts = withoutLinks(await readOrganization(org))
  await org.write(async tx => {
    const admin = await adminById(tx.q, org.organizationId, event.subject_id!).executeTakeFirst()
    if (!admin || (key === 'verify_email' && admin.email_verified_at)) return
    if (await isPosted(tx, event.id, key, admin.email)) return
    if (key === 'verify_email' && (await notifyExistingAccount(services, event, admin.email))) return
    const now = services.clock.now()
    const until = later(now, LINKS[key].life)
    const token = await issueLink(tx, key, admin.id, until, now)
    const link = `${services.settings.PUBLIC_URL}${LINKS[key].path}?token=${token}`
    await postTemplated(services, tx, facts, {
      key,
      to: { address: admin.email, name: greetedName(admin.name) },
      subjectId: null,
      variables: {
        admin: { name: greetedName(admin.name) },
        link,
        until: locale.writtenInstant(until, admin.time_zone),
      },
      links: [{ href: link, to: LINKS[key].to }],
      footer: FOOTER,
      cause: event.id,
    })
  })
}

/**
 * Anyone who registers with an address that has an account learns this only by e-mail, in the name of the organization they belong
 * to: the name a stranger chose for the new organization must not reach them. @returns whether there is an account
 */
async function notifyExistingAccount(services: Services, event: ProductEvent, email: string): Promise<boolean> {
  const owner = await services.db.unsafeAcrossOrganizations(q => adminByAddress(q, email).executeTakeFirst())
  if (!owner) return false
  if (owner.organization_status !== 'active') return true
  const org = services.db.forOrganization(owner.organization_id)
  const facts = await readOrganization(org)
  await org.write(tx =>
    postTemplated(services, tx, facts, {
      key: 'account_exists',
      to: { address: owner.email, name: owner.name },
      subjectId: null,
      variables: { admin: { name: owner.name }, link: `${services.settings.PUBLIC_URL}/login` },
      footer: FOOTER,
      cause: event.id,
    }),
  )
  return true
}

async function notifyPasswordChanged(services: Services, event: ProductEvent) {
  const org = services.db.forOrganization(event.organization_id)
  const facts = await readOrganization(org)
  await org.write(async tx => {
    const admin = await adminById(tx.q, org.organizationId, event.subject_id!).executeTakeFirst()
    if (!admin) return
    await postTemplated(services, tx, facts, {
      key: 'password_changed',
      to: { address: admin.email, name: admin.name },
      subjectId: null,
      variables: { admin: { name: admin.name }, link: `${services.settings.PUBLIC_URL}/forget-password` },
      footer: FOOTER,
      cause: event.id,
    })
  })
}

export const mailsToAdmins: readonly Subscription[] = [
  {
    by: 'email-templates.verify-email',
    event: 'admin.registered',
    lane: 'sign_in',
    react: mailWithLink('verify_email'),
  },
  {
    by: 'email-templates.verify-again',
    event: 'admin.verification_asked',
    lane: 'sign_in',
    react: mailWithLink('verify_email'),
  },
  {
    by: 'email-templates.reset-password',
    event: 'admin.password_forgotten',
    lane: 'sign_in',
    react: mailWithLink('reset_password'),
  },
  { by: 'email-templates.password-changed', event: 'admin.password_changed', react: notifyPasswordChanged },
  ...securityEmails,
  ...organizationEmails,
  ...billingEmails,
  ...exportEmails,
  ...replyAddressEmails,
]
