import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type ZipEntry, zipStream } from './zip-stream.ts'

async function* of(...entries: ZipEntry[]) {
  yield* entries
}

test('writes files that are compressed, stored, empty and named in any script', async () => {
  const chunks: Uint8Array[] = []
  const text = Buffer.from('again and again '.repeat(5000))
  const entries = of(
    { name: 'a.txt', content: [text] },
    { name: 'folder/Lebenslauf Łukasz.pdf', content: [Buffer.from('one'), Buffer.from('two')], compressed: true },
    { name: 'empty.txt', content: [] },
  )
  for await (const chunk of zipStream(entries)) chunks.push(chunk)
  const archive = Buffer.concat(chunks)
  expect(archive.length).toBeLessThan(text.length / 4)
  const files = unzipSync(archive)
  expect(Object.keys(files)).toEqual(['a.txt', 'folder/Lebenslauf Łukasz.pdf', 'empty.txt'])
  expect(strFromU8(files['a.txt']!)).toBe(text.toString())
  expect(strFromU8(files['folder/Lebenslauf Łukasz.pdf']!)).toBe('onetwo')
})

test('fails when a file cannot be read, and reads no others', async () => {
  let readOthers = false
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('a')
    throw new Error('The disk is gone.')
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'a.txt', content: broken() }
    readOthers = true
  }
  const read = async () => {
    for await (const chunk of zipStream(entries())) expect(chunk.length).toBeGreaterThan(0)
  }
  await expect(read()).rejects.toThrow('The disk is gone.')
  expect(readOthers).toBe(false)
})

test('stops reading files when its reader stops between them', async () => {
  let read = 0
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (;;) {
      read += 1
      yield { name: `${read}.txt`, content: [Buffer.from('small')] }
    }
  }
  const zip = zipStream(entries())
  await zip.next()
  await zip.return(undefined)
  const before = read
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(read).toBe(before)
  expect(read).toBeLessThan(1000)
})

test('reads no further than its reader', async () => {
  let read = 0
  const chunk = new Uint8Array(64 * 1024).map((_, index) => (index * 7919) % 251)
  function* endless() {
    for (;;) {
      read += 1
      yield chunk
    }
  }
  async function* entries() {
    yield { name: 'large.bin', content: endless(), compressed: true }
  }
  const zip = zipStream(entries())
  for (let taken = 0; taken < 10; taken += 1) await zip.next()
  expect(read).toBeLessThan(20)
  await zip.return(undefined)
})
