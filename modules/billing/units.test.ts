import { describe, expect, test } from 'vitest'
import { isConnectionError } from '#platform/db/connection.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { ProblemError } from '#platform/errors/problem-error.ts'
import { DAY } from '#platform/clock/clock.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { expireScreening } from '#modules/screenings/server/tasks.ts'
import { startTestServer } from '#tests/api.ts'
import { anApplication, anOpenJob, anOrganization } from '#tests/factories.ts'
import { billingContract as calls } from './contract.ts'
import { usageContract } from './contract/usage.ts'
import { UNIT_KINDS, type UnitKind } from './policy.ts'
import {
  consumeUnit,
  keepUnit,
  readPlanState,
  remaining,
  reserveUnit,
  returnUnit,
  startSubscription,
} from './public.ts'

const server = await startTestServer()
const { services, clock } = server
const ATTEMPTS = 500
const COLUMNS = {
  job: 'limit_jobs',
  interview: 'limit_interviews',
  interview_flow: 'limit_interview_flows',
  custom_ai: 'limit_custom_ai',
  admin: 'limit_admins',
} as const

/** An organization without people, whose limits are all the same. */
async function limitedTo(limit: number): Promise<OrganizationDb> {
  const { id } = await server.as()(organizationsContract['organizations.register'], { body: { name: 'Limited' } })
  const org = services.db.forOrganization(id)
  await org.write(async tx => {
    await startSubscription(tx, 'free', clock.now())
    const limits = Object.fromEntries(Object.values(COLUMNS).map(column => [column, limit]))
    await tx.q
      .updateTable('subscriptions')
      .set({ ...limits, can_create_custom_ai: true, can_create_flow: true })
      .where('organization_id', '=', id)
      .execute()
  })
  return org
}

const ledger = async (org: OrganizationDb, kind: UnitKind) => {
  const [rows] = await org.read(q => [
    q
      .selectFrom('usage_entries')
      .selectAll()
      .where('organization_id', '=', org.organizationId)
      .where('kind', '=', kind),
  ])
  return rows
}

/** Attempted again if no connection became free in time, as a caller would after a 503: a slow computer cannot serve all 500 within it. */
const outcome = (attempt: () => Promise<unknown>): Promise<'taken' | 'refused'> =>
  attempt().then(
    () => 'taken',
    (error: Error) => {
      if (error instanceof ProblemError && error.status === 402) return 'refused'
      if (isConnectionError(error)) return outcome(attempt)
      throw error
    },
  )

describe.each([0, 1, 7, 100])('500 parallel attempts at a limit of %d', limit => {
  test.each(UNIT_KINDS)('take exactly that many units: %s', async kind => {
    const org = await limitedTo(limit)
    const take = kind === 'interview' ? reserveUnit : consumeUnit
    const outcomes = await Promise.all(
      Array.from({ length: ATTEMPTS }, () => outcome(() => org.write(tx => take(tx, kind, newId(), clock.now())))),
    )
    expect(outcomes.filter(one => one === 'taken')).toHaveLength(limit)
    expect(outcomes.filter(one => one === 'refused')).toHaveLength(ATTEMPTS - limit)
    const rows = await ledger(org, kind)
    const state = await readPlanState(org, clock.now())
    expect({ rows: rows.length, used: state.used[kind], left: remaining(state, kind) }).toEqual({
      rows: limit,
      used: limit,
      left: 0,
    })
  })
})

test('a unit is counted once, however often it is taken, confirmed and returned', async () => {
  const org = await limitedTo(2)
  const subject = newId()
  const used = async () => (await readPlanState(org, clock.now())).used.interview
  const now = clock.now()
  await Promise.all(Array.from({ length: 20 }, () => org.write(tx => reserveUnit(tx, 'interview', subject, now))))
  expect(await used()).toBe(1)
  await Promise.all(Array.from({ length: 20 }, () => org.write(tx => keepUnit(tx, 'interview', subject))))
  expect(await used()).toBe(1)
  await Promise.all(Array.from({ length: 20 }, () => org.write(tx => returnUnit(tx, 'interview', subject))))
  expect(await used()).toBe(0)
  // What was returned does not come back by being confirmed late.
  await org.write(tx => keepUnit(tx, 'interview', subject))
  expect(await used()).toBe(0)
  await org.write(tx => reserveUnit(tx, 'interview', subject, now))
  expect(await used()).toBe(1)
})

test('a transaction that fails takes no unit', async () => {
  const org = await limitedTo(1)
  const fails = org.write(async tx => {
    await consumeUnit(tx, 'job', newId(), clock.now())
    throw new Error('stopped')
  })
  await expect(fails).rejects.toThrow('stopped')
  expect((await readPlanState(org, clock.now())).used.job).toBe(0)
})

