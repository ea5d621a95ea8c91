import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** Stored files are compressed already: PDF, DOCX, images. */
  readonly compressed?: boolean
}

/** Writes a ZIP file entry by entry, and no faster than it is read: only one chunk of it is in memory. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else written.push(chunk)
  })
  const take = () => {
    if (failure) throw failure
    return written.splice(0)
  }
  for await (const { name, content, compressed } of entries) {
    const file = compressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for await (const chunk of content) {
      file.push(chunk)
      yield* take()
    }
    file.push(new Uint8Array(0), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
