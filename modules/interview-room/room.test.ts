import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { anOpenJob, anOrganization } from '#tests/factories.ts'
import { billingContract } from '#modules/billing/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { interviewRoomContract } from './contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { frozenInterview } from './public.ts'
import { agree, aLink, anInvitation, FULL, onLargestPlan, Page } from './room.fixture.ts'
import { ROOM_CLOSE } from './room-protocol.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const invited = (name?: string) => anInvitation(server, organization, job, { name })

async function started(name?: string) {
  const invitation = await invited(name)
  await agree(server, invitation.token)
  const { page, state } = await Page.enter(server.url, invitation.token)
  page.send({ type: 'ready' })
  await page.next('clock')
  return { ...invitation, page, state }
}

test('a complete interview can be typed', async () => {
  const { page, state, token, application_id, candidate_uuid, screening_id } = await started()
  expect(state).toMatchObject({
    phase: 'waiting',
    question_count: 4,
    turns: [],
    transcription: 'browser',
    recording: 'audio',
  })
  expect(page.said).toEqual(['greeting', 'question'])
  const asked: (string | null)[] = []
  for (let turn = 0; turn < 12 && !page.said.includes('wrap_up'); turn += 1) {
    const heard = await page.answer(FULL)
    asked.push(heard.turn.question_id)
    await page.settled()
  }
  expect([...new Set(asked)]).toEqual(['proud-work', 'went-wrong', 'disagreement', 'learning'])
  await page.answer('No, that was all, I have nothing to add to it today.')
  const ended = await page.next('ended')
  expect(ended).toMatchObject({ state: 'completed', answered: 4, question_count: 4 })
  expect(page.said.at(-1)).toBe('goodbye')
  await page.close()

  await server.settled()
  const { items } = await organization.call(applicationsContract['applications.list'], { query: { search: 'noor' } })
  expect(items.find(({ id }) => id === application_id)).toMatchObject({
    stage: 'review',
    screening: { state: 'completed' },
  })
  const { screenings } = await organization.call(interviewRoomContract['interview-room.assets'], {
    params: { uuid: candidate_uuid },
  })
  expect(screenings[0]?.questions.map(({ outcome }) => outcome)).toEqual([
    'answered',
    'answered',
    'answered',
    'answered',
  ])
  expect(screenings[0]?.turns.map(({ seq }) => seq)).toEqual(screenings[0]?.turns.map((_, index) => index + 1))
  expect(screenings[0]?.connections).toMatchObject([{ reason: 'left' }])
  const frozen = await frozenInterview(server.services.db.forOrganization(organization.id), screening_id)
  expect(frozen.hide).toEqual(['Noor Haddad'])
  expect(frozen.questions[0]).toMatchObject({ outcome: 'answered', weight: 2 })
  expect(frozen.questions[0]?.turns[1]).toMatchObject({ speaker: 'candidate', text: FULL })
  // The same link still opens the page, and the room reports that the interview is over.
  const again = await Page.enter(server.url, token)
  expect(again.state.phase).toBe('ended')
  await again.page.close()
})

test('each turn of the interviewer has its speech', async () => {
  const { page } = await started()
  const first = await page.next('speech')
  const second = await page.next('speech')
  expect(first.speech!.words.length).toBeGreaterThan(10)
  expect(second.speech!.envelope.length).toBeGreaterThan(10)
  const wav = await fetch(server.url + first.speech!.url)
  expect(wav.headers.get('content-type')).toBe('audio/wav')
  expect(Buffer.from(await wav.arrayBuffer()).toString('latin1', 0, 4)).toBe('RIFF')
  const part = await fetch(server.url + first.speech!.url, { headers: { range: 'bytes=0-43' } })
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '44'])
  expect((await fetch(`${server.url}/api/public/speech/forged.token`)).status).toBe(404)
  await page.close()
})

