import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { runWaiting } from '#tests/scheduled.ts'
import { interviewRoomContract } from '#modules/interview-room/contract.ts'
import { recordingsContract } from './contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { aBrowserRecording, cut, sha256 } from './recording.fixture.ts'
import { agree, anInvitation, Page } from '#modules/interview-room/room.fixture.ts'
import { byteRange } from '#platform/http/byte-range.ts'
import type { OpenScreening } from '#modules/screenings/public.ts'
import { joinRecording } from './server/join-recording.task.ts'
import { storeChunk } from './server/store-chunk.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)

async function recording(kind: 'video' | 'audio' = 'audio') {
  const invitation = await anInvitation(server, organization, job)
  await agree(server, invitation.token)
  const { page } = await Page.enter(server.url, invitation.token)
  page.send({ type: 'ready' })
  await page.next('say')
  const call = server.as(invitation.token)
  const body = { client_recording_id: randomUUID(), kind, mime: 'audio/webm;codecs=opus' }
  const made = await call(interviewRoomContract['interview-room.startRecording'], { body })
  const put = async (number: number, bytes: Buffer, hash = sha256(bytes), id = made.id) => {
    const response = await fetch(`${server.url}/api/public/screening/recordings/${id}/chunks/${number}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${invitation.token}`,
        'content-type': 'application/octet-stream',
        'x-chunk-sha256': hash,
      },
      body: new Uint8Array(bytes),
    })
    return { status: response.status, json: (await response.json()) as Record<string, unknown> }
  }
  const assets = async (id = made.id) =>
    (
      await organization.call(interviewRoomContract['interview-room.assets'], {
        params: { uuid: invitation.candidate_uuid },
      })
    ).screenings[0]!.recordings.find(one => one.id === id)!
  return { ...invitation, page, call, body, id: made.id, put, assets }
}

