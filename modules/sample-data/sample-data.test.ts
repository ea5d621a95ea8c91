import { afterAll, expect, test } from 'vitest'
import { auditContract } from '#modules/audit/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { dashboardContract } from '#modules/dashboard/contract.ts'
import { importsContract } from '#modules/imports/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { mergesContract } from '#modules/merges/contract.ts'
import { practiceContract } from '#modules/practice/contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import type { OutgoingMail } from '#platform/mail/transport.ts'
import { foldApplicationCounts } from '#modules/applications/server/fold-counts.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization } from '#tests/factories.ts'
import { sampleDataContract as calls } from './contract.ts'
import { samplePeople } from './fiction/more-people.ts'
import type { DemoPerson } from './fiction/people.ts'

/** A few people at every stage, because reading a résumé takes a while. Other tests in this process have loaded the list already. */
const some = /^(Noor|Tomasz|Mateus|Ingrid|Daniela|Benedikt|Oskar|Marek|Hanna|Kerstin|Luis|Katarzyna|Lea|Joao) /
const people = samplePeople as DemoPerson[]
const everybody = people.splice(0, people.length, ...people.filter(({ name }) => some.test(name)))
afterAll(() => void people.splice(0, people.length, ...everybody))
const PEOPLE = 14

const sent: OutgoingMail[] = []
const server = await startTestServer(
  {},
  { mail: { kind: 'smtp', send: async mail => void sent.push(mail), close() {} } },
)
const { db } = server.services
const organization = await anOrganization(server)
const other = await anOrganization(server)
const job = await anOpenJob(organization, { title: 'Train Driver' })
const real = await anApplication(server, organization, job)
await server.settled()

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
const read = () => organization.call(calls['sampleData.read'], {})

/** Waits for the background work, and lets what waits for a minute run now. */
async function until(state: string) {
  for (let now = await read(); now.state !== state; now = await read()) {
    if (now.state === 'removing')
      await db.owner.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
    await wait(100)
  }
  await server.settled()
}

const rowsOf = async (sql: string) => (await db.owner.query(sql, [organization.id])).rows
const figures = async () => {
  await foldApplicationCounts(db)
  // The plan counts colleagues, who join in these tests.
  const [{ plan: _, ...widgets }, months, counts] = [
    await organization.call(dashboardContract['dashboard.widgets'], {}),
    await organization.call(dashboardContract['dashboard.monthlyApplications'], { query: {} }),
    await organization.call(applicationsContract['applications.dashboard'], { query: {} }),
  ]
  return { widgets, months, counts }
}
const usage = () => rowsOf('select kind, subject_id, state from usage_entries where organization_id = $1 order by 1, 2')
const TABLES =
  'job_openings candidates applications submissions resumes application_notes screenings screening_turns evaluations bookings offers communications application_search merges application_figures application_counts mail_messages notifications practice_interviews links'.split(
    ' ',
  )

/** What is stored of the organization's jobs and people. */
const stored = async () =>
  Object.fromEntries(
    await Promise.all(
      TABLES.map(
        async table => [table, await rowsOf(`select count(*) from ${table} where organization_id = $1`)] as const,
      ),
    ),
  )

const before = { figures: await figures(), usage: await usage(), stored: await stored() }
const mailsBefore = sent.length

const list = async (query: object = {}) =>
  (await organization.call(applicationsContract['applications.list'], { query: { limit: 100, ...query } })).items
const sampleJobs = async () =>
  (await organization.call(jobsContract['jobs.list'], { query: {} })).items.filter(({ sample }) => sample)

test('owners and admins turn it on; nobody else may, and twice is once', async () => {
  const recruiter = await aColleague(server, organization, 'recruiter')
  for (const call of [calls['sampleData.read'], calls['sampleData.turnOn'], calls['sampleData.turnOff']])
    await expect(recruiter.call(call, {})).rejects.toMatchObject({ status: 403 })
  before.usage = await usage()
  // E-mails about what happened before the sample can still be on their way.
  for (let next = await stored(), last = null; JSON.stringify(next) !== JSON.stringify(last); next = await stored()) {
    last = next
    before.stored = next
    await new Promise(resolve => setTimeout(resolve, 1500))
  }
  expect(await read()).toEqual({ state: 'off', done: 0, total: 0 })
  const [one, two] = await Promise.all([
    organization.call(calls['sampleData.turnOn'], {}),
    organization.call(calls['sampleData.turnOn'], {}),
  ])
  expect([one.state, two.state]).toEqual(['filling', 'filling'])
  await until('on')
  expect(await read()).toEqual({ state: 'on', done: PEOPLE, total: PEOPLE })
  expect(await organization.call(calls['sampleData.turnOn'], {})).toMatchObject({ state: 'on' })
}, 240_000)

test('its interviews and deadlines are marked in the calendar', async () => {
  const { interviews, offers, screening_windows, job_closings } = await organization.call(
    interviewsContract['interviews.calendar'],
    { query: {} },
  )
  const all = [...interviews, ...offers, ...screening_windows, ...job_closings]
  const samples = new Set((await sampleJobs()).map(({ id }) => id))
  expect(all.filter(({ job_id }) => samples.has(job_id)).length).toBeGreaterThan(0)
  for (const { job_id, sample } of all) expect(sample).toBe(samples.has(job_id))
})

