import { type IDBPDatabase, openDB } from 'idb'

/** Files of drafts, in the browser's database: local storage holds only text. */
const DATABASE = 'drafts'
const STORE = 'files'

async function withDatabase<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  const database = await openDB(DATABASE, 1, { upgrade: created => void created.createObjectStore(STORE) })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

const pathOf = (draft: string, field: string) => `${draft}/${field}`
const allOf = (draft: string) => IDBKeyRange.bound(`${draft}/`, `${draft}/\uffff`)

/** @returns false if the browser cannot save files, for example in a private window or on a full device */
export async function saveFile(draft: string, field: string, file: File): Promise<boolean> {
  try {
    await withDatabase(database => database.put(STORE, file, pathOf(draft, field)))
    return true
  } catch {
    return false
  }
}

export async function deleteFile(draft: string, field: string): Promise<void> {
  await withDatabase(database => database.delete(STORE, pathOf(draft, field))).catch(() => undefined)
}

export async function deleteFiles(draft: string): Promise<void> {
  await withDatabase(database => database.delete(STORE, allOf(draft))).catch(() => undefined)
}

/** The saved files of a draft, by field. */
export async function savedFiles(draft: string): Promise<Record<string, File>> {
  try {
    return await withDatabase(async database => {
      const files: Record<string, File> = {}
      for (const key of await database.getAllKeys(STORE, allOf(draft))) {
        const value: unknown = await database.get(STORE, key)
        if (typeof key === 'string' && value instanceof File) files[key.slice(draft.length + 1)] = value
      }
      return files
    })
  } catch {
    return {}
  }
}
