import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import type { MailContent, PrivateLink } from '#platform/mail/content.ts'
import { isPosted } from '#platform/mail/messages.ts'
import type { Services } from '#platform/services.ts'
import { locale } from '#platform/locale/locale.ts'
import { adminById } from '#modules/accounts/public.ts'
import {
  addWorkingDays,
  applicationById,
  type ApplicationRow,
  candidateById,
  applicationUrl,
  statusLink,
} from '#modules/applications/public.ts'
import { jobById } from '#modules/jobs/public.ts'
import { type OrganizationFacts, readOrganization } from '#modules/organizations/public.ts'
import type { TemplateKey } from '../contract.ts'
import type { Variables } from './fill.ts'
import { emailWords } from '../words/emails.ts'
import { firstName } from './first-name.ts'
import { postTemplated } from './post.ts'

/** What every e-mail to a candidate is made of. */
export interface CandidateMail {
  readonly tx: OrganizationTransaction
  readonly facts: OrganizationFacts
  readonly application: ApplicationRow
  readonly candidate: { readonly id: string; readonly name: string; readonly email: string; readonly time_zone: string }
  readonly now: Date
}

interface Extra {
  readonly variables?: Variables
  readonly sendAt?: Date
  readonly attachments?: MailContent['attachments']
  /** Beside the link to the application, which every e-mail to a candidate has. */
  readonly links?: readonly PrivateLink[]
  /** Who signs it, if a person caused it. */
  readonly adminId?: string | null
}

/**
 * E-mails the candidate of an application about an event, once. `extra` adds to what every e-mail has, and returns null if there
 * is nothing to send after all.
 */
export async function writeToCandidate(
  services: Services,
  event: Pick<ProductEvent, 'id' | 'organization_id' | 'actor_kind' | 'actor_id'>,
  applicationId: string,
  key: TemplateKey,
  extra: (mail: CandidateMail) => Promise<Extra | null> | Extra | null,
): Promise<void> {
  const org = services.db.forOrganization(event.organization_id)
  const facts = await readOrganization(org)
  const now = services.clock.now()
  await org.write(async tx => {
    const application = await applicationById(tx.q, org.organizationId, applicationId).executeTakeFirst()
    const candidate =
      application && (await candidateById(tx.q, org.organizationId, application.candidate_id).executeTakeFirst())
    const job = application && (await jobById(tx.q, org.organizationId, application.job_id).executeTakeFirst())
    if (!application || !candidate || !job) return
    if (await isPosted(tx, event.id, key, candidate.email)) return
    const added = await extra({ tx, facts, application, candidate, now })
    if (!added) return
    const senderId = added.adminId ?? (event.actor_kind === 'admin' ? event.actor_id : null) ?? job.created_by
    const sender = senderId ? await adminById(tx.q, org.organizationId, senderId).executeTakeFirst() : undefined
    const link = applicationUrl(services.settings.PUBLIC_URL, await statusLink(tx, application.id, now))
    await postTemplated(services, tx, facts, {
      key,
      to: { address: candidate.email, name: candidate.name },
      subjectId: application.id,
      variables: {
        candidate: { name: candidate.name, first_name: firstName(candidate.name) },
        job: { title: job.title },
        sender: { name: sender?.name ?? facts.organization.name },
        status_link: link,
        retention_days: emailWords.days(facts.settings.retention_days),
        answer_days: emailWords.workingDays(facts.settings.answer_within_days),
        other_way_days: emailWords.workingDays(facts.settings.other_way_within_days),
        ...added.variables,
      },
      footer: [
        {
          text: emailWords.footer.candidate(job.title, locale.longDay(application.applied_at, candidate.time_zone)),
        },
        { text: emailWords.footer.trackOrWithdraw, href: link },
        { text: facts.organization.name },
      ],
      cause: event.id,
      sendAt: added.sendAt,
      attachments: added.attachments,
      links: [{ href: link, to: 'track the application' }, ...(added.links ?? [])],
    })
  })
}

const answerBy = ({ facts, candidate, now }: CandidateMail) => ({
  answer_by: locale.longDay(
    addWorkingDays(now, facts.settings.answer_within_days, candidate.time_zone),
    candidate.time_zone,
  ),
})

export const mailsToCandidates: readonly Subscription[] = [
  {
    by: 'email-templates.application-received',
    event: 'application.submitted',
    react: (services, event) =>
      writeToCandidate(services, event, event.subject_id!, 'application_received', mail => ({
        variables: answerBy(mail),
      })),
  },
  {
    by: 'email-templates.application-received-again',
    event: 'application.resubmitted',
    react: (services, event) =>
      writeToCandidate(services, event, event.subject_id!, 'application_received', mail => ({
        variables: answerBy(mail),
      })),
  },
  {
    by: 'email-templates.rejected',
    event: 'application.rejected',
    react: (services, event) =>
      writeToCandidate(services, event, event.subject_id!, 'rejected', ({ application }) => {
        // The application was reopened before this ran: no rejection is sent.
        if (application.outcome !== 'rejected' || event.data['notify'] === false) return null
        return { sendAt: new Date(String(event.data['send_email_at'])) }
      }),
  },
  {
    by: 'email-templates.withdrawn',
    event: 'application.withdrawn',
    react: (services, event) => writeToCandidate(services, event, event.subject_id!, 'withdrawn_confirmed', () => ({})),
  },
]
