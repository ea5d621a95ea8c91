import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY, HOUR } from '#platform/clock/clock.ts'
import { startTestServer } from '#tests/api.ts'
import { anApplication, anOpenJob, anOrganization, type TestOrganization, onLargestPlan } from '#tests/factories.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { usageContract } from '#modules/billing/contract/usage.ts'
import { interviewFlowsContract } from '#modules/interview-flows/contract.ts'
import { jobClosingsContract } from '#modules/job-closings/contract.ts'
import { interviewRoomContract } from '#modules/interview-room/contract.ts'
import { screeningsContract } from './contract.ts'
import { screeningUrl } from './public.ts'
import { aLink, anInvitation, endTime, Page } from '#modules/interview-room/room.fixture.ts'
import { expireScreening, remindOfScreening } from './server/tasks.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const other = await anOrganization(server)
const invited = () => anInvitation(server, organization, job)
const left = async (of: TestOrganization) =>
  (await of.call(usageContract['billing.activeSubscription'], {})).remaining_interviews
const once = { number: 1, of: 1 }
const sendAllEmails = (screening_id: string) => ({ organization_id: organization.id, screening_id })

async function eventsOf(applicationId: string): Promise<string[]> {
  const [rows] = await server.services.db
    .forOrganization(organization.id)
    .read(q => [
      q
        .selectFrom('events')
        .select('name')
        .where('organization_id', '=', organization.id)
        .where('subject_id', '=', applicationId)
        .orderBy('id'),
    ])
  return rows.map(({ name }) => name).filter(name => name.startsWith('screening.'))
}

async function unitOf(screeningId: string): Promise<string | undefined> {
  const [rows] = await server.services.db
    .forOrganization(organization.id)
    .read(q => [
      q
        .selectFrom('usage_entries')
        .select('state')
        .where('organization_id', '=', organization.id)
        .where('subject_id', '=', screeningId),
    ])
  return rows[0]?.state
}

test('a link that was not e-mailed shows the name in the application, not the one that the candidate gave elsewhere', async () => {
  const email = 'known-by-name@example.com'
  await anApplication(server, organization, job, { name: 'Zebedee Quillfeather', email })
  const otherJob = await anOpenJob(organization, { title: 'Platform Engineer' })
  const { application_id: id, statusToken } = await anApplication(server, organization, otherJob, {
    name: 'Mallory',
    email,
  })
  await organization.call(screeningsContract['screenings.invite'], { params: { id }, body: {} })
  await server.settled()
  const { url } = await server.as(statusToken)(screeningsContract['screenings.linkOfApplication'], {})
  const page = await server.as(new URL(url).searchParams.get('token')!)(
    interviewRoomContract['interview-room.read'],
    {},
  )
  expect(page.first_name).toBe('Mallory')
})

test('an invitation stores what the interview is conducted with, and is not repeated', async () => {
  const before = await left(organization)
  const { application_id, candidate_uuid, screening_id, token } = await invited()
  const again = organization.call(screeningsContract['screenings.invite'], { params: { id: application_id }, body: {} })
  await expect(again).rejects.toMatchObject({
    status: 409,
    code: 'already_invited',
    problem: { state: 'invited', screening_id },
  })
  expect(before - (await left(organization))).toBe(1)
  const { applications } = await organization.call(applicationsContract['candidates.read'], {
    params: { candidate_uuid },
  })
  expect(applications[0]).toMatchObject({ stage: 'screening', screening: { state: 'invited' } })

  const call = server.as(token)
  const page = await call(interviewRoomContract['interview-room.read'], {})
  expect(page).toMatchObject({
    state: 'invited',
    first_name: 'Noor',
    minutes: 25,
    question_count: 4,
    follow_ups: 1,
    recording: 'video',
    can_start: true,
    consent: null,
    interviewer: { name: 'Nora' },
    readers: [{ name: 'Ines Marchetti', role: 'owner' }],
    engines: { voice: 'offline', transcription: 'browser', language_model: null },
  })
  // Reading the page does not count as opening, because e-mail scanners read it too.
  expect((await call(interviewRoomContract['interview-room.read'], {})).state).toBe('invited')
  expect((await call(screeningsContract['screenings.open'], {})).state).toBe('opened')
  expect((await call(screeningsContract['screenings.open'], {})).state).toBe('opened')

  const { items } = await organization.call(interviewFlowsContract['flows.list'], {})
  const { id, version, updated_at: _, ...flow } = items[0]!
  await organization.call(interviewFlowsContract['flows.save'], {
    params: { id },
    body: { ...flow, rounds: flow.rounds.map(round => ({ ...round, questions: round.questions.slice(0, 1) })) },
  })
  expect((await call(interviewRoomContract['interview-room.read'], {})).question_count).toBe(4)
  const later = await invited()
  expect((await server.as(later.token)(interviewRoomContract['interview-room.read'], {})).question_count).toBe(1)
  await organization.call(interviewFlowsContract['flows.save'], { params: { id }, body: flow })
  expect(version).toBe(1)
})

