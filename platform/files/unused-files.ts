import { ProblemError } from '../errors/problem-error.ts'
import type { Services } from '../services.ts'

type Storing = Pick<Services, 'files' | 'log'>

/** Removes files that no row refers to. One that cannot be removed is logged. */
export const removeUnused = async ({ files, log }: Storing, keys: readonly string[]): Promise<void> => {
  await Promise.all(
    keys.map(key => files.remove(key).catch(error => log.warn({ err: error }, 'an unused file could not be removed'))),
  )
}

/**
 * Writes the rows of files that were just stored, and removes the files if that is refused. After any other failure they are kept,
 * because their rows may have been written.
 */
export async function writeOrRemove<T>(storing: Storing, keys: readonly string[], write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof ProblemError) await removeUnused(storing, keys)
    throw error
  }
}
