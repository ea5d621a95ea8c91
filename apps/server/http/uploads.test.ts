import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { spawn } from 'node:child_process'
import { afterAll, describe, expect, test } from 'vitest'
import { resumesContract } from '#modules/resumes/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aResume } from '#tests/a-resume.ts'
import { anOpenJob, anOrganization } from '#tests/factories.ts'
import { removeAbandonedUploads } from './upload-folder.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
const job = await anOpenJob(organization)
const { hostname, port } = new URL(server.url)
const uploads = path.join(server.services.settings.DATA_DIR, 'uploads')
const submitPath = `/api/applications/${organization.id}/submit`
const prefillPath = resumesContract['resumes.prefill'].path.replace(':id', organization.id)

const BOUNDARY = 'a-boundary'
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`
const part = (name: string, value: string | Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
const resume = part('resume', Buffer.from(aResume()), '; filename="cv.txt"\r\nContent-Type: text/plain')

let callers = 0
const someone = () => `10.1.${(callers += 1) >> 8}.${callers & 255}`

interface Sent {
  readonly status: number
  readonly code: unknown
}

/** Sends a body unchanged, from a separate address. */
const send = (
  to: string,
  body: Buffer,
  { type = TYPE, address = someone(), timeoutMs = 8000 }: { type?: string; address?: string; timeoutMs?: number } = {},
): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const request = http.request(
      {
        hostname,
        port,
        path: to,
        method: 'POST',
        headers: { 'content-type': type, 'content-length': body.length, 'x-forwarded-for': address },
        agent: false,
      },
      response => {
        const parts: Buffer[] = []
        response.on('data', (chunk: Buffer) => parts.push(chunk))
        response.on('end', () => {
          const json = JSON.parse(Buffer.concat(parts).toString() || '{}') as Record<string, unknown>
          resolve({ status: response.statusCode!, code: json['code'] })
        })
      },
    )
    request.setTimeout(timeoutMs, () => request.destroy(new Error('no answer')))
    request.on('error', reject)
    request.end(body)
  })

const left = () =>
  fs.existsSync(uploads)
    ? fs.readdirSync(uploads, { recursive: true }).filter(name => !/\.\d+$/.test(String(name)))
    : []

describe('a file part without a usable name', () => {
  test.each(['', '.', '..', '/', 'a/..'])('"%s" is skipped, and the form gets a reply', async name => {
    const empty = part('logo', '', `; filename="${name}"\r\nContent-Type: application/octet-stream`)
    expect(await send(prefillPath, form(empty, resume))).toMatchObject({ status: 200 })
    const full = part(
      'resume',
      Buffer.alloc(300_000, 65),
      `; filename="${name}"\r\nContent-Type: application/octet-stream`,
    )
    expect(await send(prefillPath, form(full))).toMatchObject({ status: 422 })
    expect(left()).toEqual([])
  })
})

describe('file names', () => {
  test.each(['cv.(', 'cv.[', 'cv.*+?', '(((((.pdf', 'cv.\\', '💥.txt', 'a'.repeat(4000), '.txt', '%00.txt', 'cv.txt;'])(
    '%j is accepted',
    async name => {
      const answers = JSON.stringify({
        name: 'Noor Haddad',
        email: `n${(callers += 1)}@example.com`,
        phone: '+961 3 412 098',
        privacy: true,
      })
      const named = part('resume', Buffer.from(aResume()), `; filename="${name}"\r\nContent-Type: text/plain`)
      const sent = await send(submitPath, form(part('job_opening_id', job.id), part('answers', answers), named))
      expect(sent).toMatchObject({ status: 201 })
    },
  )
})

describe('malformed forms', () => {
  const cut = form(resume)
  test.each<[string, Buffer, string?]>([
    ['no boundary in the type', form(resume), 'multipart/form-data'],
    ['an empty boundary', form(resume), 'multipart/form-data; boundary='],
    ['another boundary than announced', form(resume), 'multipart/form-data; boundary=other'],
    ['a very long boundary', form(resume), `multipart/form-data; boundary=${'b'.repeat(5000)}`],
    ['an empty body', Buffer.alloc(0)],
    ['a body cut in a header', cut.subarray(0, 40)],
    ['a body cut in a file', cut.subarray(0, 200)],
    ['a body cut in the last boundary', cut.subarray(0, cut.length - 6)],
    ['a preamble without end', Buffer.alloc(200_000, 10)],
    ['parts without a header', Buffer.from(`--${BOUNDARY}\r\n\r\n\r\n`.repeat(40))],
    ['a part whose header never ends', Buffer.from(`--${BOUNDARY}\r\nX: ${'y'.repeat(400_000)}`)],
    ['a thousand header lines', Buffer.from(`--${BOUNDARY}\r\n${'X: y\r\n'.repeat(1000)}\r\n\r\n--${BOUNDARY}--`)],
    ['a form that is none', Buffer.from('{"a": 1}'), 'multipart/form-data; boundary="'],
  ])('with %s are answered with 4xx', async (_, body, type) => {
    const { status } = await send(prefillPath, body, { type })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(left()).toEqual([])
  })

  test('random damage never causes a 5xx and leaves no files', async () => {
    const good = form(part('job_opening_id', job.id), resume)
    const damaged = Array.from({ length: 120 }, (_, round) => {
      const bad = Buffer.from(good)
      for (let hit = 0; hit < 1 + (round % 7); hit += 1)
        bad[(round * 7919 + hit * 104_729) % bad.length] = (round * 31 + hit) % 256
      return bad.subarray(0, bad.length - (round % 60))
    })
    // Many at the same time: files must not be left when they are created late, either.
    for (let from = 0; from < damaged.length; from += 40) {
      const replies = await Promise.all(damaged.slice(from, from + 40).map(bad => send(submitPath, bad)))
      for (const [index, { status }] of replies.entries()) expect(status, `round ${from + index}`).toBeLessThan(500)
    }
    expect(left()).toEqual([])
  })
})

describe('floods', () => {
  test('of parts, fields, files and bytes are rejected with 413', async () => {
    const many = (count: number, one: Buffer) => form(...Array.from({ length: count }, () => one))
    const small = part('resume', 'x', '; filename="a.txt"')
    expect(await send(prefillPath, many(200, part('a', 'b')))).toMatchObject({ status: 413 })
    expect(await send(prefillPath, many(30, small))).toMatchObject({ status: 413, code: 'too_many_files' })
    expect(await send(prefillPath, many(6, part('a', Buffer.alloc(300_000, 65))))).toMatchObject({ status: 413 })
    const ten = part('resume', Buffer.alloc(9 * 1024 * 1024, 65), '; filename="a.txt"')
    expect(await send(prefillPath, many(5, ten))).toMatchObject({ status: 413, code: 'too_large' })
    const eleven = part('resume', Buffer.alloc(11 * 1024 * 1024, 65), '; filename="a.txt"')
    expect(await send(prefillPath, form(eleven))).toMatchObject({ status: 413, code: 'file_too_large' })
    expect(left()).toEqual([])
  })
})

test('counts calls before reading their body', async () => {
  const address = someone()
  const announced = () =>
    new Promise<number>((resolve, reject) => {
      const socket = net.connect(Number(port), hostname)
      socket.setTimeout(5000, () => socket.destroy(new Error('waits for the body')))
      socket.on('error', reject)
      socket.on('data', data => {
        resolve(Number(/^HTTP\/1.1 (\d+)/.exec(data.toString())?.[1]))
        socket.destroy()
      })
      // The body is announced but never sent.
      socket.write(
        `POST ${prefillPath} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: ${TYPE}\r\nContent-Length: 9000000\r\n\r\n`,
      )
    })
  const { max } = resumesContract['resumes.prefill'].limit
  for (let count = 0; count < max; count += 1) await send(prefillPath, form(), { address })
  expect(await announced()).toBe(429)
})

test('a caller who disconnects in the middle of a file leaves nothing behind', async () => {
  const socket = net.connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(
    `POST ${prefillPath} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${someone()}\r\nContent-Type: ${TYPE}\r\nContent-Length: 900000\r\n\r\n`,
  )
  socket.write(resume)
  socket.write(part('other', Buffer.alloc(200_000, 65), '; filename="b.txt"').subarray(0, 150_000))
  await expect.poll(() => left().length, { timeout: 5000 }).toBeGreaterThan(0)
  socket.destroy()
  await expect.poll(left, { timeout: 5000 }).toEqual([])
})

describe('files of a killed process', () => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-left-'))
  afterAll(() => fs.rmSync(data, { recursive: true, force: true }))
  const leave = (name: string) => {
    fs.mkdirSync(path.join(data, 'uploads', name), { recursive: true })
    fs.writeFileSync(path.join(data, 'uploads', name, 'file'), 'half')
  }

  test('are removed at the next start, but not those of a running process', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    const dead = spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' })
    await new Promise(resolve => dead.once('exit', resolve))
    leave(`${os.hostname()}.${child.pid}`)
    leave(`${os.hostname()}.${dead.pid}`)
    leave(`${os.hostname()}.${process.pid}`)
    leave('another-machine.7')
    expect(await removeAbandonedUploads(data)).toBe(2)
    expect(fs.readdirSync(path.join(data, 'uploads')).toSorted()).toEqual(
      ['another-machine.7', `${os.hostname()}.${child.pid}`].toSorted(),
    )
    child.kill('SIGKILL')
  })
})

describe('addresses of stored files', () => {
  test('that are malformed get a 4xx reply', async () => {
    const sign = (value: Record<string, string>) => server.services.signer.sign(value, 60)
    const tokens = [
      'x',
      '.',
      '..',
      '%2e%2e',
      '%00',
      'a.b',
      `${'é'.repeat(40)}.x`,
      `${Buffer.from('null').toString('base64url')}.`,
      'y'.repeat(599),
      await sign({ kind: 'other', key: 'a/b' }),
    ]
    for (const kind of ['resume', 'recording', 'speech']) {
      const keys = ['', '../../etc/passwd', `${organization.id}/uploads`, `${organization.id}/${'k'.repeat(300)}`]
      tokens.push(await sign({ kind }))
      for (const key of keys) tokens.push(await sign({ kind, key, type: 'text/plain' }))
    }
    for (const token of tokens) {
      for (const kind of ['resumes', 'recordings']) {
        for (const name of ['cv.pdf', '%ff', '%', '(', '%0d%0aX: y']) {
          const { status } = await fetch(`${server.url}/api/${kind}/${token}/${name}`)
          expect(status, `${kind} ${token} ${name}`).toBeGreaterThanOrEqual(400)
          expect(status, `${kind} ${token} ${name}`).toBeLessThan(500)
        }
      }
    }
  })
})