test('an invitation says that answers are typed when the server does not transcribe speech', async () => {
  const { email } = await invited()
  const mail = (await server.mailsTo(email)).find(({ text }) => text.includes('/meeting-home'))
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
    'You type your answers. If your browser can turn speech into text, you can also speak.',
  )
})

test('a link belongs to one interview of one organization, and only the latest e-mail’s works', async () => {
  const { token, screening_id, application_id, statusToken, candidate_uuid } = await invited()
  const read = (bearer: string | null) => server.as(bearer)(interviewRoomContract['interview-room.read'], {})
  await expect(read(null)).rejects.toMatchObject({ status: 404 })
  await expect(read(`${token.slice(0, -2)}xx`)).rejects.toMatchObject({ status: 404 })
  await expect(read(statusToken)).rejects.toMatchObject({ status: 404 })
  const newer = await aLink(server, organization, screening_id)
  await expect(read(token)).rejects.toMatchObject({ status: 410, code: 'link_replaced' })
  expect((await read(newer)).state).toBe('invited')
  const another = await invited()
  await expect(
    server.as(newer)(interviewRoomContract['interview-room.submit'], { params: { id: another.application_id } }),
  ).rejects.toMatchObject({ status: 404 })
  await expect(
    server.as(newer)(interviewRoomContract['interview-room.submit'], { params: { id: application_id } }),
  ).rejects.toMatchObject({
    code: 'not_started',
  })
  const foreign = [
    () => other.call(screeningsContract['screenings.invite'], { params: { id: application_id }, body: {} }),
    () => other.call(screeningsContract['screenings.cancel'], { params: { id: screening_id } }),
    () => other.call(screeningsContract['screenings.reschedule'], { body: { application_id } }),
    () => other.call(interviewRoomContract['interview-room.assets'], { params: { uuid: candidate_uuid } }),
  ]
  for (const call of foreign) await expect(call()).rejects.toMatchObject({ status: 404 })
  await expect(
    server.as(newer)(interviewRoomContract['interview-room.assets'], { params: { uuid: candidate_uuid } }),
  ).rejects.toMatchObject({ status: 401 })
})

test('an unstarted invitation has one reminder, and returns its unit when it expires', async () => {
  const { screening_id, application_id } = await invited()
  server.clock.advance(5 * DAY + HOUR)
  await remindOfScreening.run(server.services, sendAllEmails(screening_id), once)
  await remindOfScreening.run(server.services, sendAllEmails(screening_id), once)
  await expireScreening.run(server.services, sendAllEmails(screening_id), once)
  expect(await eventsOf(application_id)).toEqual(['screening.invited', 'screening.reminder_due'])
  server.clock.advance(2 * DAY)
  await expireScreening.run(server.services, sendAllEmails(screening_id), once)
  await expireScreening.run(server.services, sendAllEmails(screening_id), once)
  expect(await eventsOf(application_id)).toEqual(['screening.invited', 'screening.reminder_due', 'screening.expired'])
  expect(await unitOf(screening_id)).toBe('returned')
  await server.settled()
  const token = await aLink(server, organization, screening_id)
  expect((await server.as(token)(interviewRoomContract['interview-room.read'], {})).state).toBe('expired')
  const page = await Page.open(server.url)
  page.send({ type: 'hello', token })
  await page.closed
  expect(page.received).toMatchObject([{ type: 'problem', code: 'screening_expired', fatal: true }])
})

