import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { interviewFlowsContract as calls, type Round } from './contract.ts'
import { flowLibraryContract } from './contract/library.ts'
import { flowVersionsContract as versions } from './contract/versions.ts'
import { fieldOf } from './library/choose.ts'
import { library } from './library/library.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const { call } = organization
const colleague = await aColleague(server, organization, 'recruiter', { name: 'Tomas Berg' })

const first = (await call(calls['flows.list'], {})).items[0]!
const aFlow = (name: string, rounds: Round[] = first.rounds) => call(calls['flows.create'], { body: { name, rounds } })
const save = (id: string, name: string, based_on: number, by = call) =>
  by(calls['flows.save'], { params: { id }, body: { name, rounds: first.rounds, based_on } })

test('serves the library by field, competency and words', async () => {
  const { items, total } = await call(flowLibraryContract['flows.library'], { query: { field: 'trades' } })
  expect(total).toBe(library.length)
  expect(new Set(items.map(({ field }) => field))).toEqual(new Set(['trades']))
  expect(items.length).toBeGreaterThanOrEqual(15)
  const found = await call(flowLibraryContract['flows.library'], { query: { competency: 'safety', search: 'allerg' } })
  expect(found.items).toEqual([])
  await expect(
    call(flowLibraryContract['flows.library'], { query: { field: 'astrology' as 'care' } }),
  ).rejects.toMatchObject({ status: 422 })
})

test('an edit that someone else overtook is refused with what they saved', async () => {
  const flow = await aFlow('Overtaken')
  await save(flow.id, 'Theirs', 1, colleague.call)
  await expect(save(flow.id, 'Mine', 1)).rejects.toMatchObject({
    status: 409,
    code: 'stale_edit',
    message: expect.stringContaining('Tomas Berg') as string,
    problem: { current: { name: 'Theirs', version: 2 } },
  })
  expect(await call(calls['flows.read'], { params: { id: flow.id } })).toMatchObject({ name: 'Theirs', version: 2 })
})

