import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { startS3 } from '#tests/stand-ins/s3.ts'
import { diskStore } from './disk.ts'
import { s3Store } from './s3.ts'
import { FileMissing } from './store.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-store-'))
const s3 = await startS3()
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true })
  await s3.close()
})

const whole = async (stream: Readable) => Buffer.concat((await stream.toArray()) as Buffer[])
const bytes = Buffer.from('0123456789 äöü')

describe.each([
  ['disk', diskStore(folder)],
  ['s3', s3Store({ endpoint: s3.endpoint, region: 'auto', accessKey: 'key', secretKey: 'secret' })],
])('%s', (_, store) => {
  test('reads stored files completely and in part', async () => {
    await store.put('org-1/uploads/a.bin', bytes, 'application/octet-stream')
    expect(await store.read('org-1/uploads/a.bin')).toEqual(bytes)
    expect(await store.size('org-1/uploads/a.bin')).toBe(bytes.length)
    expect((await whole(await store.stream('org-1/uploads/a.bin', { start: 2, end: 5 }))).toString()).toBe('2345')
    expect(await whole(await store.stream('org-1/uploads/a.bin'))).toEqual(bytes)
  })

  test('stores a local file by its path', async () => {
    const from = path.join(folder, 'upload')
    fs.writeFileSync(from, bytes)
    await store.putFile('org-1/uploads/moved.bin', from, 'application/pdf')
    expect(await store.read('org-1/uploads/moved.bin')).toEqual(bytes)
    fs.rmSync(from, { force: true })
    await expect(store.putFile('org-1/uploads/gone.bin', from, 'x')).rejects.toThrow()
    expect(await store.size('org-1/uploads/gone.bin')).toBeNull()
  })

  test('stores and reads a file that is larger than one request', async () => {
    const large = Buffer.alloc(40 * 1024 * 1024, 'a piece of a large file ')
    const from = path.join(folder, 'large')
    fs.writeFileSync(from, large)
    await store.putFile('org-1/exports/large.zip', from, 'application/zip')
    expect(await store.size('org-1/exports/large.zip')).toBe(large.length)
    expect((await whole(await store.stream('org-1/exports/large.zip'))).equals(large)).toBe(true)
    const range = { start: 1000, end: 33 * 1024 * 1024 }
    const part = await whole(await store.stream('org-1/exports/large.zip', range))
    expect(part.equals(large.subarray(range.start, range.end + 1))).toBe(true)
    await store.remove('org-1/exports/large.zip')
    await expect(store.stream('org-1/exports/large.zip')).rejects.toBeInstanceOf(FileMissing)
  })

  test('reads an empty file', async () => {
    await store.put('org-1/x/empty', Buffer.alloc(0), 'text/plain')
    expect(await whole(await store.stream('org-1/x/empty'))).toEqual(Buffer.alloc(0))
  })

  test('writing again replaces a file, and removing twice is harmless', async () => {
    await store.put('org-1/x/b', Buffer.from('one'), 'text/plain')
    await store.put('org-1/x/b', Buffer.from('two'), 'text/plain')
    expect((await store.read('org-1/x/b')).toString()).toBe('two')
    await store.remove('org-1/x/b')
    await store.remove('org-1/x/b')
    expect(await store.size('org-1/x/b')).toBeNull()
    await expect(store.read('org-1/x/b')).rejects.toBeInstanceOf(FileMissing)
  })

  test('removes all files of a folder, and no other', async () => {
    const own = ['org-2/a/1', 'org-2/a/2', 'org-2/b/1', 'org-2/b/c/1', 'org-2/d']
    for (const key of [...own, 'org-22/a/1']) await store.put(key, bytes, 'text/plain')
    await store.removeAll('org-2')
    await store.removeAll('org-2')
    for (const key of own) expect(await store.size(key), key).toBeNull()
    expect(await store.size('org-22/a/1')).toBe(bytes.length)
    await store.put('org-22/ab/1', bytes, 'text/plain')
    for (const folder of ['', '.', '..', 'org-22/', 'org-22/..', 'org-22//a', '/'])
      await expect((async () => store.removeAll(folder))(), folder).rejects.toThrow('no key')
    expect(await store.size('org-22/a/1')).toBe(bytes.length)
    await store.removeAll('org-22/a')
    expect(await store.size('org-22/a/1')).toBeNull()
    expect(await store.size('org-22/ab/1')).toBe(bytes.length)
  })

  test('rejects keys that would leave the store', async () => {
    for (const key of ['../secret', 'org/../../etc/passwd', '/etc/passwd', 'org//a', 'org', 'Org/a b']) {
      await expect((async () => store.read(key))(), key).rejects.toThrow('no key')
      await expect((async () => store.put(key, bytes, 'x'))(), key).rejects.toThrow('no key')
    }
  })

  test('reports whether it is available', async () => {
    await expect(store.check()).resolves.toBeUndefined()
  })
})

test('a file on disk is complete or missing, without partial files next to it', async () => {
  const disk = diskStore(folder)
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => disk.put('org-1/race/c', Buffer.alloc(50_000, index), 'x')),
  )
  const read = await disk.read('org-1/race/c')
  expect(new Set(read).size).toBe(1)
  expect(fs.readdirSync(path.join(folder, 'org-1/race'))).toEqual(['c'])
})

test('reports an error of the store, and does not count the file as stored', async () => {
  const store = s3Store({ endpoint: s3.endpoint, region: 'auto', accessKey: 'key', secretKey: 'secret' })
  s3.fail(1)
  await expect(store.put('org-1/f/d', bytes, 'x')).rejects.toThrow()
  expect(s3.objects.has('org-1/f/d')).toBe(false)
  const wrong = s3Store({ endpoint: s3.endpoint, region: 'auto', accessKey: 'other', secretKey: 'secret' })
  await expect(wrong.put('org-1/f/d', bytes, 'x')).rejects.toThrow()
})