test('returns, takes and changes at the same time never exceed the limit or fall below zero', async () => {
  const org = await limitedTo(7)
  const subjects = Array.from({ length: 30 }, () => newId())
  const outcomes = await Promise.all(
    subjects.flatMap(subject => [
      outcome(() => org.write(tx => consumeUnit(tx, 'job', subject, clock.now()))),
      outcome(() => org.write(tx => returnUnit(tx, 'job', subject))),
      outcome(() => org.write(tx => consumeUnit(tx, 'job', subject, clock.now()))),
    ]),
  )
  expect(outcomes).toContain('taken')
  const state = await readPlanState(org, clock.now())
  const rows = await ledger(org, 'job')
  expect(rows.filter(row => row.state !== 'returned')).toHaveLength(state.used.job)
  expect(state.used.job).toBeLessThanOrEqual(7)
  expect(remaining(state, 'job')).toBe(7 - state.used.job)
})

test('interviews are counted from zero again with the next month, and taking a plan refills nothing', async () => {
  const org = await limitedTo(3)
  const at = new Date('2026-11-30T23:59:00Z')
  for (let n = 0; n < 3; n += 1) await org.write(tx => reserveUnit(tx, 'interview', newId(), at))
  expect(await outcome(() => org.write(tx => reserveUnit(tx, 'interview', newId(), at)))).toBe('refused')
  const next = new Date('2026-12-01T00:00:00Z')
  expect((await readPlanState(org, next)).used.interview).toBe(0)
  expect(await outcome(() => org.write(tx => reserveUnit(tx, 'interview', newId(), next)))).toBe('taken')
})

test('what a plan does not offer is refused even if its limit would allow it', async () => {
  const org = await limitedTo(5)
  await org.write(tx =>
    tx.q
      .updateTable('subscriptions')
      .set({ can_create_flow: false })
      .where('organization_id', '=', tx.organizationId)
      .execute(),
  )
  expect(await outcome(() => org.write(tx => consumeUnit(tx, 'interview_flow', newId(), clock.now())))).toBe('refused')
  expect(await outcome(() => org.write(tx => consumeUnit(tx, 'custom_ai', newId(), clock.now())))).toBe('taken')
})

test('over HTTP, of many jobs that are published at once only as many are open as the plan allows', async () => {
  const organization = await anOrganization(server)
  const draft = { description: '<p>Work</p>', requirements: [{ id: 'a', text: 'Care', must_have: true }] }
  const jobs = []
  for (let n = 0; n < 12; n += 1)
    jobs.push(await organization.call(jobsContract['jobs.create'], { body: { title: `Job ${n}`, ...draft } }))
  const results = await Promise.allSettled(
    jobs.map(({ id }) =>
      organization.call(jobsContract['jobs.edit'], { params: { jobId: id }, body: { status: 'open' } }),
    ),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const plans = await server.as()(calls['billing.plans'], {})
  const [refused] = results.flatMap(one => (one.status === 'rejected' ? [one.reason as { problem: object }] : []))
  expect(refused).toMatchObject({
    status: 402,
    code: 'limit_reached',
    problem: {
      kind: 'job',
      limit: 1,
      used: 1,
      plan: 'free',
      upgrade_url: '/buy_plan',
      raised_by: { id: plans.items[1]!.id, name: 'Starter', url: '/buy_plan?plan=starter' },
    },
  })
})

test('an invitation that expires returns its unit exactly once, and candidates can apply beyond every limit', async () => {
  const organization = await anOrganization(server)
  const job = await anOpenJob(organization)
  const application = await anApplication(server, organization, job)
  await server.settled()
  const org = services.db.forOrganization(organization.id)
  const left = async () =>
    (await organization.call(usageContract['billing.activeSubscription'], {})).remaining_interviews
  expect(await left()).toBe(10)
  const { screening_id } = await organization.call(screeningsContract['screenings.invite'], {
    params: { id: application.application_id },
    body: { valid_days: 1 },
  })
  expect(await left()).toBe(9)
  const { usage } = await organization.call(calls['billing.overview'], {})
  expect(usage.find(({ kind }) => kind === 'interview')).toMatchObject({ used: 1, reserved: 1, limit: 10 })
  await org.write(tx =>
    tx.q
      .updateTable('subscriptions')
      .set({ limit_interviews: 0, limit_jobs: 0 })
      .where('organization_id', '=', tx.organizationId)
      .execute(),
  )
  expect((await anApplication(server, organization, job)).application_id).toBeTruthy()
  await org.write(tx =>
    tx.q
      .updateTable('screenings')
      .set({ until: new Date(clock.now().getTime() - DAY) })
      .where('organization_id', '=', tx.organizationId)
      .execute(),
  )
  const payload = { organization_id: organization.id, screening_id }
  await Promise.all(Array.from({ length: 8 }, () => expireScreening.run(services, payload, { number: 1, of: 1 })))
  const rows = await ledger(org, 'interview')
  expect(rows.map(({ state }) => state)).toEqual(['returned'])
  const { used } = await readPlanState(org, clock.now())
  expect(used.interview).toBe(0)
})
