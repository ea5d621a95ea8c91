import { countWords } from '#platform/locale/counts.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { locale } from '#platform/locale/locale.ts'
import { adminById, adminsOf } from '#modules/accounts/public.ts'
import { applicationById, candidateById } from '#modules/applications/public.ts'
import { jobById } from '#modules/jobs/public.ts'
import type { OrganizationFacts } from '#modules/organizations/public.ts'
import type { Variables } from './fill.ts'
import { emailWords } from '../words/emails.ts'
import { greetedName } from './greeted-names.ts'
import { firstName } from '#platform/locale/first-name.ts'

/** The application, its candidate and its job; null if one of them no longer exists. */
export async function readPeople({ q, organizationId }: OrganizationTransaction, applicationId: string) {
  const application = await applicationById(q, organizationId, applicationId).executeTakeFirst()
  // Nobody is written to about a practice interview.
  if (!application || application.practice) return null
  const candidate = await candidateById(q, organizationId, application.candidate_id).executeTakeFirst()
  const job = await jobById(q, organizationId, application.job_id).executeTakeFirst()
  return candidate && job ? { application, candidate, job } : null
}

export type People = NonNullable<Awaited<ReturnType<typeof readPeople>>>

export interface Sender {
  /** Under the e-mail: a person's name, or the organization's. */
  readonly name: string
  /** Who reads replies: e-mails to candidates ask for them. */
  readonly replyTo: { readonly name: string; readonly address: string } | undefined
  /** The name that the e-mail comes from. */
  readonly fromName: string
}

/**
 * Who signs an e-mail and reads the replies. If that person was removed, the organization signs and an owner receives
 * replies. An address that the organization chose receives all replies.
 */
export async function senderOf(
  { q, organizationId }: OrganizationTransaction,
  facts: OrganizationFacts,
  adminId: string | null,
): Promise<Sender> {
  const named = adminId ? await adminById(q, organizationId, adminId).executeTakeFirst() : undefined
  const admin = named?.removed_at ? undefined : named
  const reader = admin ?? (await adminsOf(q, organizationId).where('role', '=', 'owner').executeTakeFirst())
  const { sender_name, reply_to } = facts.settings
  return {
    name: admin?.name ?? facts.organization.name,
    replyTo: reply_to
      ? { name: sender_name || facts.organization.name, address: reply_to }
      : reader && { name: reader.name, address: reader.email },
    fromName: sender_name || facts.organization.name,
  }
}

/** The variables that every e-mail to a candidate has. */
export const variablesOf = (
  { settings }: OrganizationFacts,
  { candidate, job }: People,
  sender: Sender,
  statusLink: string,
): Variables => ({
  candidate: { name: greetedName(candidate.name), first_name: firstName(greetedName(candidate.name)) },
  job: { title: job.title },
  sender: { name: sender.name },
  status_link: statusLink,
  retention_days: countWords.days(settings.retention_days),
  answer_days: countWords.workingDays(settings.answer_within_days),
  accommodation_days: countWords.workingDays(settings.accommodation_within_days),
})

/** Why the candidate gets the e-mail, and where to track or withdraw the application. */
export const footerOf = (facts: OrganizationFacts, { application, candidate, job }: People, statusLink: string) => [
  {
    text: (application.source === 'import' ? emailWords.footer.imported : emailWords.footer.candidate)(
      job.title,
      locale.longDay(application.applied_at, candidate.time_zone),
    ),
  },
  { text: emailWords.footer.trackOrWithdraw, href: statusLink },
  { text: facts.organization.name },
]
