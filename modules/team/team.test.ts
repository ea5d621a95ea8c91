import { DAY, MINUTE } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import { describe, expect, test } from 'vitest'
import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { startTestServer } from '#tests/api.ts'
import {
  aColleague,
  anApplication,
  anOpenJob,
  anOrganization,
  invitationTo,
  PASSWORD,
  type TestOrganization,
  onLargestPlan,
} from '#tests/factories.ts'
import { MOST_INVITATIONS, teamContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server, 'Harbour & Vale')
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
let count = 0
const anAddress = () => `colleague-${(count += 1)}@example.com`
const invite = (email: string, role = 'recruiter' as const, of = organization) =>
  of.call(calls['team.invite'], { body: { email, role, job_ids: [] } })
const join = (token: string, name = 'Tomas Berg') =>
  server.as()(calls['team.join'], { body: { token, name, password: PASSWORD } })
/** A booked interview with one person. */
async function aBooking(by: TestOrganization, application_id: string, start: Date) {
  await by.call(interviewsContract['interviews.propose'], {
    body: { application_id, interviewer_ids: [by.adminId], minutes: 60, place: 'Room 4' },
  })
  const body = { application_id, start_at: start.toISOString() }
  return by.call(interviewsContract['interviews.reschedule'], { body })
}
const invitations = async (of = organization) => (await of.call(calls['team.invitations'], {})).items