test('a reload continues at the same question without a second greeting', async () => {
  const { page, token } = await started()
  await page.answer(FULL)
  page.send({ type: 'draft', text: 'And then I', input: 'typed', question_id: 'proud-work' })
  await page.settled()
  const before = page.received.findLast(message => message.type === 'say')
  page.drop()
  const { page: back, state } = await Page.enter(server.url, token)
  expect(state).toMatchObject({ phase: 'away', draft: { text: 'And then I' }, floor: 'candidate' })
  expect(state.turns.map(({ kind }) => kind).slice(0, 3)).toEqual(['greeting', 'question', 'answer'])
  expect(state.turns.at(-1)?.text).toBe(before?.type === 'say' ? before.turn.text : '')
  back.send({ type: 'ready' })
  await back.settled()
  expect(back.said).toEqual([])
  // The draft is submitted as it was.
  back.send({ type: 'done', client_turn_id: randomUUID() })
  expect((await back.next('heard')).turn.text).toBe('And then I')
  await back.close()
})

test('a candidate who was away longer is welcomed back to the open question', async () => {
  const { page, token } = await started()
  await page.close()
  server.clock.advance(60_000)
  const { page: back } = await Page.enter(server.url, token)
  back.send({ type: 'ready' })
  const { turn } = await back.next('say')
  expect(turn.kind).toBe('welcome_back')
  expect(turn.text).toContain('Tell me about a piece of work you are proud of')
  await back.close()
})

test('a second page takes the room over and the first is informed', async () => {
  const { page, token } = await started()
  const { page: second } = await Page.enter(server.url, token)
  await page.next('replaced')
  expect(await page.closed).toBe(ROOM_CLOSE.replaced)
  second.send({ type: 'ready' })
  await second.answer(FULL)
  await second.close()
})

test('simultaneous answers of two pages become one turn each', async () => {
  const { page, token, screening_id } = await started()
  const { page: second } = await Page.enter(server.url, token)
  second.send({ type: 'ready' })
  page.send({ type: 'answer', client_turn_id: randomUUID(), text: FULL, input: 'typed' })
  await second.answer(FULL)
  await second.settled()
  const org = server.services.db.forOrganization(organization.id)
  const [turns] = await org.read(q => [
    q
      .selectFrom('screening_turns')
      .select(['speaker', 'seq'])
      .where('organization_id', '=', organization.id)
      .where('screening_id', '=', screening_id),
  ])
  expect(turns.filter(({ speaker }) => speaker === 'candidate')).toHaveLength(1)
  await second.close()
})

test('the same answer sent twice is one turn', async () => {
  const { page } = await started()
  const id = randomUUID()
  const first = await page.answer(FULL, id)
  await page.settled()
  const said = page.said.length
  const second = await page.answer(FULL, id)
  await page.settled()
  expect(second.turn.id).toBe(first.turn.id)
  expect(page.said.length).toBe(said)
  await page.close()
})

test('an answer that was sent before the page closed is stored', async () => {
  const { page, token } = await started()
  page.send({ type: 'answer', client_turn_id: randomUUID(), text: FULL, input: 'typed' })
  await page.close()
  await expect
    .poll(async () =>
      (await server.as(token)(interviewRoomContract['interview-room.transcript'], {})).turns.some(
        ({ text }) => text === FULL,
      ),
    )
    .toBe(true)
})

test('requests to the interviewer are not answers', async () => {
  const { page } = await started()
  page.send({ type: 'moment' })
  await page.next('moment_granted')
  page.send({ type: 'repeat' })
  expect((await page.next('say')).turn.kind).toBe('repeat')
  page.send({ type: 'skip' })
  const next = await page.next('say')
  expect(next).toMatchObject({ question: { id: 'went-wrong', number: 2 } })
  page.send({ type: 'done', client_turn_id: randomUUID() })
  await expect(page.next('heard')).rejects.toThrow('nothing_heard')
  await page.close()
})

