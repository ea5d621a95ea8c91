import { applicationsContract } from '#modules/applications/contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { createClient } from '#platform/contract/client.ts'
import { aResume } from '#tests/factories.ts'
import { buttonOf, mailbox } from '../mailbox.ts'
import { anOrganizationWithAJob } from './open-job.ts'

/** An organization with an open job. @returns a function that invites one more candidate and resolves to their interview link */
export async function anInvitingOrganization(url: string): Promise<() => Promise<string>> {
  const anyone = createClient({ baseUrl: url, token: () => null })
  const { organizationId: id, jobId, recruiter } = await anOrganizationWithAJob(url)
  let count = 0
  return async () => {
    count += 1
    const candidate = { name: `Noor Haddad ${count}`, email: `noor-${count}@example.com` }
    const { application_id } = await anyone(applicationsContract['applications.submit'], {
      params: { id },
      body: {
        job_opening_id: jobId,
        answers: { ...candidate, phone: '+961 3 412 098', location: 'Beirut', privacy: true },
      },
      files: [{ field: 'resume', file: new Blob([aResume(candidate.name, candidate.email)]), name: 'Resume.txt' }],
      idempotencyKey: crypto.randomUUID(),
    })
    await recruiter(screeningsContract['screenings.invite'], { params: { id: application_id }, body: {} })
    return buttonOf(await mailbox(url).arrival(candidate.email, /Your interview for/), 'meeting-home')
  }
}
