import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { buildApp, type App } from '#apps/server/app.ts'
import { closeServices, createServices } from '#apps/server/services.ts'
import { startProductWorker } from '#apps/server/worker.ts'
import { type Call, createClient } from '#platform/contract/client.ts'
import { readSettings } from '#platform/env/settings.ts'
import { createLog } from '#platform/log/log.ts'
import { contentOf } from '#platform/mail/content.ts'
import type { MailTransport, OutgoingMail } from '#platform/mail/transport.ts'
import type { Services } from '#platform/services.ts'
import type { Worker } from '#platform/tasks/worker.ts'

/** A clock that tests can move. */
class TestClock {
  private shift = 0
  now() {
    return new Date(Date.now() + this.shift)
  }
  advance(milliseconds: number) {
    this.shift += milliseconds
  }
}

export interface TestServer {
  readonly services: Services
  readonly clock: TestClock
  readonly app: App
  /** The base address of the listening server, on the loopback interface. */
  readonly url: string
  /** Calls without a session, or with the given token. */
  as(token?: string | null): Call
  /** Waits until no background task is left that could run now. @throws after 60 s, with the remaining tasks */
  settled(): Promise<void>
  /** The e-mails to an address, newest first. */
  mailsTo(address: string): Promise<
    {
      id: string
      subject: string
      text: string
      html: string
      state: string
      attachments: { file_name: string; content: string }[]
    }[]
  >
  /** The connection string of this test file's database, as its owner. */
  readonly databaseUrl: string
}

/** Gives each call its own IP address, as if many people were calling. Rate limits by address have their own tests. */
const fromNewAddress: typeof fetch = (input, init) => {
  const address = `10.${[...randomBytes(3)].join('.')}`
  return fetch(input, {
    ...init,
    headers: { ...(init?.headers as Record<string, string>), 'x-forwarded-for': address },
  })
}

/** A copy of the template database for one test file. It is deleted with the server: dropping it alone waits for the disk. */
async function freshDatabase(): Promise<string> {
  const name = `t_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: inject('adminUrl') })
  await admin.connect()
  await admin.query(`create database ${name} template evenhand owner evenhand strategy file_copy`)
  await admin.end()
  return inject('ownerUrl').replace('/evenhand?', `/${name}?`)
}

/** A transport that stores what it sent, because the product deletes the links in a message after sending it. */
function remembering(transport: MailTransport) {
  const sent = new Map<string, OutgoingMail>()
  const send = async (message: OutgoingMail) => {
    await transport.send(message)
    sent.set(message.id, message)
  }
  return { sent, mail: { kind: transport.kind, send, close: () => transport.close() } }
}

/** Starts the product on its own database, with everything real except external services. Stopped after the file's tests. */
export async function startTestServer(
  variables: Record<string, string> = {},
  parts: Partial<Services> = {},
  startWork: (services: Services) => Promise<Worker> = startProductWorker,
): Promise<TestServer> {
  const databaseUrl = await freshDatabase()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-files-'))
  const settings = readSettings({
    NODE_ENV: 'test',
    TRUST_PROXY: 'on',
    DATA_DIR: folder,
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    ...variables,
  })
  const clock = new TestClock()
  const made: Services = {
    ...createServices(settings, databaseUrl, createLog(settings.LOG_LEVEL)),
    clock,
    ...parts,
  }
  const { mail, sent } = remembering(made.mail)
  const services: Services = { ...made, mail }
  const app = await buildApp(services, { folder: path.resolve('dist/web') })
  const worker = await startWork(services)
  const url = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  afterAll(async () => {
    await app.fastify.close()
    await worker.stop()
    await closeServices(services)
    fs.rmSync(folder, { recursive: true, force: true })
  })
  return {
    services,
    clock,
    app,
    url,
    databaseUrl,
    as: token => createClient({ baseUrl: url, token: () => token ?? null, fetch: fromNewAddress }),
    settled: () => settled(services),
    async mailsTo(address) {
      await settled(services)
      const rows = await services.db.unsafeAcrossOrganizations(async q => {
        const ofOrganizations = await q
          .selectFrom('mail_messages')
          .selectAll()
          .where('to_address', '=', address)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .execute()
        const ofPlatform = await q
          .selectFrom('platform_mail')
          .selectAll()
          .where('to_address', '=', address)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .execute()
        return [...ofOrganizations, ...ofPlatform]
      })
      return rows.map(row => {
        const { text, html, attachments } = sent.get(row.id) ?? contentOf(services.db.vault, row)
        return { id: row.id, subject: row.subject, state: row.state, text, html, attachments: [...attachments] }
      })
    },
  }
}

/**
 * Waits until no task is running or due. A reaction that waits for an earlier one is retried within a second, so it counts as
 * due.
 */
async function settled({ db }: Services) {
  const deadline = Date.now() + 60_000
  for (let pause = 20; ; pause = Math.min(pause * 1.2, 150)) {
    const { rows } = await db.owner.query<{ task_id: number }>({
      name: 'settled',
      text: `select task_id from graphile_worker._private_jobs where run_at <= now() + interval '1 second' or locked_at is not null`,
    })
    if (rows.length === 0) return
    if (Date.now() > deadline) {
      const { rows: tasks } = await db.owner.query<{ identifier: string }>(
        'select identifier from graphile_worker._private_tasks where id = any($1)',
        [rows.map(row => row.task_id)],
      )
      throw new Error(`Background tasks did not finish: ${tasks.map(({ identifier }) => identifier).join(', ')}`)
    }
    await new Promise(resolve => setTimeout(resolve, pause))
  }
}

/** The first link in an e-mail whose address contains the given text. */
export function linkIn(text: string, part: string): string {
  const found = [...text.matchAll(/https?:\/\/[^\s)>"]+/g)].map(([link]) => link).find(link => link.includes(part))
  if (!found) throw new Error(`No link with ${part} in: ${text}`)
  return found
}
