/** Spoken answers that the server has not written down yet, on the device: a reload in between loses none. */
const DATABASE = 'interview-answers'
const STORE = 'sounds'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The device keeps nothing.')))
  })

async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  const database = await settled(request)
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

/** The device first, the page's memory where it keeps nothing. */
export class KeptSounds {
  private readonly memory = new Map<string, ArrayBuffer>()

  async keep(id: string, bytes: ArrayBuffer): Promise<void> {
    this.memory.set(id, bytes)
    await within('readwrite', store => store.put(bytes, id)).catch(() => {})
  }
  async read(id: string): Promise<ArrayBuffer | null> {
    const here = this.memory.get(id)
    if (here) return here
    const kept: unknown = await within('readonly', store => store.get(id) as IDBRequest<unknown>).catch(() => null)
    return kept instanceof ArrayBuffer ? kept : null
  }
  async forget(id: string): Promise<void> {
    this.memory.delete(id)
    await within('readwrite', store => store.delete(id)).catch(() => {})
  }
}
