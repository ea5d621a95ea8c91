import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

const lines: string[] = []
const sink = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) })

test('secrets and personal data stay out of the log, regardless of the object that holds them', () => {
  const log = createLog('info', sink as never)
  log.info(
    {
      password: 'canary-1',
      body: { email: 'canary-2@example.com' },
      request: { headers: { authorization: 'canary-3' } },
      job: { title: 'Engineer' },
    },
    'done',
  )
  const error = Object.assign(new Error('duplicate key'), {
    detail: 'Key (email)=(canary-4@example.com) already exists.',
    code: '23505',
    query: 'select canary-5',
  })
  log.error({ err: error }, 'failed')
  const text = lines.join('')
  expect(text).not.toContain('canary')
  expect(text).toContain('Engineer')
  expect(text).toContain('23505')
})

test.each([
  [
    'No recipient was accepted: <noor.haddad@example.com>, "noor"@example.com',
    'No recipient was accepted: [address] [address]',
  ],
  ['GET https://calendar.example/noor%40example.com failed', 'GET [address] failed'],
  ['postgres://evenhand:secret@db.example/evenhand refused', '[address] refused'],
  [
    "Cannot find package '@fastify/static' in /app/node_modules/@fastify",
    "Cannot find package '@fastify/static' in /app/node_modules/@fastify",
  ],
  ['duplicate key value violates "admins_pkey"', 'duplicate key value violates "admins_pkey"'],
])('e-mail addresses in messages stay out of the log: %s', (message, logged) => {
  lines.length = 0
  createLog('info', sink as never).error({ err: new Error(message) }, 'failed')
  expect(JSON.parse(lines[0]!).err.message).toBe(logged)
})
