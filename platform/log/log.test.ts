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
