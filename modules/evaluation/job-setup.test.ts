import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { interviewFlowsContract } from '#modules/interview-flows/contract.ts'
import { agree, anInvitation, Page } from '#modules/interview-room/room.fixture.ts'
import { interviewRoomContract } from '#modules/interview-room/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { anOpenJob, anOrganization, onLargestPlan, type TestOrganization } from '#tests/factories.ts'
import { evaluationContract as calls } from './contract.ts'

// What the evaluation contributes to setting up jobs and interview flows.
const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const { call } = organization

test('suggests requirements from a description without a language model, and stores nothing', async () => {
  const suggest = (description: string) =>
    call(calls['evaluation.suggestRequirements'], { body: { description } }).then(({ requirements }) => requirements)
  expect(await suggest('# What you bring\n\n- 3 years on a surgical ward\n\n# Nice to have\n\n- Deutsch B2')).toEqual([
    { text: '3 years on a surgical ward', must_have: true },
    { text: 'Deutsch B2', must_have: false },
  ])
  expect(await suggest('')).toEqual([])
  await expect(suggest('x'.repeat(50_001))).rejects.toMatchObject({ status: 422 })
  await expect(
    server.as()(calls['evaluation.suggestRequirements'], { body: { description: '' } }),
  ).rejects.toMatchObject({ status: 401 })
})

/** A candidate completes the interview by typing. */
async function interviewed(): Promise<string> {
  const { token, application_id } = await anInvitation(server, organization, job)
  await agree(server, token, 'none')
  const { page } = await Page.enter(server.url, token)
  page.send({ type: 'ready' })
  await page.settled()
  for (let turn = 0; turn < 12 && !page.received.some(({ type }) => type === 'ended'); turn += 1) {
    await page.answer(`I led the move of our payment worker, because it charged people twice. That was case ${turn}.`)
    await page.settled()
  }
  await page.close()
  await server.as(token)(interviewRoomContract['interview-room.submit'], { params: { id: application_id } })
  await server.settled()
  return application_id
}

/** The same interview again, with level 4 for each answer, as a language model would give it. */
const repeat = (applicationId: string, times: number) =>
  server.services.db.unsafeAcrossOrganizations(q =>
    sql`with made as (
        insert into screenings
        select copy.* from screenings s, generate_series(1, ${times}::int) n,
          lateral jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'n', n)) copy
        where s.application_id = ${applicationId} and s.id in (
          select source_id from evaluations where application_id = ${applicationId} and kind = 'interview'
          order by created_at limit 1)
        returning id
      )
      insert into evaluations
      select copy.* from made, lateral (
          select * from evaluations where application_id = ${applicationId} and kind = 'interview' order by created_at limit 1
        ) e,
        lateral jsonb_populate_record(null::evaluations, to_jsonb(e) || jsonb_build_object('id', gen_random_uuid(), 'source_id', made.id, 'result',
          jsonb_set(e.result, '{criteria}', (
            select jsonb_agg(c || '{"state": "scored", "level": 4}') from jsonb_array_elements(e.result->'criteria') c
          )))) copy`.execute(q),
  )

test('counts how many answers had each level, from 10 answers on and only for the question as it is now', async () => {
  const [flow] = (await call(interviewFlowsContract['flows.list'], {})).items
  const counts = async (by: Pick<TestOrganization, 'call'> = organization) =>
    (await by.call(calls['evaluation.answerLevels'], { params: { id: flow!.id } })).questions
  const applicationId = await interviewed()
  await repeat(applicationId, 9)
  expect(await counts()).toEqual([])
  await repeat(applicationId, 1)
  const [first] = await counts()
  // The answer without a model has no level and is not counted.
  expect(first!.answers).toEqual([0, 0, 0, 10, 0])

  const rounds = structuredClone(flow!.rounds)
  const edited = rounds.flatMap(({ questions }) => questions).find(({ id }) => id === first!.question_id)!
  edited.levels = edited.levels.with(0, 'Names nothing of their own') as typeof edited.levels
  const { name, description } = flow!
  await call(interviewFlowsContract['flows.save'], { params: { id: flow!.id }, body: { name, description, rounds } })
  expect((await counts()).map(({ question_id }) => question_id)).not.toContain(first!.question_id)

  const elsewhere = await anOrganization(server)
  await expect(counts(elsewhere)).rejects.toMatchObject({ status: 404 })
})
