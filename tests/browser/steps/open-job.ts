import { accountsContract } from '#modules/accounts/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { createClient } from '#platform/contract/client.ts'
import { buttonOf, mailbox } from '../mailbox.ts'
import { JOB, ORGANIZATION, RECRUITER } from '../people.ts'

/** An organization with an open job, created through the API, because the browsers start with the candidate. */
export async function anOrganizationWithAJob(url: string) {
  const anyone = createClient({ baseUrl: url, token: () => null })
  const { name, email, password } = RECRUITER
  const { id } = await anyone(organizationsContract['organizations.register'], {
    body: { name: ORGANIZATION, time_zone: 'Europe/Berlin' },
  })
  await anyone(accountsContract['accounts.registerAdmin'], { body: { organization_id: id, name, email, password } })
  const confirmation = await mailbox(url).arrival(email, /Confirm your address/)
  const token = new URL(buttonOf(confirmation, 'verify-email')).searchParams.get('token')!
  await anyone(accountsContract['accounts.verifyEmail'], { body: { token } })
  const { access_token } = await anyone(accountsContract['accounts.login'], { body: { email, password } })
  const recruiter = createClient({ baseUrl: url, token: () => access_token })
  const job = await recruiter(jobsContract['jobs.create'], {
    body: {
      title: JOB.title,
      description: '<p>You run the services that move goods.</p>',
      requirements: [{ id: 'ts', text: 'Three years of TypeScript', must_have: true }],
    },
  })
  await recruiter(jobsContract['jobs.edit'], { params: { jobId: job.id }, body: { status: 'open' } })
  return { organizationId: id, jobId: job.id, recruiter }
}

export type Hiring = Awaited<ReturnType<typeof anOrganizationWithAJob>>
