import type { JobHelpers } from 'graphile-worker'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer } from '#tests/api.ts'
import { createLog } from '../log/log.ts'
import { smtpTransport } from '../mail/transport.ts'
import { runnerOf } from './run-task.ts'
import { task } from './tasks.ts'

// A real mail server, which answers as many do: with the address, and with the name alone.
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(Object.assign(new Error(`4.2.0 <${address}>: noor.haddad is greylisted`), { responseCode: 450 })),
})
await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', () => resolve()))
afterAll(() => new Promise<void>(resolve => smtp.close(() => resolve())))
const { port } = smtp.server.address() as AddressInfo
const mail = smtpTransport(`smtp://127.0.0.1:${port}`, 'Evenhand <no-reply@evenhand.test>')
afterAll(() => mail.close())

const server = await startTestServer()
const lines: string[] = []
const sink = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) })
const services = { ...server.services, log: createLog('info', sink as never) }

test('no address of a candidate is in the log or in the reason of a failed task', async () => {
  const told: string[] = []
  const definition = task({
    name: 't.send',
    payload: z.object({}),
    run: () =>
      mail.send({
        id: 'one',
        to: { address: 'noor.haddad@example.com', name: 'Noor Haddad' },
        subject: 'Your application',
        text: 'Thank you.',
        html: '',
        attachments: [],
      }),
    failed: async (_services, _payload, reason) => void told.push(reason),
  })
  await runnerOf(definition, services)({}, { job: { attempts: 12, max_attempts: 12 } } as JobHelpers)
  const { reason } = await services.db.unsafeAcrossOrganizations(q =>
    q.selectFrom('dead_tasks').select('reason').where('name', '=', 't.send').executeTakeFirstOrThrow(),
  )
  expect(reason).toBe('Error: The mail server replied 450 to RCPT TO.')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({
    task: 't.send',
    last: true,
    err: { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 },
  })
  expect(lines[0]).not.toMatch(/noor/i)
  // The message itself keeps the complete reply: it has the address anyway, and is erased with the candidate.
  expect(told).toEqual([expect.stringContaining('<noor.haddad@example.com>')])
})
