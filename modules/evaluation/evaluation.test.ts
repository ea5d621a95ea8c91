import { analysisContract } from '#modules/analysis/contract.ts'
import { afterAll, expect, test } from 'vitest'
import type { LanguageModel } from '#platform/ai/port.ts'
import type { ProductEvent } from '#platform/events/events.ts'
import { languageModel } from '#platform/ai/language-model.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { agree, anInvitation, Page } from '#modules/interview-room/room.fixture.ts'
import { interviewRoomContract } from '#modules/interview-room/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { type OpenAiReply, type RecordedRequest, startOpenAi } from '#tests/stand-ins/openai.ts'
import { waitFor } from '#tests/wait.ts'
import { evaluationContract as calls } from './contract.ts'
import { evaluationSubscriptions } from './server/routes.ts'

// The complete path from a queued résumé to the score on the screen, with the real adapter and a model that fails.
const openai = await startOpenAi()
afterAll(() => openai.close())
const real = languageModel({
  provider: 'openai-compatible',
  base_url: openai.baseUrl,
  model: 'stand-in',
  price: { input: 3, output: 15 },
  timeout_ms: 700,
})!
/** Switched for each test: the product looks up its model for each evaluation. */
let model: LanguageModel | null = null
const server = await startTestServer()
Object.defineProperty(server.services.models, 'evaluating', { get: () => model })
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const { call } = organization

const review = (id: string) => call(calls['evaluation.review'], { params: { id } })
const applicationOf = async (email: string) =>
  (await call(applicationsContract['applications.list'], { query: { search: email } })).items[0]!

/** Runs what is waiting for a retry now instead of after the queue's delay. */
const retryNow = () =>
  server.services.db.owner.query(
    `update graphile_worker._private_jobs set run_at = now() where locked_at is null and task_id in (select id from graphile_worker._private_tasks where identifier = 'evaluation.run')`,
  )

/** Retries until the match of an application has this state. */
const runUntil = (applicationId: string, state: 'ready' | 'failed') =>
  waitFor(`the state ${state}`, async () => {
    if ((await review(applicationId)).match?.state === state) return true
    await retryNow()
    return false
  })

/** The same verdict on each requirement that the request names, and on what its quotes show. */
const verdicts =
  (verdict: string, quotes: string[]) =>
  ({ json }: RecordedRequest): OpenAiReply => {
    const prompt = json!.messages[1]!.content
    const names = [...prompt.matchAll(/^(r\d+): /gmu)].map(([, name]) => name)
    const isCheck = prompt.includes('What do the quotes show?')
    const requirements = names.map(id =>
      isCheck ? { id, shows: verdict } : { id, verdict, reasoning: 'Because it says so.', quotes, looked_for: [] },
    )
    return { kind: 'json', value: { requirements } }
  }
const QUOTE = 'Built payment services in TypeScript on PostgreSQL, used by 900 shops.'

test.each<[string, OpenAiReply]>([
  ['too many requests', { kind: 'status', status: 429, retryAfter: '1' }],
  ['an internal error', { kind: 'status', status: 500 }],
  ['no answer in time', { kind: 'slow' }],
  ['a truncated stream', { kind: 'cut', value: { requirements: [] } }],
  ['text instead of JSON', { kind: 'garbage', body: 'I am sorry, I cannot do that.' }],
  ['JSON with a different schema', { kind: 'json', value: { score: 99 } }],
])(
  'after %s there is no score, the screen shows that the evaluation is waiting, and a retry completes it',
  async (_, fault) => {
    model = real
    openai.script(fault)
    const { application_id, email } = await anApplication(server, organization, job)
    const seen = await waitFor('the problem', async () => {
      const found = await review(application_id)
      return found.match?.problem ? found : null
    })
    expect(seen.match).toMatchObject({
      state: 'waiting',
      result: null,
      problem: expect.stringMatching(/try again/) as string,
    })
    expect(await applicationOf(email)).toMatchObject({ match: { state: 'waiting', score: null } })
    openai.script(verdicts('met', [QUOTE]))
    await runUntil(application_id, 'ready')
    expect((await review(application_id)).match).toMatchObject({
      state: 'ready',
      engine: 'openai-compatible',
      model: 'stand-in',
      result: { score: 100 },
    })
    expect(await applicationOf(email)).toMatchObject({ match: { state: 'ready', score: 100 } })
  },
)

