import { expect, test } from 'vitest'
import { applicationsContract } from '#modules/applications/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { messagesContract } from '#modules/messages/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { aColleague } from '#tests/factories.ts'
import { startOffers } from './offers.fixture.ts'

// The e-mail with an offer tells its pay, so it is read by those who may read the offer.
const { server, organization, job, aSentOffer } = await startOffers()
const interviewer = await aColleague(server, organization, 'interviewer', { jobs: [job] })
const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [job] })
const recruiter = await aColleague(server, organization, 'recruiter')
const { application } = await aSentOffer()

type Caller = Pick<typeof organization, 'call'>
const PAY = /65,000|65\.000|Senior Backend Engineer/u

async function emails(by: Caller) {
  const { candidate_uuid, application_id: id } = application
  const { applications } = await by.call(applicationsContract['candidates.read'], { params: { candidate_uuid } })
  const { items } = await by.call(messagesContract['messages.list'], { params: { id } })
  expect(items.map(one => one.id).toSorted()).toEqual(applications[0]!.mails.map(one => one.id).toSorted())
  return JSON.stringify([applications[0]!.mails, items])
}

test('recruiters and the hiring managers of the job read the e-mail with the offer', async () => {
  for (const by of [organization, recruiter, manager]) expect(await emails(by)).toMatch(PAY)
})

test('interviewers read the other e-mails only', async () => {
  const read = await emails(interviewer)
  expect(read).not.toMatch(PAY)
  expect(read).not.toContain('offer_sent')
  expect(read).toContain('application_received')
})

test('a hiring manager who is an interviewer on the job reads no offer', async () => {
  const team = (role: 'hiring_manager' | 'interviewer') =>
    organization.call(jobsContract['jobs.edit'], {
      params: { jobId: job.id },
      body: { hiring_team: [{ id: manager.adminId, role }, { id: interviewer.adminId }] },
    })
  await team('interviewer')
  expect(await emails(manager)).not.toMatch(PAY)
  await team('hiring_manager')
  expect(await emails(manager)).toMatch(PAY)
})

test('in blind review nobody reads them', async () => {
  const blindly = (on: boolean) =>
    organization.call(organizationsContract['organizations.editSettings'], { body: { blind_review: on } })
  await blindly(true)
  for (const by of [organization, manager]) expect(await emails(by)).not.toMatch(PAY)
  await blindly(false)
})
