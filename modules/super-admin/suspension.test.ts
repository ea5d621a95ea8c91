import { beforeAll, describe, expect, test } from 'vitest'
import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { auditContract } from '#modules/audit/contract.ts'
import { billingOf, problemOf } from '#modules/billing/billing.fixture.ts'
import { interviewRoomContract } from '#modules/interview-room/contract.ts'
import { agree, anInvitation, FULL, Page } from '#modules/interview-room/room.fixture.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { DAY, HOUR, later } from '#platform/clock/clock.ts'
import { linkIn, startTestServer } from '#tests/api.ts'
import { anApplication, anOpenJob, anOrganization, onLargestPlan, PASSWORD } from '#tests/factories.ts'
import { superAdminContract as calls } from './contract.ts'
import { aSuperAdmin } from './super-admin.fixture.ts'

const server = await startTestServer()
const { clock } = server
const billing = await billingOf(server)
const other = await anOrganization(server, 'Untouched Works')
const organization = await anOrganization(server, 'Halden Freight')
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const applied = await anApplication(server, organization, job)
/** Offers an interview. @returns the token of the candidate's link */
async function offer({ application_id, email }: typeof applied, slots?: string[]): Promise<string> {
  await organization.call(interviewsContract['interviews.propose'], {
    body: { application_id, interviewer_ids: [organization.adminId], ...(slots && { slots }) },
  })
  const [mail] = await server.mailsTo(email)
  return linkIn(mail!.text, 'schedule-interview').split('/').at(-1)!
}
const ended = await anApplication(server, organization, job)
await server.settled()
const endedToken = await offer(ended, [later(clock.now(), 2 * HOUR).toISOString()])
clock.advance(3 * HOUR)
const waiting = await anInvitation(server, organization, job)
const started = await anInvitation(server, organization, job)
await agree(server, started.token)
const { page: room } = await Page.enter(server.url, started.token)
room.send({ type: 'ready' })
await room.next('say')
const proposed = await anApplication(server, organization, job)
await server.settled()
const bookingToken = await offer(proposed)
const passing = await anApplication(server, organization, job)
await server.settled()
const passingToken = await offer(passing, [later(clock.now(), 2 * DAY).toISOString()])

const anyone = server.as()
const login = () =>
  anyone(accountsContract['accounts.login'], { body: { email: organization.email, password: PASSWORD } })
const readInterview = ({ token }: { token: string }) =>
  server.as(token)(interviewRoomContract['interview-room.read'], {})
const roles = () => anyone(jobsContract['jobs.listPublic'], { params: { id: organization.id } })
const superAdmin = async () => (await aSuperAdmin(server)).call
const suspend = async (body = {}) =>
  (await superAdmin())(calls['superAdmin.setStatus'], {
    params: { id: organization.id },
    body: { status: 'suspended', reason: 'terms', details: 'Ticket 4830: jobs that do not exist', ...body },
  })
const restore = async () =>
  (await superAdmin())(calls['superAdmin.setStatus'], {
    params: { id: organization.id },
    body: { status: 'active', details: 'Identity of the owner confirmed by phone' },
  })

const openOffer = (token: string) =>
  server.as(token)(interviewsContract['interviews.openLink'], { params: { data: token } })
const readOffer = () => openOffer(bookingToken)

const before = {
  offerUntil: new Date((await readOffer()).until),
  until: new Date((await readInterview(waiting)).until),
  period: await billing.subscriptionOf(organization),
}
await suspend()

describe('while an organization is suspended', () => {
  test('open sessions have ended, and people read why when they log in, with the right password only', async () => {
    expect((await problemOf(organization.call(jobsContract['jobs.list'], {}))).status).toBe(401)
    expect(await problemOf(login())).toMatchObject({
      status: 403,
      code: 'organization_suspended',
      message: expect.stringContaining('because of a possible breach of our terms of service'),
      problem: { reason: 'terms', contact_url: '/contact' },
    })
    const wrong = { email: organization.email, password: 'not this password' }
    expect(await problemOf(anyone(accountsContract['accounts.login'], { body: wrong }))).toMatchObject({
      status: 401,
      code: 'wrong_credentials',
    })
    expect((await other.call(jobsContract['jobs.list'], {})).items).toEqual([])
  })

  test('all owners are e-mailed the reason, but not the details', async () => {
    const [mail] = await server.mailsTo(organization.email)
    expect(mail).toMatchObject({ subject: 'Halden Freight is suspended' })
    expect(mail!.text.replaceAll(/\s+/g, ' ')).toContain('terms of service')
    expect(mail!.text).not.toContain('4830')
  })

  test('its job pages take no applications and say so', async () => {
    expect((await roles()).items).toEqual([])
    expect(await problemOf(anApplication(server, organization, job))).toMatchObject({
      status: 409,
      code: 'applications_paused',
    })
    const status = server.as(applied.statusToken)
    expect(await status(applicationsContract['applications.follow'], {})).toMatchObject({ job: { open: false } })
  })

  test('an invitation that was not started says whom to contact, and cannot be started', async () => {
    expect(await readInterview(waiting)).toMatchObject({
      can_start: false,
      paused: { contact: { name: 'Ines Marchetti', email: organization.email } },
    })
    await agree(server, waiting.token)
    await expect(Page.enter(server.url, waiting.token)).rejects.toThrow('organization_paused')
    const booking = await server.as(bookingToken)(interviewsContract['interviews.openLink'], {
      params: { data: bookingToken },
    })
    expect(booking).toMatchObject({ slots: [], contact: { email: organization.email } })
    expect(
      await problemOf(
        server.as(bookingToken)(interviewsContract['interviews.book'], {
          params: { data: bookingToken },
          body: { start_at: later(clock.now(), 5 * DAY).toISOString(), time_zone: 'UTC' },
        }),
      ),
    ).toMatchObject({ status: 409, code: 'organization_paused' })
  })

  test('what was started goes on: the AI interview, the status page and withdrawing', async () => {
    expect(await readInterview(started)).toMatchObject({ state: 'in_progress', paused: null, can_start: true })
    await room.answer(FULL)
    await room.close()
    const { page: again, state } = await Page.enter(server.url, started.token)
    expect(state.phase).toBe('away')
    again.send({ type: 'ready' })
    await again.settled()
    await server.as(started.token)(interviewRoomContract['interview-room.leave'], { body: { confirm: true } })
    expect((await readInterview(started)).state).toBe('completed')
    await again.close()

    const status = server.as(applied.statusToken)
    await status(applicationsContract['applications.withdraw'], { body: {} })
    expect(await status(applicationsContract['applications.follow'], {})).toMatchObject({ can_withdraw: false })
  })

  test('it is suspended once, and the audit log has the details', async () => {
    expect(await problemOf(suspend())).toMatchObject({ status: 409, code: 'suspended' })
    const log = await (await superAdmin())(calls['superAdmin.auditLog'], { query: { about_id: organization.id } })
    expect(log.items).toMatchObject([
      {
        what: 'suspended Halden Freight (terms of service) and e-mailed the owners',
        reason: 'Ticket 4830: jobs that do not exist',
      },
    ])
  })
})

