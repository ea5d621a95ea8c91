import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { auditContract } from '#modules/audit/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { evaluationContract } from '#modules/evaluation/contract.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { cut, sha256 } from '#modules/recordings/recording.fixture.ts'
import { agree, anInvitation, Page } from '#modules/interview-room/room.fixture.ts'
import { interviewRoomContract } from '#modules/interview-room/contract.ts'
import { importsContract } from '#modules/imports/contract.ts'
import { mergesContract } from '#modules/merges/contract.ts'
import { offersContract } from '#modules/offers/contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { attachmentsContract } from '#modules/attachments/contract.ts'
import { shareLinksContract } from '#modules/share-links/contract.ts'
import { todosContract } from '#modules/todos/contract.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import type { Services } from '#platform/services.ts'
import { linkIn, startTestServer } from './api.ts'
import { findEverywhere } from './dump.ts'
import { aResume } from './a-resume.ts'
import { aColleague, anOpenJob, anOrganization, onLargestPlan } from './factories.ts'
import { announceRequestedErasures, runWaiting } from './scheduled.ts'

/** Everything that this candidate writes, and everything that others write about them, contains this word. */
const WORD = 'Quoxwell'
const NAME = `Noor ${WORD}`
const EMAIL = 'noor.quoxwell@example.com'
const PHONE = '+961 3 777 123'

/** A file store whose deletions can be made to fail. */
let storeIsDown = false
const server = await startTestServer()
const { services } = server
const remove = services.files.remove.bind(services.files)
;(services.files as { remove: Services['files']['remove'] }).remove = async key => {
  if (storeIsDown) throw new Error('The store is not available.')
  await remove(key)
}
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization, {
  extra_questions: [{ key: 'why', kind: 'long_text', label: 'Why?', help: '', required: false, options: [] }],
})

const found = (...words: string[]) =>
  findEverywhere({ databaseUrl: server.databaseUrl, folder: services.settings.DATA_DIR }, words)
/** Applies with the word in every field, in the résumé and in file names. */
const applyAs = (email: string) =>
  server.as()(applicationsContract['applications.submit'], {
    params: { id: organization.id },
    body: {
      job_opening_id: job.id,
      answers: {
        name: NAME,
        email,
        phone: PHONE,
        location: `${WORD}ville`,
        link: 'https://quoxwell.example/work',
        why: `Because ${WORD}.`,
        privacy: true,
      },
    },
    files: [{ field: 'resume', file: new Blob([aResume(NAME, email)]), name: `${WORD}.txt` }],
    idempotencyKey: `key-of-${randomUUID()}`,
    timeoutMs: 60_000,
  })

const apply = () => applyAs(EMAIL)

