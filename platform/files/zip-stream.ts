import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** Stored files are compressed already: PDF, DOCX, images, recordings. */
  readonly compressed?: boolean
}

/** An entry inside yazl, with its state. */
interface Remembered {
  readonly state: number
}
const WRITTEN = 3

/**
 * For each step of an entry, yazl looks through all entries for the first that is not written, so that the time would grow with the square of
 * their number. Written ones are put aside until they are needed for the list at the end of the archive.
 */
function putAside(zip: ZipFile) {
  const inside = zip as unknown as { entries: Remembered[] }
  const written: Remembered[] = []
  return {
    next() {
      written.push(...inside.entries.filter(({ state }) => state === WRITTEN))
      inside.entries = inside.entries.filter(({ state }) => state !== WRITTEN)
    },
    restore() {
      inside.entries = [...written, ...inside.entries]
    },
  }
}

/** Gives a stream away without keeping it: the archive remembers every entry until it ends, and must not remember its content. */
function takeOnce(source: Readable) {
  let waiting: Readable | null = source
  return (take: (error: null, stream: Readable) => void) => {
    const taken = waiting!
    waiting = null
    take(null, taken)
  }
}

/**
 * Writes a ZIP file entry by entry, and no faster than it is read: memory does not grow with its size. With ZIP64, so that neither the
 * size of the archive nor the number of its files is limited.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const closed = new AbortController()
  const aside = putAside(zip)
  const write = async () => {
    for await (const { name, content, compressed } of entries) {
      const source = Readable.from(content, { objectMode: false })
      try {
        closed.signal.throwIfAborted()
        zip.addReadStreamLazy(name, { compress: !compressed }, takeOnce(source))
        await finished(source, { signal: closed.signal })
      } finally {
        source.destroy()
      }
      aside.next()
    }
    aside.restore()
    zip.end()
  }
  const writing = write().catch((error: unknown) => void output.destroy(error as Error))
  try {
    for await (const chunk of output) yield chunk as Uint8Array
  } finally {
    closed.abort()
    output.destroy()
    await writing
  }
}
