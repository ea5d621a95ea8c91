import { expect, test } from 'vitest'
import { interviewFlowsContract } from '#modules/interview-flows/contract.ts'
import { conductInWriting } from '#modules/interview-room/public.ts'
import { agree, anInvitation, FULL } from '#modules/interview-room/room.fixture.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { evaluationContract as calls } from './contract.ts'

// A flow is edited while candidates of its jobs are reviewed.
const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const { call } = organization
const flow = (await call(interviewFlowsContract['flows.list'], {})).items[0]!
const job = await anOpenJob(organization, { interview_flow_id: flow.id })

/** Saves the flow with another name for its first competency. @returns the name before */
async function renameCompetency(name: string): Promise<string> {
  const { name: flowName, rounds } = await call(interviewFlowsContract['flows.read'], { params: { id: flow.id } })
  const before = rounds.find(({ kind }) => kind === 'ai_screening')!.questions[0]!.competency
  const renamed = rounds.map(round => ({
    ...round,
    questions: round.questions.map(one => (one.competency === before ? { ...one, competency: name } : one)),
  }))
  await call(interviewFlowsContract['flows.save'], {
    params: { id: flow.id },
    body: { name: flowName, rounds: renamed },
  })
  return before
}

test('a scorecard keeps what was rated before the flow was edited, and can be submitted again', async () => {
  const { application_id } = await anApplication(server, organization, job)
  const params = { id: application_id }
  const { criteria } = await call(calls['evaluation.review'], { params })
  const [first] = criteria
  const rate = (ratings: Record<string, number>) =>
    call(calls['evaluation.rate'], { params, body: { ratings, recommendation: 'yes' } })
  await rate({ [first!.key]: 4 })
  await renameCompetency('Care for details')
  const edited = await call(calls['evaluation.review'], { params })
  expect(edited.criteria[0]).toMatchObject({ key: 'care-for-details', name: 'Care for details', asked: true })
  expect(edited.criteria.at(-1)).toEqual({ key: first!.key, name: first!.name, levels: [], asked: false })

  const both = { [first!.key]: 4, 'care-for-details': 2 }
  await rate(both)
  const after = await call(calls['evaluation.review'], { params })
  expect(after.scorecards).toMatchObject([{ ratings: both }])
  await expect(rate({ charm: 5 })).rejects.toMatchObject({ status: 422 })

  const colleague = await aColleague(server, organization, 'recruiter')
  const ofColleague = await colleague.call(calls['evaluation.review'], { params })
  expect(ofColleague.criteria.every(({ asked }) => asked)).toBe(true)
  await expect(
    colleague.call(calls['evaluation.rate'], { params, body: { ratings: { [first!.key]: 1 } } }),
  ).rejects.toMatchObject({ status: 422 })
})

test('an interview is rated by the competencies that it began with', async () => {
  const invitation = await anInvitation(server, organization, job)
  await agree(server, invitation.token)
  await conductInWriting(server.services, server.services.db.forOrganization(organization.id), {
    screeningId: invitation.screening_id,
    answers: Array.from({ length: 8 }, () => FULL),
    otherwise: ['No, thank you.'],
  })
  await server.settled()
  const params = { id: invitation.application_id }
  const { criteria } = await call(calls['evaluation.review'], { params })
  const before = await renameCompetency('Calm under pressure')
  expect(criteria.map(({ name }) => name)).toContain(before)
  expect((await call(calls['evaluation.review'], { params })).criteria).toEqual(criteria)
  const { application_id } = await anApplication(server, organization, job)
  const ofNext = await call(calls['evaluation.review'], { params: { id: application_id } })
  expect(ofNext.criteria[0]!.name).toBe('Calm under pressure')
})
