import { applicationsContract } from '#modules/applications/contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { createClient } from '#platform/contract/client.ts'
import { aResume } from '#tests/a-resume.ts'
import { buttonOf, mailbox } from '../mailbox.ts'
import { anOrganizationWithAJob, type Hiring } from './open-job.ts'

/** Applies for a job and invites the candidate. @returns their interview link */
export async function anInvitedCandidate(
  url: string,
  { organizationId: id, jobId, recruiter }: Hiring,
  name: string,
): Promise<string> {
  const anyone = createClient({ baseUrl: url, token: () => null })
  const candidate = { name, email: `${name.toLowerCase().replaceAll(' ', '-')}@example.com` }
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

/** An organization with an open job. @returns a function that invites one more candidate and resolves to their interview link */
export async function anInvitingOrganization(url: string): Promise<() => Promise<string>> {
  const hiring = await anOrganizationWithAJob(url)
  let count = 0
  return () => {
    count += 1
    return anInvitedCandidate(url, hiring, `Noor Haddad ${count}`)
  }
}
