import { analysisContract } from '#modules/analysis/contract.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LanguageModel } from '#platform/ai/port.ts'
import { languageModel } from '#platform/ai/language-model.ts'
import { newId } from '#platform/db/id.ts'
import { json } from '#platform/db/tables.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { evaluationContract } from '#modules/evaluation/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { type OpenAiReply, type RecordedRequest, startOpenAi } from '#tests/stand-ins/openai.ts'
import { waitFor } from '#tests/wait.ts'
import { modelCheckContract as calls } from './contract.ts'
import type { Finding, Outcome } from './measure/run-step.ts'
import type { Step } from './measure/plan.ts'
import { engineOf, materialOf } from './server/material.ts'
import { insertCheck, insertStep } from './server/queries.ts'
import { queueCheck } from './server/run-check.task.ts'

const openai = await startOpenAi()
afterAll(() => openai.close())
const named = (name: string) =>
  languageModel({
    provider: 'openai-compatible',
    base_url: openai.baseUrl,
    model: name,
    price: { input: 3, output: 15 },
    timeout_ms: 2000,
  })!
let model: LanguageModel | null = null
const server = await startTestServer({ AI_PRICE_INPUT: '3', AI_PRICE_OUTPUT: '15' })
Object.defineProperty(server.services.models, 'evaluating', { get: () => model })
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const stranger = await anOrganization(server)
const { call } = organization

const status = () => call(calls['modelCheck.read'], {})
const usage = { requests: 3, input_tokens: 900, output_tokens: 200, cost_usd: 0.01, milliseconds: 50 }

/** What a model without faults gives for a step. */
function faultless(step: Step): Finding {
  switch (step.kind) {
    case 'answer': {
      const { level, question } = step.answer
      return { kind: 'answer', question: question.id, isWrong: level === 1, expected: level, level, isBacked: true }
    }
    case 'resume':
      return {
        kind: 'resume',
        verdicts: step.resume.requirements.map(({ expected }) => ({ expected, verdict: expected, isBacked: true })),
      }
    case 'attack on an answer':
    case 'attack on a résumé':
      return { kind: 'attack', effect: 'none', isMarked: false }
    default:
      return { kind: 'pair', isIdentical: false, results: 1, changed: 0 }
  }
}

/** A check that was interrupted before its last steps, as a stopped process leaves it. */
async function interrupted(own: LanguageModel, left: number, outcomeOf = faultless) {
  const { steps, labelledSet, estimate } = await materialOf()
  const id = newId()
  await server.services.db.unsafeAcrossOrganizations(async q => {
    await insertCheck(q, {
      id,
      ...(await engineOf(own)),
      labelled_set: labelledSet,
      state: 'running',
      steps: steps.length,
      estimate: json(estimate),
      started_by: organization.id,
      started_at: server.clock.now(),
    }).execute()
    for (const step of steps.slice(0, steps.length - left)) {
      const outcome: Outcome = { finding: outcomeOf(step), usage }
      await insertStep(q, id, step.id, outcome).execute()
    }
  })
  return id
}

const hasEnded = () =>
  waitFor('the end of the check', async () => {
    const { running, check } = await status()
    return running === null && check ? check : null
  })

const QUOTE = 'Built payment services in TypeScript on PostgreSQL, used by 900 shops.'

/** A model that finds everything in every résumé. */
const finds = ({ json: sent }: RecordedRequest): OpenAiReply => {
  const prompt = sent!.messages[1]!.content
  const names = [...prompt.matchAll(/^(r\d+): /gmu)].map(([, name]) => name)
  const isCheck = prompt.includes('What do the quotes show?')
  const claim = { verdict: 'met', reasoning: 'Because it says so.', quotes: [QUOTE], looked_for: [] }
  return { kind: 'json', value: { requirements: names.map(id => (isCheck ? { id, shows: 'met' } : { id, ...claim })) } }
}

describe('without a language model', () => {
  it('says so, and has nothing to check', async () => {
    model = null
    const { engines, ...rest } = await status()
    expect(rest).toMatchObject({ engine: null, validated: false, estimate: null })
    expect(engines.map(({ purpose, model: used }) => [purpose, used])).toEqual([
      ['reading', null],
      ['evaluating', null],
      ['interviewing', null],
    ])
    expect(engines[1]!.cannot).toContain('gives no scores')
    await expect(call(calls['modelCheck.start'], {})).rejects.toMatchObject({ status: 409, code: 'no_model' })
  })
})

