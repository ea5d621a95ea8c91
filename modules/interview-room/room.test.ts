import fs from 'node:fs'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anOpenJob, anOrganization } from '#tests/factories.ts'
import { usageContract } from '#modules/billing/contract/usage.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { interviewRoomContract } from './contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { startInterviewing } from './interview.fixture.ts'
import { frozenInterview } from './public.ts'
import { agree, anInvitation, FULL, Page } from './room.fixture.ts'

const { server, organization, invited, started } = await startInterviewing()

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
  // Loads the voice first: on a busy computer that can take longer than a room waits before it shows the text without speech.
  await server.services.voice.speak({ text: 'Good morning.', voice_id: 'offline-clara' })
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

test('the holder of the link can hear the voice before the interview', async () => {
  const { token } = await invited()
  const { DATA_DIR } = server.services.settings
  const stored = () =>
    fs.readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.wav'))
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
  // It says the candidate's name.
  expect(stored().filter(name => fs.readFileSync(path.join(DATA_DIR, name)).equals(sound))).toEqual([])
})

test('an interview uses exactly one unit from its start', async () => {
  const fresh = await anOrganization(server)
  const own = await anOpenJob(fresh)
  const before = await fresh.call(usageContract['billing.activeSubscription'], {})
  const invitation = await anInvitation(server, fresh, own)
  await agree(server, invitation.token)
  const { page } = await Page.enter(server.url, invitation.token)
  page.send({ type: 'ready' })
  await page.next('say')
  await page.close()
  const after = await fresh.call(usageContract['billing.activeSubscription'], {})
  expect(before.remaining_interviews - after.remaining_interviews).toBe(1)
  await expect(
    fresh.call(screeningsContract['screenings.cancel'], { params: { id: invitation.screening_id } }),
  ).rejects.toMatchObject({ code: 'already_started' })
})
