import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { DAY, later } from '#platform/clock/clock.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { interviewFlowsContract as flows, interviewSettingsInput } from '#modules/interview-flows/contract.ts'
import { interviewRoomContract as room } from '#modules/interview-room/contract.ts'
import { agree, anInvitation, FULL, Page } from '#modules/interview-room/room.fixture.ts'
import { patienceFor } from '#modules/interview-room/web/room/voice-activity.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { retentionContract } from '#modules/retention/contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { remindOfScreening } from '#modules/screenings/server/tasks.ts'
import { startTestServer } from '#tests/api.ts'
import { anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { parseWav } from '#platform/speech/wav.ts'

// One row for each interview setting: what it changes in the product. A setting without a row does not compile.

type Input = z.output<typeof interviewSettingsInput>
type Invitation = Awaited<ReturnType<typeof anInvitation>>

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const { call } = organization

const [standard] = (await call(flows['interviewSettings.list'], {})).items
const usual: Input = { ...interviewSettingsInput.parse(standard), follow_ups: 0, is_default: false }

/** A job whose interviews are conducted with these settings. */
async function jobWith(change: Partial<Input>) {
  const settings = await call(flows['interviewSettings.create'], { body: { ...usual, ...change } })
  const job = await anOpenJob(organization)
  await call(jobsContract['jobs.edit'], {
    params: { jobId: job.id },
    body: { interview_settings_id: settings.id },
  })
  return { ...job, settings }
}

async function inRoom<T>(
  { token }: Invitation,
  look: (page: Page, state: Awaited<ReturnType<typeof Page.enter>>['state']) => Promise<T>,
) {
  await agree(server, token, 'none')
  const { page, state } = await Page.enter(server.url, token)
  page.send({ type: 'ready' })
  await page.settled()
  const seen = await look(page, state)
  await page.close()
  return seen
}

const pageOf = ({ token }: Invitation) => server.as(token)(room['interview-room.read'], {})
const said = (page: Page) => page.received.flatMap(message => (message.type === 'say' ? [message.turn] : []))

/** A sentence of the interviewer, from the device check. */
async function voiceOf({ token }: Invitation) {
  const reply = await fetch(`${server.url}${room['interview-room.practiceVoice'].path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  return parseWav(Buffer.from(await reply.arrayBuffer())).samples.length / 16_000
}

/** Answers until the interview is over. */
async function complete(invitation: Invitation, recording: 'none' | 'audio' = 'none') {
  await agree(server, invitation.token, recording)
  const { page } = await Page.enter(server.url, invitation.token)
  page.send({ type: 'ready' })
  await page.settled()
  if (recording === 'audio')
    await server.as(invitation.token)(room['interview-room.startRecording'], {
      body: { client_recording_id: randomUUID(), kind: 'audio', mime: 'audio/webm;codecs=opus' },
    })
  for (let turn = 0; turn < 12 && !page.received.some(({ type }) => type === 'ended'); turn += 1) {
    await page.answer(`${FULL} That was case ${turn}.`)
    await page.settled()
  }
  await page.close()
  await server.as(invitation.token)(room['interview-room.submit'], { params: { id: invitation.application_id } })
  await server.settled()
}

/** What is deleted in the next 30 days, after the application of a completed interview was closed. */
async function deletedSoon(invitation: Invitation) {
  const before = await call(retentionContract['retention.upcoming'], { query: {} })
  await complete(invitation, 'audio')
  await call(applicationsContract['applications.status'], {
    params: { id: invitation.application_id },
    body: { outcome: 'rejected', reason: 'we_declined', notify: false },
  })
  await server.settled()
  const after = await call(retentionContract['retention.upcoming'], { query: {} })
  return { recordings: after.recordings - before.recordings, transcripts: after.transcripts - before.transcripts }
}

/**
 * The days before the end on which a candidate who never starts gets a reminder. The screening's period is moved instead of the clock, so
 * that sessions stay valid.
 */
async function remindersOf({ screening_id, email }: Invitation) {
  const { db, clock } = server.services
  const { rows } = await db.owner.query<{ days: number }>(
    `select (payload->>'days')::int as days from graphile_worker._private_jobs
     where payload->>'screening_id' = $1 and payload->>'days' is not null order by run_at`,
    [screening_id],
  )
  const reminded: number[] = []
  for (const { days } of rows) {
    const until = later(clock.now(), days * DAY)
    await db
      .forOrganization(organization.id)
      .write(tx =>
        tx.q
          .updateTable('screenings')
          .set({ until })
          .where('organization_id', '=', organization.id)
          .where('id', '=', screening_id)
          .execute(),
      )
    const before = (await server.mailsTo(email)).length
    const payload = { organization_id: organization.id, screening_id, days }
    // Twice, because a task can run again after a crash.
    await remindOfScreening.run(server.services, payload, { number: 1, of: 1 })
    await remindOfScreening.run(server.services, payload, { number: 1, of: 1 })
    await server.settled()
    reminded.push(...Array.from({ length: (await server.mailsTo(email)).length - before }, () => days))
  }
  return reminded
}

interface Row {
  /** The setting with its usual value, and with another one. */
  readonly values: readonly [Partial<Input>, Partial<Input>]
  readonly seen: (invitation: Invitation, job: Awaited<ReturnType<typeof jobWith>>) => Promise<unknown>
  readonly expected: readonly [unknown, unknown]
}

const effects: Record<keyof Input, Row> = {
  name: {
    values: [{ name: 'Support' }, { name: 'Warehouse' }],
    seen: async (_, { settings }) =>
      (await call(flows['interviewSettings.list'], {})).items.find(({ id }) => id === settings.id)?.name,
    expected: ['Support', 'Warehouse'],
  },
  persona: {
    values: [{ persona: 'Interviewer' }, { persona: 'Mara' }],
    seen: invitation => inRoom(invitation, async page => /I'm (\w+),/.exec(said(page)[0]!.text)?.[1]),
    expected: ['Nora', 'Mara'],
  },
  tone: {
    values: [{ tone: 'warm' }, { tone: 'brisk' }],
    seen: invitation =>
      inRoom(invitation, async page => {
        await page.answer(FULL)
        await page.settled()
        return /thank/i.test(said(page).findLast(({ kind }) => kind === 'question')!.text)
      }),
    expected: [true, false],
  },
  pace: {
    values: [{ pace: 'usual' }, { pace: 'slow' }],
    seen: async invitation => Math.round((await voiceOf(invitation)) * 10) / 10,
    // Seconds of the same sentence.
    expected: [4.8, 5.6],
  },
  patience: {
    values: [{ patience: 'usual' }, { patience: 'long' }],
    // The page in the browser decides by this when silence ends an answer.
    seen: invitation =>
      inRoom(invitation, async (_, state) => patienceFor('I thought about it and then', state.patience)),
    expected: [5500, 8500],
  },
  voice_id: {
    values: [{ voice_id: 'offline-nora' }, { voice_id: 'offline-ewan' }],
    seen: async invitation => (await pageOf(invitation)).interviewer.voice,
    expected: ['Nora', 'Ewan'],
  },
  language: {
    values: [{ language: 'en' }, { language: 'en' }],
    seen: async invitation => {
      const refused = await call(flows['interviewSettings.create'], {
        body: { ...usual, language: 'xx' as 'en' },
      }).catch((error: { status: number }) => error.status)
      return [(await pageOf(invitation)).interviewer.language, refused]
    },
    expected: [
      ['en', 422],
      ['en', 422],
    ],
  },
  minutes: {
    values: [{ minutes: 25 }, { minutes: 12 }],
    seen: async invitation => (await pageOf(invitation)).minutes,
    expected: [25, 12],
  },
  follow_ups: {
    values: [{ follow_ups: 0 }, { follow_ups: 1 }],
    seen: invitation =>
      inRoom(invitation, async page => {
        await page.answer('I did the work with the others and it was fine in the end, as always.')
        await page.settled()
        return page.said.includes('follow_up')
      }),
    expected: [false, true],
  },
  recording: {
    values: [{ recording: 'none' }, { recording: 'video' }],
    seen: ({ token }) =>
      agree(server, token, 'video').then(
        ({ recording }) => recording,
        (error: { status: number }) => error.status,
      ),
    expected: [422, 'video'],
  },
  recording_days: {
    values: [{ recording_days: null }, { recording_days: 10 }],
    seen: deletedSoon,
    expected: [
      { recordings: 0, transcripts: 0 },
      { recordings: 1, transcripts: 0 },
    ],
  },
  transcript_days: {
    values: [{ transcript_days: null }, { recording_days: 10, transcript_days: 20 }],
    seen: deletedSoon,
    expected: [
      { recordings: 0, transcripts: 0 },
      { recordings: 1, transcripts: 1 },
    ],
  },
  link_valid_days: {
    values: [{ link_valid_days: 7 }, { link_valid_days: 21 }],
    seen: async invitation =>
      Math.round((Date.parse((await pageOf(invitation)).until!) - server.clock.now().getTime()) / DAY),
    expected: [7, 21],
  },
  reminder_days: {
    values: [{ reminder_days: [] }, { reminder_days: [1, 4, 6] }],
    seen: remindersOf,
    expected: [[], [6, 4, 1]],
  },
  retakes: {
    values: [{ retakes: 0 }, { retakes: 1 }],
    seen: async invitation => {
      await complete(invitation)
      const again = () =>
        call(screeningsContract['screenings.invite'], {
          params: { id: invitation.application_id },
          body: { retake: true },
        }).then(
          ({ state }) => state,
          (error: { code: string }) => error.code,
        )
      return again()
    },
    expected: ['no_retakes_left', 'invited'],
  },
  integrity_signals: {
    values: [{ integrity_signals: false }, { integrity_signals: true }],
    seen: async invitation => {
      const { integrity_signals: told } = await pageOf(invitation)
      await inRoom(invitation, async page => {
        // A page that reports it although it was not asked to.
        for (const away of [true, true, false, true, false]) page.send({ type: 'tab', away })
        await page.settled()
        page.send({ type: 'pause' })
        page.send({ type: 'tab', away: true })
        await page.settled()
      })
      const { screenings } = await call(room['interview-room.assets'], { params: { uuid: invitation.candidate_uuid } })
      const leaves = screenings[0]!.tab_leaves
      const rows = await server.services.db
        .forOrganization(organization.id)
        .write(tx =>
          tx.q
            .selectFrom('screening_tab_leaves')
            .select(['start_ms', 'returned_at'])
            .where('organization_id', '=', organization.id)
            .where('screening_id', '=', invitation.screening_id)
            .execute(),
        )
      return { told, shown: leaves?.length ?? null, stored: rows.filter(({ returned_at }) => returned_at).length }
    },
    expected: [
      { told: false, shown: null, stored: 0 },
      { told: true, shown: 2, stored: 2 },
    ],
  },
  is_default: {
    values: [{ is_default: false }, { is_default: true, minutes: 14 }],
    seen: async () => {
      const other = await anInvitation(server, organization, await anOpenJob(organization))
      return (await pageOf(other)).minutes
    },
    expected: [25, 14],
  },
}

describe('each interview setting changes the product', () => {
  test.each(Object.entries(effects))(
    '%s',
    async (_, { values, seen, expected }) => {
      const found: unknown[] = []
      for (const change of values) {
        const job = await jobWith(change)
        found.push(await seen(await anInvitation(server, organization, job), job))
      }
      expect(found).toEqual(expected)
    },
    60_000,
  )
})
