import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A recording whose upload is not complete, as the device knows it. */
export interface LocalRecording {
  readonly client_id: string
  readonly screening_id: string
  readonly kind: 'video' | 'audio'
  readonly mime: string
  /** The server's id; null until the server knows the recording. */
  readonly server_id: string | null
  /** Hash of each chunk in order, also of those that were sent and removed: the server checks the list at the end. Empty if unknown. */
  readonly hashes: readonly string[]
  /** When it began, by the device's clock; missing in what an earlier version of the page stored. */
  readonly began_at?: number
  /** No more chunks will come. */
  readonly ended: boolean
}

export interface ChunkStore {
  recordings(screeningId: string): Promise<LocalRecording[]>
  addRecording(recording: LocalRecording): Promise<void>
  /** Recorder and uploader write to the same record: each changes its own part in one transaction. */
  change(clientId: string, change: Partial<Pick<LocalRecording, 'server_id' | 'ended'>>): Promise<void>
  /** Stores a chunk and adds its hash to the list, both or neither. */
  addChunk(clientId: string, number: number, hash: string, bytes: ArrayBuffer): Promise<void>
  /** Numbers of the chunks that are still stored, in order. */
  numbers(clientId: string): Promise<number[]>
  chunk(clientId: string, number: number): Promise<ArrayBuffer | null>
  removeChunk(clientId: string, number: number): Promise<void>
  removeRecording(clientId: string): Promise<void>
}

interface RecordingsDatabase extends DBSchema {
  recordings: { key: string; value: LocalRecording }
  chunks: { key: [string, number]; value: ArrayBuffer }
}

/** Chunks before this one that were not stored here have no hash. */
const withHash = (hashes: readonly string[], number: number, hash: string): string[] =>
  Array.from({ length: Math.max(hashes.length, number + 1) }, (_, at) => (at === number ? hash : (hashes[at] ?? '')))

const chunksOf = (clientId: string) => IDBKeyRange.bound([clientId, 0], [clientId, Infinity])

const openDatabase = () =>
  openDB<RecordingsDatabase>('interviews', 1, {
    upgrade(database) {
      database.createObjectStore('recordings', { keyPath: 'client_id' })
      database.createObjectStore('chunks')
    },
  })

/** Chunks in the browser's database: each is stored before it is sent, until the server has acknowledged it. */
class DeviceChunks implements ChunkStore {
  private opened: Promise<IDBPDatabase<RecordingsDatabase>> | null = null

  private open() {
    this.opened ??= openDatabase()
    return this.opened
  }

  async recordings(screeningId: string): Promise<LocalRecording[]> {
    const all = await (await this.open()).getAll('recordings')
    return all.filter(({ screening_id }) => screening_id === screeningId)
  }
  async addRecording(recording: LocalRecording): Promise<void> {
    await (await this.open()).put('recordings', recording)
  }
  async change(clientId: string, change: Partial<LocalRecording>): Promise<void> {
    const transaction = (await this.open()).transaction('recordings', 'readwrite')
    const known = await transaction.store.get(clientId)
    if (known) await transaction.store.put({ ...known, ...change })
    await transaction.done
  }
  async addChunk(clientId: string, number: number, hash: string, bytes: ArrayBuffer): Promise<void> {
    const transaction = (await this.open()).transaction(['recordings', 'chunks'], 'readwrite')
    const recordings = transaction.objectStore('recordings')
    const known = await recordings.get(clientId)
    if (known) {
      await recordings.put({ ...known, hashes: withHash(known.hashes, number, hash) })
      await transaction.objectStore('chunks').put(bytes, [clientId, number])
    }
    await transaction.done
  }
  async numbers(clientId: string): Promise<number[]> {
    const keys = await (await this.open()).getAllKeys('chunks', chunksOf(clientId))
    return keys.map(([, number]) => number)
  }
  async chunk(clientId: string, number: number): Promise<ArrayBuffer | null> {
    return (await (await this.open()).get('chunks', [clientId, number])) ?? null
  }
  async removeChunk(clientId: string, number: number): Promise<void> {
    await (await this.open()).delete('chunks', [clientId, number])
  }
  async removeRecording(clientId: string): Promise<void> {
    const transaction = (await this.open()).transaction(['recordings', 'chunks'], 'readwrite')
    await transaction.objectStore('recordings').delete(clientId)
    await transaction.objectStore('chunks').delete(chunksOf(clientId))
    await transaction.done
  }
}

