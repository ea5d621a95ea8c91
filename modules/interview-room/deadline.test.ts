import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '#platform/clock/clock.ts'
import { interviewRoomContract } from './contract.ts'
import { startInterviewing } from './interview.fixture.ts'
import { endTime, FULL, Page } from './room.fixture.ts'
import { RECONNECT_GRACE_MS } from './room-protocol.ts'
import { closeStaleRoom } from './server/tasks.ts'

const { server, organization, started } = await startInterviewing()
const once = { number: 1, of: 1 }

/** An interview with one answer, and what happens to it after its deadline. */
async function answeredOnce() {
  const { page, token, screening_id, candidate_uuid } = await started()
  await page.answer(FULL)
  return {
    page,
    token,
    candidate_uuid,
    endTime: () => endTime(server, organization, screening_id),
    closeIfStale: () => closeStaleRoom.run(server.services, { organization_id: organization.id, screening_id }, once),
    read: () => server.as(token)(interviewRoomContract['interview-room.read'], {}),
  }
}

test('a candidate who reloads after the deadline continues, and the interview ends when they stay away', async () => {
  const { page, token, endTime, closeIfStale, read } = await answeredOnce()
  await endTime()
  await page.close()
  server.clock.advance(RECONNECT_GRACE_MS - MINUTE)
  await closeIfStale()
  expect(await read()).toMatchObject({ state: 'in_progress', can_start: true })
  const { page: back } = await Page.enter(server.url, token)
  back.send({ type: 'ready' })
  expect((await back.next('say')).turn.kind).toBe('welcome_back')
  await back.answer(FULL)
  await back.close()
  server.clock.advance(RECONNECT_GRACE_MS - MINUTE)
  await closeIfStale()
  expect((await read()).state).toBe('in_progress')
  server.clock.advance(MINUTE)
  await closeIfStale()
  expect(await read()).toMatchObject({ state: 'completed', can_start: false })
})

test('a candidate who stays in the room has 2 hours after the deadline, with pauses', async () => {
  const { page, candidate_uuid, endTime, closeIfStale, read } = await answeredOnce()
  page.send({ type: 'pause' })
  await page.settled()
  await endTime()
  server.clock.advance(2 * HOUR - MINUTE)
  await page.settled()
  await closeIfStale()
  expect((await read()).state).toBe('in_progress')
  server.clock.advance(MINUTE)
  await page.settled()
  await closeIfStale()
  expect((await read()).state).toBe('completed')
  await page.settled()
  expect(page.received.find(message => message.type === 'ended')).toMatchObject({ state: 'completed' })
  await page.close()
  const { screenings } = await organization.call(interviewRoomContract['interview-room.assets'], {
    params: { uuid: candidate_uuid },
  })
  expect(screenings[0]?.questions.map(({ outcome_reason }) => outcome_reason)).toContain('time_limit')
})

test('who asks for another day is told when the deadline has passed', async () => {
  const { page, endTime } = await answeredOnce()
  const said = async (kind: string) => {
    let turn = (await page.next('say')).turn
    while (turn.kind !== kind) turn = (await page.next('say')).turn
    return turn.text
  }
  await page.answer('Can we take a short break?')
  await said('break')
  page.send({ type: 'choose', choice: 'another_day' })
  expect(await said('another_day')).toContain('continue with the same link until')
  page.send({ type: 'choose', choice: 'go_on' })
  await endTime()
  await page.answer('Can we take a short break?')
  await said('break')
  page.send({ type: 'choose', choice: 'another_day' })
  expect(await said('another_day')).toContain('The deadline of this interview has passed')
  await page.close()
})
