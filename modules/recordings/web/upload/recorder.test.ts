import { afterEach, expect, test, vi } from 'vitest'
import { type ChunkStore, MemoryChunks, OverflowChunks } from './chunk-store.ts'
import { Recorder } from './recorder.ts'
import { sha256 } from './sha256.ts'
import { Uploader } from './uploader.ts'

/** The browser's recorder: a test says when it has a chunk. */
class FakeRecorder extends EventTarget {
  static latest: FakeRecorder
  static isTypeSupported = () => true
  state = 'recording'
  constructor() {
    super()
    FakeRecorder.latest = this
  }
  start() {}
  stop() {
    this.state = 'inactive'
    this.dispatchEvent(new Event('stop'))
  }
  record(text: string) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text]) }))
  }
}

/** A device that is full for the second chunk. */
class FullDevice extends MemoryChunks {
  override async addChunk(clientId: string, number: number, hash: string, bytes: ArrayBuffer) {
    if (number === 1) throw new DOMException('full', 'QuotaExceededError')
    await super.addChunk(clientId, number, hash, bytes)
  }
}

/** Records three chunks. @returns what the server received, and the list that it was told is complete */
async function recordedOn(store: ChunkStore) {
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal('navigator', {})
  const chunks = new Map<number, string>()
  let complete: readonly [number, string] | null = null
  const uploader = new Uploader(
    store,
    {
      start: async () => ({ id: 'server-1' }),
      stored: async () => ({ numbers: [...chunks.keys()], finished: false }),
      store: async (_, number, bytes) => void chunks.set(number, new TextDecoder().decode(bytes)),
      finish: async (_, count, hash) => void (complete = [count, hash]),
    },
    'screening',
  )
  const stream = { getVideoTracks: () => [] } as unknown as MediaStream
  const recorder = await Recorder.start(stream, 'screening', store, uploader)
  for (const text of ['a', 'bb', 'ccc']) FakeRecorder.latest.record(text)
  await recorder?.stop()
  await vi.waitFor(() => expect(complete).not.toBeNull())
  await uploader.sendWaiting()
  return { chunks: [...chunks], complete }
}

async function listOf(texts: string[]): Promise<readonly [number, string]> {
  const bytes = (text: string) => new TextEncoder().encode(text).buffer
  const hashes = await Promise.all(texts.map(text => sha256(bytes(text))))
  return [texts.length, await sha256(bytes(hashes.join('\n')))]
}

afterEach(() => vi.unstubAllGlobals())

test('a chunk that the device cannot store is sent from memory under its own number', async () => {
  const store = new OverflowChunks(new FullDevice())
  const { chunks, complete } = await recordedOn(store)
  expect(chunks.toSorted(([a], [b]) => a - b)).toEqual([
    [0, 'a'],
    [1, 'bb'],
    [2, 'ccc'],
  ])
  expect(complete).toEqual(await listOf(['a', 'bb', 'ccc']))
  expect(await store.recordings('screening')).toEqual([])
})

test('a chunk that is lost leaves a gap, at which the complete recording ends', async () => {
  const { chunks, complete } = await recordedOn(new FullDevice())
  expect(chunks.map(([number]) => number)).toEqual([0, 2])
  expect(complete).toEqual(await listOf(['a']))
})
