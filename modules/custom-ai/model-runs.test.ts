import { afterAll, afterEach, expect, test } from 'vitest'
import { languageModel } from '#platform/ai/language-model.ts'
import type { LanguageModel } from '#platform/ai/port.ts'
import { newId } from '#platform/db/id.ts'
import { startTestServer } from '#tests/api.ts'
import { anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { type OpenAiReply, startOpenAi } from '#tests/stand-ins/openai.ts'
import { waitFor } from '#tests/wait.ts'
import { customAiContract as calls } from './contract.ts'
import { answerNow, startAnswer } from './server/answer.task.ts'
import { answerById, markReading } from './server/queries/answers.ts'
import { fieldById } from './server/queries/fields.ts'

// Runs of a question with a language model that fails, over a real socket.
const openai = await startOpenAi()
afterAll(() => openai.close())
const real = languageModel({
  provider: 'openai-compatible',
  base_url: openai.baseUrl,
  model: 'stand-in',
  price: { input: 3, output: 15 },
  timeout_ms: 2500,
})!
let model: LanguageModel | null = null
const server = await startTestServer()
Object.defineProperty(server.services.models, 'evaluating', { get: () => model })
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const { call } = organization
const job = await anOpenJob(organization)
const applications = [
  await anApplication(server, organization, job, { name: 'Noor Haddad' }),
  await anApplication(server, organization, job, { name: 'Ada Sanz', email: 'ada@example.com' }),
]
await server.settled()
const { id } = await call(calls['customAi.create'], {
  body: {
    name: 'Worth talking to',
    question: 'What did the candidate build for shops?',
    answer_type: 'text',
    source: 'resume',
  },
})

const start = (body: { budget_tokens?: number } = {}) =>
  call(calls['customAi.run'], { params: { id }, body: { id: newId(), scope: 'all', ...body } })
const state = () => call(calls['customAi.runs'], { params: { id } })
const ended = () =>
  waitFor('the end of the run', async () => {
    const now = await state()
    if (now.run!.state !== 'running') return now
    // What waits for a retry is run now instead of after the queue's delay.
    await server.services.db.owner.query(
      `update graphile_worker._private_jobs set run_at = now() where locked_at is null and task_id in (select id from graphile_worker._private_tasks where identifier like 'custom-ai.%')`,
    )
    return null
  })

const QUOTE = 'Built payment services in TypeScript on PostgreSQL, used by 900 shops.'
const ANSWER: OpenAiReply = {
  kind: 'json',
  // The check of the quotes reads only the last of them.
  value: { answer: 'Payment services', quotes: [QUOTE], reasoning: 'The résumé says so.', supported: true },
}

afterEach(() => {
  model = null
  Object.defineProperty(server.services.settings, 'AI_BUDGET_USD', { value: undefined, configurable: true })
})

test.each<[string, OpenAiReply]>([
  ['too many requests', { kind: 'status', status: 429, retryAfter: '1' }],
  ['no answer in time', { kind: 'slow' }],
])('after %s a run waits, and goes on when the model is there again', async (_, fault) => {
  model = real
  openai.script(fault)
  await start()
  await waitFor('the first request', () => openai.requests.length > 0)
  expect((await state()).run!.state).toBe('running')
  openai.script(ANSWER)
  expect(await ended()).toMatchObject({ run: { state: 'finished', done: 2, failed: 0, problem: null }, failed: [] })
  const { items } = await call(calls['customAi.answers'], {
    params: { applicationId: applications[0]!.application_id },
  })
  expect(items).toMatchObject([
    { value: 'Payment services', quotes: [{ text: QUOTE }], engine: expect.any(String) as string },
  ])
})

test('what answers used is the estimate for the next run', async () => {
  model = real
  openai.script(ANSWER)
  await start()
  await ended()
  const { tokens_each, cost_usd_each, milliseconds_each } = await state()
  expect(tokens_each).toBeGreaterThan(0)
  // Between the price of input and that of output, per million tokens.
  expect(cost_usd_each! * 1_000_000).toBeGreaterThanOrEqual(tokens_each! * 3)
  expect(cost_usd_each! * 1_000_000).toBeLessThanOrEqual(tokens_each! * 15)
  expect(milliseconds_each).toBeGreaterThanOrEqual(0)
  model = null
  expect(await state()).toMatchObject({ tokens_each: 0, cost_usd_each: 0 })
})

test('unusable answers count toward the budget of the run and of the month', async () => {
  model = real
  const used = async () => {
    const { rows } = await server.services.db.owner.query<{ runs: number; tokens: number; cost: string }>(
      `select count(*)::int as runs, coalesce(sum(input_tokens + output_tokens), 0)::int as tokens, sum(cost_usd) as cost
       from model_runs where organization_id = $1`,
      [organization.id],
    )
    return rows[0]!
  }
  const before = await used()
  const monthBefore = await call(calls['customAi.usage'], { params: { id } })
  openai.script({ kind: 'json', value: { other: true } })
  await start()
  // Both applications, each with one attempt to repair the answer.
  expect(await ended()).toMatchObject({ run: { done: 0, failed: 2, spent_tokens: 480 } })
  const after = await used()
  expect(after).toMatchObject({ runs: before.runs + 2, tokens: before.tokens + 480 })
  expect(Number(after.cost) - Number(before.cost)).toBeCloseTo((400 * 3 + 80 * 15) / 1_000_000)
  const month = await call(calls['customAi.usage'], { params: { id } })
  expect(month).toMatchObject({ answers: monthBefore.answers, tokens: monthBefore.tokens + 480 })
})

test('malformed replies fail each application by name, and it can be run again', async () => {
  model = real
  openai.script({ kind: 'json', value: { other: true } })
  await start()
  const after = await ended()
  expect(after.run).toMatchObject({ state: 'finished', done: 0, failed: 2 })
  expect(after.failed.map(({ name }) => name).toSorted()).toEqual(['Ada Sanz', 'Noor Haddad'])
  for (const { problem } of after.failed) expect(problem).not.toBe('')
  openai.script(ANSWER)
  await call(calls['customAi.run'], { params: { id }, body: { id: newId(), scope: 'failed' } })
  expect(await ended()).toMatchObject({ run: { done: 2, failed: 0 }, failed: [] })
})

test('a run that stops at its budget says what is missing', async () => {
  model = real
  openai.script(ANSWER)
  const before = await call(calls['customAi.list'], { query: {} })
  const field = before.items.find(one => one.id === id)!
  const { rule: _rule, coverage: _coverage, jobs: _jobs, updated_at: _at, version: _version, id: _id, ...input } = field
  await call(calls['customAi.save'], {
    params: { id },
    body: { ...input, question: 'What did the candidate run for shops?' },
  })
  await start({ budget_tokens: 1 })
  expect(await ended()).toMatchObject({
    run: { state: 'cancelled', problem: 'budget_spent', done: 1, total: 2 },
    missing: 1,
  })
  // The budget of the month stops it before the first request.
  Object.defineProperty(server.services.settings, 'AI_BUDGET_USD', { value: 0.000001, configurable: true })
  openai.script(ANSWER)
  await call(calls['customAi.run'], { params: { id }, body: { id: newId(), scope: 'missing' } })
  expect(await ended()).toMatchObject({
    run: { state: 'cancelled', problem: 'monthly_budget_spent', done: 0 },
    missing: 1,
  })
  expect(openai.requests).toHaveLength(0)
})

test('a run that cannot be paid for keeps the earlier answers and says why it stopped', async () => {
  model = real
  openai.script(ANSWER)
  await start()
  const before = await ended()
  expect(before).toMatchObject({ run: { done: 2 }, missing: 0 })
  Object.defineProperty(server.services.settings, 'AI_BUDGET_USD', { value: 0.000001, configurable: true })
  await start()
  expect(await ended()).toMatchObject({
    run: { state: 'cancelled', problem: 'monthly_budget_spent', done: 0, failed: 0 },
    missing: 0,
    failed: [],
  })
  for (const { application_id: applicationId } of applications) {
    const { items } = await call(calls['customAi.answers'], { params: { applicationId } })
    expect(items).toMatchObject([{ state: 'ready', value: 'Payment services', problem: null }])
  }
})

test('what is corrected while an answer is made is answered again, and the later answer stays', async () => {
  model = null
  const org = server.services.db.forOrganization(organization.id)
  const [field] = (await org.read(q => [fieldById(q, organization.id, id)]))[0]
  const at = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000)
  const applicationId = applications[0]!.application_id
  const ask = async (asked: Date, itself = false) => {
    const answerId = newId()
    await org.write(tx => startAnswer(tx, field!, { id: answerId, applicationId, itself }, asked))
    return (await org.read(q => [answerById(q, organization.id, answerId)]))[0][0]
  }
  // No task answers it before the second one is asked for.
  const first = (await ask(at(1), true))!
  // One that has read nothing yet is enough.
  expect(await ask(at(2))).toBeUndefined()
  await org.write(tx => markReading(tx, first.id, at(2)))
  const second = (await ask(at(3)))!
  await answerNow(server.services, org, second.id)
  await answerNow(server.services, org, first.id)
  const [[result]] = await org.read(q => [
    q
      .selectFrom('custom_ai_results')
      .select('answer_id')
      .where('organization_id', '=', organization.id)
      .where('field_id', '=', id)
      .where('application_id', '=', applicationId),
  ])
  expect(result!.answer_id).toBe(second.id)
})
