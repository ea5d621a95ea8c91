import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#apps/server/app.ts'
import { isBuilt } from '#apps/server/start.mjs'
import { languageModel } from '#platform/ai/language-model.ts'
import { transcriber } from '#platform/speech/transcription.ts'
import { startTestServer } from '#tests/api.ts'
import { anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { type OpenAiReply, type RecordedRequest, startOpenAi } from '#tests/stand-ins/openai.ts'
import { interviewRoomContract } from './contract.ts'
import { agree, anInvitation, FULL, Page } from './room.fixture.ts'

const openAi = await startOpenAi()
const interviewing = languageModel({
  provider: 'openai-compatible',
  base_url: openAi.baseUrl,
  model: 'stand-in',
  api_key: 'none',
  timeout_ms: 20_000,
})
const server = await startTestServer(
  {},
  {
    models: { reading: null, evaluating: null, interviewing },
    transcriber: transcriber({ base_url: openAi.baseUrl, model: 'stand-in', timeout_ms: 5_000 }),
  },
)
afterAll(() => openAi.close())
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)

const isFollowUp = ({ json }: RecordedRequest) =>
  json?.messages.some(({ content }) => content.includes('one short follow-up question')) ?? false
/** What the interviewer's model and the transcriber return; other requests to the same server are refused. */
const answering = (followUp: OpenAiReply, transcript: OpenAiReply = { kind: 'status', status: 500 }) =>
  openAi.script(request => {
    if (request.path.endsWith('/transcriptions')) return transcript
    return isFollowUp(request) ? followUp : { kind: 'status', status: 400 }
  })
const wording = (follow_up: string): OpenAiReply => ({ kind: 'json', value: { follow_up } })
answering(wording('What came of it?'))

/** An answer that leaves its result open, so that the rule follows up. */
const OPEN =
  'In March I rebuilt the import of 900 orders myself, because the old one lost lines, and I tested it on copies.'

async function started(url = server.url) {
  const invitation = await anInvitation(server, organization, job)
  await agree(server, invitation.token)
  const { page } = await Page.enter(url, invitation.token)
  page.send({ type: 'ready' })
  await page.settled()
  return { ...invitation, page }
}

const turnsOf = async (candidate_uuid: string) =>
  (await organization.call(interviewRoomContract['interview-room.assets'], { params: { uuid: candidate_uuid } }))
    .screenings[0]!.turns

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise(resolve => probe.close(resolve))
  return port
}

/** The build starts in a third of the time. It is that of the current sources when all tests run. */
const program = isBuilt() ? ['dist/server/main.js'] : ['--import', 'tsx', 'apps/server/main.ts']

/** Another server on the same database and files, as a process of its own. */
async function anotherProcess(): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort()
  const { PUBLIC_URL, DATA_DIR } = server.services.settings
  const child = spawn(process.execPath, program, {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'development',
      DEMO: 'off',
      ROLE: 'server',
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DATABASE_URL: server.databaseUrl,
      PUBLIC_URL,
      DATA_DIR,
    },
  })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 900; tries += 1) {
    if (
      await fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, process: child }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error('The other server did not start.')
}

test('another server continues the interview when one is killed', async () => {
  const other = await anotherProcess()
  try {
    const { page, token, candidate_uuid } = await started(other.url)
    const { turn } = await page.answer(FULL)
    page.send({ type: 'draft', text: 'Half a sen', input: 'typed', question_id: turn.question_id })
    await page.settled()
    const received = page.received.flatMap(message => (message.type === 'say' ? [message.turn] : []))
    other.process.kill('SIGKILL')
    await page.closed
    const { page: back, state } = await Page.enter(server.url, token)
    expect(state.turns.filter(({ speaker }) => speaker === 'interviewer')).toEqual(received)
    expect(state.turns.find(({ speaker }) => speaker === 'candidate')?.id).toBe(turn.id)
    expect(state).toMatchObject({
      phase: 'away',
      draft: { text: 'Half a sen' },
      question: { id: received.at(-1)!.question_id },
    })
    back.send({ type: 'ready' })
    await back.answer(FULL)
    const turns = await turnsOf(candidate_uuid)
    expect(turns.filter(({ kind }) => kind === 'greeting')).toHaveLength(1)
    expect(turns.map(({ seq }) => seq)).toEqual(turns.map((_, index) => index + 1))
    await back.close()
    const { screenings } = await organization.call(interviewRoomContract['interview-room.assets'], {
      params: { uuid: candidate_uuid },
    })
    expect(screenings[0]?.connections).toMatchObject([{ reason: 'replaced' }, {}])
  } finally {
    other.process.kill('SIGKILL')
  }
})

test('of two servers the one with the latest connection has the room', async () => {
  const second = await buildApp(server.services, { folder: path.resolve('dist/web') })
  const url = await second.fastify.listen({ port: 0, host: '127.0.0.1' })
  try {
    const { page, token, candidate_uuid } = await started()
    const { page: newer } = await Page.enter(url, token)
    newer.send({ type: 'ready' })
    await newer.settled()
    page.send({ type: 'answer', client_turn_id: randomUUID(), text: FULL, input: 'typed' })
    await page.next('replaced')
    await newer.answer(FULL)
    expect((await turnsOf(candidate_uuid)).filter(({ speaker }) => speaker === 'candidate')).toHaveLength(1)
    await newer.close()
  } finally {
    await second.fastify.close()
  }
})

