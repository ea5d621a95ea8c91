import { can } from '#platform/access/policy.ts'
import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import { locale } from '#platform/locale/locale.ts'
import { isPosted } from '#platform/mail/messages.ts'
import type { Services } from '#platform/services.ts'
import { adminsOf } from '#modules/accounts/public.ts'
import { activeApplications } from '#modules/applications/public.ts'
import { jobById } from '#modules/jobs/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { emailWords } from '../words/emails.ts'
import { postTemplated } from './post.ts'

const KEY = 'closing_date_passed'

/** Tells those who can close the job: the recruiters of its hiring team, or else who created it, or an owner. */
async function closingDatePassed(services: Services, event: ProductEvent) {
  const org = services.db.forOrganization(event.organization_id)
  const facts = await readOrganization(org)
  await org.write(async tx => {
    const job = await jobById(tx.q, tx.organizationId, event.subject_id!).executeTakeFirst()
    if (!job?.closing_date) return
    const people = (await adminsOf(tx.q, tx.organizationId).execute()).filter(({ role }) => can(role, 'jobs.manage'))
    const team = people.filter(({ id }) => job.hiring_team.includes(id))
    const creator = people.filter(({ id }) => id === job.created_by)
    const readers = [team, creator, people.filter(({ role }) => role === 'owner')].find(list => list.length > 0) ?? []
    const active = await activeApplications(tx.q, tx.organizationId, job.id).executeTakeFirst()
    for (const { name, email } of readers) {
      if (await isPosted(tx, event.id, KEY, email)) continue
      await postTemplated(services, tx, facts, {
        key: KEY,
        to: { address: email, name },
        subjectId: null,
        variables: {
          admin: { name },
          job: { title: job.title },
          closed_on: locale.longDay(new Date(`${job.closing_date}T12:00:00Z`), 'UTC'),
          active: locale.number(active?.count ?? 0),
          link: `${services.settings.PUBLIC_URL}/create-job/${job.id}`,
        },
        footer: [{ text: emailWords.footer.team(facts.organization.name) }],
        cause: event.id,
      })
    }
  })
}

export const mailsToRecruiters: readonly Subscription[] = [
  { by: 'email-templates.closing-date-passed', event: 'job.closing_date_passed', react: closingDatePassed },
]
