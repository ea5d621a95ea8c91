import { constants, inflateSync } from 'node:zlib'
import { MAX_STREAM_BYTES, MAX_STREAMS_BYTES } from '../limits.ts'
import { DocumentRefused } from '../refusal.ts'

/** A stream's dictionary is directly before it and is short. */
const LONGEST_DICTIONARY = 4096
/** Filters can be stacked. Normal programs stack at most two. */
const MOST_FILTERS = 3

function inflated(data: Uint8Array): Uint8Array | null {
  try {
    // A truncated stream still returns its data, as in other PDF readers.
    return inflateSync(data, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new DocumentRefused('too_expanded')
    return null
  }
}

function flateFilters(bytes: Buffer, streamAt: number): number {
  const before = bytes.toString('latin1', Math.max(0, streamAt - LONGEST_DICTIONARY), streamAt)
  const dictionary = before.slice(before.lastIndexOf(' obj'))
  return dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0
}

/**
 * Unpacks the compressed streams of a PDF only to measure them, before pdf.js unpacks them without a limit. A stream of
 * two kilobytes can unpack to gigabytes. Throws `too_expanded`.
 */
export function checkStreamSizes(pdf: Uint8Array): void {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  let total = 0
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at)) {
    const start = at + 'stream'.length
    const end = bytes.indexOf('endstream', start)
    const filters = flateFilters(bytes, at)
    if (filters > MOST_FILTERS) throw new DocumentRefused('too_expanded')
    const from = bytes[start] === 13 && bytes[start + 1] === 10 ? start + 2 : start + 1
    let data: Uint8Array | null = bytes.subarray(from, end < 0 ? bytes.length : end)
    for (let filter = 0; data && filter < filters; filter += 1) {
      data = inflated(data)
      total += data?.length ?? 0
    }
    if (total > MAX_STREAMS_BYTES) throw new DocumentRefused('too_expanded')
    if (end < 0) return
    at = end + 'endstream'.length
  }
}