test('a server that stops releases its rooms first, also of pages that do not respond', async () => {
  const second = await buildApp(server.services, { folder: path.resolve('dist/web') })
  const url = await second.fastify.listen({ port: 0, host: '127.0.0.1' })
  const { page, screening_id } = await started(url)
  page.freeze()
  await second.fastify.close()
  const [[room]] = await server.services.db
    .forOrganization(organization.id)
    .read(q => [
      q
        .selectFrom('interview_rooms')
        .select(['connection_id', 'last_tick_at'])
        .where('organization_id', '=', organization.id)
        .where('screening_id', '=', screening_id),
    ])
  expect(room).toEqual({ connection_id: null, last_tick_at: null })
  page.drop()
})

test('a model words the follow-up, and the rules engine replaces follow-ups that are not allowed', async () => {
  answering(wording('What did the rebuilt import change for the shops?'))
  const { page } = await started()
  await page.answer(OPEN)
  expect((await page.next('say')).turn).toMatchObject({
    kind: 'follow_up',
    text: 'What did the rebuilt import change for the shops?',
  })
  await page.close()
  answering(wording('Great! And how old are you?'))
  const other = await started()
  await other.page.answer(OPEN)
  const { turn } = await other.page.next('say')
  expect(turn.kind).toBe('follow_up')
  expect(turn.text).not.toContain('old')
  await other.page.close()
})

test('a pending follow-up is asked when the connection is back', async () => {
  answering({ kind: 'slow' })
  const { page, token, candidate_uuid } = await started()
  await page.answer(OPEN)
  await expect.poll(() => openAi.requests.some(isFollowUp)).toBe(true)
  page.drop()
  answering(wording('What came of the rebuilt import?'))
  const { page: back, state } = await Page.enter(server.url, token)
  expect(state.floor).toBe('interviewer')
  back.send({ type: 'ready' })
  expect((await back.next('say')).turn.kind).toBe('follow_up')
  await back.settled()
  expect((await turnsOf(candidate_uuid)).filter(({ kind }) => kind === 'follow_up')).toHaveLength(1)
  await back.close()
})

test('the server transcribes spoken answers and loses none that fail', async () => {
  answering(wording('What came of it?'), { kind: 'transcript', text: FULL })
  const { page } = await started()
  const speak = (id: string) => {
    page.send({ type: 'audio_begin', client_turn_id: id, mime: 'audio/webm;codecs=opus' })
    page.raw(Buffer.alloc(50_000, 1))
    page.raw(Buffer.alloc(50_000, 2))
    page.send({ type: 'audio_end', client_turn_id: id, question_id: 'proud-work' })
  }
  speak(randomUUID())
  expect((await page.next('heard')).turn).toMatchObject({ text: FULL, input: 'spoken', question_id: 'proud-work' })
  await page.settled()
  answering(wording('What came of it?'))
  const id = randomUUID()
  speak(id)
  await expect(page.next('heard')).rejects.toThrow('transcription_failed')
  // The rest of the interviewer's speech can arrive after it.
  expect(page.received.findLast(({ type }) => type === 'problem')).toMatchObject({ client_turn_id: id, fatal: false })
  answering(wording('What came of it?'), { kind: 'transcript', text: OPEN })
  page.send({ type: 'audio_end', client_turn_id: id, question_id: 'proud-work' })
  expect((await page.next('heard')).turn.text).toBe(OPEN)
  await page.close()
})

test('a slow transcription does not block other messages, and an answer that is sent again is not transcribed twice', async () => {
  answering(wording('What came of it?'), { kind: 'transcript', text: FULL, takes: 3500 })
  const { page, token, candidate_uuid } = await started()
  const id = randomUUID()
  const speak = (to: Page) => {
    to.send({ type: 'audio_begin', client_turn_id: id, mime: 'audio/webm;codecs=opus' })
    to.raw(Buffer.alloc(50_000, 1))
    to.send({ type: 'audio_end', client_turn_id: id, question_id: 'proud-work' })
  }
  const transcribed = () => openAi.requests.filter(({ path: called }) => called.endsWith('/transcriptions')).length
  speak(page)
  const sentAt = Date.now()
  page.send({ type: 'ping', t: 1 })
  await page.next('pong')
  await page.settled()
  expect(Date.now() - sentAt).toBeLessThan(3000)
  expect(transcribed()).toBe(1)
  // Like a page that lost its connection, reconnects and sends the answer again.
  page.drop()
  const { page: back } = await Page.enter(server.url, token)
  back.send({ type: 'ready' })
  speak(back)
  expect(await back.next('heard')).toMatchObject({ client_turn_id: id, turn: { text: FULL } })
  await back.settled()
  expect(transcribed()).toBe(1)
  expect((await turnsOf(candidate_uuid)).filter(({ text }) => text === FULL)).toHaveLength(1)
  await back.close()
})

test('an answer that is transcribed after its page has gone is stored, and the interviewer answers it when the page is back', async () => {
  answering(wording('What came of it?'), { kind: 'transcript', text: FULL, takes: 2000 })
  const { page, token, candidate_uuid } = await started()
  const id = randomUUID()
  page.send({ type: 'audio_begin', client_turn_id: id, mime: 'audio/webm;codecs=opus' })
  page.raw(Buffer.alloc(50_000, 1))
  page.send({ type: 'audio_end', client_turn_id: id, question_id: 'proud-work' })
  await page.settled()
  page.drop()
  await expect
    .poll(async () => (await turnsOf(candidate_uuid)).filter(({ text }) => text === FULL).length, { timeout: 10_000 })
    .toBe(1)
  const { page: back, state } = await Page.enter(server.url, token)
  expect(state.turns.at(-1)).toMatchObject({ text: FULL, question_id: 'proud-work' })
  back.send({ type: 'ready' })
  expect((await back.next('say')).turn.speaker).toBe('interviewer')
  await back.close()
})
