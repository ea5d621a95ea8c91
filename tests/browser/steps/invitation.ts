import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { createClient } from '#platform/contract/client.ts'
import { aResume } from '#tests/factories.ts'
import { buttonOf, mailbox } from '../mailbox.ts'
import { RECRUITER } from '../people.ts'

/** An organization with an open job. @returns a function that invites one more candidate and resolves to their interview link */
export async function anInvitingOrganization(url: string): Promise<() => Promise<string>> {
  const anyone = createClient({ baseUrl: url, token: () => null })
  const { name, email, password } = RECRUITER
  const { id } = await anyone(organizationsContract['organizations.register'], {
    body: { name: 'Harbour & Vale', time_zone: 'Europe/Berlin' },
  })
  await anyone(accountsContract['accounts.registerAdmin'], { body: { organization_id: id, name, email, password } })
  const confirmation = await mailbox(url).arrival(email, /Confirm your address/)
  const token = new URL(buttonOf(confirmation, 'verify-email')).searchParams.get('token')!
  await anyone(accountsContract['accounts.verifyEmail'], { body: { token } })
  const { access_token } = await anyone(accountsContract['accounts.login'], { body: { email, password } })
  const recruiter = createClient({ baseUrl: url, token: () => access_token })
  const job = await recruiter(jobsContract['jobs.create'], {
    body: {
      title: 'Backend Engineer',
      description: '<p>You keep the services that move goods.</p>',
      requirements: [{ id: 'ts', text: 'Three years of TypeScript', must_have: true }],
    },
  })
  await recruiter(jobsContract['jobs.edit'], { params: { jobId: job.id }, body: { status: 'open' } })
  let count = 0
  return async () => {
    count += 1
    const candidate = { name: `Noor Haddad ${count}`, email: `noor-${count}@example.com` }
    const { application_id } = await anyone(applicationsContract['applications.submit'], {
      params: { id },
      body: {
        job_opening_id: job.id,
        answers: { ...candidate, phone: '+961 3 412 098', location: 'Beirut', privacy: true },
      },
      files: [{ field: 'resume', file: new Blob([aResume(candidate.name, candidate.email)]), name: 'Resume.txt' }],
      idempotencyKey: crypto.randomUUID(),
    })
    await recruiter(screeningsContract['screenings.invite'], { params: { id: application_id }, body: {} })
    return buttonOf(await mailbox(url).arrival(candidate.email, /Your interview for/), 'meeting-home')
  }
}
