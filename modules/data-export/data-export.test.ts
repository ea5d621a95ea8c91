import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { attachmentsContract } from '#modules/attachments/contract.ts'
import { auditContract } from '#modules/audit/contract.ts'
import { practiceContract } from '#modules/practice/contract.ts'
import { DAY } from '#platform/clock/clock.ts'
import { linkIn, startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan, PASSWORD } from '#tests/factories.ts'
import { runScheduled } from '#tests/scheduled.ts'
import { dataExportContract as calls } from './contract.ts'
import { datasets } from './server/datasets.ts'
import { exportedApart, leftOut } from './server/left-out.ts'
import { writeExport } from './server/write-export.task.ts'

const server = await startTestServer()
const owner = await anOrganization(server, 'Nightjar Trains')
await onLargestPlan(server, owner)
const job = await anOpenJob(owner, { title: '=Engineer' })
const sent = await anApplication(server, owner, job, { name: 'Zebedee Quill', email: 'zebedee@canary.example' })
await anApplication(server, owner, job, { name: '../../Mallory', email: 'mallory@canary.example' })
const stranger = await anOrganization(server, 'Stranger')
const strangersJob = await anOpenJob(stranger)
await anApplication(server, stranger, strangersJob, { name: 'Foreign Person' })
await server.settled()
const params = { id: sent.application_id }
await owner.call(applicationsContract['applications.note'], { params, body: { text: 'Zebedee was friendly.' } })
await owner.call(attachmentsContract['attachments.add'], {
  params,
  body: {},
  files: [{ field: 'file', file: new Blob(['A reference']), name: 'Reference.txt' }],
})
await owner.call(practiceContract['practice.start'], { body: { job_id: job.id } })
await server.settled()

const read = async () => (await owner.call(calls['dataExport.read'], {})).export
const start = () => owner.call(calls['dataExport.start'], {})
const address = async (exportId: string) =>
  (await owner.call(calls['dataExport.download'], { params: { exportId } })).url
const fetched = async (url: string, headers = {}) => fetch(server.url + url, { headers })
const lastMail = async () => (await server.mailsTo(owner.email))[0]!
const audited = async () =>
  (await owner.call(auditContract['audit.list'], { query: { limit: 100 } })).items.map(({ event }) => event)
const storedExports = () => {
  const folder = path.join(server.services.settings.DATA_DIR, 'files', owner.id, 'exports')
  return fs.existsSync(folder) ? fs.readdirSync(folder) : []
}

const db = new pg.Pool({ connectionString: server.databaseUrl, max: 1 })
afterAll(() => db.end())

