import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { CallError } from '#platform/contract/client.ts'
import { MAX_AGE_MS } from '../../max-age.ts'
import { type LocalRecording, MemoryChunks } from './chunk-store.ts'
import { type RecordingServer, Uploader } from './uploader.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Stores what the real server stores, by its rules, and fails on demand. */
class Server implements RecordingServer {
  readonly started: string[] = []
  readonly ages: number[] = []
  readonly chunks = new Map<string, Map<number, string>>()
  readonly finished = new Map<string, { chunks: number; hash: string }>()
  calls = 0
  /** Throws to lose a call before the server has handled it; `after` throws when only the response is lost. */
  before: (call: string) => void = () => {}
  after: (call: string) => void = () => {}

  private call<T>(name: string, work: () => T): Promise<T> {
    return Promise.resolve().then(() => {
      this.calls += 1
      this.before(name)
      const done = work()
      this.after(name)
      return done
    })
  }
  start({ client_recording_id, age_ms = 0 }: { client_recording_id: string; age_ms?: number }) {
    return this.call('start', () => {
      this.ages.push(age_ms)
      if (!this.chunks.has(client_recording_id)) {
        this.started.push(client_recording_id)
        this.chunks.set(client_recording_id, new Map())
      }
      return { id: client_recording_id }
    })
  }
  stored(id: string) {
    return this.call('stored', () => ({ numbers: [...this.chunks.get(id)!.keys()], finished: this.finished.has(id) }))
  }
  store(id: string, number: number, bytes: ArrayBuffer, hash: string) {
    return this.call(`store ${String(number)}`, () => {
      const text = new TextDecoder().decode(bytes)
      if (hashOf(text) !== hash) throw new CallError(422, 'damaged')
      const known = this.chunks.get(id)!.get(number)
      if (known !== undefined && known !== text) throw new CallError(409, 'differs', { code: 'chunk_differs' })
      if (known === undefined && this.finished.has(id)) throw new CallError(409, 'finished')
      this.chunks.get(id)!.set(number, text)
    })
  }
  finish(id: string, chunks: number, hash: string) {
    return this.call('finish', () => {
      const stored = this.chunks.get(id)!
      const list = Array.from({ length: chunks }, (_, number) => stored.get(number))
      if (list.includes(undefined)) throw new CallError(409, 'missing', { code: 'chunks_missing' })
      if (hashOf(list.map(text => hashOf(text!)).join('\n')) !== hash) throw new CallError(422, 'other list')
      this.finished.set(id, { chunks, hash })
    })
  }
}

const recording = (client_id = 'one', screening_id = 'screening'): LocalRecording => ({
  client_id,
  screening_id,
  kind: 'audio',
  mime: 'audio/webm;codecs=opus',
  server_id: null,
  hashes: [],
  ended: false,
})

async function storeWith(texts: string[], ended = true, client_id = 'one', began: { began_at?: number } = {}) {
  const store = new MemoryChunks()
  await store.addRecording({ ...recording(client_id), ...began })
  for (const [number, text] of texts.entries()) await store.addChunk(client_id, number, hashOf(text), bytesOf(text))
  if (ended) await store.change(client_id, { ended: true })
  return store
}

/** Skips every delay, up to a number of rounds. */
async function untilSent(store: MemoryChunks, server: Server, most = 60) {
  let next: (() => void) | null = null
  const waits: number[] = []
  const uploader = new Uploader(store, server, 'screening', undefined, (ms, then) => {
    waits.push(ms)
    next = then
    return 0 as unknown as ReturnType<typeof setTimeout>
  })
  await uploader.sendWaiting()
  for (let round = 0; round < most && next; round += 1) {
    const then: () => void = next
    next = null
    then()
    await uploader.sendWaiting()
  }
  return { uploader, waits }
}

const CHUNKS = ['a', 'bb', 'ccc', 'dddd', 'eeeee']

test('uploads chunks in order, removes them locally and confirms the list', async () => {
  const store = await storeWith(CHUNKS)
  const server = new Server()
  const { uploader } = await untilSent(store, server)
  expect([...server.chunks.get('one')!.values()]).toEqual(CHUNKS)
  expect(server.finished.get('one')?.chunks).toBe(5)
  expect(await store.recordings('screening')).toEqual([])
  expect(uploader.status).toEqual({ waiting: 0, stuck: false })
})

test('says how long ago a recording began, whatever the clock of the device did meanwhile', async () => {
  const ages = async (began_at: number | undefined) => {
    const store = await storeWith(CHUNKS, true, 'one', began_at === undefined ? {} : { began_at })
    const server = new Server()
    await untilSent(store, server)
    return server.ages[0]!
  }
  expect(await ages(Date.now() - 90_000)).toBeGreaterThanOrEqual(90_000)
  expect(await ages(Date.now() + 90_000)).toBe(0)
  expect(await ages(0)).toBe(MAX_AGE_MS)
  expect(await ages(undefined)).toBe(0)
})

