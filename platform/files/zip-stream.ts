import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** Stored files are compressed already: PDF, DOCX, images, recordings. */
  readonly compressed?: boolean
}

/**
 * Writes a ZIP file entry by entry, and no faster than it is read: memory does not grow with its size. With ZIP64, so that neither the
 * size of the archive nor the number of its files is limited.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const closed = new AbortController()
  const write = async () => {
    for await (const { name, content, compressed } of entries) {
      const source = Readable.from(content, { objectMode: false })
      try {
        closed.signal.throwIfAborted()
        zip.addReadStream(source, name, { compress: !compressed })
        await finished(source, { signal: closed.signal })
      } finally {
        source.destroy()
      }
    }
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
