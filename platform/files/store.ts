import type { Readable } from 'node:stream'

/** Where files lie. Keys are made by the product (`<organization id>/<kind>/<id>`), never by a person. */
export interface FileStore {
  readonly kind: 'disk' | 's3'
  /** Stores the whole; durable when it answers. Writing the same key again replaces it. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Stores a file of this machine without reading it into memory. It may be gone from its path afterwards. */
  putFile(key: string, path: string, contentType: string): Promise<void>
  /** @throws FileMissing */
  read(key: string): Promise<Buffer>
  /** A part of the file; both ends included, in bytes. */
  stream(key: string, range?: { start: number; end: number }): Promise<Readable>
  size(key: string): Promise<number | null>
  remove(key: string): Promise<void>
  /** Throws where the store is out of reach. */
  check(): Promise<void>
}

export class FileMissing extends Error {}

const KEY = /^[a-z0-9-]+(\/[a-zA-Z0-9._-]+)+$/

/** Refuses keys that could leave the store. @throws FileMissing: no file can be stored under such a key */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new FileMissing('This is no key of a stored file.')
  return key
}
