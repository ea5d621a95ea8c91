import { afterEach, expect, test } from 'vitest'
import type { CallInput } from '#platform/contract/client.ts'
import { newId } from '#platform/db/id.ts'
import type { AdminRole } from '#platform/access/roles.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { usageContract } from '#modules/billing/contract/usage.ts'
import { interviewFlowsContract } from '#modules/interview-flows/contract.ts'
import { flowLibraryContract } from '#modules/interview-flows/contract/library.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anOrganization, onLargestPlan, type TestOrganization } from '#tests/factories.ts'
import { dryRunsContract as calls } from './contract.ts'
import { CANDIDATES } from './policy.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const [flow] = (await organization.call(interviewFlowsContract['flows.list'], {})).items
const round = flow!.rounds[0]!
const params = { id: flow!.id }

type Start = NonNullable<CallInput<(typeof calls)['dryRuns.start']>['body']>
const start = (body: Partial<Start> = {}, by: TestOrganization = organization) =>
  by.call(calls['dryRuns.start'], { params, body: { id: newId(), round_id: round.id, ...body } })
const state = async (by: TestOrganization = organization) => by.call(calls['dryRuns.state'], { params })
const ended = async () => {
  await server.settled()
  return (await state()).run!
}
const own = { ...round.questions[0]!, id: 'own', text: 'Which of our lighthouses would you paint first?' }

afterEach(() => server.settled())

test('six synthetic candidates take the interview, and the result says what the rules can tell', async () => {
  expect(await state()).toEqual({ run: null, engine: null })
  const started = await start()
  expect(started).toMatchObject({ state: 'running', outdated: false, engine: null, measure: 'elements', report: null })
  expect(started.candidates.map(({ state: one }) => one)).toEqual(CANDIDATES.map(() => 'waiting'))
  const run = await ended()
  expect(run).toMatchObject({ id: started.id, state: 'finished', problem: null, unanswerable: [] })
  for (const { kind, state: one, minutes, ratings } of run.candidates) {
    expect({ kind, one }).toEqual({ kind, one: 'evaluated' })
    expect(minutes).toBeGreaterThan(1)
    expect(minutes).toBeLessThan(round.minutes)
    expect(ratings.map(({ question_id }) => question_id)).toEqual(round.questions.map(({ id }) => id))
    // The rules give no level.
    expect(ratings.every(({ level }) => level === null)).toBe(true)
  }
  const { order, inseparable, gained } = run.report!
  const place = (kind: string) => order.findIndex(one => one.kind === kind)
  expect(place('strong')).toBeLessThan(place('rambling'))
  expect(place('terse')).toBeLessThan(place('weak'))
  expect(inseparable).toEqual([])
  expect(gained.length).toBeLessThanOrEqual(1)
})

test('shows what was asked and said, with quotes that are in the answer', async () => {
  const { id } = await start()
  await ended()
  const { items } = await organization.call(calls['dryRuns.answers'], {
    params: { ...params, dryRunId: id, kind: 'strong' },
  })
  expect(items).toHaveLength(round.questions.length)
  for (const { text, turns, quotes, structure } of items) {
    expect(turns[0]!.speaker).toBe('interviewer')
    expect(turns[0]!.text).toContain(text)
    expect(turns.filter(({ speaker }) => speaker === 'interviewer').length).toBeLessThanOrEqual(2)
    expect(quotes.length).toBeGreaterThan(0)
    for (const quote of quotes)
      expect(turns.find(turn => turn.id === quote.turn_id)!.text.slice(quote.start, quote.end)).toBe(quote.text)
    expect(structure!.elements).toHaveLength(6)
  }
})

test('leaves out a question of one’s own, and says so; refuses a round without any other', async () => {
  await start({ round: { ...round, questions: [own, ...round.questions.slice(0, 2)] } })
  const run = await ended()
  expect(run).toMatchObject({ state: 'finished', unanswerable: ['own'], outdated: true })
  expect(run.candidates[0]!.ratings).toHaveLength(2)
  await expect(start({ round: { ...round, questions: [own] } })).rejects.toMatchObject({
    status: 422,
    problem: { errors: [{ path: 'round_id' }] },
  })
})

