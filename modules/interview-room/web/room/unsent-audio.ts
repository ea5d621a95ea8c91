import { type DBSchema, openDB } from 'idb'

interface AnswersDatabase extends DBSchema {
  sounds: { key: string; value: ArrayBuffer }
}

async function withDatabase<R>(
  work: (database: Awaited<ReturnType<typeof openDB<AnswersDatabase>>>) => Promise<R>,
): Promise<R> {
  const database = await openDB<AnswersDatabase>('interview-answers', 1, {
    upgrade: opened => void opened.createObjectStore('sounds'),
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/**
 * The audio of spoken answers that the server has not transcribed yet. It is stored on the device, so that a reload loses nothing;
 * in browsers without storage it lasts as long as the page.
 */
export class UnsentAudio {
  private readonly memory = new Map<string, ArrayBuffer>()

  async store(id: string, bytes: ArrayBuffer): Promise<void> {
    this.memory.set(id, bytes)
    await withDatabase(database => database.put('sounds', bytes, id)).catch(() => {})
  }
  async read(id: string): Promise<ArrayBuffer | null> {
    const bytes = this.memory.get(id)
    if (bytes) return bytes
    return (await withDatabase(database => database.get('sounds', id)).catch(() => null)) ?? null
  }
  async remove(id: string): Promise<void> {
    this.memory.delete(id)
    await withDatabase(database => database.delete('sounds', id)).catch(() => {})
  }
}
