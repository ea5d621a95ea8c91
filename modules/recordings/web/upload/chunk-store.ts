/** A recording that is not safe at the server yet, as the device knows it. */
export interface KeptRecording {
  readonly client_id: string
  readonly screening_id: string
  readonly kind: 'video' | 'audio'
  readonly mime: string
  /** The server's id; null until it was told. */
  readonly server_id: string | null
  /** Hash of each chunk in order, also of those that were sent and forgotten: the server checks the list at the end. */
  readonly hashes: readonly string[]
  /** No more chunks will come. */
  readonly ended: boolean
}

export interface ChunkStore {
  recordings(screeningId: string): Promise<KeptRecording[]>
  keep(recording: KeptRecording): Promise<void>
  /** Recorder and uploader write to the same record: each changes its own part, in one step. */
  change(clientId: string, change: Partial<Pick<KeptRecording, 'server_id' | 'ended'>>): Promise<void>
  /** A chunk and its hash on the list, together or not at all. */
  add(clientId: string, number: number, hash: string, bytes: ArrayBuffer): Promise<void>
  /** Numbers of the chunks that are still here. */
  numbers(clientId: string): Promise<number[]>
  chunk(clientId: string, number: number): Promise<ArrayBuffer | null>
  drop(clientId: string, number: number): Promise<void>
  forget(clientId: string): Promise<void>
}

const DATABASE = 'interviews'
const RECORDINGS = 'recordings'
const CHUNKS = 'chunks'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The device keeps nothing.')))
  })

const whole = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The device keeps no more.')))
  })

const ofRecording = (clientId: string) => IDBKeyRange.bound([clientId, 0], [clientId, Infinity])

/** The device's own database: a chunk is here before it is sent, and until the server has it. */
export class DeviceChunks implements ChunkStore {
  private opened: Promise<IDBDatabase> | null = null

  private open(): Promise<IDBDatabase> {
    if (!this.opened) {
      const request = indexedDB.open(DATABASE, 1)
      request.addEventListener('upgradeneeded', () => {
        request.result.createObjectStore(RECORDINGS, { keyPath: 'client_id' })
        request.result.createObjectStore(CHUNKS)
      })
      this.opened = settled(request)
    }
    return this.opened
  }

  private async store(name: string, mode: IDBTransactionMode = 'readonly') {
    return (await this.open()).transaction(name, mode).objectStore(name)
  }

  async recordings(screeningId: string): Promise<KeptRecording[]> {
    const all = (await settled((await this.store(RECORDINGS)).getAll())) as KeptRecording[]
    return all.filter(({ screening_id }) => screening_id === screeningId)
  }
  async keep(recording: KeptRecording): Promise<void> {
    await settled((await this.store(RECORDINGS, 'readwrite')).put(recording))
  }
  async change(clientId: string, change: Partial<KeptRecording>): Promise<void> {
    const transaction = (await this.open()).transaction(RECORDINGS, 'readwrite')
    const store = transaction.objectStore(RECORDINGS)
    const known = (await settled(store.get(clientId))) as KeptRecording | undefined
    if (known) store.put({ ...known, ...change })
    await whole(transaction)
  }
  async add(clientId: string, number: number, hash: string, bytes: ArrayBuffer): Promise<void> {
    const transaction = (await this.open()).transaction([RECORDINGS, CHUNKS], 'readwrite')
    const store = transaction.objectStore(RECORDINGS)
    const known = (await settled(store.get(clientId))) as KeptRecording | undefined
    if (known) {
      store.put({ ...known, hashes: known.hashes.toSpliced(number, 1, hash) })
      transaction.objectStore(CHUNKS).put(bytes, [clientId, number])
    }
    await whole(transaction)
  }
  async numbers(clientId: string): Promise<number[]> {
    const keys = await settled((await this.store(CHUNKS)).getAllKeys(ofRecording(clientId)))
    return keys.map(key => (key as [string, number])[1])
  }
  async chunk(clientId: string, number: number): Promise<ArrayBuffer | null> {
    const bytes: unknown = await settled((await this.store(CHUNKS)).get([clientId, number]) as IDBRequest<unknown>)
    return bytes instanceof ArrayBuffer ? bytes : null
  }
  async drop(clientId: string, number: number): Promise<void> {
    await settled((await this.store(CHUNKS, 'readwrite')).delete([clientId, number]))
  }
  async forget(clientId: string): Promise<void> {
    const transaction = (await this.open()).transaction([RECORDINGS, CHUNKS], 'readwrite')
    transaction.objectStore(RECORDINGS).delete(clientId)
    transaction.objectStore(CHUNKS).delete(ofRecording(clientId))
    await whole(transaction)
  }
}

/** Where the device keeps nothing (a private window, a full disk): chunks last as long as the page. */
export class PageChunks implements ChunkStore {
  private readonly known = new Map<string, KeptRecording>()
  private readonly bytes = new Map<string, Map<number, ArrayBuffer>>()

  async recordings(screeningId: string): Promise<KeptRecording[]> {
    return [...this.known.values()].filter(({ screening_id }) => screening_id === screeningId)
  }
  async keep(recording: KeptRecording): Promise<void> {
    this.known.set(recording.client_id, recording)
  }
  async change(clientId: string, change: Partial<KeptRecording>): Promise<void> {
    const known = this.known.get(clientId)
    if (known) this.known.set(clientId, { ...known, ...change })
  }
  async add(clientId: string, number: number, hash: string, bytes: ArrayBuffer): Promise<void> {
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
  async drop(clientId: string, number: number): Promise<void> {
    this.bytes.get(clientId)?.delete(number)
  }
  async forget(clientId: string): Promise<void> {
    this.known.delete(clientId)
    this.bytes.delete(clientId)
  }
}

/** The device's database where it works, else the page's memory. */
export async function openChunks(): Promise<ChunkStore> {
  const device = new DeviceChunks()
  try {
    await device.recordings('')
    return device
  } catch {
    return new PageChunks()
  }
}
