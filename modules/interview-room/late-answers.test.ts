import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { interviewRoomContract } from './contract.ts'
import { agree, anInvitation, FULL, Page } from './room.fixture.ts'

// Answers that belong to a question before the open one.
const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)

async function started() {
  const invitation = await anInvitation(server, organization, job)
  await agree(server, invitation.token)
  const { page } = await Page.enter(server.url, invitation.token)
  page.send({ type: 'ready' })
  await page.settled()
  return { ...invitation, page }
}

const shown = async (candidate_uuid: string) =>
  (await organization.call(interviewRoomContract['interview-room.assets'], { params: { uuid: candidate_uuid } }))
    .screenings[0]!
const outcomesOf = async (candidate_uuid: string) =>
  (await shown(candidate_uuid)).questions.map(({ outcome, outcome_reason }) => [outcome, outcome_reason])

test('a late answer is stored with its question and changes nothing else', async () => {
  const { page, candidate_uuid } = await started()
  page.send({ type: 'draft', text: '', input: 'spoken' })
  server.clock.advance(300_000)
  await page.settled()
  expect(page.said.filter(kind => kind === 'question')).toHaveLength(2)
  page.send({ type: 'answer', client_turn_id: randomUUID(), text: FULL, input: 'spoken', question_id: 'proud-work' })
  expect((await page.next('heard')).turn.question_id).toBe('proud-work')
  await page.settled()
  expect(page.said.filter(kind => kind === 'question')).toHaveLength(2)
  expect((await outcomesOf(candidate_uuid))[0]).toEqual(['answered', null])
  await page.close()
})

test('the rest of an answer that was too short counts, also when it comes late', async () => {
  const { page, candidate_uuid } = await started()
  // Past its time limit, a question has no follow-up.
  server.clock.advance(270_000)
  await page.answer('I fixed it.')
  await page.settled()
  expect((await outcomesOf(candidate_uuid))[0]).toEqual(['insufficient', null])
  page.send({ type: 'answer', client_turn_id: randomUUID(), text: FULL, input: 'spoken', question_id: 'proud-work' })
  expect((await page.next('heard')).turn.question_id).toBe('proud-work')
  await page.settled()
  expect((await outcomesOf(candidate_uuid)).slice(0, 2)).toEqual([
    ['answered', null],
    [null, null],
  ])
  await page.close()
})

test.each(['the time limit', 'the candidate'] as const)(
  'a draft of an earlier answer that %s ends is no answer to the open question',
  async by => {
    const { page, candidate_uuid } = await started()
    server.clock.advance(300_000)
    await page.settled()
    page.send({ type: 'draft', text: FULL, input: 'spoken', question_id: 'proud-work' })
    await page.settled()
    if (by === 'the time limit') server.clock.advance(400_000)
    else page.send({ type: 'done', client_turn_id: randomUUID() })
    await page.settled()
    const open = by === 'the time limit' ? ['interrupted', 'time_limit'] : [null, null]
    expect((await outcomesOf(candidate_uuid)).slice(0, 2)).toEqual([['answered', null], open])
    expect((await shown(candidate_uuid)).turns.find(({ text }) => text === FULL)?.question_id).toBe('proud-work')
    expect(page.said.filter(kind => kind === 'question')).toHaveLength(by === 'the time limit' ? 3 : 2)
    await page.close()
  },
)
