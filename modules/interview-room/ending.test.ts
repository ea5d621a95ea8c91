import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { HOUR } from '#platform/clock/clock.ts'
import { anOpenJob, anOrganization } from '#tests/factories.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { interviewRoomContract } from './contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { startInterviewing } from './interview.fixture.ts'
import { agree, anInvitation, endTime, FULL, Page } from './room.fixture.ts'
import { RECONNECT_GRACE_MS } from './room-protocol.ts'
import { closeStaleRoom, watchRoom } from './server/tasks.ts'

const { server, organization, invited, started } = await startInterviewing()
const once = { number: 1, of: 1 }

async function entered(token: string) {
  await agree(server, token)
  const { page } = await Page.enter(server.url, token)
  page.send({ type: 'ready' })
  await page.settled()
  return page
}

test('leaving ends the interview; repeated and early calls are handled', async () => {
  const early = await invited()
  const leave = (token: string) =>
    server.as(token)(interviewRoomContract['interview-room.leave'], { body: { confirm: true } })
  await expect(leave(early.token)).rejects.toMatchObject({ status: 409, code: 'not_started' })

  const { page, token } = await started()
  await page.answer(FULL)
  await page.settled()
  page.send({ type: 'draft', text: 'A backup had never been tried, and', input: 'typed' })
  await page.settled()
  expect(await leave(token)).toMatchObject({ state: 'completed' })
  expect(await leave(token)).toMatchObject({ state: 'completed' })
  const { turns } = await server.as(token)(interviewRoomContract['interview-room.transcript'], {})
  const said = turns.filter(({ speaker }) => speaker === 'candidate').map(({ text }) => text)
  expect(said).toEqual([FULL, 'A backup had never been tried, and'])
  await page.close()
})

test('an interview without answers ends as such', async () => {
  const { page, application_id, token } = await started()
  page.send({ type: 'leave', confirm: true })
  expect(await page.next('ended')).toMatchObject({ state: 'no_answers', answered: 0 })
  await page.close()
  const [event] = await server.services.db
    .forOrganization(organization.id)
    .read(q => [
      q
        .selectFrom('events')
        .select('name')
        .where('organization_id', '=', organization.id)
        .where('subject_id', '=', application_id)
        .where('name', 'like', 'screening.%')
        .orderBy('id', 'desc')
        .limit(1),
    ])
  expect(event[0]?.name).toBe('screening.no_answers')
  expect(
    await server.as(token)(interviewRoomContract['interview-room.submit'], { params: { id: application_id } }),
  ).toMatchObject({
    state: 'no_answers',
  })
})

test.each(['withdraws', 'is told of a rejection'] as const)(
  'a started interview ends without an evaluation when the candidate %s, and can be taken anew after reopening',
  async how => {
    const { page, application_id, email, statusToken, screening_id, token } = await started()
    await page.answer(FULL)
    await page.settled()
    const status = (body: object) =>
      organization.call(applicationsContract['applications.status'], { params: { id: application_id }, body })
    if (how === 'withdraws') await server.as(statusToken)(applicationsContract['applications.withdraw'], { body: {} })
    else await status({ outcome: 'rejected', reason: 'we_declined', send_email_at: '2020-01-01T00:00:00Z' })
    await server.settled()
    page.send({ type: 'ping', t: 1 })
    expect(await page.next('ended')).toMatchObject({ state: 'cancelled' })
    page.send({ type: 'answer', client_turn_id: randomUUID(), text: FULL, input: 'typed' })
    await expect(page.next('heard')).rejects.toThrow('screening_over')
    await page.close()
    const read = () => server.as(token)(interviewRoomContract['interview-room.read'], {})
    expect(await read()).toMatchObject({ state: 'cancelled', can_start: false })
    await server.as(token)(interviewRoomContract['interview-room.submit'], { params: { id: application_id } })
    await server.settled()
    expect(await read()).toMatchObject({ state: 'cancelled' })
    const subjects = (await server.mailsTo(email)).map(({ subject }) => subject)
    expect(subjects.filter(subject => /We have your interview/.test(subject))).toEqual([])
    const [names] = await server.services.db
      .forOrganization(organization.id)
      .read(q => [
        q
          .selectFrom('events')
          .select('name')
          .where('organization_id', '=', organization.id)
          .where('subject_id', '=', application_id)
          .where('name', 'in', ['screening.completed', 'screening.cancelled']),
      ])
    expect(names.map(({ name }) => name)).toEqual(['screening.cancelled'])
    if (how === 'withdraws') return
    await status({ outcome: 'active' })
    const again = await organization.call(screeningsContract['screenings.invite'], {
      params: { id: application_id },
      body: {},
    })
    expect(again).toMatchObject({ state: 'invited' })
    expect(again.screening_id).not.toBe(screening_id)
  },
)

test('a correction can make an answer that was too short sufficient', async () => {
  const { page, application_id, candidate_uuid, token } = await started()
  // Past its time limit, a question has no follow-up.
  server.clock.advance(270_000)
  const { turn } = await page.answer('I fixed it.')
  await page.settled()
  await page.close()
  const call = server.as(token)
  await call(interviewRoomContract['interview-room.submit'], { params: { id: application_id } })
  const outcome = async () =>
    (await organization.call(interviewRoomContract['interview-room.assets'], { params: { uuid: candidate_uuid } }))
      .screenings[0]!.questions[0]!.outcome
  const correct = (text: string) =>
    call(interviewRoomContract['interview-room.correct'], { params: { turnId: turn.id }, body: { text } })
  await correct('I fixed this.')
  expect(await outcome()).toBe('insufficient')
  await correct(FULL)
  expect(await outcome()).toBe('answered')
})