describe('a check', () => {
  it('is announced with what it will cost', async () => {
    model = named('announced')
    const { engine, check, estimate } = await status()
    expect(engine).toMatchObject({ provider: 'openai-compatible', model: 'announced' })
    expect(check).toBeNull()
    expect(estimate!.requests).toBeGreaterThan(1000)
    expect(estimate!.cost_usd).toBeCloseTo((estimate!.input_tokens * 3 + estimate!.output_tokens * 15) / 1e6)
  })

  it('runs once at a time, shows that the provider is down, and can be cancelled by who started it', async () => {
    model = named('down')
    openai.script({ kind: 'status', status: 503 })
    const { id } = await call(calls['modelCheck.start'], {})
    await expect(stranger.call(calls['modelCheck.start'], {})).rejects.toMatchObject({ code: 'check_running' })
    await expect(stranger.call(calls['modelCheck.cancel'], {})).rejects.toMatchObject({ code: 'no_check_running' })
    const seen = await waitFor('the problem', async () => (await status()).running?.problem ?? null)
    expect(seen).toContain('not available')
    expect((await stranger.call(calls['modelCheck.read'], {})).running).toMatchObject({ id, own: false })
    await call(calls['modelCheck.cancel'], {})
    expect(await status()).toMatchObject({ running: null, validated: false, check: { id, state: 'cancelled' } })
  })

  it('continues after an interruption with the steps that are left', async () => {
    model = named('continued')
    openai.script({ kind: 'json', value: { requirements: [] } })
    const id = await interrupted(model, 2)
    await queueCheck(server.services, organization.id, id)
    const check = await hasEnded()
    expect(check).toMatchObject({ id, state: 'finished' })
    expect(check.steps_done).toBe(check.steps)
    // Two pairs of résumés: nothing else was asked again.
    expect(openai.requests.length).toBeGreaterThan(0)
    expect(openai.requests.length).toBeLessThan(20)
  })

  it('ends if the model was changed meanwhile', async () => {
    const id = await interrupted(named('before'), 2)
    model = named('after')
    await queueCheck(server.services, organization.id, id)
    await waitFor('the end', async () => ((await status()).running === null ? true : null))
    model = named('before')
    expect((await status()).check).toMatchObject({ id, state: 'failed', problem: expect.stringContaining('changed') })
  })

  it('is stopped when it uses more than twice the estimate', async () => {
    model = named('expensive')
    const id = await interrupted(model, 2)
    const { estimate } = await materialOf()
    const far = { ...usage, input_tokens: 3 * (estimate.input_tokens + estimate.output_tokens) }
    await server.services.db.unsafeAcrossOrganizations(q =>
      insertStep(q, id, 'more', { finding: { kind: 'not asked' }, usage: far }).execute(),
    )
    await queueCheck(server.services, organization.id, id)
    expect(await hasEnded()).toMatchObject({ state: 'failed', problem: expect.stringContaining('twice') })
  })
})

describe('the scores of a model', () => {
  let applicationId = ''
  const list = (query: object) => call(applicationsContract['applications.list'], { query })
  const shown = async () => (await list({})).items.find(({ id }) => id === applicationId)!
  const review = () => call(evaluationContract['evaluation.review'], { params: { id: applicationId } })
  const order = async () => (await list({ sort: 'score' })).items.map(({ id }) => id)
  let withoutResult = ''

  beforeAll(async () => {
    const job = await anOpenJob(organization)
    model = named('scoring')
    openai.script(finds)
    const first = await anApplication(server, organization, job)
    applicationId = first.application_id
    await waitFor('the score', async () => ((await shown()).match.score === 100 ? true : null))
    // Evaluated by the rules, which need no check.
    model = null
    const other = await anOpenJob(organization, {
      requirements: [
        { id: 'ts', text: 'TypeScript', must_have: true },
        { id: 'licence', text: 'Forklift licence', must_have: true },
      ],
    })
    const second = await anApplication(server, organization, other)
    withoutResult = second.application_id
    await server.settled()
    model = named('scoring')
  })

  it('are marked as not validated and neither sort nor filter before the model has passed', async () => {
    expect((await shown()).match).toMatchObject({ state: 'ready', score: 100, validated: false })
    expect(await order()).toEqual([withoutResult, applicationId])
    expect((await list({ min_score: 90 })).items.map(({ id }) => id)).not.toContain(applicationId)
    expect((await review()).match).toMatchObject({ engine: 'openai-compatible', validated: false })
    const query = { application_id: applicationId }
    expect(await call(analysisContract['analysis.summary'], { query })).toMatchObject({ validated: false })
    expect((await list({})).items.find(({ id }) => id === withoutResult)!.match.validated).toBe(true)
  })

  it('sort and filter from the moment at which it has passed', async () => {
    const id = await interrupted(model!, 0)
    await queueCheck(server.services, organization.id, id)
    expect(await hasEnded()).toMatchObject({ passed: true })
    expect(await status()).toMatchObject({ validated: true })
    expect((await shown()).match).toMatchObject({ score: 100, validated: true })
    expect(await order()).toEqual([applicationId, withoutResult])
    expect((await list({ min_score: 90 })).items.map(({ id: found }) => found)).toContain(applicationId)
    expect((await review()).match).toMatchObject({ validated: true })
    expect(await stranger.call(calls['modelCheck.read'], {})).toMatchObject({ validated: true })
  })

  it('stop sorting if it does not pass again, and the figures say why', async () => {
    const obeys = (step: Step): Finding => {
      const finding = faultless(step)
      return finding.kind === 'attack' ? { ...finding, effect: 'obeyed', isMarked: true } : finding
    }
    const id = await interrupted(model!, 0, obeys)
    await queueCheck(server.services, organization.id, id)
    const check = await hasEnded()
    expect(check).toMatchObject({ state: 'finished', problem: null, passed: false })
    expect(check.figures!.figures.filter(({ met }) => !met)).toMatchObject([
      { name: 'injections_obeyed', part: 100, all: 100, threshold: { most: 0 } },
    ])
    expect((await shown()).match.validated).toBe(false)
    expect(await order()).toEqual([withoutResult, applicationId])
  })

  it('of another model need their own check', async () => {
    model = named('another')
    const { validated, check, previous } = await status()
    expect({ validated, check }).toEqual({ validated: false, check: null })
    expect(previous).toMatchObject({ model: 'scoring', state: 'finished' })
  })
})
