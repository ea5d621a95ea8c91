import { Inflate } from 'fflate'
import { MAX_ENTRIES, MAX_PART_BYTES, MAX_RATIO, MAX_UNPACKED_BYTES, MIN_BYTES_FOR_RATIO } from '../limits.ts'
import { DocumentRefused } from '../refusal.ts'

type Entry = { name: string; method: number; packed: number; unpacked: number; start: number; locked: boolean }

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_ENTRY = 0x04034b50
/** How much compressed data is fed per step. Deflate expands at most 1,032-fold, so one step produces at most 8 MB. */
const STEP = 8 * 1024

/**
 * A zip archive, read through its directory like office programs do. (Reading the local headers one after the other
 * would let a file show us different text than it shows a person.) Only requested parts are unpacked.
 */
export class Zip {
  readonly #bytes: Uint8Array
  readonly #entries: Map<string, Entry>
  #unpackedSoFar = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#entries = readDirectory(bytes)
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /** Unpacks one part; null when there is none. Throws `too_expanded`, `encrypted` or `broken`. */
  read(name: string): Uint8Array | null {
    const entry = this.#entries.get(name)
    if (!entry) return null
    if (entry.locked) throw new DocumentRefused('encrypted')
    if (entry.unpacked > MAX_PART_BYTES) throw new DocumentRefused('too_expanded')
    const packed = this.#bytes.subarray(entry.start, entry.start + entry.packed)
    if (packed.length !== entry.packed) throw new DocumentRefused('broken')
    if (entry.method === 0) return this.#count(packed.length, packed.length) && packed
    if (entry.method !== 8) throw new DocumentRefused('broken')
    return this.#inflate(packed)
  }

  #inflate(packed: Uint8Array): Uint8Array {
    const chunks: Uint8Array[] = []
    let size = 0
    const inflate = new Inflate(chunk => {
      // The size in the directory cannot be trusted, so the output is counted while unpacking.
      size += chunk.length
      this.#count(chunk.length, packed.length, size)
      chunks.push(chunk)
    })
    try {
      for (let at = 0; at < packed.length; at += STEP) {
        inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length)
      }
    } catch (error) {
      throw error instanceof DocumentRefused ? error : new DocumentRefused('broken')
    }
    return Buffer.concat(chunks)
  }

  #count(added: number, packed: number, size = added): true {
    this.#unpackedSoFar += added
    const grew = size > MIN_BYTES_FOR_RATIO && size > packed * MAX_RATIO
    if (grew || size > MAX_PART_BYTES || this.#unpackedSoFar > MAX_UNPACKED_BYTES) {
      throw new DocumentRefused('too_expanded')
    }
    return true
  }
}

function readDirectory(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readEntries(view, bytes, findEnd(view))
  } catch (error) {
    // A RangeError means that an offset points outside of the file.
    throw error instanceof DocumentRefused ? error : new DocumentRefused('broken')
  }
}

/** The end record lies in the last 64 kB, before an optional comment. */
function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  }
  throw new DocumentRefused('broken')
}

function readEntries(view: DataView, bytes: Uint8Array, end: number): Map<string, Entry> {
  const count = view.getUint16(end + 10, true)
  if (count > MAX_ENTRIES) throw new DocumentRefused('too_expanded')
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new DocumentRefused('broken')
    const nameLength = view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    if (view.getUint32(local, true) !== LOCAL_ENTRY) throw new DocumentRefused('broken')
    const name = Buffer.from(bytes.subarray(at + 46, at + 46 + nameLength)).toString('utf8')
    // Two parts with the same name: programs differ in which one they show.
    if (entries.has(name)) throw new DocumentRefused('broken')
    entries.set(name, {
      name,
      method: view.getUint16(at + 10, true),
      locked: (view.getUint16(at + 8, true) & 1) === 1,
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      start: local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}