test('stores invented quotes with characters that a database refuses, without asking again', async () => {
  model = real
  openai.script(verdicts('met', [QUOTE, `${'x'.repeat(399)}\u{1F4CE} and \0 and \\u0000`]))
  const { application_id } = await anApplication(server, organization, job)
  await server.settled()
  expect((await review(application_id)).match).toMatchObject({ state: 'ready', problem: null, result: { score: 100 } })
  expect(openai.requests).toHaveLength(2)
})

test('removes invented quotes, does not score them and records the removal', async () => {
  model = real
  openai.script(verdicts('met', ['Led the whole company to a glorious victory over everyone']))
  const { application_id } = await anApplication(server, organization, job)
  await server.settled()
  const { match } = await review(application_id)
  expect(match).toMatchObject({ state: 'needs_person', result: { score: null } })
  // The quote, and the result that was backed only by it, in both AI runs.
  expect(match?.result?.unsupported).toBe(12)
  for (const requirement of match!.result!.requirements) {
    expect(requirement).toMatchObject({ verdict: 'unclear', quotes: [] })
    expect(requirement.dropped[0]?.text).toContain('glorious victory')
  }
})

test('fails without a score after several failed attempts, and can be run again by a person', async () => {
  model = real
  openai.script({ kind: 'status', status: 400 })
  const { application_id, email } = await anApplication(server, organization, job)
  await runUntil(application_id, 'failed')
  expect(await applicationOf(email)).toMatchObject({ match: { state: 'failed', score: null } })
  openai.script(verdicts('partly', [QUOTE]))
  await call(calls['evaluation.evaluate'], { params: { id: application_id }, body: {} })
  await server.settled()
  const after = await review(application_id)
  expect(after.match).toMatchObject({ state: 'ready', result: { score: 50 } })
  expect(after.runs.map(({ state }) => state)).toEqual(['ready', 'failed'])
})

test('stores what each request used, shows it with the result, and stops at the budget of the month', async () => {
  model = real
  openai.script(verdicts('met', [QUOTE]))
  const first = await anApplication(server, organization, job)
  await server.settled()
  const { match } = await review(first.application_id)
  expect(match!.usage).toMatchObject({ requests: 2, input_tokens: expect.any(Number) as number })
  expect(match!.usage!.cost_usd).toBeGreaterThan(0)
  const { rows } = await server.services.db.owner.query<{
    prompt_version: string
    input_hash: string
    purpose: string
  }>('select purpose, prompt_version, input_hash from model_runs where evaluation_id = $1 order by at', [match!.id])
  expect(rows.map(({ purpose }) => purpose)).toEqual(['resume match', 'evidence check'])
  expect(new Set(rows.map(({ prompt_version }) => prompt_version)).size).toBe(2)

  Object.defineProperty(server.services.settings, 'AI_BUDGET_USD', { value: 0.000001, configurable: true })
  const asked = openai.requests.length
  const second = await anApplication(server, organization, job)
  await call(calls['evaluation.evaluate'], { params: { id: first.application_id }, body: { only: 'match' } })
  await server.settled()
  Object.defineProperty(server.services.settings, 'AI_BUDGET_USD', { value: undefined, configurable: true })
  // The result of an earlier evaluation is not shown as that of one that failed.
  for (const { application_id } of [first, second])
    expect((await review(application_id)).match).toMatchObject({
      state: 'failed',
      result: null,
      problem: expect.stringContaining('budget') as string,
    })
  expect(openai.requests).toHaveLength(asked)
})