test('submitting twice changes nothing, and the transcript can be corrected for two days', async () => {
  const fresh = await anOrganization(server)
  const own = await anOpenJob(fresh)
  const { token, application_id, candidate_uuid, screening_id } = await anInvitation(server, fresh, own)
  const page = await entered(token)
  const { turn } = await page.answer(FULL)
  await page.settled()
  const call = server.as(token)
  await expect(
    call(interviewRoomContract['interview-room.correct'], { params: { turnId: turn.id }, body: { text: 'Other' } }),
  ).rejects.toMatchObject({ code: 'not_over' })
  const [first, second] = await Promise.all(
    [1, 2].map(() => call(interviewRoomContract['interview-room.submit'], { params: { id: application_id } })),
  )
  expect([first?.state, second?.state]).toEqual(['completed', 'completed'])
  await page.settled()
  expect(page.received.find(message => message.type === 'ended')).toMatchObject({ state: 'completed' })
  await page.close()
  const [ended] = await server.services.db
    .forOrganization(fresh.id)
    .read(q => [
      q
        .selectFrom('events')
        .select('id')
        .where('organization_id', '=', fresh.id)
        .where('name', '=', 'screening.completed'),
    ])
  expect(ended).toHaveLength(1)

  const correction = FULL.replace('40 labels', '14 labels')
  const corrected = await call(interviewRoomContract['interview-room.correct'], {
    params: { turnId: turn.id },
    body: { text: correction },
  })
  expect(corrected).toMatchObject({ text: correction, original_text: FULL })
  const { screenings } = await fresh.call(interviewRoomContract['interview-room.assets'], {
    params: { uuid: candidate_uuid },
  })
  expect(screenings[0]?.turns.find(({ id }) => id === turn.id)).toMatchObject({ text: correction, original_text: FULL })
  expect(screenings[0]?.questions.map(({ outcome, outcome_reason }) => [outcome, outcome_reason])).toEqual([
    ['answered', null],
    ['interrupted', 'candidate_ended'],
    ['unasked', 'candidate_ended'],
    ['unasked', 'candidate_ended'],
  ])
  expect(
    await call(interviewRoomContract['interview-room.correct'], { params: { turnId: turn.id }, body: { text: FULL } }),
  ).toMatchObject({
    text: FULL,
    original_text: null,
  })
  const { turns } = await call(interviewRoomContract['interview-room.transcript'], {})
  const theirs = turns.find(({ speaker }) => speaker === 'interviewer')!
  await expect(
    call(interviewRoomContract['interview-room.correct'], { params: { turnId: theirs.id }, body: { text: 'Wrong' } }),
  ).rejects.toMatchObject({ status: 404 })
  await expect(
    fresh.call(screeningsContract['screenings.invite'], { params: { id: application_id }, body: {} }),
  ).rejects.toMatchObject({ code: 'already_invited' })
  const retake = await fresh.call(screeningsContract['screenings.invite'], {
    params: { id: application_id },
    body: { retake: true },
  })
  expect(retake.screening_id).not.toBe(screening_id)
  server.clock.advance(49 * HOUR)
  await expect(
    call(interviewRoomContract['interview-room.correct'], { params: { turnId: turn.id }, body: { text: correction } }),
  ).rejects.toMatchObject({ status: 410 })
})

test('a silent room is interrupted after the grace period and closed when its time has passed', async () => {
  const fresh = await anOrganization(server)
  const own = await anOpenJob(fresh)
  const { token, screening_id, candidate_uuid } = await anInvitation(server, fresh, own)
  const of = { organization_id: fresh.id, screening_id }
  const page = await entered(token)
  await page.answer(FULL)
  await watchRoom.run(server.services, of, once)
  const state = async () => (await server.as(token)(interviewRoomContract['interview-room.read'], {})).state
  expect(await state()).toBe('in_progress')
  await page.close()
  server.clock.advance(170_000)
  await watchRoom.run(server.services, of, once)
  expect(await state()).toBe('in_progress')
  server.clock.advance(20_000)
  await watchRoom.run(server.services, of, once)
  expect(await state()).toBe('interrupted')
  const { page: back, state: shown } = await Page.enter(server.url, token)
  expect(shown.phase).toBe('away')
  back.send({ type: 'ready' })
  expect((await back.next('say')).turn.kind).toBe('welcome_back')
  expect(await state()).toBe('in_progress')
  await back.close()
  await closeStaleRoom.run(server.services, of, once)
  expect(await state()).toBe('in_progress')
  await endTime(server, fresh, screening_id)
  server.clock.advance(RECONNECT_GRACE_MS)
  await closeStaleRoom.run(server.services, of, once)
  const { screenings } = await fresh.call(interviewRoomContract['interview-room.assets'], {
    params: { uuid: candidate_uuid },
  })
  expect(screenings[0]).toMatchObject({ state: 'completed' })
  expect(screenings[0]?.questions.map(({ outcome_reason }) => outcome_reason)).toContain('connection_lost')
})
