import { expect, test } from 'vitest'
import { conductInWriting } from '#modules/interview-room/public.ts'
import { agree, anInvitation, FULL } from '#modules/interview-room/room.fixture.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { evaluationContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const { call } = organization
const requirements = [
  { id: 'labels', text: 'Has found mistakes in labels', must_have: true, ask_in_interview: true },
  { id: 'other', text: 'Grommet calibration', must_have: true },
]
const job = await anOpenJob(organization, { requirements })
const ANSWER = `${FULL} ${FULL} ${FULL}`

async function interviewed(answers: readonly string[]) {
  const invitation = await anInvitation(server, organization, job)
  await agree(server, invitation.token)
  const org = server.services.db.forOrganization(organization.id)
  await conductInWriting(server.services, org, {
    screeningId: invitation.screening_id,
    answers,
    otherwise: ['No, thank you.'],
  })
  await server.settled()
  return invitation
}
const review = (id: string) => call(calls['evaluation.review'], { params: { id } })

test('the answer about a requirement is shown as evidence next to it and changes no score', async () => {
  const { application_id } = await interviewed(Array.from({ length: 8 }, () => ANSWER))
  const { asked, match, interview } = await review(application_id)
  expect(asked).toMatchObject([{ requirement_id: 'labels', outcome: 'answered', quote: { start: 0 } }])
  const { quote } = asked[0]!
  expect(ANSWER.startsWith(quote!.text)).toBe(true)
  expect(quote!.text.length).toBeLessThanOrEqual(280)
  expect(match!.result!.requirements.find(({ id }) => id === 'labels')!.verdict).toBe('missing')
  expect(interview!.result).toBeNull()
  await call(calls['evaluation.rate'], { params: { id: application_id }, body: { reveal_only: true } })
  const after = await review(application_id)
  expect(after.interview!.result!.overall).toBeNull()
  expect(after.match!.result).toEqual(match!.result)
})

test('an interview that was invited before keeps its questions', async () => {
  const own = await anOpenJob(organization, { requirements: [requirements[1]!] })
  const invitation = await anInvitation(server, organization, own)
  await call(jobsContract['jobs.edit'], { params: { jobId: own.id }, body: { requirements } })
  await agree(server, invitation.token)
  const org = server.services.db.forOrganization(organization.id)
  await conductInWriting(server.services, org, {
    screeningId: invitation.screening_id,
    answers: Array.from({ length: 8 }, () => ANSWER),
    otherwise: ['No, thank you.'],
  })
  await server.settled()
  expect((await review(invitation.application_id)).asked).toEqual([])
})

test('refuses more than five requirements to ask about, and hides the answer from people outside the team', async () => {
  const many = Array.from({ length: 6 }, (_, i) => ({
    id: `r${i}`,
    text: `Skill ${i}`,
    must_have: true,
    ask_in_interview: true,
  }))
  const create = (list: typeof many) =>
    call(jobsContract['jobs.create'], { body: { title: 'Cook', requirements: list } })
  await expect(create(many)).rejects.toMatchObject({
    status: 422,
    fieldErrors: { requirements: expect.any(String) as string },
  })
  expect((await create(many.map((one, i) => ({ ...one, must_have: i > 0 })))).requirements).toHaveLength(6)
  const { application_id } = await interviewed(Array.from({ length: 8 }, () => ANSWER))
  const stranger = await aColleague(server, organization, 'hiring_manager')
  await expect(stranger.call(calls['evaluation.review'], { params: { id: application_id } })).rejects.toMatchObject({
    status: 404,
  })
})