test('uses the built-in engine without a model and names it', async () => {
  model = null
  const { application_id } = await anApplication(server, organization, job)
  await server.settled()
  const { match } = await review(application_id)
  expect(match).toMatchObject({ state: 'ready', engine: 'built-in', model: null })
  const summary = await call(analysisContract['analysis.summary'], { query: { application_id } })
  expect(summary.engine).toBe('built-in')
  expect(summary.sentences.length).toBeGreaterThan(1)
})

test('two simultaneous requests start one evaluation, whose progress is reported until it ends', async () => {
  model = null
  const { application_id } = await anApplication(server, organization, job)
  await server.settled()
  const asked = await Promise.all(
    [1, 2, 3, 4].map(() =>
      call(calls['evaluation.evaluate'], { params: { id: application_id }, body: { only: 'match' } }),
    ),
  )
  const response = await fetch(`${server.url}/api/applications/${application_id}/evaluate/progress`, {
    headers: { authorization: `Bearer ${organization.token}` },
  })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const text = await response.text()
  expect(text).toContain('event: done')
  await server.settled()
  const ids = new Set(asked.flatMap(({ evaluations }) => evaluations.map(({ id }) => id)))
  expect((await review(application_id)).runs.length).toBe(1 + ids.size)
  expect(text).toContain([...ids][0])
})

test('a reaction that is repeated after a crash evaluates nothing twice', async () => {
  model = null
  const { application_id } = await anApplication(server, organization, job)
  await server.settled()
  const { db } = server.services
  const { rows } = await db.owner.query<ProductEvent>(
    `select * from events where name = 'resume.read' and subject_id = $1`,
    [application_id],
  )
  const reaction = evaluationSubscriptions.find(({ event }) => event === 'resume.read')!
  await reaction.react(server.services, rows[0]! as never)
  await server.settled()
  expect((await review(application_id)).runs).toHaveLength(1)
})

test('an application without a résumé has nothing to evaluate', async () => {
  model = null
  const otherOrganization = await call(jobsContract['jobs.list'], { query: {} })
  expect(otherOrganization.total).toBe(1)
  const { application_id } = await anApplication(server, organization, job)
  await server.settled()
  await expect(
    call(calls['evaluation.evaluate'], { params: { id: application_id }, body: { only: 'interview' } }),
  ).rejects.toMatchObject({ status: 409, code: 'nothing_to_read' })
})

const ANSWER =
  'I led the move of our payment worker at Cedar Pay, because it charged people twice. I wrote every attempt down before sending it, tested it with 900 shops, and since then no payment was lost.'

/** A candidate completes the interview by typing. */
async function interviewed() {
  const invitation = await anInvitation(server, organization, job)
  await agree(server, invitation.token, 'none')
  const { page } = await Page.enter(server.url, invitation.token)
  page.send({ type: 'ready' })
  await page.settled()
  for (let turn = 0; turn < 12 && !page.received.some(({ type }) => type === 'ended'); turn += 1) {
    await page.answer(`${ANSWER} That was case ${turn}.`)
    await page.settled()
  }
  await page.close()
  await server.as(invitation.token)(interviewRoomContract['interview-room.submit'], {
    params: { id: invitation.application_id },
  })
  await server.settled()
  return invitation
}