test('every table and column of an organization is exported, or left out for a reason', async () => {
  const { rows } = await db.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = 'public' and c.relkind in ('r', 'p')
       and exists (select 1 from pg_attribute o where o.attrelid = c.oid and o.attname = 'organization_id')`,
  )
  const tables = new Set(rows.map(({ table }) => table))
  expect(tables.size).toBeGreaterThan(80)
  const known = new Set<string>([
    ...datasets.map(({ table }) => table),
    ...Object.keys(exportedApart),
    ...Object.keys(leftOut),
  ])
  expect([...tables].filter(table => !known.has(table))).toEqual([])
  expect([...known].filter(table => !tables.has(table))).toEqual([])
  const forgotten = rows.filter(({ table, column }) => {
    const own = datasets.filter(one => one.table === table)
    return (
      own.length > 0 &&
      column !== 'organization_id' &&
      !own.some(({ columns, without }) => columns.includes(column) || without.includes(column))
    )
  })
  expect(forgotten).toEqual([])
})

test('only owners can ask for it', async () => {
  const admin = await aColleague(server, owner, 'admin')
  for (const call of [calls['dataExport.read'], calls['dataExport.start']])
    await expect(admin.call(call, {})).rejects.toMatchObject({ status: 403 })
  expect(await read()).toBeNull()
})

test('writes everything into one file, and nothing of others, of practice and no secret', async () => {
  const { export: started } = await start()
  expect(started).toMatchObject({ state: 'running', total: 2, asked_by: { name: 'Ines Marchetti' } })
  await server.settled()
  const ready = (await read())!
  expect(ready).toMatchObject({ id: started.id, state: 'ready', done: 2, total: 2 })

  const response = await fetched(await address(ready.id))
  expect(response.headers.get('content-disposition')).toContain('evenhand-export-')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(bytes.length).toBe(ready.bytes)
  const files = unzipSync(bytes)
  const text = (name: string) => strFromU8(files[name]!)
  const rows = (name: string) => JSON.parse(text(name)) as Record<string, unknown>[]

  expect(text('README.txt')).toContain('Everything that Nightjar Trains has in Evenhand')
  expect(JSON.parse(text('organization.json'))).toMatchObject({
    name: 'Nightjar Trains',
    settings: { retention_days: 180 },
  })
  for (const { name } of datasets)
    for (const kind of ['csv', 'json']) expect(Object.keys(files)).toContain(`${name}.${kind}`)
  expect(rows('jobs/jobs.json')).toMatchObject([{ id: job.id, title: '=Engineer' }])
  expect(text('jobs/jobs.csv')).toContain(`${job.id},'=Engineer,`)
  expect(rows('candidates/candidates.json').map(({ name }) => name)).toEqual(['Zebedee Quill', '../../Mallory'])
  expect(rows('applications/applications.json')).toHaveLength(2)
  expect(rows('applications/notes.json')).toMatchObject([{ text: 'Zebedee was friendly.' }])
  expect(rows('resumes/readings.json')[0]!['pages']).toBeTruthy()
  expect(rows('evaluations/evaluations.json')).toHaveLength(2)
  expect(rows('messages/e-mails.json').map(one => one['to_address'])).toContain('zebedee@canary.example')
  expect(rows('audit-log/audit-log.json').map(one => one['name'])).toContain('data_export.asked')
  expect(rows('screenings/screenings.json')).toEqual([])
  expect(text('applications/timeline.csv').split('\n').length).toBeGreaterThan(3)

  const folder = `files/Zebedee Quill ${sent.candidate_uuid}/${sent.application_id}`
  expect(text(`${folder}/resumes/1-Resume.txt`)).toContain('Cedar Pay')
  expect(text(`${folder}/attachments/2-Reference.txt`)).toBe('A reference')
  expect(Object.keys(files).filter(name => name.includes('..') && !name.includes('....'))).toEqual([])

  const everything = Object.values(files)
    .map(one => strFromU8(one))
    .join('\n')
  expect(everything).not.toContain('Foreign Person')
  const { rows: secrets } = await db.query<{ secret: string }>(
    `select password_hash as secret from admins union all select token_hash from links union all select token_hash from sessions`,
  )
  expect(secrets.length).toBeGreaterThan(3)
  for (const { secret } of secrets) expect(everything).not.toContain(secret)
})