test('every version can be listed, read and restored as the next one', async () => {
  const flow = await aFlow('One')
  const params = { id: flow.id }
  await save(flow.id, 'Two', 1)
  expect(await call(versions['flows.readVersion'], { params: { ...params, version: 1 } })).toMatchObject({
    name: 'One',
  })
  await expect(
    call(versions['flows.restore'], { params: { ...params, version: 1 }, body: { based_on: 1 } }),
  ).rejects.toMatchObject({ status: 409, code: 'stale_edit' })
  expect(
    await call(versions['flows.restore'], { params: { ...params, version: 1 }, body: { based_on: 2 } }),
  ).toMatchObject({ name: 'One', version: 3 })
  const { items } = await call(versions['flows.versions'], { params })
  expect(items.map(({ version, name }) => [version, name])).toEqual([
    [3, 'One'],
    [2, 'Two'],
    [1, 'One'],
  ])
  expect(items[0]).toMatchObject({ saved_by: 'Ines Marchetti', screenings: 0, rounds: 2, questions: 4 })
  await expect(call(versions['flows.readVersion'], { params: { ...params, version: 9 } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a copy and an import of an export have the same content, and no job uses them', async () => {
  const flow = await aFlow('Original')
  const params = { id: flow.id }
  const copy = await call(versions['flows.duplicate'], { params })
  expect(copy).toMatchObject({ name: 'Original (copy)', version: 1, rounds: flow.rounds })
  const exported = await call(versions['flows.export'], { params })
  const imported = await call(versions['flows.import'], { body: exported })
  expect(imported).toMatchObject({ name: 'Original', rounds: flow.rounds })
  expect((await call(calls['flows.list'], {})).jobs[copy.id]).toBeUndefined()
})

test('an import names the path of each problem and stores nothing', async () => {
  const exported = await call(versions['flows.export'], { params: { id: first.id } })
  const before = (await call(calls['flows.list'], {})).items.length
  const [screening, team] = exported.rounds
  const [question] = screening!.questions!
  const importing = (body: object) => call(versions['flows.import'], { body: { ...exported, ...body } as never })
  const errorsOf = async (body: object) => {
    const { errors } = await importing(body).then(
      () => expect.unreachable('The import was accepted.'),
      (error: { problem: { errors: { path: string; message: string }[] } }) => error.problem,
    )
    return errors.map(({ path }) => path)
  }
  expect(await errorsOf({ format: 'other/format' })).toEqual(['format'])
  expect(await errorsOf({ rounds: [{ ...screening, minutes: 600 }, team] })).toEqual(['rounds.0.minutes'])
  expect(await errorsOf({ rounds: [{ ...screening, questions: [question, question] }] })).toEqual([
    'rounds.0.questions.1.id',
  ])
  expect(await errorsOf({ rounds: [{ ...screening, questions: [{ ...question, levels: ['a', 'b'] }] }] })).toHaveLength(
    1,
  )
  expect(await errorsOf({ rounds: Array.from({ length: 7 }, (_, at) => ({ ...team, id: `r${at}` })) })).toEqual([
    'rounds',
  ])
  expect((await call(calls['flows.list'], {})).items).toHaveLength(before)
})

test('drafts a flow from the library by the job’s title and requirements, and stores nothing', async () => {
  const before = (await call(calls['flows.list'], {})).items.length
  const job = await anOpenJob(organization, {
    title: 'Registered nurse',
    requirements: [{ id: 'r1', text: 'Plans the shift of a small team', must_have: true }],
  })
  const draft = await call(versions['flows.draft'], { body: { job_id: job.id } })
  expect(draft).toMatchObject({ engine: null, field: 'care', flow: { name: 'Registered nurse' } })
  const asked = draft.flow.rounds[0]!.questions.map(({ id }) => id)
  expect(asked).toHaveLength(5)
  expect(asked).toEqual(expect.arrayContaining(['care-expertise', 'care-planning', 'care-collaboration']))
  // What was drafted can be saved as it is.
  await call(calls['flows.create'], { body: draft.flow })
  expect((await call(calls['flows.list'], {})).items).toHaveLength(before + 1)
  const other = await anOpenJob(organization, {
    title: 'Astrologer',
    requirements: [{ id: 'r1', text: 'Reads the stars', must_have: true }],
  })
  const general = await call(versions['flows.draft'], { body: { job_id: other.id } })
  expect(general).toMatchObject({ field: null, flow: { rounds: [{ questions: first.rounds[0]!.questions }, {}] } })
})

test.each([
  ['Senior backend engineer', 'engineering'],
  ['Account manager', 'sales'],
  ['Customer support agent', 'support'],
  ['Nurse', 'care'],
  ['Sous chef', 'hospitality'],
  ['Warehouse shift lead', 'operations'],
  ['Electrician', 'trades'],
  ['Payroll accountant', 'office'],
  ['Astrologer', null],
])('recognizes the kind of work of "%s"', (title, field) => {
  expect(fieldOf({ title, requirements: [] })).toBe(field)
})

test('a flow that an open job uses cannot be removed, and the list names the job', async () => {
  const flow = await aFlow('In use')
  const job = await anOpenJob(organization, { title: 'Uses a flow' })
  await call(jobsContract['jobs.edit'], { params: { jobId: job.id }, body: { interview_flow_id: flow.id } })
  expect((await call(calls['flows.list'], {})).jobs[flow.id]).toEqual([
    { id: job.id, title: 'Uses a flow', status: 'open' },
  ])
  await expect(call(calls['flows.remove'], { params: { id: flow.id } })).rejects.toMatchObject({
    status: 409,
    code: 'flow_in_use',
  })
})

test('500 random sequences of edits by two people lose none and leave the version of a screening as it was', async () => {
  const flow = await aFlow('Random')
  const params = { id: flow.id }
  const job = await anOpenJob(organization)
  await call(jobsContract['jobs.edit'], { params: { jobId: job.id }, body: { interview_flow_id: flow.id } })
  const application = await anApplication(server, organization, job)
  await call(screeningsContract['screenings.invite'], { params: { id: application.application_id }, body: {} })
  const invited = await call(versions['flows.readVersion'], { params: { ...params, version: 1 } })
  /** What each version was saved with. */
  const saved = new Map([[1, 'Random']])
  let current = 1
  const edit = fc.record({
    by: fc.constantFrom('mine', 'theirs'),
    kind: fc.constantFrom('save', 'late', 'restore'),
    name: fc.string({ minLength: 1, maxLength: 20 }).map(text => `n${text.replaceAll(/[^a-z0-9]/gi, '')}`),
    back: fc.nat(5),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async edits => {
      for (const { by, kind, name, back } of edits) {
        const who = by === 'mine' ? call : colleague.call
        const earlier = Math.max(1, current - back)
        if (kind === 'late' && earlier < current) {
          await expect(save(flow.id, name, earlier, who)).rejects.toMatchObject({ code: 'stale_edit' })
        } else if (kind === 'restore') {
          const restored = await who(versions['flows.restore'], {
            params: { ...params, version: earlier },
            body: { based_on: current },
          })
          expect(restored.name).toBe(saved.get(earlier))
          saved.set(++current, restored.name)
        } else {
          const stored = await save(flow.id, name, current, who)
          saved.set(++current, stored.name)
        }
      }
      const latest = await call(calls['flows.read'], { params })
      expect([latest.version, latest.name]).toEqual([current, saved.get(current)])
    }),
    { numRuns: 500 },
  )
  const { items } = await call(versions['flows.versions'], { params })
  expect(current).toBeGreaterThan(200)
  for (const { version, name } of items) expect(name).toBe(saved.get(version))
  expect(items[0]!.version).toBe(current)
  expect(await call(versions['flows.readVersion'], { params: { ...params, version: 1 } })).toEqual(invited)
}, 120_000)

test('titles of jobs outside of the reader’s scope are not in the list of flows, only how many there are', async () => {
  const flow = await aFlow('Shared')
  const own = await anOpenJob(organization, { title: 'Welder', interview_flow_id: flow.id })
  await anOpenJob(organization, { title: 'Secret successor of the director', interview_flow_id: flow.id })
  const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [own] })
  const list = await manager.call(calls['flows.list'], {})
  expect(list.jobs[flow.id]).toMatchObject([{ title: 'Welder' }])
  expect(list.other_jobs[flow.id]).toBe(1)
  expect(JSON.stringify(list)).not.toContain('Secret')
  const all = await call(calls['flows.list'], {})
  expect(all.jobs[flow.id]).toHaveLength(2)
  expect(all.other_jobs).not.toHaveProperty(flow.id)
})