test('evaluates an interview with quotes from its turns, and hides the scores until the reviewer has submitted a scorecard', async () => {
  model = null
  const { application_id, candidate_uuid, email } = await interviewed()
  const hidden = await review(application_id)
  expect(hidden).toMatchObject({ revealed: false, interview: { state: 'ready', result: null } })
  expect((await applicationOf(email)).interview.state).toBe('ready')
  await expect(call(calls['evaluation.rate'], { params: { id: application_id }, body: {} })).rejects.toMatchObject({
    status: 422,
  })
  await expect(
    call(calls['evaluation.rate'], { params: { id: application_id }, body: { ratings: { charm: 5 } } }),
  ).rejects.toMatchObject({ status: 422 })
  expect(hidden.criteria.every(({ levels }) => levels.length === 5 && levels.every(Boolean))).toBe(true)
  const ratings = Object.fromEntries(hidden.criteria.map(({ key }) => [key, 4]))
  await call(calls['evaluation.rate'], {
    params: { id: application_id },
    body: { ratings, recommendation: 'yes', note: 'Clear.' },
  })
  const open = await review(application_id)
  expect(open).toMatchObject({ revealed: true, scorecards: [{ ratings, recommendation: 'yes' }] })
  const { screenings } = await call(interviewRoomContract['interview-room.assets'], {
    params: { uuid: candidate_uuid },
  })
  const turns = new Map(screenings[0]!.turns.map(turn => [turn.id, turn]))
  const quotes = open.interview!.result!.criteria.flatMap(criterion => criterion.quotes)
  expect(quotes.length).toBeGreaterThan(2)
  for (const { turn_id, text, start, end } of quotes) {
    const turn = turns.get(turn_id)!
    expect(turn.speaker).toBe('candidate')
    expect(turn.text.slice(start, end)).toBe(text)
  }
  // Without a language model there are no levels and no score, only the elements of each answer.
  expect(open.interview!.result).toMatchObject({ engine: 'built-in', overall: null, competencies: [], readings: [] })
  expect(open.interview!.result!.criteria.every(({ level }) => level === null)).toBe(true)
  const structures = open.interview!.result!.criteria.flatMap(({ structure }) => structure ?? [])
  expect(structures.length).toBeGreaterThan(0)
  expect(structures.every(({ elements }) => elements.length === 6)).toBe(true)
  expect((await applicationOf(email)).interview).toEqual({
    state: 'ready',
    score: null,
    low: null,
    high: null,
    engine: null,
    validated: true,
  })
  const first = open.interview!.result!.criteria[0]!
  await call(calls['evaluation.opine'], {
    params: { id: open.interview!.id, criterion: first.question_id },
    body: { agrees: false, level: 3, note: 'Too kind.' },
  })
  expect((await review(application_id)).interview?.opinions).toEqual([
    expect.objectContaining({ criterion: first.question_id, agrees: false, level: 3, admin_name: 'Ines Marchetti' }),
  ])
})

test('an opinion needs a result that exists and that the reviewer sees', async () => {
  model = null
  const { application_id } = await interviewed()
  const { match, interview } = await review(application_id)
  const opine = (id: string, criterion: string) =>
    call(calls['evaluation.opine'], { params: { id, criterion }, body: { agrees: true } })
  await expect(opine(match!.id, 'no-such-requirement')).rejects.toMatchObject({ status: 404 })
  await expect(opine(interview!.id, 'any')).rejects.toMatchObject({ status: 409, code: 'scorecard_first' })
  await opine(match!.id, match!.result!.requirements[0]!.id)
  await call(calls['evaluation.rate'], { params: { id: application_id }, body: { reveal_only: true } })
  await expect(opine(interview!.id, 'any')).rejects.toMatchObject({ status: 404 })
  const open = (await review(application_id)).interview!
  await opine(open.id, open.result!.criteria[0]!.question_id)
})

test('skipping the scorecard is possible and recorded', async () => {
  model = null
  const { application_id, candidate_uuid } = await interviewed()
  await call(calls['evaluation.rate'], { params: { id: application_id }, body: { reveal_only: true } })
  expect(await review(application_id)).toMatchObject({
    revealed: true,
    scorecards: [],
    interview: { result: { engine: 'built-in' } },
  })
  const details = await call(applicationsContract['candidates.read'], { params: { candidate_uuid } })
  expect(details.applications[0]?.timeline.map(({ name }) => name)).toContain('scorecard.revealed')
})