test('supports ranges, and refuses forged addresses', async () => {
  const { id, bytes } = (await read())!
  const url = await address(id)
  const part = await fetched(url, { range: 'bytes=2-5' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-5/${bytes}`])
  expect((await fetched(url.replace('file/', 'file/x'))).status).toBe(404)
})

test('e-mails a link that opens without effect and works once', async () => {
  const mail = await lastMail()
  expect(mail.subject).toBe('Your export of Nightjar Trains is ready')
  const token = new URL(linkIn(mail.text, 'data-export')).searchParams.get('token')!
  const opened = () => server.as()(calls['dataExport.readLink'], { params: { token } })
  expect(await opened()).toMatchObject({ organization_name: 'Nightjar Trains', sign_in_required: false })
  await opened()
  const { url } = await server.as()(calls['dataExport.useLink'], { params: { token } })
  expect((await fetched(url)).status).toBe(200)
  await expect(server.as()(calls['dataExport.useLink'], { params: { token } })).rejects.toMatchObject({ status: 409 })
  expect((await audited()).filter(event => event === 'data_export.downloaded').length).toBeGreaterThan(1)
  const { rows } = await db.query('select 1 from mail_messages where text_body like $1', [`%${token}%`])
  expect(rows).toEqual([])
})

test('is deleted with its file after a week', async () => {
  expect(storedExports()).toHaveLength(1)
  const url = await address((await read())!.id)
  server.clock.advance(7 * DAY + 60_000)
  await runScheduled(server, 'data-export.purge')
  expect(storedExports()).toEqual([])
  expect((await fetched(url)).status).toBe(404)
  const login = await server.as()(accountsContract['accounts.login'], {
    body: { email: owner.email, password: PASSWORD },
  })
  const call = server.as(login.access_token)
  expect((await call(calls['dataExport.read'], {})).export).toBeNull()
  Object.assign(owner, { call })
})

test('only one runs at a time, it can be cancelled, and a cancelled one leaves no file', async () => {
  const waiting = await aWaitingExport()
  await expect(start()).rejects.toMatchObject({
    status: 409,
    code: 'export_running',
    problem: { export: { id: waiting } },
  })
  await owner.call(calls['dataExport.remove'], { params: { exportId: waiting } })
  await runNow(waiting)
  expect(await read()).toBeNull()
  expect(storedExports()).toEqual([])
  await expect(address(waiting)).rejects.toMatchObject({ status: 404 })
  expect(await audited()).toContain('data_export.cancelled')
})

test('an export that is cancelled in the last moment leaves no file', async () => {
  const id = await aWaitingExport()
  const { files } = server.services
  const slow = {
    ...files,
    async putFile(...file: Parameters<typeof files.putFile>) {
      await owner.call(calls['dataExport.remove'], { params: { exportId: id } })
      await files.putFile(...file)
    },
  }
  await writeExport.run(
    { ...server.services, files: slow },
    { organization_id: owner.id, export_id: id },
    { number: 1, of: 5 },
  )
  expect(await read()).toBeNull()
  expect(storedExports()).toEqual([])
})

test('a run that was cut short by a restart is repeated from the start', async () => {
  const id = await aWaitingExport()
  const stopping = new AbortController()
  stopping.abort(new Error('The server is stopping.'))
  await expect(runNow(id, stopping.signal)).rejects.toThrow('stopping')
  expect(await read()).toMatchObject({ state: 'running' })
  await runNow(id)
  await server.settled()
  expect(await read()).toMatchObject({ state: 'ready', done: 2 })
  expect(
    fs
      .readdirSync(path.join(server.services.settings.DATA_DIR, 'uploads'), { recursive: true })
      .filter(name => String(name).includes('export')),
  ).toEqual([])
})

test('an owner deletes a finished export before its time', async () => {
  await owner.call(calls['dataExport.remove'], { params: { exportId: (await read())!.id } })
  expect(await read()).toBeNull()
  expect(storedExports()).toEqual([])
})

test('an export that cannot be written is reported, and another one can be started, which replaces it', async () => {
  const id = await aWaitingExport()
  await writeExport.failed!(server.services, { organization_id: owner.id, export_id: id }, 'disk full')
  await server.settled()
  expect(await read()).toMatchObject({ state: 'failed' })
  expect((await lastMail()).subject).toBe('Your export of Nightjar Trains was not created')
  await start()
  await server.settled()
  const first = (await read())!
  expect(first).toMatchObject({ state: 'ready' })
  await start()
  await server.settled()
  await expect(address(first.id)).rejects.toMatchObject({ status: 404 })
  expect(storedExports()).toHaveLength(1)
})

test('an owner with two-factor authentication has to log in', async () => {
  const mail = await lastMail()
  const token = new URL(linkIn(mail.text, 'data-export')).searchParams.get('token')!
  await db.query('update admins set two_factor_at = now() where id = $1', [owner.adminId])
  expect(await server.as()(calls['dataExport.readLink'], { params: { token } })).toMatchObject({
    sign_in_required: true,
  })
  await expect(server.as()(calls['dataExport.useLink'], { params: { token } })).rejects.toMatchObject({
    status: 403,
    code: 'sign_in_required',
  })
  expect((await fetched(await address((await read())!.id))).status).toBe(200)
})

test('demographic answers are counted without a person, and small numbers are not shown', async () => {
  const { exportEntries } = await import('./server/export-entries.ts')
  const insert = (answer: string) =>
    db.query(
      `insert into voluntary_answers (organization_id, id, job_id, question, answer, month) values ($1, gen_random_uuid(), $2, 'Age', $3, '2026-11-01')`,
      [owner.id, job.id, answer],
    )
  for (let index = 0; index < 5; index += 1) await insert('30–39')
  await insert('60 or older')
  const org = server.services.db.forOrganization(owner.id)
  const parts: Buffer[] = []
  const entries = exportEntries({ org, files: server.services.files, now: new Date(), onApplication: async () => {} })
  for await (const { name, content } of entries)
    if (name === 'demographic-answers/demographic-answers.csv')
      for await (const chunk of content) parts.push(Buffer.from(chunk))
  expect(Buffer.concat(parts).toString('utf8').slice(1)).toBe(
    'month,question,answer,answers\n2026-11-01,Age,30–39,5\n2026-11-01,Age,60 or older,fewer than 5\n',
  )
})

/** An export whose task does not run by itself. */
async function aWaitingExport(): Promise<string> {
  const id = `01930000-0000-7000-8000-${randomBytes(6).toString('hex')}`
  await db.query(
    `insert into data_exports (organization_id, id, asked_by, state, asked_at) values ($1, $2, $3, 'running', $4)`,
    [owner.id, id, owner.adminId, server.clock.now()],
  )
  return id
}

const runNow = (export_id: string, stopping?: AbortSignal) =>
  writeExport.run(server.services, { organization_id: owner.id, export_id }, { number: 1, of: 5, stopping })
