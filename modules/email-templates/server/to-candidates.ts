import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import type { MailContent, PrivateLink } from '#platform/mail/content.ts'
import { isPosted } from '#platform/mail/messages.ts'
import { countWords } from '#platform/locale/counts.ts'
import { locale } from '#platform/locale/locale.ts'
import type { Services } from '#platform/services.ts'
import { ERASED_WITHIN_DAYS } from '#modules/applications/policy.ts'
import { addWorkingDays, type ApplicationRow, applicationUrl, statusLink } from '#modules/applications/public.ts'
import { type OrganizationFacts, readOrganization } from '#modules/organizations/public.ts'
import type { TemplateKey } from '../contract.ts'
import { emailWords } from '../words/emails.ts'
import { footerOf, readPeople, senderOf, variablesOf } from './candidate-variables.ts'
import type { TemplateText, Variables } from './fill.ts'
import { greetedName } from './greeted-names.ts'
import { postTemplated } from './post.ts'

/** What every e-mail to a candidate is made of. */
export interface CandidateMail {
  readonly tx: OrganizationTransaction
  readonly facts: OrganizationFacts
  readonly application: ApplicationRow
  readonly candidate: { readonly id: string; readonly name: string; readonly time_zone: string }
  readonly now: Date
}

interface Extra {
  readonly variables?: Variables
  readonly sendAt?: Date
  readonly attachments?: MailContent['attachments']
  /** In addition to the link to the application, which every e-mail to a candidate has. */
  readonly links?: readonly PrivateLink[]
  /** Who signs it, if a person caused it. */
  readonly adminId?: string | null
  /** Rich text that is not the template's, shown before the button. */
  readonly letter?: string | undefined
  /** Instead of the template's text. */
  readonly text?: TemplateText
  /** Whether it is sent even if the organization has switched this e-mail off. */
  readonly alwaysSent?: boolean
}

/** What causes an e-mail, and which one it is. */
interface Cause {
  readonly id: string
  readonly key: TemplateKey
  /** Who signs, if nothing else says so. */
  readonly adminId: string | null
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
  const adminId = event.actor_kind === 'admin' ? event.actor_id : null
  await org.write(tx => postToCandidate(services, tx, facts, { id: event.id, key, adminId }, applicationId, now, extra))
}

/** The same in a transaction that is open already. */
export async function postToCandidate(
  services: Services,
  tx: OrganizationTransaction,
  facts: OrganizationFacts,
  cause: Cause,
  applicationId: string,
  now: Date,
  extra: (mail: CandidateMail) => Promise<Extra | null> | Extra | null,
): Promise<void> {
  const people = await readPeople(tx, applicationId)
  if (!people) return
  const { application, candidate, job } = people
  const address = candidate.email
  // People who were imported without an address get no e-mails.
  if (!address || (await isPosted(tx, cause.id, cause.key, address))) return
  const added = await extra({ tx, facts, application, candidate, now })
  if (!added) return
  const link = applicationUrl(services.settings.PUBLIC_URL, await statusLink(tx, application.id, now))
  const sender = await senderOf(tx, facts, added.adminId ?? cause.adminId ?? job.created_by)
  await postTemplated(services, tx, facts, {
    key: cause.key,
    to: { address, name: greetedName(candidate.name) },
    subjectId: application.id,
    variables: { ...variablesOf(facts, people, sender, link), ...added.variables },
    footer: footerOf(facts, people, link),
    cause: cause.id,
    sendAt: added.sendAt,
    attachments: added.attachments,
    replyTo: sender.replyTo,
    fromName: sender.fromName,
    links: [{ href: link, to: 'track the application' }, ...(added.links ?? [])],
    letter: added.letter,
    text: added.text,
    alwaysSent: added.alwaysSent,
  })
}

const answerBy = ({ facts, candidate, now }: CandidateMail) => ({
  answer_by: locale.longDay(
    addWorkingDays(now, facts.settings.answer_within_days, candidate.time_zone),
    candidate.time_zone,
  ),
})

/** A text of the organization's own may only have the days of its retention, which then are those of the promise. */
function deletionOf({ erasure_requested_at }: ApplicationRow): Variables {
  if (!erasure_requested_at) return { deletion_days: '' }
  const days = countWords.days(ERASED_WITHIN_DAYS)
  return { deletion_days: days, retention_days: days }
}

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
        // Anybody can apply with somebody's address, so they always read what that took back.
        ...(event.data.erasure_cancelled && { letter: emailWords.erasureCancelled, alwaysSent: true }),
      })),
  },
  {
    by: 'email-templates.application-imported',
    event: 'application.imported',
    react: async (services, event) => {
      if (event.data.informs)
        await writeToCandidate(services, event, event.subject_id!, 'application_imported', () => ({}))
    },
  },
  {
    by: 'email-templates.withdrawn',
    event: 'application.withdrawn',
    react: (services, event) =>
      writeToCandidate(services, event, event.subject_id!, 'withdrawn_confirmed', ({ application }) => ({
        variables: deletionOf(application),
      })),
  },
]
