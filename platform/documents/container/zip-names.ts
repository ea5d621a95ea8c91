import type { FileHandle } from 'node:fs/promises'
import { MAX_ENTRIES } from '../limits.ts'
import { DocumentRefused } from '../refusal.ts'

const END_OF_DIRECTORY = Buffer.from('504b0506', 'hex')
const DIRECTORY_ENTRY = 0x02014b50
/** The end record, and the longest comment that may follow it. */
const LONGEST_END = 22 + 0xffff
const MAX_DIRECTORY_BYTES = 1024 * 1024

async function readAt(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, from)
  return buffer.subarray(0, bytesRead)
}

/** The names of the parts of a zip file, read from its directory alone; nothing is unpacked. Throws `broken` or `too_expanded`. */
export async function zipNames(file: FileHandle, size: number): Promise<string[]> {
  const tailAt = Math.max(0, size - LONGEST_END)
  const tail = await readAt(file, tailAt, size - tailAt)
  const end = tail.lastIndexOf(END_OF_DIRECTORY)
  if (end < 0 || end + 22 > tail.length) throw new DocumentRefused('broken')
  const count = tail.readUInt16LE(end + 10)
  const length = tail.readUInt32LE(end + 12)
  if (count > MAX_ENTRIES || length > MAX_DIRECTORY_BYTES) throw new DocumentRefused('too_expanded')
  const directory = await readAt(file, tail.readUInt32LE(end + 16), length)
  const names: string[] = []
  for (let at = 0; names.length < count;) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== DIRECTORY_ENTRY)
      throw new DocumentRefused('broken')
    const nameLength = directory.readUInt16LE(at + 28)
    names.push(directory.toString('utf8', at + 46, at + 46 + nameLength))
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return names
}
