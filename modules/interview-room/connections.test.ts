import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { countUses } from '#platform/limits/count-uses.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { interviewRoomContract } from './contract.ts'
import { startInterviewing } from './interview.fixture.ts'
import { aLink, FULL, Page } from './room.fixture.ts'
import { ROOM_CLOSE } from './room-protocol.ts'

const { server, organization, invited, started } = await startInterviewing()

test('a reload continues at the same question without a second greeting', async () => {
  const { page, token } = await started()
  await page.answer(FULL)
  page.send({ type: 'draft', text: 'And then I', input: 'typed', question_id: 'proud-work' })
  await page.settled()
  const before = page.received.findLast(message => message.type === 'say')
  page.drop()
  const { page: back, state } = await Page.enter(server.url, token)
  expect(state).toMatchObject({ phase: 'away', draft: { text: 'And then I' }, floor: 'candidate' })
  expect(state.draft!.age_ms).toBeGreaterThanOrEqual(0)
  expect(state.draft!.age_ms).toBeLessThan(60_000)
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

test('the link of a started interview still works after the invitation is sent again', async () => {
  const { page, token, application_id, email } = await started()
  await organization.call(screeningsContract['screenings.reschedule'], { body: { application_id } })
  const [mail] = await server.mailsTo(email)
  const newest = /meeting-home\?token=([\w-]+)/.exec(mail!.text)![1]!
  expect(newest).not.toBe(token)
  page.drop()
  for (const one of [token, newest]) {
    const { page: back, state } = await Page.enter(server.url, one)
    expect(state.phase).toBe('away')
    await back.close()
  }
})

test('words that the candidate deleted do not count as an answer', async () => {
  const { page, token } = await started()
  page.send({ type: 'draft', text: 'I would rather not', input: 'typed', question_id: 'proud-work' })
  page.send({ type: 'draft', text: ' ', input: 'typed', question_id: 'proud-work' })
  await page.settled()
  page.send({ type: 'done', client_turn_id: randomUUID() })
  await expect(page.next('heard')).rejects.toThrow('nothing_heard')
  page.drop()
  const { page: back, state } = await Page.enter(server.url, token)
  expect(state.draft).toBeNull()
  await back.close()
})

test('a text that is too long is refused and the interview continues', async () => {
  const { page } = await started()
  const text = 'word '.repeat(5000)
  const client_turn_id = randomUUID()
  page.send({ type: 'draft', text, input: 'typed', question_id: 'proud-work' })
  page.send({ type: 'answer', client_turn_id, text, input: 'typed', question_id: 'proud-work' })
  await expect(page.next('heard')).rejects.toThrow('answer_too_long')
  await expect(page.next('heard')).rejects.toThrow('answer_too_long')
  expect(page.received.slice(-2)).toMatchObject([
    { fatal: false, client_turn_id: null },
    { fatal: false, client_turn_id },
  ])
  expect((await page.answer(FULL)).turn.text).toBe(FULL)
  await page.close()
})

test('too many answers in a minute are refused, with the answer that the page keeps', async () => {
  const { page, screening_id } = await started()
  const use = { name: 'room answers', values: [screening_id], max: 40, seconds: 60 }
  await countUses(
    server.services.db,
    Array.from({ length: 40 }, () => use),
  )
  const client_turn_id = randomUUID()
  page.send({ type: 'answer', client_turn_id, text: FULL, input: 'typed', question_id: 'proud-work' })
  await expect(page.next('heard')).rejects.toThrow('too_many_answers')
  expect(page.received.at(-1)).toMatchObject({ fatal: false, client_turn_id })
  await page.close()
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