test('it has 3 open jobs and people with read résumés, at every stage and outcome, marked as sample', async () => {
  const jobs = await sampleJobs()
  expect(jobs).toHaveLength(3)
  const items = (await list()).filter(({ sample }) => sample)
  expect(items).toHaveLength(PEOPLE)
  expect(items.filter(({ resume_state }) => resume_state === 'read')).toHaveLength(PEOPLE)
  expect(items.filter(({ match }) => match.state === 'ready').length).toBeGreaterThan(PEOPLE - 3)
  expect(new Set(items.map(({ stage }) => stage))).toEqual(
    new Set(['applied', 'screening', 'review', 'interview', 'offer']),
  )
  expect(new Set(items.map(({ outcome }) => outcome))).toEqual(new Set(['active', 'hired', 'rejected', 'withdrawn']))
  expect(items.filter(({ screening }) => screening?.state === 'completed')).toHaveLength(2)
  expect(items.filter(({ interview }) => interview.state === 'ready')).toHaveLength(2)
  expect(items.find(({ name }) => name === 'Tomasz Wilk')).toMatchObject({ stage: 'interview' })
  const now = await stored()
  expect(await rowsOf("select 1 from bookings where organization_id = $1 and state = 'booked'")).toHaveLength(1)
  for (const table of ['bookings', 'offers', 'application_notes'])
    expect(Number(now[table]![0].count)).toBeGreaterThan(0)
})

test('the audit log says who turned it on, and nothing that nobody did', async () => {
  const { items } = await organization.call(auditContract['audit.list'], { query: {} })
  const since = items.slice(0, items.findIndex(({ event }) => event === 'sample_data.turned_on') + 1)
  expect(since.map(({ event }) => event)).toEqual(['sample_data.turned_on'])
})

test('nothing leaves the product, and nothing counts toward the plan', async () => {
  const mails = await rowsOf('select to_address, state from mail_messages where organization_id = $1 and sample')
  expect(mails.length).toBeGreaterThan(PEOPLE)
  expect(mails.filter(({ state }) => state === 'sent')).toEqual([])
  expect(
    sent.slice(mailsBefore).filter(({ to }) => to.address.endsWith('example.com') && /sample/.test(to.address)),
  ).toEqual([])
  expect(await usage()).toEqual(before.usage)
})

test('the jobs are not public, and take neither applications nor imports', async () => {
  const [first] = await sampleJobs()
  const visitor = server.as()
  const { items } = await visitor(jobsContract['jobs.listPublic'], { params: { id: organization.id } })
  expect(items.map(({ title }) => title)).toEqual(['Train Driver'])
  await expect(anApplication(server, organization, first!)).rejects.toMatchObject({ status: 404 })
  await expect(
    organization.call(importsContract['imports.create'], { body: { job_id: first!.id, informs: false } }),
  ).rejects.toMatchObject({ status: 409, code: 'sample_data' })
  const [person] = await list({ search: 'Noor Haddad', job_id: first!.id })
  await expect(
    anApplication(server, organization, job, { email: 'noor.haddad@sample.example.com' }),
  ).rejects.toMatchObject({ status: 422 })
  const pair = { kept: real.candidate_uuid, merged: (person ?? (await list({ job_id: first!.id }))[0]!).candidate_uuid }
  await expect(organization.call(mergesContract['merges.preview'], { query: pair })).rejects.toMatchObject({
    status: 409,
    code: 'sample_data',
  })
})

test('the database refuses to mix fictional and real', async () => {
  const [first] = await sampleJobs()
  const moved = db
    .forOrganization(organization.id)
    .write(tx =>
      tx.q.updateTable('applications').set({ job_id: first!.id }).where('id', '=', real.application_id).execute(),
    )
  await expect(moved).rejects.toThrow('sample data')
})

test('turning it off deletes all of it after people worked with it, and nothing else', async () => {
  const items = (await list()).filter(({ sample }) => sample)
  const fresh = items.filter(({ stage, outcome }) => stage === 'applied' && outcome === 'active')
  const [moved, noted, invited, kept, merged] = fresh as [
    (typeof fresh)[0],
    (typeof fresh)[0],
    (typeof fresh)[0],
    (typeof fresh)[0],
    (typeof fresh)[0],
  ]
  await organization.call(applicationsContract['applications.status'], {
    params: { id: moved.id },
    body: { stage: 'review' },
  })
  await organization.call(applicationsContract['applications.note'], {
    params: { id: noted.id },
    body: { text: 'Seen' },
  })
  await organization.call(screeningsContract['screenings.invite'], { params: { id: invited.id }, body: {} })
  const pair = { kept: kept.candidate_uuid, merged: merged.candidate_uuid }
  const { seen } = await organization.call(mergesContract['merges.preview'], { query: pair })
  await organization.call(mergesContract['merges.create'], {
    body: { ...pair, seen, choose: { name: 'kept', email: 'kept', phone: 'kept' } },
  })
  const [first] = await sampleJobs()
  await organization.call(practiceContract['practice.start'], { body: { job_id: first!.id } })
  await server.settled()
  expect(await usage()).toEqual(before.usage)
  expect(await organization.call(calls['sampleData.turnOff'], {})).toMatchObject({ state: 'removing' })
  await expect(organization.call(calls['sampleData.turnOn'], {})).rejects.toMatchObject({
    status: 409,
    code: 'removing',
  })
  await until('off')
  expect((await list()).map(({ id }) => id)).toEqual([real.application_id])
  expect(await figures()).toEqual(before.figures)
  expect(await stored()).toEqual(before.stored)
  expect(sent.slice(mailsBefore).filter(({ to }) => /sample/.test(to.address))).toEqual([])
}, 240_000)

test('another organization has nothing of it', async () => {
  expect(await other.call(calls['sampleData.read'], {})).toEqual({ state: 'off', done: 0, total: 0 })
  expect(await other.call(calls['sampleData.turnOff'], {})).toMatchObject({ state: 'off' })
})