test('removes invented quotes of an interview evaluation, and does not score a question without a quote', async () => {
  model = real
  openai.script(verdicts('met', [QUOTE]))
  const rating = { reasoning: 'An action and its result.', addresses_question: true, absent: [], harm: [] }
  const invented: OpenAiReply = {
    kind: 'json',
    value: { ...rating, level: 5, quotes: ['I single-handedly saved the entire galaxy from ruin'] },
  }
  const valid: OpenAiReply = {
    kind: 'json',
    value: { ...rating, level: 4, quotes: ['I led the move of our payment worker at Cedar Pay'] },
  }
  let interviews = 0
  openai.script(request => {
    const system = request.json?.messages.map(({ content }) => content).join('\n') ?? ''
    if (/compare a résumé|quotes from a résumé/u.test(system)) return verdicts('met', [QUOTE])(request)
    if (system.includes('quotes from an answer')) return { kind: 'json', value: { highest_level: 5 } }
    if (!system.includes('evaluate one answer')) return { kind: 'status', status: 503 }
    interviews += 1
    return interviews <= 3 ? invented : valid
  })
  const { application_id } = await interviewed()
  const reason = async () => {
    const { needs_review } = await call(analysisContract['analysis.analyze'], { query: { job_id: job.id } })
    return needs_review.find(one => one.application_id === application_id)!.reason
  }
  // Before the reader's scorecard, nothing tells what was found in the interview.
  const hidden = await review(application_id)
  expect(hidden.interview).toMatchObject({ state: 'needs_person', problem: null, result: null })
  expect(hidden.runs.find(({ kind }) => kind === 'interview')).toMatchObject({ state: 'needs_person', problem: null })
  expect(await reason()).toBe('The screening needs human review. The reason is shown after your scorecard.')
  await call(calls['evaluation.rate'], { params: { id: application_id }, body: { reveal_only: true } })
  const { interview } = await review(application_id)
  expect(await reason()).toBe(interview!.problem)
  expect(interview).toMatchObject({
    problem: expect.stringContaining('No evaluation is backed by evidence') as string,
    state: 'needs_person',
    engine: 'openai-compatible',
    result: { engine: 'openai-compatible' },
  })
  const dropped = interview!.result!.criteria.filter(({ state }) => state === 'unsupported')
  expect(dropped.length).toBeGreaterThan(0)
  expect(interview!.result!.unsupported).toBeGreaterThan(0)
  expect(interview!.result!.overall).toBe(75)
})

test('a match checks a requirement as the recruiter confirmed it, and tells a model', async () => {
  model = null
  const text = 'TypeScript'
  const longer = await anOpenJob(organization, {
    title: 'Principal Engineer',
    requirements: [
      { id: 'read', text, must_have: true },
      { id: 'many', text, must_have: true, checked_as: { kind: 'years', years: 30 } },
    ],
  })
  const { application_id } = await anApplication(server, organization, longer)
  await runUntil(application_id, 'ready')
  const rules = (await review(application_id)).match!.result!.requirements
  expect(rules.map(({ id, verdict }) => [id, verdict])).toEqual([
    ['read', 'met'],
    ['many', 'missing'],
  ])

  model = real
  openai.script(verdicts('met', ['Built payment services in TypeScript on PostgreSQL, used by 900 shops.']))
  await call(calls['evaluation.evaluate'], { params: { id: application_id }, body: { only: 'match' } })
  await waitFor('the match by the model', async () => {
    const { match } = await review(application_id)
    return match?.state === 'ready' && match.model !== null
  })
  const asked = openai.requests.map(({ json }) => json!.messages[1]!.content)
  expect(asked.some(one => one.includes(`r2: ${text}\n    Checked as: at least 30 years of this experience`))).toBe(
    true,
  )
  expect(asked.some(one => one.includes(`r1: ${text}\n    Checked as`))).toBe(false)
  model = null
})
