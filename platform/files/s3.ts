import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { S3mini } from 's3mini'
import { checkedFolder, checkedKey, FileMissing, type FileStore } from './store.ts'

export interface S3Settings {
  /** With the bucket in its path. */
  readonly endpoint: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

/**
 * Files are sent and read in pieces of this size, in bytes: a request has a time limit, which a large file on a slow line would exceed.
 * Four are sent at a time.
 */
const PIECE = 16 * 1024 * 1024

/** Files in any S3-compatible store. */
export function s3Store(settings: S3Settings): FileStore {
  const client = new S3mini({
    endpoint: settings.endpoint,
    region: settings.region,
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    requestAbortTimeout: 30_000,
    minPartSize: PIECE,
  })
  const fetched = async (key: string) => {
    const bytes = await client.getObjectArrayBuffer(checkedKey(key))
    if (bytes === null) throw new FileMissing('The file is not there.')
    return Buffer.from(bytes)
  }
  const sizeOf = async (key: string) => {
    if ((await client.objectExists(checkedKey(key))) !== true) throw new FileMissing('The file is not there.')
    return client.getContentLength(checkedKey(key))
  }
  const piece = async (key: string, start: number, end: number) => {
    const response = await client.getObjectRaw(checkedKey(key), false, start, Math.min(end, start + PIECE - 1) + 1)
    if (!response.ok) throw new FileMissing('The file is not there.')
    return Buffer.from(await response.arrayBuffer())
  }
  return {
    kind: 's3',
    async put(key, bytes, contentType) {
      await client.putObject(checkedKey(key), Buffer.from(bytes), contentType)
    },
    async putFile(key, path, contentType) {
      await client.putAnyObject(checkedKey(key), await openAsBlob(path), contentType)
    },
    read: fetched,
    async stream(key, range) {
      const end = range?.end ?? (await sizeOf(key)) - 1
      if (end - (range?.start ?? 0) < 0) return Readable.from([], { objectMode: false })
      // The first piece is read at once, because a missing file has to be noticed before anything is sent.
      const start = range?.start ?? 0
      const first = await piece(key, start, end)
      async function* pieces() {
        yield first
        for (let at = start + first.length; at <= end; at += PIECE) yield await piece(key, at, end)
      }
      return Readable.from(pieces(), { objectMode: false })
    },
    async size(key) {
      const exists = await client.objectExists(checkedKey(key))
      return exists === true ? client.getContentLength(checkedKey(key)) : null
    },
    async remove(key) {
      await client.deleteObject(checkedKey(key))
    },
    async removeAll(folder) {
      const stored = (await client.listObjects('/', `${checkedFolder(folder)}/`)) ?? []
      for (const { Key } of stored) await client.deleteObject(Key)
    },
    async check() {
      await client.listObjects('/', '', 1)
    },
  }
}
