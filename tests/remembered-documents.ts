import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type DocumentWork, readDocument as read } from '../platform/documents/read-document.ts'

export { DocumentRefused, TooManyWaiting } from '../platform/documents/read-document.ts'

const known = new Map<string, unknown>()

/**
 * Replaces `platform/documents/read-document.ts` in tests (replaced-modules.mjs): the same résumé is read once in each process, because
 * many tests use the same few. Tests of reading itself import the original by its path.
 */
export async function readDocument<T>(open: string | (() => Promise<Readable>), work: DocumentWork<T>): Promise<T> {
  const source = typeof open === 'string' ? createReadStream(open) : await open()
  const bytes = await buffer(source)
  // The time of day changes nothing in a reading.
  const args = (work.args ?? []).map(one => one.replace(/T\d\d:.*Z$/, ''))
  const key = createHash('sha256')
    .update([work.entry.path, ...args, ''].join('\n'))
    .update(bytes)
    .digest('hex')
  if (!known.has(key)) known.set(key, await read(() => Promise.resolve(Readable.from([bytes])), work))
  return structuredClone(known.get(key)) as T
}