test('loses nothing on a connection that loses two of three calls, before or after they were handled', async () => {
  const store = await storeWith(CHUNKS)
  const server = new Server()
  const loses = (offset: number) => () => {
    if ((server.calls + offset) % 3 === 0) throw new CallError(0, 'no answer')
  }
  server.before = loses(0)
  server.after = loses(1)
  const { waits } = await untilSent(store, server)
  expect([...server.chunks.get('one')!.values()]).toEqual(CHUNKS)
  expect(server.started).toEqual(['one'])
  expect(server.finished.size).toBe(1)
  expect(waits.length).toBeGreaterThan(2)
})

test('reports that it is stuck, waits longer each time and continues', async () => {
  const store = await storeWith(CHUNKS, false)
  const server = new Server()
  server.before = () => {
    throw new CallError(0, 'no answer')
  }
  const { uploader, waits } = await untilSent(store, server, 7)
  expect(uploader.status).toEqual({ waiting: 5, stuck: true })
  expect(waits.slice(0, 6)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000])
  server.before = () => {}
  await uploader.sendWaiting()
  expect(uploader.status).toEqual({ waiting: 0, stuck: false })
  // It is still being recorded: neither finished nor removed.
  expect(server.finished.size).toBe(0)
  expect(await store.recordings('screening')).toHaveLength(1)
})

test('sends chunks that are added during an upload', async () => {
  const store = await storeWith(['a'], false)
  const server = new Server()
  const uploader = new Uploader(store, server, 'screening')
  let added = false
  server.after = call => {
    if (call !== 'store 0' || added) return
    added = true
    void store.addChunk('one', 1, hashOf('later'), bytesOf('later')).then(() => uploader.sendWaiting())
  }
  await uploader.sendWaiting()
  expect([...server.chunks.get('one')!.values()]).toEqual(['a', 'later'])
})

test('sends what an earlier page left and nothing twice', async () => {
  const store = await storeWith(CHUNKS)
  const server = new Server()
  await server.start({ client_recording_id: 'one' })
  for (const number of [0, 1]) {
    await server.store('one', number, bytesOf(CHUNKS[number]!), hashOf(CHUNKS[number]!))
    await store.removeChunk('one', number)
  }
  const calls: string[] = []
  server.before = call => calls.push(call)
  await untilSent(store, server)
  expect(calls).toEqual(['start', 'store 2', 'store 3', 'store 4', 'stored', 'finish'])
  expect(server.finished.get('one')?.chunks).toBe(5)
})

test('finishes a recording up to a chunk that is lost everywhere', async () => {
  const store = await storeWith(CHUNKS)
  await store.removeChunk('one', 3)
  const server = new Server()
  await untilSent(store, server)
  expect(server.finished.get('one')?.chunks).toBe(3)
  expect(await store.recordings('screening')).toEqual([])
})

test('gives up a recording that is refused permanently and still sends the next one', async () => {
  const store = await storeWith(CHUNKS)
  await store.addRecording(recording('two'))
  await store.addChunk('two', 0, hashOf('x'), bytesOf('x'))
  await store.change('two', { ended: true })
  const server = new Server()
  const start = server.start.bind(server)
  server.start = given =>
    given.client_recording_id === 'one'
      ? Promise.reject(new CallError(409, 'no', { code: 'not_running' }))
      : start(given)
  await untilSent(store, server)
  expect([...server.finished.keys()]).toEqual(['two'])
  expect(await store.recordings('screening')).toEqual([])
})

test('keeps a recording whose link was replaced, and sends it with the new link', async () => {
  const store = await storeWith(CHUNKS, false)
  const server = new Server()
  server.before = () => {
    throw new CallError(410, 'replaced', { code: 'link_replaced' })
  }
  const { uploader } = await untilSent(store, server, 3)
  expect(uploader.status).toEqual({ waiting: 5, stuck: true })
  // What is recorded meanwhile is stored too.
  await store.addChunk('one', 5, hashOf('later'), bytesOf('later'))
  server.before = () => {}
  await untilSent(store, server)
  expect([...server.chunks.get('one')!.values()]).toEqual([...CHUNKS, 'later'])
})

test('leaves recordings of another interview on the same device alone', async () => {
  const store = await storeWith(CHUNKS)
  await store.addRecording(recording('other', 'another'))
  await untilSent(store, new Server())
  expect(await store.recordings('another')).toHaveLength(1)
})