test('the server’s timer stops during pauses and absence, and ends the interview', async () => {
  const { page, token } = await started()
  server.clock.advance(60_000)
  page.send({ type: 'ping', t: 1 })
  const running = (await page.next('clock')).clock
  expect(running.elapsed_ms).toBeGreaterThanOrEqual(60_000)
  expect(running.elapsed_ms).toBeLessThan(75_000)
  page.send({ type: 'pause' })
  expect((await page.next('clock')).clock).toMatchObject({ paused: true, running: false })
  server.clock.advance(600_000)
  page.send({ type: 'resume' })
  expect((await page.next('clock')).clock.elapsed_ms).toBeLessThan(75_000)
  await page.close()
  server.clock.advance(600_000)
  const { page: back, state } = await Page.enter(server.url, token)
  expect(state.clock.elapsed_ms).toBeLessThan(75_000)
  back.send({ type: 'ready' })
  await back.settled()
  back.send({ type: 'draft', text: FULL, input: 'spoken', question_id: 'proud-work' })
  server.clock.advance(29 * 60_000 + 20_000)
  await back.settled()
  expect(back.said.at(-1)).toBe('goodbye')
  expect(back.received.find(message => message.type === 'ended')).toMatchObject({ state: 'completed' })
  const { turns } = await server.as(token)(interviewRoomContract['interview-room.transcript'], {})
  // The unfinished answer is stored when the time is up.
  expect(turns.some(({ speaker, text }) => speaker === 'candidate' && text === FULL)).toBe(true)
  await back.close()
})

test('the interviewer moves on at a question’s time limit', async () => {
  const { page } = await started()
  server.clock.advance(300_000)
  await page.settled()
  expect(page.received.findLast(message => message.type === 'say')).toMatchObject({
    turn: { kind: 'question', question_id: 'went-wrong' },
  })
  await page.close()
})

test('refuses forged, foreign and replaced links, and candidates without consent', async () => {
  const invitation = await invited()
  const refused = async (token: string) => {
    const page = await Page.open(server.url)
    page.send({ type: 'hello', token })
    const code = await page.closed
    return [code, ...page.received.map(message => (message.type === 'problem' ? message.code : message.type))]
  }
  expect(await refused('A'.repeat(43))).toEqual([ROOM_CLOSE.refused, 'not_found'])
  expect(await refused(invitation.statusToken)).toEqual([ROOM_CLOSE.refused, 'not_found'])
  expect(await refused(organization.token)).toEqual([ROOM_CLOSE.refused, 'not_found'])
  const newer = await aLink(server, organization, invitation.screening_id)
  expect(await refused(invitation.token)).toEqual([ROOM_CLOSE.refused, 'link_replaced'])
  const { page } = await Page.enter(server.url, newer)
  page.send({ type: 'ready' })
  await expect(page.next('say')).rejects.toThrow('consent_needed')
  page.raw('{"type":"answer","text":""}')
  expect(await page.closed).toBe(ROOM_CLOSE.invalidMessage)
  const silent = await Page.open(server.url)
  silent.send({ type: 'ready' })
  expect(await silent.closed).toBe(ROOM_CLOSE.refused)
})

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

test('the holder of the link can hear the voice before the interview', async () => {
  const { token } = await invited()
  const hear = (bearer: string) =>
    fetch(`${server.url}${interviewRoomContract['interview-room.practiceVoice'].path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}` },
    })
  const heard = await hear(token)
  expect(heard.headers.get('content-type')).toBe('audio/wav')
  const sound = Buffer.from(await heard.arrayBuffer())
  expect(sound.subarray(0, 4).toString()).toBe('RIFF')
  // Some seconds of 16-bit audio.
  expect(sound.length).toBeGreaterThan(40_000)
  expect((await hear('x'.repeat(43))).status).toBe(404)
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

test('an interview uses exactly one unit from its start', async () => {
  const fresh = await anOrganization(server)
  const own = await anOpenJob(fresh)
  const before = await fresh.call(billingContract['billing.activeSubscription'], {})
  const invitation = await anInvitation(server, fresh, own)
  await agree(server, invitation.token)
  const { page } = await Page.enter(server.url, invitation.token)
  page.send({ type: 'ready' })
  await page.next('say')
  await page.close()
  const after = await fresh.call(billingContract['billing.activeSubscription'], {})
  expect(before.remaining_interviews - after.remaining_interviews).toBe(1)
  await expect(
    fresh.call(screeningsContract['screenings.cancel'], { params: { id: invitation.screening_id } }),
  ).rejects.toMatchObject({ code: 'already_started' })
})