describe('an invitation', () => {
  test('arrives by e-mail, shows who sent it, and lets the person sign in with their role on their jobs', async () => {
    const email = anAddress()
    const invited = await organization.call(calls['team.invite'], {
      body: { email, role: 'hiring_manager', job_ids: [job.id] },
    })
    expect(invited).toMatchObject({ email, role: 'hiring_manager', jobs: [{ id: job.id, title: job.title }] })
    const [mail] = await server.mailsTo(email)
    expect(mail!.subject).toBe('Ines Marchetti invites you to Harbour & Vale')
    expect(mail!.text).toContain('as a hiring manager')
    const token = await invitationTo(server, email)
    expect(await server.as()(calls['team.checkInvitation'], { query: { token } })).toEqual({
      state: 'good',
      email,
      role: 'hiring_manager',
      organization_name: 'Harbour & Vale',
      invited_by: 'Ines Marchetti',
    })
    await join(token, 'Mara Lind')
    const session = await server.as()(accountsContract['accounts.login'], { body: { email, password: PASSWORD } })
    expect(session.admin).toMatchObject({ name: 'Mara Lind', role: 'hiring_manager' })
    const own = await server.as(session.access_token)(jobsContract['jobs.list'], {})
    expect(own.items.map(({ id }) => id)).toEqual([job.id])
    expect((await invitations()).map(one => one.email)).not.toContain(email)
  })

  test('works once', async () => {
    const email = anAddress()
    await invite(email)
    const token = await invitationTo(server, email)
    const results = await Promise.allSettled([join(token), join(token)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(join(token)).rejects.toMatchObject({ status: 404 })
    const people = await organization.call(accountsContract['accounts.list'], { query: {} })
    expect(people.items.filter(one => one.email === email)).toHaveLength(1)
  })

  test('expires after 7 days, and can be sent again with a new link', async () => {
    const email = anAddress()
    const { id } = await invite(email)
    const first = await invitationTo(server, email)
    await expect(organization.call(calls['team.inviteAgain'], { params: { id } })).rejects.toMatchObject({
      status: 429,
    })
    server.clock.advance(7 * DAY)
    await expect(join(first)).rejects.toMatchObject({ status: 410, code: 'link_expired' })
    expect((await server.as()(calls['team.checkInvitation'], { query: { token: first } })).state).toBe('expired')
    const login = { email: organization.email, password: PASSWORD }
    const { access_token } = await server.as()(accountsContract['accounts.login'], { body: login })
    await server.as(access_token)(calls['team.inviteAgain'], { params: { id } })
    const second = await invitationTo(server, email)
    await expect(join(first)).rejects.toMatchObject({ status: 410 })
    await join(second)
    Object.assign(organization, { token: access_token, call: server.as(access_token) })
  })

  test('that was revoked no longer works', async () => {
    const email = anAddress()
    const { id } = await invite(email)
    const token = await invitationTo(server, email)
    await organization.call(calls['team.revoke'], { params: { id } })
    await expect(join(token)).rejects.toMatchObject({ status: 404 })
    await expect(organization.call(calls['team.revoke'], { params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  test('is refused for an address that is invited or signs in already', async () => {
    const email = anAddress()
    await invite(email)
    await expect(invite(email.toUpperCase())).rejects.toMatchObject({ status: 409, code: 'already_invited' })
    await expect(invite(organization.email)).rejects.toMatchObject({ status: 409, code: 'already_member' })
  })

  test('to an address with an account elsewhere is refused only to the person who uses it', async () => {
    const other = await anOrganization(server)
    await onLargestPlan(server, other)
    await invite(organization.email, 'recruiter', other)
    const token = await invitationTo(server, organization.email)
    await expect(join(token)).rejects.toMatchObject({ status: 409, code: 'email_taken' })
    expect(await invitations(other)).toHaveLength(1)
  })

  test('ends when the person who sent it may no longer invite, unless somebody else sends it again', async () => {
    const fresh = await anOrganization(server)
    await onLargestPlan(server, fresh)
    const second = await aColleague(server, fresh, 'owner')
    const [email, plain] = [anAddress(), anAddress()]
    const { id } = await second.call(calls['team.invite'], { body: { email, role: 'owner' } })
    await invite(plain, 'recruiter', second)
    const tokens = [await invitationTo(server, email), await invitationTo(server, plain)]
    const become = (role: 'admin' | 'interviewer') =>
      fresh.call(accountsContract['accounts.edit'], { params: { id: second.adminId }, body: { role } })
    await become('admin')
    await expect(join(tokens[0]!)).rejects.toMatchObject({ status: 410, code: 'link_replaced' })
    const check = (token: string) => server.as()(calls['team.checkInvitation'], { query: { token } })
    expect((await check(tokens[0]!)).state).toBe('expired')
    expect((await check(tokens[1]!)).state).toBe('good')
    await become('interviewer')
    await expect(join(tokens[1]!)).rejects.toMatchObject({ status: 410, code: 'link_replaced' })
    server.clock.advance(MINUTE)
    const again = await fresh.call(calls['team.inviteAgain'], { params: { id } })
    expect(again.invited_by.id).toBe(fresh.adminId)
    await join(await invitationTo(server, email))
  })

  test('stays valid while the plan has no place left', async () => {
    const small = await anOrganization(server)
    const colleague = await aColleague(server, small, 'recruiter')
    const email = anAddress()
    await invite(email, 'recruiter', small)
    const token = await invitationTo(server, email)
    await expect(join(token)).rejects.toMatchObject({ status: 409, code: 'organization_full' })
    await small.call(calls['team.remove'], { params: { id: colleague.adminId }, query: {} })
    await join(token)
  })

  test('is refused while too many are open', async () => {
    const busy = await anOrganization(server)
    await server.services.db.forOrganization(busy.id).write(async tx => {
      await tx.q
        .insertInto('admin_invitations')
        .values(
          Array.from({ length: MOST_INVITATIONS }, (_, index) => ({
            organization_id: busy.id,
            id: newId(),
            email: `open-${index}@example.com`,
            role: 'recruiter' as const,
            job_ids: '[]',
            invited_by: busy.adminId,
            created_at: server.clock.now(),
            expires_at: server.clock.now(),
          })),
        )
        .execute()
    })
    await expect(invite(anAddress(), 'recruiter', busy)).rejects.toMatchObject({
      status: 409,
      code: 'too_many_invitations',
    })
    expect(await invitations(busy)).toHaveLength(MOST_INVITATIONS)
  })

  test('only owners invite owners, and jobs must exist', async () => {
    const admin = await aColleague(server, organization, 'admin')
    await expect(
      admin.call(calls['team.invite'], { body: { email: anAddress(), role: 'owner' } }),
    ).rejects.toMatchObject({ status: 403, code: 'role_needed' })
    await expect(
      organization.call(calls['team.invite'], {
        body: { email: anAddress(), role: 'recruiter', job_ids: ['0199a000-0000-7000-8000-000000000000'] },
      }),
    ).rejects.toMatchObject({ status: 422 })
  })
})

describe('removing a person', () => {
  const remove = (id: string, hand_over_to?: string, by = organization) =>
    by.call(calls['team.remove'], { params: { id }, query: { hand_over_to } })

  test('ends their access at once, frees their address, and keeps their name', async () => {
    const left = await aColleague(server, organization, 'recruiter', { name: 'Leif Strand' })
    await remove(left.adminId)
    await expect(left.call(jobsContract['jobs.list'], {})).rejects.toMatchObject({ status: 401 })
    await expect(
      server.as()(accountsContract['accounts.login'], { body: { email: left.email, password: PASSWORD } }),
    ).rejects.toMatchObject({ status: 401 })
    const people = await organization.call(accountsContract['accounts.list'], { query: {} })
    expect(people.items.map(({ id }) => id)).not.toContain(left.adminId)
    const kept = await organization.call(accountsContract['accounts.read'], { params: { id: left.adminId } })
    expect(kept).toMatchObject({ name: 'Leif Strand', removed_at: expect.any(String) })
    await expect(remove(left.adminId)).rejects.toMatchObject({ status: 404 })
    await invite(left.email)
    await join(await invitationTo(server, left.email))
  })

  test('hands over jobs, applications and interviews', async () => {
    const mine = await anOpenJob(organization, { title: 'Dock Planner' })
    const left = await aColleague(server, organization, 'recruiter', { jobs: [mine], name: 'Leif Strand' })
    const next = await aColleague(server, organization, 'recruiter', { name: 'Nele Brandt' })
    await organization.call(jobsContract['jobs.edit'], {
      params: { jobId: mine.id },
      body: { hiring_team: [{ id: organization.adminId }, { id: left.adminId, round_id: 'round_2' }] },
    })
    const application = await anApplication(server, organization, mine)
    await server.settled()
    await organization.call(applicationsContract['applications.edit'], {
      params: { id: application.application_id },
      body: { owner_id: left.adminId },
    })
    const start = new Date(Math.ceil((server.clock.now().getTime() + 3 * DAY) / DAY) * DAY + 600 * MINUTE)
    const booked = await aBooking(left, application.application_id, start)
    await server.settled()
    const work = await organization.call(calls['team.openWork'], { params: { id: left.adminId } })
    expect(work).toMatchObject({
      jobs: [{ id: mine.id }],
      applications: 1,
      interviews: [{ booking_id: booked.booking.id }],
    })
    await expect(remove(left.adminId)).rejects.toMatchObject({ status: 409, code: 'handover_needed' })
    const guest = await aColleague(server, organization, 'interviewer')
    await expect(remove(left.adminId, guest.adminId)).rejects.toMatchObject({ status: 422 })

    await remove(left.adminId, next.adminId)
    const { hiring_team } = await organization.call(jobsContract['jobs.read'], { params: { jobId: mine.id } })
    expect(hiring_team.find(({ id }) => id === next.adminId)).toMatchObject({ round_id: 'round_2' })
    expect(hiring_team.map(({ id }) => id)).not.toContain(left.adminId)
    const after = await organization.call(calls['team.openWork'], { params: { id: next.adminId } })
    expect(after).toMatchObject({ applications: 1, interviews: [{ booking_id: booked.booking.id }] })
    const [mail] = await server.mailsTo(next.email)
    expect(mail!.attachments[0]!.content).toContain('METHOD:REQUEST')
  })

  test('gives the successor access to what they take over, whatever their role', async () => {
    const other = await anOpenJob(organization, { title: 'Harbour Pilot' })
    const left = await aColleague(server, organization, 'recruiter')
    const next = await aColleague(server, organization, 'hiring_manager')
    const { application_id: id } = await anApplication(server, organization, other)
    await organization.call(applicationsContract['applications.edit'], {
      params: { id },
      body: { owner_id: left.adminId },
    })
    await remove(left.adminId, next.adminId)
    const seen = await next.call(applicationsContract['applications.list'], { query: {} })
    expect(seen.items.map(one => one.id)).toContain(id)
  })

  test('revokes their invitations, and they take part in no further interview', async () => {
    const left = await aColleague(server, organization, 'admin')
    const email = anAddress()
    await invite(email, 'recruiter', left)
    const token = await invitationTo(server, email)
    await remove(left.adminId)
    await expect(join(token)).rejects.toMatchObject({ status: 404 })
    const { application_id } = await anApplication(server, organization, job)
    const propose = organization.call(interviewsContract['interviews.propose'], {
      body: { application_id, interviewer_ids: [left.adminId] },
    })
    await expect(propose).rejects.toMatchObject({ status: 422 })
  })

  test('two owners who remove each other at the same time leave one', async () => {
    const pair = await anOrganization(server)
    const second = await aColleague(server, pair, 'owner')
    await Promise.allSettled([remove(second.adminId, undefined, pair), remove(pair.adminId, undefined, second)])
    const [left] = await Promise.allSettled([
      pair.call(accountsContract['accounts.list'], { query: {} }),
      second.call(accountsContract['accounts.list'], { query: {} }),
    ]).then(lists => lists.flatMap(list => (list.status === 'fulfilled' ? [list.value] : [])))
    expect(left!.items).toHaveLength(1)
  })

  test('stops at an interview that would overlap, and changes nothing', async () => {
    const left = await aColleague(server, organization, 'recruiter')
    const busy = await aColleague(server, organization, 'recruiter', { name: 'Nele Brandt' })
    const start = new Date(Math.ceil((server.clock.now().getTime() + 3 * DAY) / DAY) * DAY + 660 * MINUTE)
    for (const one of [left, busy]) {
      const { application_id } = await anApplication(server, organization, job)
      await aBooking(one, application_id, start)
    }
    await expect(remove(left.adminId, busy.adminId)).rejects.toMatchObject({
      status: 409,
      code: 'interviews_overlap',
      problem: { interviews: [{ start_at: start.toISOString() }] },
    })
    await left.call(jobsContract['jobs.list'], {})
    expect((await organization.call(calls['team.openWork'], { params: { id: left.adminId } })).interviews).toHaveLength(
      1,
    )
  })

  test('the last owner stays, nobody removes themselves, and only owners remove owners', async () => {
    await expect(remove(organization.adminId)).rejects.toMatchObject({ status: 409, code: 'last_owner' })
    const second = await aColleague(server, organization, 'owner')
    await expect(remove(organization.adminId)).rejects.toMatchObject({ status: 409, code: 'removes_self' })
    const admin = await aColleague(server, organization, 'admin')
    await expect(remove(second.adminId, undefined, admin)).rejects.toMatchObject({ status: 403, code: 'role_needed' })
    await remove(second.adminId)
  })
})
