import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A recording whose upload is not complete, as the device knows it. */
export interface LocalRecording {
  readonly client_id: string
  readonly screening_id: string
  readonly kind: 'video' | 'audio'
  readonly mime: string
  /** The server's id; null until the server knows the recording. */
  readonly server_id: string | null
  /** Hash of each chunk in order, also of those that were sent and removed: the server checks the list at the end. */
  readonly hashes: readonly string[]
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
      await recordings.put({ ...known, hashes: known.hashes.toSpliced(number, 1, hash) })
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
    const known = this.known.get(clientId)
    if (!known) return
    this.known.set(clientId, { ...known, hashes: known.hashes.toSpliced(number, 1, hash) })
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
  async removeRecording(clientId: string): Promise<void> {
    this.known.delete(clientId)
    this.bytes.delete(clientId)
  }
}

/** The browser's database if it works, otherwise the page's memory. */
export async function openChunks(): Promise<ChunkStore> {
  const device = new DeviceChunks()
  try {
    await device.recordings('')
    return device
  } catch {
    return new MemoryChunks()
  }
}