test('answers every question of the library', async () => {
  const { items } = await organization.call(flowLibraryContract['flows.library'], { query: { field: 'trades' } })
  const questions = items.map(({ field: _field, competency_key: _key, ...question }) => question)
  await start({ round: { ...round, minutes: 120, questions } })
  const run = await ended()
  expect(run.unanswerable).toEqual([])
  expect(run.candidates[0]!.ratings.map(({ outcome }) => outcome)).toEqual(questions.map(() => 'answered'))
})

test('a round that is too short is interrupted as it would be, and its questions are not reached', async () => {
  await start({ round: { ...round, minutes: 5, questions: round.questions.map(one => ({ ...one, time_limit: 600 })) } })
  const { candidates } = await ended()
  const rambling = candidates.find(({ kind }) => kind === 'rambling')!
  expect(rambling.ratings.map(({ outcome }) => outcome)).toContain('unasked')
  expect(rambling.minutes).toBeLessThan(12)
})

test('an edit of the flow marks the result as outdated, a new name does not', async () => {
  await start()
  expect((await ended()).outdated).toBe(false)
  const save = (changes: object) =>
    organization.call(interviewFlowsContract['flows.save'], {
      params,
      body: { name: 'Renamed', rounds: flow!.rounds.map(one => (one.id === round.id ? { ...one, ...changes } : one)) },
    })
  await save({ name: 'Another name' })
  expect((await state()).run!.outdated).toBe(false)
  await save({ questions: round.questions.slice(1) })
  expect((await state()).run!.outdated).toBe(true)
  await save({})
  expect((await state()).run!.outdated).toBe(false)
})

test('one run of a flow at a time; the same id returns the same run; it can be stopped', async () => {
  const id = newId()
  const [first, again] = [await start({ id }), await start({ id })]
  expect(again.id).toBe(first.id)
  // The first may have ended already on a fast computer.
  const other = await start().catch((error: unknown) => error)
  if ((await state()).run!.id === id) expect(other).toMatchObject({ status: 409, code: 'running' })
  const running = (await state()).run!.id
  const stopped = await organization.call(calls['dryRuns.cancel'], { params: { ...params, dryRunId: running } })
  expect(['cancelled', 'finished']).toContain(stopped.state)
  await server.settled()
  expect((await state()).run).toMatchObject({ id: running, state: stopped.state })
})

test('stores no candidate, application or use of the plan', async () => {
  const use = () => organization.call(usageContract['billing.activeSubscription'], {})
  const before = await use()
  await start()
  await ended()
  expect(await use()).toEqual(before)
  expect((await organization.call(applicationsContract['applications.list'], { query: {} })).total).toBe(0)
})

test('is for those who may set up, and for the own organization', async () => {
  const { id } = await start()
  await ended()
  const other = await anOrganization(server)
  const dryRunId = id
  for (const request of [
    () => start({}, other),
    () => state(other),
    () => other.call(calls['dryRuns.cancel'], { params: { ...params, dryRunId } }),
    () => other.call(calls['dryRuns.answers'], { params: { ...params, dryRunId, kind: 'weak' } }),
  ])
    await expect(request()).rejects.toMatchObject({ status: 404 })
  for (const role of ['hiring_manager', 'interviewer'] satisfies AdminRole[]) {
    const colleague = await aColleague(server, organization, role)
    await expect(start({}, colleague)).rejects.toMatchObject({ status: 403 })
  }
  await expect(start({ round_id: 'nothing' })).rejects.toMatchObject({ status: 404 })
  await expect(start({ round_id: 'team' })).rejects.toMatchObject({ status: 422 })
  await expect(start({ round_id: 'team', round })).rejects.toMatchObject({ status: 422 })
})