async function takeInterview(applicationId: string) {
  const { screening_id } = await organization.call(screeningsContract['screenings.invite'], {
    params: { id: applicationId },
    body: {},
  })
  const [mail] = await server.mailsTo(EMAIL)
  const token = new URL(linkIn(mail!.text, 'meeting-home')).searchParams.get('token')!
  const candidate = server.as(token)
  await candidate(screeningsContract['screenings.requestAccommodation'], { body: { request: `Call ${WORD} please.` } })
  await agree(server, token)
  const { page } = await Page.enter(server.url, token)
  page.send({ type: 'ready' })
  await page.next('say')
  await page.answer(`My name is ${WORD} and I renamed 40 printers last year.`)
  await page.answer('Could you repeat the question, please?')
  // On a busy computer this is stored after the room has gone on without sound.
  await vi.waitFor(() => expect(fs.existsSync(saidIn(screening_id))).toBe(true), { timeout: 60_000, interval: 100 })
  const { id } = await candidate(interviewRoomContract['interview-room.startRecording'], {
    body: { client_recording_id: randomUUID(), kind: 'audio', mime: 'audio/webm;codecs=opus' },
  })
  for (const [number, bytes] of cut(Buffer.from(`${WORD} says hello. `.repeat(50)), 2).entries()) {
    await fetch(`${server.url}/api/public/screening/recordings/${id}/chunks/${number}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'x-chunk-sha256': sha256(bytes),
      },
      body: new Uint8Array(bytes),
    })
  }
  await page.close()
  await candidate(interviewRoomContract['interview-room.leave'], { body: { confirm: true } })
  await server.settled()
  return screening_id
}

/** Where the speech of one interview is stored. */
const saidIn = (screeningId: string) =>
  path.join(services.settings.DATA_DIR, 'files', organization.id, 'screenings', screeningId)

async function bookInterview(applicationId: string) {
  await organization.call(interviewsContract['interviews.propose'], {
    body: {
      application_id: applicationId,
      interviewer_ids: [organization.adminId],
      minutes: 60,
      place: 'https://meet.example.com/quoxwell',
      message: `Dear ${WORD}`,
    },
  })
  const mail = (await server.mailsTo(EMAIL)).find(({ text }) => text.includes('/schedule-interview/'))
  const data = linkIn(mail!.text, '/schedule-interview/').split('/').at(-1)!
  const candidate = server.as()
  const { slots } = await candidate(interviewsContract['interviews.openLink'], { params: { data } })
  await candidate(interviewsContract['interviews.book'], {
    params: { data },
    body: { start_at: slots[0]!.start_at, time_zone: 'Asia/Beirut' },
    idempotencyKey: randomUUID(),
  })
  await candidate(interviewsContract['interviews.askOtherTimes'], {
    params: { data },
    body: { message: `${WORD} is away.` },
  })
  await server.settled()
  await candidate(interviewsContract['interviews.cancelByLink'], {
    params: { data },
    body: { reason: `${WORD} is ill.` },
  })
  await server.settled()
}

async function reviewCandidate(applicationId: string) {
  const params = { id: applicationId }
  const colleague = await aColleague(server, organization, 'recruiter')
  await organization.call(applicationsContract['applications.note'], {
    params,
    body: { text: `${WORD} is kind.`, mentions: [colleague.adminId] },
  })
  const [mention] = await server.mailsTo(colleague.email)
  expect(mention!.subject).toMatch(new RegExp(`mentioned you .*${WORD}`))
  await organization.call(applicationsContract['applications.edit'], { params, body: { tags: ['quoxwell'] } })
  await organization.call(todosContract['todos.add'], { params, body: { text: `Call ${WORD}` } })
  await organization.call(attachmentsContract['attachments.add'], {
    params,
    body: {},
    files: [{ field: 'file', file: new Blob([`About ${WORD}`]), name: `${WORD}.txt` }],
  })
  await organization.call(shareLinksContract['shareLinks.create'], { params, body: { includes: ['resume'], days: 7 } })
  const { id: noteId } = await organization.call(applicationsContract['applications.note'], {
    params,
    body: { text: `${WORD}, deleted.` },
  })
  await organization.call(applicationsContract['notes.delete'], { params: { ...params, noteId } })
  const candidates = await organization.call(applicationsContract['applications.list'], { query: { limit: 100 } })
  const { candidate_uuid } = candidates.items.find(({ id }) => id === applicationId)!
  const { applications } = await organization.call(applicationsContract['candidates.read'], {
    params: { candidate_uuid },
  })
  const { details } = applications.find(({ id }) => id === applicationId)!.resume!.details!
  await organization.call(applicationsContract['applications.correctResume'], {
    params,
    body: { version: 0, details: { ...details, skills: [`${WORD} Dental`] } },
  })
  // Names are redacted before evaluation, so the word is added to a result here.
  await services.db.unsafeAcrossOrganizations(q =>
    q.updateTable('evaluations').set({ problem: WORD }).where('application_id', '=', applicationId).execute(),
  )
  await organization.call(evaluationContract['evaluation.rate'], {
    params,
    body: { recommendation: 'yes', note: `${WORD} was clear.` },
  })
}

/** An offer that was declined, and one that is open, with the word in every text and in a file. */
async function makeOffers(applicationId: string, statusLink: string) {
  const params = { id: applicationId }
  const file = await organization.call(offersContract['offers.attach'], {
    params,
    body: {},
    files: [{ field: 'file', file: new Blob([`Dear ${WORD}`]), name: `${WORD}.txt` }],
  })
  const offer = async () => {
    const { id, version } = await organization.call(offersContract['offers.draft'], {
      params,
      body: {
        position: `Engineer ${WORD}`,
        pay: { amount: 6_000_000, currency: 'EUR', period: 'year' },
        start_on: '2030-01-07',
        text: `<p>Dear ${WORD}</p>`,
        attachment_ids: [file.id],
        expires_on: later(services.clock.now(), 7 * DAY)
          .toISOString()
          .slice(0, 10),
      },
    })
    await organization.call(offersContract['offers.send'], { params: { ...params, offerId: id }, body: { version } })
    await server.settled()
    return id
  }
  await server.as()(offersContract['offers.decline'], {
    params: { token: statusLink.split('/').at(-1)! },
    body: { offer_id: await offer(), reason: `${WORD} stays.` },
  })
  await offer()
}

/** The response of a mail server is stored with the failed task and contains the address. */
async function failTasks(applicationId: string) {
  const reason = `550 <${EMAIL}> is unknown here`
  await services.db.unsafeAcrossOrganizations(async q => {
    const { id } = await q
      .selectFrom('mail_messages')
      .select('id')
      .where('subject_id', '=', applicationId)
      .limit(1)
      .executeTakeFirstOrThrow()
    await q.updateTable('mail_messages').set({ failure: reason }).where('id', '=', id).execute()
    const payload = JSON.stringify({ message_id: id, organization_id: organization.id })
    await q
      .insertInto('dead_tasks')
      .values({ id: newId(), name: 'mail.send', payload, reason, failed_at: new Date() })
      .execute()
    await services.db.owner.query(
      `select graphile_worker.add_job('mail.send', $1::json, run_at => now() + interval '1 day')`,
      [payload],
    )
    await services.db.owner.query(
      `update graphile_worker._private_jobs set last_error = $1 where payload ->> 'message_id' = $2`,
      [reason, id],
    )
  })
}

async function eraseOnRequest(statusLink: string) {
  await server.as(statusLink.split('/').at(-1))(applicationsContract['applications.withdraw'], {
    body: { erase: true },
  })
  await server.settled()
  await announceRequestedErasures(server)
}

test('after erasure no table, task or file contains data of the candidate', async () => {
  const bystander = await anInvitation(server, organization, job, { name: 'Mara Lindqvist' })
  const sent = await apply()
  await server.settled()
  const screeningId = await takeInterview(sent.application_id)
  await bookInterview(sent.application_id)
  await reviewCandidate(sent.application_id)
  await makeOffers(sent.application_id, sent.status_link)
  await failTasks(sent.application_id)
  const before = await found(WORD)
  for (const table of [
    'candidates',
    'applications',
    'submissions',
    'resumes',
    'resume_corrections',
    'screening_turns',
    'accommodation_requests',
    'bookings',
    'mail_messages',
    'application_notes',
    'scorecards',
    'offers',
    'offer_versions',
    'offer_files',
    'evaluations',
    'dead_tasks',
    'graphile_worker._private_jobs',
    'file',
  ])
    expect(
      before.some(place => place.startsWith(table) || place.startsWith(`public.${table}`)),
      table,
    ).toBe(true)

  await eraseOnRequest(sent.status_link)
  await runWaiting(server, 'applications.erase')
  expect(await found(WORD, EMAIL, '777 123', '777123', sent.application_id, sent.candidate_uuid)).toEqual([])
  expect(fs.existsSync(saidIn(screeningId))).toBe(false)
  const kept = await organization.call(auditContract['audit.list'], { query: { topic: 'deletions' } })
  expect(kept.items).toMatchObject([
    { event: 'application.erasing', subject: { id: null, name: null } },
    { event: 'application.erasure_requested', subject: { id: null, name: null } },
  ])
  const { candidate } = await organization.call(applicationsContract['candidates.read'], {
    params: { candidate_uuid: bystander.candidate_uuid },
  })
  expect(candidate.name).toBe('Mara Lindqvist')
  expect(await server.as(bystander.token)(interviewRoomContract['interview-room.read'], {})).toBeDefined()
})

test('an erasure waits for files that cannot be deleted yet', async () => {
  const sent = await apply()
  await server.settled()
  await takeInterview(sent.application_id)
  storeIsDown = true
  await eraseOnRequest(sent.status_link)
  await runWaiting(server, 'applications.erase')
  expect((await found(WORD)).length).toBeGreaterThan(0)
  storeIsDown = false
  await runWaiting(server, 'react:recordings.erase-files')
  await runWaiting(server, 'applications.erase')
  expect(await found(WORD)).toEqual([])
})

test('erases an imported person with the name of their file', async () => {
  const name = `Imported ${WORD}`
  const { id: importId } = await organization.call(importsContract['imports.create'], {
    body: { job_id: job.id, informs: true },
  })
  await organization.call(importsContract['imports.addFiles'], {
    params: { importId },
    body: {},
    files: [{ field: 'file', file: new Blob([aResume(name, EMAIL)]), name: `CV ${WORD}.txt` }],
  })
  await server.settled()
  const [mail] = await server.mailsTo(EMAIL)
  expect((await found(WORD)).length).toBeGreaterThan(3)
  await eraseOnRequest(linkIn(mail!.text, '/application/'))
  await runWaiting(server, 'applications.erase')
  expect(await found(WORD, EMAIL)).toEqual([])
})

test('erases everything of both when a merged candidate is erased, with what the merge stores', async () => {
  const [kept, merged] = [await apply(), await applyAs(`second.${EMAIL}`)]
  await server.settled()
  const query = { kept: kept.candidate_uuid, merged: merged.candidate_uuid }
  const { seen } = await organization.call(mergesContract['merges.preview'], { query })
  const choose = { name: 'kept', email: 'kept', phone: 'kept' } as const
  await organization.call(mergesContract['merges.create'], { body: { ...query, choose, seen } })
  await server.settled()
  // The link that was only shown ended with the merge.
  const [mail] = await server.mailsTo(`second.${EMAIL}`)
  await eraseOnRequest(linkIn(mail!.text, '/application/'))
  await runWaiting(server, 'applications.erase')
  expect(await found(WORD, EMAIL, merged.application_id, merged.candidate_uuid, kept.candidate_uuid)).toEqual([])
})
