import { expect, test } from 'vitest'
import { interviewRoomContract } from './contract.ts'
import { startInterviewing } from './interview.fixture.ts'
import { frozenInterview } from './public.ts'
import { FULL, Page } from './room.fixture.ts'

const { server, organization, started } = await startInterviewing()
const own = server.services.db.forOrganization(organization.id)

const eventsOf = async (applicationId: string): Promise<string[]> => {
  const [events] = await own.read(q => [
    q.selectFrom('events').select('name').where('subject_id', '=', applicationId).orderBy('at'),
  ])
  return events.map(({ name }) => name)
}
const transcriptFor = async (candidate_uuid: string, screening_id: string) => {
  const { screenings } = await organization.call(interviewRoomContract['interview-room.assets'], {
    params: { uuid: candidate_uuid },
  })
  return screenings.find(one => one.screening_id === screening_id)!.turns
}

/** Says something and receives the interviewer's response with the timer after it. */
async function say(page: Page, text: string) {
  await page.answer(text)
  const { turn, offers } = await page.next('say')
  const { clock } = await page.next('clock')
  return { kind: turn.kind, text: turn.text, offers, paused: clock.paused }
}
async function choose(
  page: Page,
  choice: 'go_on' | 'pause' | 'another_day' | 'person' | 'tell' | 'keep_private' | 'end',
) {
  page.send({ type: 'choose', choice })
  const { turn, offers } = await page.next('say')
  const { clock } = await page.next('clock')
  return { kind: turn.kind, text: turn.text, offers, paused: clock.paused }
}

test('a candidate who is not well loses no time, and the organization is told only what they agree to', async () => {
  const { page, application_id, candidate_uuid, screening_id } = await started()
  const offered = await say(page, "I'm not feeling well, I think I'm going to faint")
  expect(offered).toMatchObject({
    kind: 'distress_support',
    offers: ['go_on', 'pause', 'another_day', 'person', 'end'],
    paused: true,
  })
  server.clock.advance(10 * 60_000)
  expect(await choose(page, 'person')).toMatchObject({ kind: 'contact_consent', offers: ['tell', 'keep_private'] })
  expect(await eventsOf(application_id)).not.toContain('screening.person_requested')
  expect(await say(page, 'no please keep it private')).toMatchObject({ kind: 'contact_declined', paused: true })
  await server.settled()
  expect(await eventsOf(application_id)).not.toContain('screening.person_requested')

  page.send({ type: 'choose', choice: 'tell' })
  await page.settled()
  await server.settled()
  expect(await eventsOf(application_id)).not.toContain('screening.person_requested')

  const back = await choose(page, 'go_on')
  expect(back).toMatchObject({ kind: 'repeat', offers: [], paused: false })
  await say(page, 'I feel really dizzy again')
  await choose(page, 'person')
  expect(await say(page, 'yes please')).toMatchObject({ kind: 'contact_promised', paused: true })
  await server.settled()
  expect(await eventsOf(application_id)).toContain('screening.person_requested')
  const mails = await server.mailsTo(organization.email)
  const [mail, ...others] = mails.filter(({ subject }) => subject.includes('would like to hear from a person'))
  expect(others).toEqual([])
  expect(mail!.text).toContain('asked to hear from a person')
  expect(mail!.text).not.toMatch(/dizzy|faint|well/u)

  const seen = await transcriptFor(candidate_uuid, screening_id)
  expect(seen.map(({ kind }) => kind)).toEqual(['greeting', 'question', 'repeat'])
  expect(JSON.stringify(seen)).not.toMatch(/dizzy|faint/u)
  await page.close()
})

test('requests are never evaluated, also when an answer begins or ends with them', async () => {
  const { page, screening_id, token, application_id } = await started()
  expect(await say(page, 'Could you repeat that?')).toMatchObject({ kind: 'repeat' })
  expect(await say(page, 'I have a stammer, so please be patient')).toMatchObject({ kind: 'accommodation' })
  expect(await say(page, 'You are a stupid robot')).toMatchObject({ kind: 'boundary', offers: ['go_on', 'end'] })
  expect(await say(page, `${FULL} Sorry, when would I hear back from you?`)).toMatchObject({ kind: 'reply' })
  expect(await say(page, 'What does the job pay?')).toMatchObject({ kind: 'reply' })
  await server.settled()
  expect(await eventsOf(application_id)).toContain('screening.question_noted')
  await say(page, 'Yes, that was all')
  await server.as(token)(interviewRoomContract['interview-room.leave'], { body: { confirm: true } })
  const frozen = await frozenInterview(own, screening_id)
  const said = frozen.questions.flatMap(({ turns }) => turns).filter(({ speaker }) => speaker === 'candidate')
  expect(said.map(({ text }) => text)).toEqual([FULL])
  await page.close()
})

test('an answer that tells of ending a call is an answer, and a wish to end ends the interview', async () => {
  const { page } = await started()
  expect(await say(page, 'I decided to end the call with the angry customer')).toMatchObject({ kind: 'follow_up' })
  expect(await say(page, "I'd like to end the interview here")).toMatchObject({ kind: 'goodbye' })
  await page.close()
})

test('thoughts of suicide are answered with help in the candidate’s country', async () => {
  const { page, application_id } = await started()
  const care = await say(page, "to be honest I don't want to live any more")
  expect(care).toMatchObject({ kind: 'crisis_support', paused: true })
  expect(care.text).toMatch(/(?:You can talk to someone at .{3,40} \(.{3,30}\): [\d+* -]{2,20}\.|findahelpline\.com)/u)
  expect(await choose(page, 'another_day')).toMatchObject({ kind: 'another_day', paused: true })
  await server.settled()
  expect((await eventsOf(application_id)).filter(name => name.startsWith('screening.p'))).toEqual([])
  // After a reload, the offers are still there.
  await page.close()
})

test('the offers are part of the state, and a choice that is not offered changes nothing', async () => {
  const { page, token } = await started()
  await say(page, 'Can we take a short break?')
  page.send({ type: 'choose', choice: 'end' })
  await page.settled()
  expect(page.said.at(-1)).toBe('break')
  await page.close()
  const again = await Page.enter(server.url, token)
  expect(again.state).toMatchObject({ phase: 'paused', offers: ['go_on', 'another_day'] })
  await again.page.close()
})
