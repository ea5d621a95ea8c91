import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { applicationsContract } from '#modules/applications/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aResume } from '#tests/a-resume.ts'
import { anOpenJob, anOrganization } from '#tests/factories.ts'
import { claimReading } from './server/claim-reading.ts'
import { resumesWithFile } from './server/queries.ts'
import { readResumeFile } from './server/read-resume-file.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
const job = await anOpenJob(organization)
const org = server.services.db.forOrganization(organization.id)
const text = Buffer.from(aResume('Noor Haddad', 'noor@example.com'))

const submit = (email: string, bytes = text) =>
  server.as()(applicationsContract['applications.submit'], {
    params: { id: organization.id },
    body: { job_opening_id: job.id, answers: { name: 'Noor Haddad', email, phone: '+961 3 412 098', privacy: true } },
    files: [{ field: 'resume', file: new Blob([bytes]), name: 'cv.txt' }],
    timeoutMs: 30_000,
  })

const withFile = async (bytes: Buffer) => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const [rows] = await org.read(q => [resumesWithFile(q, organization.id, sha256)])
  return rows
}

test('an application is acknowledged while every reader is busy', async () => {
  let release = () => {}
  const released = new Promise<never>((_, reject) => (release = () => reject(new Error('released'))))
  const readers = Array.from({ length: 8 }, () => readResumeFile(() => released, 'background', new Date()))
  const ended = Promise.allSettled(readers)
  try {
    const { application_id } = await submit(
      'busy@example.com',
      Buffer.from(aResume('Busy Readers', 'busy@example.com')),
    )
    expect(application_id).toBeTypeOf('string')
  } finally {
    release()
    await ended
  }
})

test('the same file of several applications is read once, and each application has the result', async () => {
  await Promise.all(Array.from({ length: 6 }, (_, index) => submit(`same-${index}@example.com`)))
  await expect
    .poll(async () => (await withFile(text)).every(({ state }) => state === 'read'), { timeout: 30_000 })
    .toBe(true)
  const rows = await withFile(text)
  expect(rows).toHaveLength(6)
  for (const row of rows) {
    expect(row.profile).toEqual(rows[0]!.profile)
    expect(row.pages).toEqual(rows[0]!.pages)
    expect(row.reading_since).toBeNull()
  }
  await server.settled()
  const { items } = await organization.call(applicationsContract['applications.list'], { query: { search: 'same-' } })
  expect(items.map(({ resume_state }) => resume_state)).toEqual(Array.from({ length: 6 }, () => 'read'))
})

test('a file is read by one task at a time, and a task that died is replaced', async () => {
  const bytes = Buffer.from(aResume('Claimed Twice', 'claim@example.com'))
  await submit('claim-a@example.com', bytes)
  await submit('claim-b@example.com', bytes)
  await server.settled()
  const put = (state: 'waiting' | 'read') =>
    server.services.db.unsafeAcrossOrganizations(q =>
      q.updateTable('resumes').set({ state, reading_since: null }).where('id', 'in', ids).execute(),
    )
  const ids = (await withFile(bytes)).map(({ id }) => id)
  await put('waiting')
  const [first, second] = await withFile(bytes)
  const now = new Date()
  const claims = await Promise.all([claimReading(org, first!, now), claimReading(org, second!, now)])
  expect(claims.map(({ kind }) => kind).toSorted()).toEqual(['busy', 'mine'])
  // The same task again, as after a crash of its process: it may continue with its own file.
  const [mine, other] = claims[0]!.kind === 'mine' ? [first!, second!] : [second!, first!]
  expect((await claimReading(org, mine, now)).kind).toBe('mine')
  expect((await claimReading(org, other, now)).kind).toBe('busy')
  expect((await claimReading(org, other, new Date(now.getTime() + 120_000))).kind).toBe('mine')
})

test('another organization’s reading of the same file is not used', async () => {
  const other = await anOrganization(server)
  const otherJob = await anOpenJob(other)
  await submit('first@example.com')
  await server.settled()
  await server.as()(applicationsContract['applications.submit'], {
    params: { id: other.id },
    body: {
      job_opening_id: otherJob.id,
      answers: { name: 'Noor Haddad', email: 'x@example.com', phone: '+961 3 412 098', privacy: true },
    },
    files: [{ field: 'resume', file: new Blob([text]), name: 'cv.txt' }],
    timeoutMs: 60_000,
  })
  const theirs = server.services.db.forOrganization(other.id)
  const sha256 = createHash('sha256').update(text).digest('hex')
  const [[row]] = await theirs.read(q => [resumesWithFile(q, other.id, sha256)])
  const claim = await claimReading(theirs, { ...row!, state: 'waiting' }, new Date())
  expect(claim.kind).not.toBe('known')
})
