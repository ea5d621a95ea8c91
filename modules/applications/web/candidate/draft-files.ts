/** Files of drafts, in the browser's own database: local storage holds text alone. */
const DATABASE = 'drafts'
const STORE = 'files'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The device keeps no files.')))
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return settled(request)
}

async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

const pathOf = (draft: string, field: string) => `${draft}/${field}`
const allOf = (draft: string) => IDBKeyRange.bound(`${draft}/`, `${draft}/\uffff`)

/** @returns whether it is kept */
export async function keepFile(draft: string, field: string, file: File): Promise<boolean> {
  try {
    await within('readwrite', store => store.put(file, pathOf(draft, field)))
    return true
  } catch {
    return false // Private windows keep none, and a full device no more.
  }
}

export async function forgetFile(draft: string, field: string): Promise<void> {
  await within('readwrite', store => store.delete(pathOf(draft, field))).catch(() => undefined)
}

export async function forgetFiles(draft: string): Promise<void> {
  await within('readwrite', store => store.delete(allOf(draft))).catch(() => undefined)
}

/** The files of a draft, by field. None where the device keeps none. */
export async function keptFiles(draft: string): Promise<Record<string, File>> {
  try {
    const keys = await within('readonly', store => store.getAllKeys(allOf(draft)))
    const files: Record<string, File> = {}
    for (const key of keys) {
      const value: unknown = await within('readonly', store => store.get(key) as IDBRequest<unknown>)
      if (typeof key === 'string' && value instanceof File) files[key.slice(draft.length + 1)] = value
    }
    return files
  } catch {
    return {}
  }
}