describe('after it is restored', () => {
  const DAYS = 40
  const runDue = async (tasks: string) => {
    await server.services.db.owner.query(
      `update graphile_worker._private_jobs set run_at = now() where task_id in (select id from graphile_worker._private_tasks where identifier like $1)`,
      [tasks],
    )
    await server.settled()
  }
  beforeAll(async () => {
    clock.advance(DAYS * DAY)
    // Tasks that were due meanwhile run now: they must not expire an invitation whose deadline is paused.
    await runDue('screenings.%')
    await runDue('scheduling.end-offer')
    await billing.renew()
    expect(await readInterview(waiting)).toMatchObject({ state: expect.stringMatching(/invited|opened/), paused: {} })
    expect(await openOffer(passingToken)).toMatchObject({
      state: 'waiting_on_candidate',
      times_passed: false,
      slots: [],
    })
    await restore()
    await runDue('scheduling.end-offer')
  }, 60_000)

  test('nothing was billed, and the period ends as much later as the suspension lasted', async () => {
    const session = await login()
    const call = server.as(session.access_token)
    const { period } = before
    const now = await billing.subscriptionOf({ ...organization, call })
    const moved = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY)
    expect(moved(period.current_period_end, now.current_period_end)).toBe(DAYS)
    expect(moved(period.current_period_start, now.current_period_start)).toBe(DAYS)
    expect((await billing.payments({ ...organization, call })).total).toBe(0)
    const log = await call(auditContract['audit.list'], { query: {} })
    expect(log.items.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['organization.suspended', 'organization.restored']),
    )
  })

  test('invitations are valid for that much longer, with the same link, and can be taken', async () => {
    const shown = await readInterview(waiting)
    expect(shown).toMatchObject({ can_start: true, paused: null })
    expect(Math.round((Date.parse(shown.until) - before.until.getTime()) / DAY)).toBe(DAYS)
    const { page } = await Page.enter(server.url, waiting.token)
    page.send({ type: 'ready' })
    expect((await page.next('say')).turn.kind).toBe('greeting')
    await page.close()
  })

  test('offered times that nobody answered can be chosen for that much longer, with the same link', async () => {
    const shown = await readOffer()
    expect(Math.round((Date.parse(shown.until) - before.offerUntil.getTime()) / DAY)).toBe(DAYS)
    expect(shown.slots.length).toBeGreaterThan(0)
    const booked = await server.as(bookingToken)(interviewsContract['interviews.book'], {
      params: { data: bookingToken },
      body: { start_at: shown.slots[0]!.start_at, time_zone: 'UTC' },
    })
    expect(booked.state).toBe('booked')
  })

  test('offered times that passed meanwhile are not offered again: the candidate can ask for others, and the organizer is told', async () => {
    expect(await openOffer(passingToken)).toMatchObject({ state: 'needs_scheduling', times_passed: true, slots: [] })
    await server.as(passingToken)(interviewsContract['interviews.askOtherTimes'], {
      params: { data: passingToken },
      body: { message: 'Any afternoon' },
    })
    const mails = await server.mailsTo(organization.email)
    expect(mails.filter(({ subject }) => subject.startsWith('Offered times have passed'))).toHaveLength(1)
  })

  test('an offer that had ended before the suspension stays ended', async () => {
    expect(await problemOf(openOffer(endedToken))).toMatchObject({ status: 410, code: 'link_expired' })
  })

  test('jobs take applications again, and the owners are told', async () => {
    expect((await roles()).items).toHaveLength(1)
    await anApplication(server, organization, job)
    const mails = await server.mailsTo(organization.email)
    expect(mails.map(({ subject }) => subject)).toContain('Halden Freight is restored')
    expect(await problemOf(restore())).toMatchObject({ status: 409, code: 'not_suspended' })
  })
})
