import type { Readable } from 'node:stream'

/** The file store. Keys are created by the product (`<organization id>/<kind>/<id>`), never by people. */
export interface FileStore {
  readonly kind: 'disk' | 's3'
  /** Stores a complete file; durable when it resolves. Writing the same key again replaces the file. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Stores a local file without reading it into memory. The file may be moved from its path. */
  putFile(key: string, path: string, contentType: string): Promise<void>
  /** @throws FileMissing */
  read(key: string): Promise<Buffer>
  /** A part of the file, in bytes; both ends included. */
  stream(key: string, range?: { start: number; end: number }): Promise<Readable>
  size(key: string): Promise<number | null>
  remove(key: string): Promise<void>
  /** Removes all files of a folder: an organization's id, or more of a key's first parts. */
  removeAll(folder: string): Promise<void>
  /** Throws if the store is unavailable. */
  check(): Promise<void>
}

export class FileMissing extends Error {}

const KEY = /^[a-z0-9-]+(\/[a-zA-Z0-9._-]+)+$/

const FOLDER = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/

/** Rejects what is not the beginning of a key. @throws FileMissing */
export function checkedFolder(folder: string): string {
  if (!FOLDER.test(folder)) throw new FileMissing('This is no key of stored files.')
  return folder
}

/** Rejects keys that could leave the store. @throws FileMissing, because no file can have such a key */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new FileMissing('This is no key of a stored file.')
  return key
}