test('a returned unit is reserved again with a new invitation', async () => {
  const fresh = await anOrganization(server)
  const own = await anOpenJob(fresh)
  const { application_id, screening_id } = await anInvitation(server, fresh, own)
  const of = { organization_id: fresh.id, screening_id }
  const reserved = await left(fresh)
  await fresh.call(screeningsContract['screenings.reschedule'], { body: { application_id, valid_days: 1 } })
  expect(await left(fresh)).toBe(reserved)
  await endTime(server, fresh, screening_id)
  await expireScreening.run(server.services, of, once)
  expect(await left(fresh)).toBe(reserved + 1)
  expect(await fresh.call(screeningsContract['screenings.reschedule'], { body: { application_id } })).toMatchObject({
    state: 'invited',
    screening_id,
  })
  expect(await left(fresh)).toBe(reserved)
  await fresh.call(screeningsContract['screenings.cancel'], { params: { id: screening_id } })
  expect((await fresh.call(screeningsContract['screenings.cancel'], { params: { id: screening_id } })).state).toBe(
    'cancelled',
  )
  expect(await left(fresh)).toBe(reserved + 1)
})

test('the last unit, which an expired invitation returned, is enough to invite the candidate again', async () => {
  const fresh = await anOrganization(server)
  const own = await anOpenJob(fresh)
  await server.services.db
    .forOrganization(fresh.id)
    .write(tx =>
      tx.q.updateTable('subscriptions').set({ limit_interviews: 1 }).where('organization_id', '=', fresh.id).execute(),
    )
  const { application_id, screening_id } = await anInvitation(server, fresh, own)
  const expire = async (id: string) => {
    await endTime(server, fresh, id)
    await expireScreening.run(server.services, { organization_id: fresh.id, screening_id: id }, once)
    expect(await left(fresh)).toBe(1)
  }
  // Another candidate can be invited only when it has been returned.
  const { application_id: another } = await anApplication(server, fresh, own)
  const invite = (id: string) => fresh.call(screeningsContract['screenings.invite'], { params: { id }, body: {} })
  await expect(invite(another)).rejects.toMatchObject({ status: 402, problem: { used: 1, limit: 1 } })
  await expire(screening_id)
  await fresh.call(screeningsContract['screenings.reschedule'], { body: { application_id } })
  await expire(screening_id)
  const second = await invite(application_id)
  expect(await left(fresh)).toBe(0)
  await expire(second.screening_id)
  const run = await fresh.call(applicationsContract['bulk.start'], {
    body: { id: randomUUID(), selection: { ids: [application_id] }, action: { kind: 'invite' } },
  })
  expect(run).toMatchObject({ done: 1, problem_count: 0 })
  expect(await left(fresh)).toBe(0)
})

test('an organization without units cannot invite', async () => {
  const fresh = await anOrganization(server)
  const own = await anOpenJob(fresh)
  const application = await anApplication(server, fresh, own)
  await server.services.db.forOrganization(fresh.id).write(async tx => {
    const values = Array.from({ length: 10 }, () => ({
      organization_id: fresh.id,
      kind: 'interview' as const,
      subject_id: randomUUID(),
      state: 'kept' as const,
      at: server.clock.now(),
    }))
    await tx.q.insertInto('usage_entries').values(values).execute()
  })
  await expect(
    fresh.call(screeningsContract['screenings.invite'], { params: { id: application.application_id }, body: {} }),
  ).rejects.toMatchObject({ status: 402, code: 'limit_reached' })
  const { applications } = await fresh.call(applicationsContract['candidates.read'], {
    params: { candidate_uuid: application.candidate_uuid },
  })
  expect(applications[0]).toMatchObject({ stage: 'applied', screening: null })
})

