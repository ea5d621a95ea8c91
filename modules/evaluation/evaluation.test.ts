import { analysisContract } from '#modules/analysis/contract.ts'
import { expect, test } from 'vitest'
import type { ProductEvent } from '#platform/events/events.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { anApplication, anOpenJob } from '#tests/factories.ts'
import type { OpenAiReply } from '#tests/stand-ins/openai.ts'
import { waitFor } from '#tests/wait.ts'
import { evaluationContract as calls } from './contract.ts'
import { QUOTE, startEvaluation, verdicts } from './evaluation.fixture.ts'
import { evaluationSubscriptions } from './server/routes.ts'

// The complete path from a queued résumé to the score on the screen, with the real adapter and a model that fails.
const { openai, server, organization, job, call, review, applicationOf, runUntil, use } = await startEvaluation()

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
    use('model')
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
  use('model')
  openai.script(verdicts('met', [QUOTE, `${'x'.repeat(399)}\u{1F4CE} and \0 and \\u0000`]))
  const { application_id } = await anApplication(server, organization, job)
  await server.settled()
  expect((await review(application_id)).match).toMatchObject({ state: 'ready', problem: null, result: { score: 100 } })
  expect(openai.requests).toHaveLength(2)
})

test('removes invented quotes, does not score them and records the removal', async () => {
  use('model')
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
  use('model')
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
  use('model')
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
  use('rules')
  const { application_id } = await anApplication(server, organization, job)
  await server.settled()
  const { match } = await review(application_id)
  expect(match).toMatchObject({ state: 'ready', engine: 'built-in', model: null })
  const summary = await call(analysisContract['analysis.summary'], { query: { application_id } })
  expect(summary.engine).toBe('built-in')
  expect(summary.sentences.length).toBeGreaterThan(1)
})

test('two simultaneous requests start one evaluation, whose progress is reported until it ends', async () => {
  use('rules')
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
  use('rules')
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
  use('rules')
  const otherOrganization = await call(jobsContract['jobs.list'], { query: {} })
  expect(otherOrganization.total).toBe(1)
  const { application_id } = await anApplication(server, organization, job)
  await server.settled()
  await expect(
    call(calls['evaluation.evaluate'], { params: { id: application_id }, body: { only: 'interview' } }),
  ).rejects.toMatchObject({ status: 409, code: 'nothing_to_read' })
})

test('a match checks a requirement as the recruiter confirmed it, and tells a model', async () => {
  use('rules')
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

  use('model')
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
  use('rules')
})
