import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { smtpTransport } from '#platform/mail/transport.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { FileMissing, type FileStore } from '#platform/files/store.ts'
import { diskStore } from '#platform/files/disk.ts'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startTestServer } from './api.ts'
import { aResume } from './a-resume.ts'
import { anApplication, anOpenJob, anOrganization } from './factories.ts'

// A real mail server that can reject e-mails, and a file store that can be unavailable.
let refuse = false
const received: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      if (refuse) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
      received.push(Buffer.concat(parts).toString())
      done()
    })
  },
})
await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', () => resolve()))
const { port } = smtp.server.address() as AddressInfo
afterAll(() => new Promise<void>(resolve => smtp.close(() => resolve())))

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-outage-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))
let unavailable = false
const disk = diskStore(folder)
const reached = <T>(work: () => T): T => {
  if (unavailable) throw Object.assign(new Error('the store is not available'), { code: 'ECONNREFUSED' })
  return work()
}
const store: FileStore = {
  ...disk,
  put: async (...given) => reached(() => disk.put(...given)),
  putFile: async (...given) => reached(() => disk.putFile(...given)),
  read: async key => reached(() => disk.read(key)),
  stream: async (...given) => reached(() => disk.stream(...given)),
  check: async () => reached(() => disk.check()),
}

const server = await startTestServer(
  {},
  { mail: smtpTransport(`smtp://127.0.0.1:${port}`, 'Evenhand <no-reply@evenhand.test>'), files: store },
)
const organization = await anOrganization(server)
const job = await anOpenJob(organization)

/** Retries failed tasks now instead of after the queue's delay. */
const retryNow = () =>
  server.services.db.owner.query(
    'update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts > 0',
  )
const until = async (check: () => Promise<boolean>) => {
  const end = Date.now() + 80_000
  while (!(await check())) {
    if (Date.now() > end) throw new Error('The condition was not met in time.')
    await retryNow()
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
const mailsOf = async (candidate_uuid: string) =>
  (await organization.call(applicationsContract['candidates.read'], { params: { candidate_uuid } })).applications[0]!
    .mails

/** How often sending the first e-mail to an address was attempted; 0 if there is none yet. */
const attemptsOf = async (address: string) => {
  const row = await server.services.db.unsafeAcrossOrganizations(q =>
    q.selectFrom('mail_messages').select('tries').where('to_address', '=', address).executeTakeFirst(),
  )
  return row?.tries ?? 0
}

test('sends e-mails by SMTP once, with plain text and HTML', async () => {
  const sent = await anApplication(server, organization, job, { name: 'Zoë Ångström', email: 'zoe@example.com' })
  await until(async () => (await mailsOf(sent.candidate_uuid))[0]?.state === 'sent')
  const mails = await Promise.all(received.map(raw => PostalMime.parse(raw)))
  const own = mails.filter(({ to }) => to?.[0]?.address === 'zoe@example.com')
  expect(own).toHaveLength(1)
  expect(own[0]).toMatchObject({
    subject: 'We have your application for Backend Engineer',
    from: { address: 'no-reply@evenhand.test' },
  })
  expect(own[0]?.to?.[0]?.name).toBe('Zoë Ångström')
  // The e-mail asks for replies, so they reach a person and not the product's own address.
  expect(own[0]?.replyTo).toEqual([{ address: organization.email, name: 'Ines Marchetti' }])
  expect(own[0]?.html).toContain('Track your application')
  expect(own[0]?.text).toContain('/application/')
})

test('if the mail server rejects an e-mail, the application is saved, the status is shown, and the e-mail is sent once later', async () => {
  refuse = true
  const sent = await anApplication(server, organization, job, { email: 'later@example.com' })
  await until(async () => (await attemptsOf('later@example.com')) > 0)
  const details = await organization.call(applicationsContract['candidates.read'], {
    params: { candidate_uuid: sent.candidate_uuid },
  })
  expect(details.applications[0]).toMatchObject({ stage: 'applied', communications: [], mails: [{ state: 'waiting' }] })
  refuse = false
  await until(async () => (await mailsOf(sent.candidate_uuid))[0]?.state === 'sent')
  const parsed = await Promise.all(received.map(raw => PostalMime.parse(raw)))
  expect(parsed.filter(({ to }) => to?.[0]?.address === 'later@example.com')).toHaveLength(1)
  await server.settled()
  expect(
    (
      await organization.call(applicationsContract['candidates.read'], {
        params: { candidate_uuid: sent.candidate_uuid },
      })
    ).applications[0]?.communications.map(({ kind }) => kind),
  ).toEqual(['application_received'])
})

test('if the file store is unavailable, nothing is partly saved, and the same attempt succeeds later', async () => {
  unavailable = true
  const submit = () =>
    server.as()(applicationsContract['applications.submit'], {
      params: { id: organization.id },
      body: { job_opening_id: job.id, answers: { name: 'Store', email: 'store@example.com', privacy: true } },
      files: [{ field: 'resume', file: new Blob([aResume('Store', 'store@example.com')]), name: 'cv.txt' }],
      idempotencyKey: 'outage-1',
    })
  await expect(submit()).rejects.toMatchObject({ status: 503 })
  expect(
    (await organization.call(applicationsContract['applications.list'], { query: { search: 'store@example.com' } }))
      .total,
  ).toBe(0)
  expect(await (await fetch(`${server.url}/status`)).json()).toMatchObject({
    status: 'degraded',
    storage: 'down',
    database: 'up',
  })
  unavailable = false
  expect(await submit()).toMatchObject({ updated: false })
})

test('a résumé is parsed when the file store is available again', async () => {
  const sent = await anApplication(server, organization, job, { email: 'waits@example.com' })
  unavailable = true
  const state = async () =>
    (
      await organization.call(applicationsContract['candidates.read'], {
        params: { candidate_uuid: sent.candidate_uuid },
      })
    ).applications[0]!.resume_state
  await new Promise(resolve => setTimeout(resolve, 200))
  unavailable = false
  await until(async () => (await state()) === 'read')
})

test('reports a lost database connection and recovers', { timeout: 60_000 }, async () => {
  await server.services.db.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  const end = Date.now() + 10_000
  let status = 0
  while (status !== 200 && Date.now() < end) {
    status = await organization
      .call(accountsContract['accounts.list'], { query: {} })
      .then(() => 200)
      .catch((error: { status: number }) => error.status)
    expect([200, 503, 0]).toContain(status)
  }
  expect(status).toBe(200)
  const sent = await anApplication(server, organization, job, { email: 'after@example.com' })
  await until(async () => (await mailsOf(sent.candidate_uuid))[0]?.state === 'sent')
})

test('a missing file is not an outage', async () => {
  await expect(store.read(`${organization.id}/uploads/none`)).rejects.toBeInstanceOf(FileMissing)
})
