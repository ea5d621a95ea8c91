import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { applicationsContract } from '#modules/applications/contract.ts'
import { pruneStoredReplies } from '#platform/db/idempotency.ts'
import { DAY, HOUR } from '#platform/clock/clock.ts'
import { linkIn, startTestServer } from '#tests/api.ts'
import { findEverywhere } from '#tests/dump.ts'
import { aResume } from '#tests/a-resume.ts'
import { anOpenJob, anOrganization } from '#tests/factories.ts'
import type { OutgoingMail } from './transport.ts'

const sent: OutgoingMail[] = []
let refuse = false
const server = await startTestServer(
  {},
  {
    mail: {
      kind: 'smtp',
      async send(mail) {
        if (refuse) throw new Error('421 try again later')
        sent.push(mail)
      },
      close() {},
    },
  },
)
const { databaseUrl } = server
const inDump = (...words: string[]) => findEverywhere({ databaseUrl, folder: server.services.settings.DATA_DIR }, words)

const mailTo = async (address: string, part: string) => {
  await server.settled()
  return sent.findLast(({ to, text }) => to.address === address && text.includes(part))!
}
const tokenOf = (link: string) => link.split(/token=|\//).at(-1)!
const runNow = () =>
  server.services.db.owner.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null')

const call = server.as()
const organization = await anOrganization(server, 'Nightjar Trains')
const { id } = organization
const job = await anOpenJob(organization)

const apply = (address: string, idempotencyKey = randomBytes(12).toString('hex')) =>
  call(applicationsContract['applications.submit'], {
    params: { id },
    body: {
      job_opening_id: job.id,
      answers: { name: 'Noor Haddad', email: address, phone: '+961 3 412 098', location: 'Beirut', privacy: true },
    },
    files: [{ field: 'resume', file: new Blob([aResume('Noor Haddad', address)]), name: 'Resume.txt' }],
    idempotencyKey,
    timeoutMs: 60_000,
  })
const mailsShown = async (candidate_uuid: string) =>
  (await organization.call(applicationsContract['candidates.read'], { params: { candidate_uuid } })).applications[0]!
    .mails

test('a sent link is nowhere in the database, and the organization sees its purpose', async () => {
  const { text } = await mailTo(organization.email, 'verify-email')
  expect(await inDump(tokenOf(linkIn(text, 'verify-email')))).toEqual([])
  const { candidate_uuid } = await apply('noor@example.com')
  const statusToken = tokenOf(linkIn((await mailTo('noor@example.com', '/application/')).text, '/application/'))
  expect(await inDump(statusToken)).toEqual([])
  const [shown] = await mailsShown(candidate_uuid)
  expect(shown).toMatchObject({
    state: 'sent',
    text: expect.stringContaining('[private link to track the application]'),
  })
  expect(shown!.text).not.toMatch(/https?:\/\/\S*[A-Za-z0-9_-]{43}/)
})

test('a scheduled message keeps its link encrypted, and the link works when it is sent', async () => {
  const { application_id, candidate_uuid } = await apply('held@example.com')
  await server.settled()
  await organization.call(applicationsContract['applications.status'], {
    params: { id: application_id },
    body: { outcome: 'rejected', reason: 'we_declined' },
  })
  await server.settled()
  const [held] = await mailsShown(candidate_uuid)
  expect(held).toMatchObject({ state: 'held', template_key: 'rejected' })
  expect(held!.text).not.toMatch(/https?:\/\/\S*[A-Za-z0-9_-]{43}/)
  await runNow()
  const statusToken = tokenOf(linkIn((await mailTo('held@example.com', 'not moving forward')).text, '/application/'))
  expect(await server.as(statusToken)(applicationsContract['applications.follow'], {})).toMatchObject({
    email: 'held@example.com',
  })
  expect(await inDump(statusToken)).toEqual([])
})

test('a message that could not be sent stays encrypted and is sent complete later', async () => {
  refuse = true
  const { candidate_uuid } = await apply('later@example.com')
  await server.settled()
  expect(await inDump('/application/')).toEqual([])
  expect((await mailsShown(candidate_uuid))[0]).toMatchObject({ state: 'waiting' })
  refuse = false
  await runNow()
  const statusToken = tokenOf(linkIn((await mailTo('later@example.com', '/application/')).text, '/application/'))
  expect(await inDump(statusToken)).toEqual([])
})

test('a cancelled message loses its content', async () => {
  const { application_id, candidate_uuid } = await apply('undone@example.com')
  await server.settled()
  const change = (body: object) =>
    organization.call(applicationsContract['applications.status'], { params: { id: application_id }, body })
  await change({ outcome: 'rejected', reason: 'we_declined' })
  await server.settled()
  const [held] = await mailsShown(candidate_uuid)
  await organization.call(applicationsContract['applications.cancelMessage'], {
    params: { id: application_id, messageId: held!.id },
  })
  const stored = await server.services.db.unsafeAcrossOrganizations(q =>
    q.selectFrom('mail_messages').select(['state', 'sealed']).where('id', '=', held!.id).executeTakeFirstOrThrow(),
  )
  expect(stored).toEqual({ state: 'cancelled', sealed: null })
})

test('a stored reply is returned for its key, cannot be decrypted with the database alone, and is deleted after a day', async () => {
  const first = await apply('repeat@example.com', 'a-key-of-the-caller')
  const statusToken = tokenOf(first.status_link)
  expect(await inDump(statusToken, 'a-key-of-the-caller')).toEqual([])
  expect(await apply('repeat@example.com', 'a-key-of-the-caller')).toEqual(first)
  const count = async () => {
    const { rows } = await server.services.db.unsafeAcrossOrganizations(async q => ({
      rows: await q.selectFrom('idempotent_replies').select('key_hash').execute(),
    }))
    return rows.length
  }
  const before = await count()
  expect(await pruneStoredReplies(server.services.db, new Date(Date.now() + 23 * HOUR))).toBe(0)
  expect(await pruneStoredReplies(server.services.db, new Date(Date.now() + DAY + HOUR))).toBe(before)
  expect(await count()).toBe(0)
})

test('an encrypted text can be decrypted only unchanged and in its own context', () => {
  const { vault } = server.services.db
  const sealed = vault.seal('mail a', 'a secret')
  expect(vault.open('mail a', sealed)).toBe('a secret')
  expect(() => vault.open('mail b', sealed)).toThrow()
  sealed[sealed.length - 1]! ^= 1
  expect(() => vault.open('mail a', sealed)).toThrow()
})