/** Chunks in the page's memory, for browsers without storage (a private window, a full disk). */
export class MemoryChunks implements ChunkStore {
  private readonly known = new Map<string, LocalRecording>()
  private readonly bytes = new Map<string, Map<number, ArrayBuffer>>()

  async recordings(screeningId: string): Promise<LocalRecording[]> {
    return [...this.known.values()].filter(({ screening_id }) => screening_id === screeningId)
  }
  async addRecording(recording: LocalRecording): Promise<void> {
    this.known.set(recording.client_id, recording)
  }
  async change(clientId: string, change: Partial<LocalRecording>): Promise<void> {
    const known = this.known.get(clientId)
    if (known) this.known.set(clientId, { ...known, ...change })
  }
  async addChunk(clientId: string, number: number, hash: string, bytes: ArrayBuffer): Promise<void> {
    if (!this.known.has(clientId)) return
    this.addHash(clientId, number, hash)
    const chunks = this.bytes.get(clientId) ?? new Map<number, ArrayBuffer>()
    this.bytes.set(clientId, chunks.set(number, bytes))
  }
  async numbers(clientId: string): Promise<number[]> {
    return [...(this.bytes.get(clientId)?.keys() ?? [])].toSorted((a, b) => a - b)
  }
  async chunk(clientId: string, number: number): Promise<ArrayBuffer | null> {
    return this.bytes.get(clientId)?.get(number) ?? null
  }
  async removeChunk(clientId: string, number: number): Promise<void> {
    this.bytes.get(clientId)?.delete(number)
  }
  /** Notes the hash of a chunk that is stored elsewhere. */
  addHash(clientId: string, number: number, hash: string): void {
    const known = this.known.get(clientId)
    if (known) this.known.set(clientId, { ...known, hashes: withHash(known.hashes, number, hash) })
  }
  async removeRecording(clientId: string): Promise<void> {
    this.known.delete(clientId)
    this.bytes.delete(clientId)
  }
}

/** Chunks on the device. What the device cannot store, for example on a full disk, stays in the page's memory until it is sent. */
export class OverflowChunks implements ChunkStore {
  /** Every recording of this page, and the chunks that the device could not store. */
  private readonly memory = new MemoryChunks()

  constructor(private readonly device: ChunkStore) {}

  async recordings(screeningId: string): Promise<LocalRecording[]> {
    const here = await this.memory.recordings(screeningId)
    const before = await this.device.recordings(screeningId)
    return [...before.filter(({ client_id }) => !here.some(one => one.client_id === client_id)), ...here]
  }
  async addRecording(recording: LocalRecording): Promise<void> {
    await this.memory.addRecording(recording)
    await this.device.addRecording(recording).catch(() => {})
  }
  async change(clientId: string, change: Partial<Pick<LocalRecording, 'server_id' | 'ended'>>): Promise<void> {
    await this.memory.change(clientId, change)
    await this.device.change(clientId, change).catch(() => {})
  }
  async addChunk(clientId: string, number: number, hash: string, bytes: ArrayBuffer): Promise<void> {
    try {
      await this.device.addChunk(clientId, number, hash, bytes)
      this.memory.addHash(clientId, number, hash)
    } catch {
      await this.memory.addChunk(clientId, number, hash, bytes)
    }
  }
  async numbers(clientId: string): Promise<number[]> {
    const numbers = [...(await this.device.numbers(clientId)), ...(await this.memory.numbers(clientId))]
    return numbers.toSorted((a, b) => a - b)
  }
  async chunk(clientId: string, number: number): Promise<ArrayBuffer | null> {
    return (await this.memory.chunk(clientId, number)) ?? this.device.chunk(clientId, number)
  }
  async removeChunk(clientId: string, number: number): Promise<void> {
    await this.memory.removeChunk(clientId, number)
    await this.device.removeChunk(clientId, number)
  }
  async removeRecording(clientId: string): Promise<void> {
    await this.memory.removeRecording(clientId)
    await this.device.removeRecording(clientId)
  }
}

async function open(): Promise<ChunkStore> {
  const device = new DeviceChunks()
  try {
    await device.recordings('')
    return new OverflowChunks(device)
  } catch {
    return new MemoryChunks()
  }
}

let opened: Promise<ChunkStore> | null = null

/** The browser's database if it works, otherwise the page's memory. One for the page: what is in its memory is sent after the room, too. */
export function openChunks(): Promise<ChunkStore> {
  opened ??= open()
  return opened
}
