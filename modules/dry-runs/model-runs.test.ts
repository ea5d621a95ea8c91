import { afterAll, afterEach, expect, test } from 'vitest'
import { languageModel } from '#platform/ai/language-model.ts'
import type { LanguageModel } from '#platform/ai/port.ts'
import { newId } from '#platform/db/id.ts'
import { interviewFlowsContract } from '#modules/interview-flows/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { anOrganization, onLargestPlan } from '#tests/factories.ts'
import { type OpenAiReply, type RecordedRequest, startOpenAi } from '#tests/stand-ins/openai.ts'
import { waitFor } from '#tests/wait.ts'
import { dryRunsContract as calls } from './contract.ts'

// A dry run with a language model that writes the answers and evaluates them, over a real socket.
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
const setBudget = (value: number | undefined) =>
  Object.defineProperty(server.services.settings, 'AI_BUDGET_USD', { value, configurable: true })
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const [flow] = (await organization.call(interviewFlowsContract['flows.list'], {})).items
const round = { ...flow!.rounds[0]!, questions: flow!.rounds[0]!.questions.slice(0, 3) }
const own = { ...round.questions[0]!, id: 'own', text: 'Which of our lighthouses would you paint first?' }
const params = { id: flow!.id }

const start = (questions = round.questions) =>
  organization.call(calls['dryRuns.start'], {
    params,
    body: { id: newId(), round_id: round.id, round: { ...round, questions } },
  })
const run = async () => (await organization.call(calls['dryRuns.state'], { params })).run!
const ended = () =>
  waitFor('the end of the run', async () => {
    const now = await run()
    if (now.state !== 'running') return now
    // What waits for a retry is run now instead of after the queue's delay.
    await server.services.db.owner.query(
      `update graphile_worker._private_jobs set run_at = now() where locked_at is null and task_id in (select id from graphile_worker._private_tasks where identifier = 'dry-runs.run')`,
    )
    return null
  })

/** What the model plays for each candidate, and the level that it gives to it. */
const PLAYED: readonly [sign: string, answer: string, level: number][] = [
  ['Answer very well', 'I stopped the export first because each run made it worse, and errors fell from 12 to 2.', 5],
  ['Ramble', 'There is much to say about the weather and the train, and I also repaired the export once.', 3],
  ['at most 20 words', 'I repaired the export, told the customers and wrote down what I had changed.', 3],
  ['Answer weakly', 'It is always the fault of other departments in general.', 1],
  ['does not ask about', 'My garden has tomatoes and I water them in the evening.', 1],
]

const reply = ({ json }: RecordedRequest): OpenAiReply => {
  const [system, prompt] = json!.messages.map(({ content }) => content)
  if (system!.includes('invented candidate')) {
    const [, answer] = PLAYED.find(([sign]) => prompt!.includes(sign))!
    return { kind: 'json', value: { answer } }
  }
  if (system!.includes('follow-up question')) return { kind: 'json', value: { follow_up: 'What happened next?' } }
  const [, answer, level] = PLAYED.find(([, text]) => prompt!.includes(text))!
  if (!prompt!.includes('Evaluate the answer.')) return { kind: 'json', value: { highest_level: level } }
  const rated = { level, reasoning: 'It says what was done.', quotes: [answer], addresses_question: true }
  return { kind: 'json', value: { ...rated, absent: ['situation', 'figures'], harm: [] } }
}

afterEach(async () => {
  await ended()
  model = null
  setBudget(undefined)
})

test('a model answers every question and gives levels; instructions to the evaluator gain nothing', async () => {
  model = real
  openai.script(reply)
  const started = await start([own, ...round.questions.slice(1)])
  expect(started).toMatchObject({ engine: 'openai-compatible/stand-in', measure: 'level', unanswerable: [] })
  const result = await ended()
  expect(result).toMatchObject({ state: 'finished', problem: null })
  expect(Object.fromEntries(result.candidates.map(({ kind, ratings }) => [kind, ratings[0]!.level]))).toEqual({
    strong: 5,
    rambling: 3,
    terse: 3,
    weak: 1,
    off_topic: 1,
    adversarial: 1,
  })
  expect(result.report).toMatchObject({ pairs: 11, expected: 11, inseparable: [], gained: [], flagged: 3 })
  const { items } = await organization.call(calls['dryRuns.answers'], {
    params: { ...params, dryRunId: result.id, kind: 'strong' },
  })
  expect(items[0]).toMatchObject({ level: 5, level_text: own.levels[4], quotes: [{ text: PLAYED[0]![1] }] })
  // What the recruiter wrote is a task of its own, and what the product adds to the adversarial answer is in no request to write.
  const writing = openai.requests.filter(({ json }) => json!.messages[0]!.content.includes('invented candidate'))
  expect(writing.length).toBeGreaterThanOrEqual(18)
  // The cost counts toward the budget of the organization.
  const { rows } = await server.services.db.owner.query<{ count: number }>(
    `select count(*)::int as count from model_runs where organization_id = $1 and purpose = 'dry run'`,
    [organization.id],
  )
  expect(rows[0]!.count).toBe(writing.length)
})

test.each<[string, OpenAiReply]>([
  ['too many requests', { kind: 'status', status: 429, retryAfter: '1' }],
  ['an internal error', { kind: 'status', status: 500 }],
  ['no answer in time', { kind: 'slow' }],
])('after %s a run waits, and goes on when the model is there again', async (_, fault) => {
  model = real
  openai.script(fault)
  await start()
  await waitFor('the first request', () => openai.requests.length > 0)
  expect((await run()).state).toBe('running')
  openai.script(reply)
  expect(await ended()).toMatchObject({ state: 'finished', report: { expected: 11 } })
})

test('text instead of JSON leaves those candidates out, and says so', async () => {
  model = real
  openai.script({ kind: 'json', value: { other: true } })
  await start()
  const result = await ended()
  expect(result).toMatchObject({ state: 'finished', report: null })
  expect(result.candidates.map(({ state }) => state)).toEqual(Array(6).fill('failed'))
})

test('a rejected key ends the run at once', async () => {
  model = real
  openai.script({ kind: 'status', status: 401 })
  await start()
  expect(await ended()).toMatchObject({ state: 'cancelled', problem: 'model_unavailable' })
})

test('a run ends at the budget of the month, and another model does not continue it', async () => {
  model = real
  openai.script(reply)
  setBudget(0.000001)
  await start()
  expect(await ended()).toMatchObject({ state: 'cancelled', problem: 'budget_spent' })
  setBudget(undefined)
  openai.script({ kind: 'slow' })
  await start()
  await waitFor('the first request', () => openai.requests.length > 0)
  model = null
  expect(await ended()).toMatchObject({ state: 'cancelled', problem: 'model_unavailable' })
})

test('a run that takes too long ends', async () => {
  model = real
  openai.script({ kind: 'status', status: 500 })
  await start()
  await waitFor('the first request', () => openai.requests.length > 0)
  server.clock.advance(31 * 60_000)
  expect(await ended()).toMatchObject({ state: 'cancelled', problem: 'time_limit' })
})