test('the status link shows the interview once the candidate has been informed', async () => {
  const fresh = await anOrganization(server)
  const own = await anOpenJob(fresh)
  const { statusToken, application_id, screening_id } = await anInvitation(server, fresh, own)
  const call = server.as(statusToken)
  const notInformed = async () =>
    server.services.db
      .forOrganization(fresh.id)
      .write(tx =>
        tx.q
          .deleteFrom('communications')
          .where('organization_id', '=', fresh.id)
          .where('application_id', '=', application_id)
          .where('kind', '=', 'interview_invited')
          .execute(),
      )
  await server.settled()
  await notInformed()
  expect(await call(screeningsContract['screenings.ofApplication'], {})).toEqual({
    state: null,
    until: null,
    can_open: false,
  })
  await expect(call(screeningsContract['screenings.linkOfApplication'], {})).rejects.toMatchObject({
    code: 'nothing_to_open',
  })
  await server.services.db
    .forOrganization(fresh.id)
    .write(tx =>
      tx.emit(
        'mail.sent',
        application_id,
        { message_id: randomUUID(), template_key: 'interview_invited' },
        { kind: 'system' },
      ),
    )
  await server.settled()
  expect(await call(screeningsContract['screenings.ofApplication'], {})).toMatchObject({
    state: 'invited',
    can_open: true,
  })
  const { url } = await call(screeningsContract['screenings.linkOfApplication'], {})
  const token = new URL(url).searchParams.get('token')!
  expect(url).toBe(screeningUrl(server.services.settings.PUBLIC_URL, token))
  expect((await server.as(token)(interviewRoomContract['interview-room.read'], {})).screening_id).toBe(screening_id)
  const back = await server.as(token)(screeningsContract['screenings.applicationLink'], {})
  const status = server.as(new URL(back.url).pathname.split('/').at(-1))
  expect(await status(screeningsContract['screenings.ofApplication'], {})).toMatchObject({
    state: 'invited',
    can_open: true,
  })
  await expect(server.as('x'.repeat(43))(screeningsContract['screenings.applicationLink'], {})).rejects.toMatchObject({
    status: 404,
  })
  await call(applicationsContract['applications.withdraw'], { body: {} })
  await server.settled()
  expect((await server.as(token)(interviewRoomContract['interview-room.read'], {})).state).toBe('cancelled')
})

test('an invitation that nobody started ends with the e-mail that the position is closed', async () => {
  const fresh = await anOrganization(server)
  const own = await anOpenJob(fresh)
  const units = await left(fresh)
  const { token } = await anInvitation(server, fresh, own)
  await server.settled()
  await fresh.call(jobClosingsContract['jobClosings.close'], {
    params: { jobId: own.id },
    body: { decision: 'leave', send_email_at: '2020-01-01T00:00:00Z' },
  })
  await server.settled()
  expect((await server.as(token)(interviewRoomContract['interview-room.read'], {})).state).toBe('cancelled')
  expect(await left(fresh)).toBe(units)
  const { items } = await fresh.call(applicationsContract['applications.list'], { query: { job_id: own.id } })
  expect(items).toMatchObject([{ outcome: 'active' }])
})

test('what was obtained through an unverified link ends when the owner of the address applies', async () => {
  const fresh = await anOrganization(server)
  const own = await anOpenJob(fresh)
  const stranger = await anInvitation(server, fresh, own)
  const ask = screeningsContract['screenings.linkOfApplication']
  const back = screeningsContract['screenings.applicationLink']
  const read = interviewRoomContract['interview-room.read']
  const { url } = await server.as(stranger.statusToken)(ask, {})
  const interview = new URL(url).searchParams.get('token')!
  const status = new URL((await server.as(interview)(back, {})).url).pathname.split('/').at(-1)!
  // What leads there from an e-mail stays.
  const emailed = new URL((await server.as(stranger.token)(back, {})).url).pathname.split('/').at(-1)!
  expect((await anApplication(server, fresh, own, { email: stranger.email })).updated).toBe(true)
  const replaced = { status: 410, code: 'link_replaced' }
  await expect(server.as(interview)(read, {})).rejects.toMatchObject(replaced)
  await expect(server.as(status)(applicationsContract['applications.follow'], {})).rejects.toMatchObject(replaced)
  expect(await server.as(emailed)(applicationsContract['applications.follow'], {})).toMatchObject({
    email: stranger.email,
  })
  expect((await server.as(stranger.token)(read, {})).state).toBe('invited')
})
