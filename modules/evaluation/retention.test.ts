import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { interviewFlowsContract } from '#modules/interview-flows/contract.ts'
import { interviewRoomContract } from '#modules/interview-room/contract.ts'
import { aBrowserRecording, sha256 } from '#modules/recordings/recording.fixture.ts'
import { agree, anInvitation, Page } from '#modules/interview-room/room.fixture.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { retentionContract } from '#modules/retention/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { anOpenJob, anOrganization, onLargestPlan, PASSWORD } from '#tests/factories.ts'
import { runScheduled } from '#tests/scheduled.ts'
import { evaluationContract as calls } from './contract.ts'

const CANARY = 'zephyrine'
const ANSWER = `Last year at the ${CANARY} depot I found that 40 labels a day were wrong because two printers shared one name. I renamed them and wrote a check, and errors fell to 2 a week.`

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const { call } = organization
const { db, files } = server.services

async function setDays(days: { recording_days: number | null; transcript_days: number | null }) {
  const { items } = await call(interviewFlowsContract['interviewSettings.list'], {})
  const { id, updated_at: _, ...settings } = items[0]!
  return call(interviewFlowsContract['interviewSettings.save'], { params: { id }, body: { ...settings, ...days } })
}

/** A candidate with a completed interview and one recording. */
async function interviewed() {
  const invitation = await anInvitation(server, organization, await anOpenJob(organization))
  await agree(server, invitation.token)
  const { page } = await Page.enter(server.url, invitation.token)
  page.send({ type: 'ready' })
  await page.settled()
  const candidate = server.as(invitation.token)
  const { id } = await candidate(interviewRoomContract['interview-room.startRecording'], {
    body: { client_recording_id: randomUUID(), kind: 'audio', mime: 'audio/webm;codecs=opus' },
  })
  const bytes = await aBrowserRecording(1)
  await fetch(`${server.url}/api/public/screening/recordings/${id}/chunks/0`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${invitation.token}`,
      'content-type': 'application/octet-stream',
      'x-chunk-sha256': sha256(bytes),
    },
    body: new Uint8Array(bytes),
  })
  for (let turn = 0; turn < 12 && !page.received.some(({ type }) => type === 'ended'); turn += 1) {
    await page.answer(`${ANSWER} That was case ${turn}.`)
    await page.settled()
  }
  await page.close()
  await candidate(interviewRoomContract['interview-room.submit'], { params: { id: invitation.application_id } })
  await server.settled()
  return invitation
}

const read = async ({ application_id, candidate_uuid }: { application_id: string; candidate_uuid: string }) => {
  const { screenings } = await call(interviewRoomContract['interview-room.assets'], {
    params: { uuid: candidate_uuid },
  })
  const { interview } = await call(calls['evaluation.review'], { params: { id: application_id } })
  return { screening: screenings[0]!, interview }
}

/** What the settings say will be deleted soon. Signed in anew, because the test moves the clock by weeks. */
async function upcoming() {
  const login = { email: organization.email, password: PASSWORD }
  const { access_token } = await server.as()(accountsContract['accounts.login'], { body: login })
  return server.as(access_token)(retentionContract['retention.upcoming'], { query: {} })
}

test('refuses to store recordings longer than transcripts, and transcripts longer than applications', async () => {
  await expect(setDays({ recording_days: 90, transcript_days: 60 })).rejects.toMatchObject({
    status: 422,
    problem: { errors: [{ path: 'recording_days' }] },
  })
  await call(organizationsContract['organizations.editSettings'], { body: { retention_days: 100 } })
  await expect(setDays({ recording_days: null, transcript_days: 101 })).rejects.toMatchObject({
    status: 422,
    problem: { errors: [{ path: 'transcript_days' }] },
  })
  expect(await setDays({ recording_days: 10, transcript_days: 100 })).toMatchObject({ recording_days: 10 })
})

test('deletes the recording first, then the transcript with its quotes, and keeps the evaluation', async () => {
  await setDays({ recording_days: 30, transcript_days: 60 })
  const one = await interviewed()
  await call(calls['evaluation.rate'], { params: { id: one.application_id }, body: { reveal_only: true } })
  await call(applicationsContract['applications.status'], {
    params: { id: one.application_id },
    body: { outcome: 'rejected', reason: 'we_declined', notify: false },
  })
  await server.settled()
  const before = await read(one)
  expect(before.screening.recordings).toHaveLength(1)
  expect(JSON.stringify(before.interview)).toContain(CANARY)
  const key = await db.unsafeAcrossOrganizations(q =>
    q.selectFrom('recording_chunks').select('file_key').executeTakeFirstOrThrow(),
  )
  expect(await files.size(key.file_key)).toBeGreaterThan(0)
  expect(await upcoming()).toMatchObject({ recordings: 1, transcripts: 0 })

  server.clock.advance(29 * DAY)
  await runScheduled(server, 'interview-room.end-retention')
  expect(await files.size(key.file_key)).toBeGreaterThan(0)

  server.clock.advance(2 * DAY)
  await runScheduled(server, 'interview-room.end-retention')
  expect(await files.size(key.file_key)).toBeNull()
  const rows = await db.unsafeAcrossOrganizations(q => q.selectFrom('screening_turns').select('text').execute())
  expect(JSON.stringify(rows)).toContain(CANARY)
  expect(await upcoming()).toMatchObject({ recordings: 0, transcripts: 1 })

  server.clock.advance(30 * DAY)
  await runScheduled(server, 'interview-room.end-retention')
  const left = await db.unsafeAcrossOrganizations(async q => [
    await q.selectFrom('screening_turns').selectAll().execute(),
    await q.selectFrom('screenings').selectAll().execute(),
    await q.selectFrom('evaluations').selectAll().where('kind', '=', 'interview').execute(),
    await q.selectFrom('applications').select('evidence').execute(),
  ])
  expect(JSON.stringify(left)).not.toContain(CANARY)
  const result = left[2]!.map(
    row =>
      (row as { result: { evidence_deleted: boolean; criteria: { structure: { elements: unknown[] } | null }[] } })
        .result,
  )
  expect(result[0]).toMatchObject({ evidence_deleted: true })
  expect(result[0]!.criteria.some(({ structure }) => structure?.elements.length === 6)).toBe(true)
}, 90_000)