test('joins chunks that arrive in any order and more than once to a seekable file', async () => {
  const bytes = await aBrowserRecording(8)
  const chunks = cut(bytes, 4)
  const { page, call, body, id, put, assets } = await recording()
  expect((await call(interviewRoomContract['interview-room.startRecording'], { body })).id).toBe(id)
  for (const number of [2, 0, 3, 0])
    expect((await put(number, chunks[number]!)).json).toMatchObject({ number, bytes: chunks[number]!.length })
  const end = { params: { id }, body: { chunks: 4, sha256_of_list: sha256(chunks.map(sha256).join('\n')) } }
  await expect(call(recordingsContract['recordings.finish'], end)).rejects.toMatchObject({
    code: 'chunks_missing',
    problem: { missing: [1] },
  })
  expect(await call(recordingsContract['recordings.chunks'], { params: { id } })).toEqual({
    state: 'active',
    numbers: [0, 2, 3],
    finished: false,
  })
  await put(1, chunks[1]!)
  await call(recordingsContract['recordings.finish'], end)
  await call(recordingsContract['recordings.finish'], end)
  await server.settled()
  const shown = await assets()
  expect(shown).toMatchObject({ state: 'completed', seekable: true, problem: null, kind: 'audio', mime: 'audio/webm' })
  expect(shown.duration_ms).toBeGreaterThan(7900)
  expect(shown.duration_ms).toBeLessThan(8100)

  const complete = await fetch(server.url + shown.url!)
  const file = Buffer.from(await complete.arrayBuffer())
  expect([complete.headers.get('accept-ranges'), file.length]).toEqual(['bytes', shown.bytes])
  const part = await fetch(server.url + shown.url!, { headers: { range: 'bytes=10-19' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${file.length}`])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(file.subarray(10, 20))
  const tail = await fetch(server.url + shown.url!, { headers: { range: 'bytes=-5' } })
  expect(Buffer.from(await tail.arrayBuffer())).toEqual(file.subarray(-5))
  expect((await fetch(server.url + shown.url!, { headers: { range: `bytes=${file.length}-` } })).status).toBe(416)
  expect((await fetch(server.url + shown.url!.replace('recordings/', 'recordings/x'))).status).toBe(404)
  // The chunks have been removed from the store and from the table.
  expect((await call(recordingsContract['recordings.chunks'], { params: { id } })).numbers).toEqual([])
  await page.close()
})

test('refuses a chunk that differs or was damaged', async () => {
  const { page, id, put, call } = await recording()
  const [one, two] = [Buffer.from('one'), Buffer.from('two')]
  expect((await put(0, one)).status).toBe(200)
  expect(await put(0, two)).toMatchObject({ status: 409, json: { code: 'chunk_differs', sha256: sha256(one) } })
  expect(await put(1, one, sha256(two))).toMatchObject({ status: 422 })
  const race = await Promise.all([put(5, one), put(5, two), put(5, one)])
  expect(new Set(race.filter(({ status }) => status === 200).map(({ json }) => json['sha256'])).size).toBe(1)
  expect(race.some(({ status }) => status === 409)).toBe(true)
  await expect(
    call(recordingsContract['recordings.finish'], { params: { id }, body: { chunks: 1, sha256_of_list: sha256('') } }),
  ).rejects.toMatchObject({ status: 422 })
  const other = await recording()
  await expect(other.call(recordingsContract['recordings.chunks'], { params: { id } })).rejects.toMatchObject({
    status: 404,
  })
  await page.close()
  await other.page.close()
})

test('stores a file that cannot be indexed as it arrived, and says so', async () => {
  const { page, call, id, put, assets } = await recording()
  const chunk = Buffer.from('this is not a recording')
  await put(0, chunk)
  await call(recordingsContract['recordings.finish'], {
    params: { id },
    body: { chunks: 1, sha256_of_list: sha256(sha256(chunk)) },
  })
  await server.settled()
  const shown = await assets()
  expect(shown).toMatchObject({ state: 'completed', seekable: false, duration_ms: null })
  expect(shown.problem).toContain('seeking may not work')
  expect(await (await fetch(server.url + shown.url!)).text()).toBe(chunk.toString())
  expect((await call(recordingsContract['recordings.chunks'], { params: { id } })).numbers).toEqual([0])
  expect((await put(1, chunk)).json).toMatchObject({ code: 'recording_finished' })
  await page.close()
})

test('joins what arrived of a recording whose page did not return', async () => {
  const chunks = cut(await aBrowserRecording(8), 4)
  const { page, call, id, put, assets } = await recording()
  for (const number of [0, 1, 3]) await put(number, chunks[number]!)
  page.send({ type: 'leave', confirm: true })
  await page.next('ended')
  await page.close()
  await joinRecording.run(server.services, { organization_id: organization.id, recording_id: id }, { number: 1, of: 1 })
  const shown = await assets()
  expect(shown).toMatchObject({
    state: 'completed',
    problem: 'Part of the recording is missing. The rest is available.',
  })
  expect(shown.duration_ms).toBeGreaterThan(3000)
  expect((await call(recordingsContract['recordings.chunks'], { params: { id } })).numbers).toEqual([0, 1, 3])
})

test('acknowledges no chunk that arrives while a recording is joined', async () => {
  const chunks = cut(await aBrowserRecording(4), 3)
  const { id, screening_id, put, page } = await recording()
  await put(0, chunks[0]!)
  await page.close()
  const { files, db } = server.services
  const open = { org: db.forOrganization(organization.id), screening: { id: screening_id } } as OpenScreening
  const join = (services = server.services) =>
    joinRecording.run(services, { organization_id: organization.id, recording_id: id }, { number: 1, of: 1 })
  const during: unknown[] = []
  const reading = Object.assign(Object.create(files) as typeof files, {
    async read(key: string) {
      during.push(await put(1, chunks[1]!))
      return files.read(key)
    },
  })
  // The joining begins when the chunk's file was stored and its row was not.
  let written = ''
  const storing = Object.assign(Object.create(files) as typeof files, {
    async put(...given: Parameters<typeof files.put>) {
      await files.put(...given)
      written = given[0]
      await join({ ...server.services, files: reading })
    },
  })
  await expect(
    storeChunk({ ...server.services, files: storing }, open, id, 1, chunks[1]!, sha256(chunks[1]!)),
  ).rejects.toMatchObject({ code: 'recording_finished' })
  expect(during).toMatchObject([{ status: 409, json: { code: 'recording_finished' } }])
  expect(await files.size(written)).toBeNull()
})

test('stores at most 2 GB of all recordings of an interview', async () => {
  const { id, page, call, body, put } = await recording()
  const again = { ...body, client_recording_id: randomUUID() }
  const { id: second } = await call(interviewRoomContract['interview-room.startRecording'], { body: again })
  const stored = (bytes: number) =>
    server.services.db.unsafeAcrossOrganizations(q =>
      q.updateTable('recordings').set({ bytes }).where('id', '=', id).execute(),
    )
  const chunk = Buffer.from('one')
  await stored(2 * 1024 ** 3 - chunk.length)
  expect((await put(0, chunk, sha256(chunk), second)).status).toBe(200)
  expect(await put(1, chunk, sha256(chunk), second)).toMatchObject({
    status: 413,
    json: { code: 'recording_too_long' },
  })
  await stored(0)
  expect((await put(1, chunk, sha256(chunk), second)).status).toBe(200)
  await page.close()
})

test('leaves no file of a recording that was erased while a chunk was stored or all were joined', async () => {
  const chunks = cut(await aBrowserRecording(4), 3)
  const { id, put } = await recording()
  await put(0, chunks[0]!)
  await put(1, chunks[1]!)
  const other = await recording()
  await other.put(0, chunks[0]!)
  const { files, db } = server.services
  const written: string[] = []
  /** A recording is erased right after its next file was stored. */
  const erasing = (recordingId: string) => ({
    ...server.services,
    files: Object.assign(Object.create(files) as typeof files, {
      async put(...given: Parameters<typeof files.put>) {
        await files.put(...given)
        written.push(given[0])
        await db.unsafeAcrossOrganizations(q => q.deleteFrom('recordings').where('id', '=', recordingId).execute())
      },
    }),
  })
  const { screening_id } = await db.unsafeAcrossOrganizations(q =>
    q.selectFrom('recordings').select('screening_id').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  const open = { org: db.forOrganization(organization.id), screening: { id: screening_id } } as OpenScreening
  await expect(storeChunk(erasing(id), open, id, 2, chunks[2]!, sha256(chunks[2]!))).rejects.toMatchObject({
    status: 404,
  })
  const run = { organization_id: organization.id, recording_id: other.id }
  await joinRecording.run(erasing(other.id), run, { number: 1, of: 1 })
  expect(written).toHaveLength(2)
  for (const key of written) expect(await files.size(key)).toBeNull()
})

test('records nothing without consent', async () => {
  const { page, call, body } = await recording()
  await expect(
    call(interviewRoomContract['interview-room.startRecording'], {
      body: { ...body, client_recording_id: randomUUID(), kind: 'video', mime: 'video/webm' },
    }),
  ).rejects.toMatchObject({ code: 'not_agreed' })
  await expect(
    call(screeningsContract['screenings.consent'], {
      body: { ai_interview: true, recording: 'video', text_version: '1' },
    }),
  ).rejects.toMatchObject({ status: 422 })
  await call(screeningsContract['screenings.consent'], {
    body: { ai_interview: true, recording: 'none', text_version: '1' },
  })
  await expect(
    call(interviewRoomContract['interview-room.startRecording'], {
      body: { ...body, client_recording_id: randomUUID() },
    }),
  ).rejects.toMatchObject({ code: 'not_agreed' })
  await page.close()
})

test('takes a recording that began before the interview ended and was not known yet, and none that began afterwards', async () => {
  const { page, call, body, put, id } = await recording()
  await call(interviewRoomContract['interview-room.leave'], { body: { confirm: true } })
  const start = (age_ms?: number) =>
    call(interviewRoomContract['interview-room.startRecording'], {
      body: { ...body, client_recording_id: randomUUID(), ...(age_ms === undefined ? {} : { age_ms }) },
    })
  await expect(start()).rejects.toMatchObject({ code: 'not_running' })
  const late = await start(60 * 60 * 1000)
  expect(late.id).not.toBe(id)
  await expect(start(49 * 60 * 60 * 1000)).rejects.toMatchObject({ status: 422 })
  expect((await put(0, Buffer.from('first'))).status).toBe(200)
  await page.close()
})

test('joins a recording that arrived after the interview and whose page did not return', async () => {
  const { page, call, body, put, assets } = await recording()
  await call(interviewRoomContract['interview-room.leave'], { body: { confirm: true } })
  await page.close()
  const late = { ...body, client_recording_id: randomUUID(), age_ms: 60 * 60 * 1000 }
  const { id } = await call(interviewRoomContract['interview-room.startRecording'], { body: late })
  const bytes = await aBrowserRecording(1)
  expect((await put(0, bytes, sha256(bytes), id)).status).toBe(200)
  await runWaiting(server, 'recordings.join')
  expect(await assets(id)).toMatchObject({ state: 'completed', seekable: true })
})

test('takes no late recording after the recordings of the interview were deleted', async () => {
  const { page, call, body, screening_id } = await recording()
  await call(interviewRoomContract['interview-room.leave'], { body: { confirm: true } })
  await page.close()
  await server.services.db.unsafeAcrossOrganizations(q =>
    q
      .updateTable('screenings')
      .set({ recordings_deleted_at: server.clock.now() })
      .where('id', '=', screening_id)
      .execute(),
  )
  const late = { ...body, client_recording_id: randomUUID(), age_ms: 60 * 60 * 1000 }
  await expect(call(interviewRoomContract['interview-room.startRecording'], { body: late })).rejects.toMatchObject({
    code: 'not_running',
  })
})

test('parses byte ranges as the standard requires', () => {
  expect(byteRange(undefined, 100)).toBe('whole')
  expect(byteRange('bytes=0-', 100)).toEqual({ start: 0, end: 99 })
  expect(byteRange('bytes=90-200', 100)).toEqual({ start: 90, end: 99 })
  expect(byteRange('bytes=-200', 100)).toEqual({ start: 0, end: 99 })
  expect(byteRange('bytes=-0', 100)).toBe('outside')
  expect(byteRange('bytes=100-', 100)).toBe('outside')
  expect(byteRange('bytes=0-1,5-6', 100)).toBe('whole')
  expect(byteRange('bytes=5-2', 100)).toBe('whole')
})
