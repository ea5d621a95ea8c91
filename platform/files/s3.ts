import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini } from 's3mini'
import { checkedFolder, checkedKey, FileMissing, type FileStore } from './store.ts'

export interface S3Settings {
  /** With the bucket in its path. */
  readonly endpoint: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

/** Files in any S3-compatible store. */
export function s3Store(settings: S3Settings): FileStore {
  const client = new S3mini({
    endpoint: settings.endpoint,
    region: settings.region,
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    requestAbortTimeout: 30_000,
  })
  const fetched = async (key: string) => {
    const bytes = await client.getObjectArrayBuffer(checkedKey(key))
    if (bytes === null) throw new FileMissing('The file is not there.')
    return Buffer.from(bytes)
  }
  return {
    kind: 's3',
    async put(key, bytes, contentType) {
      await client.putObject(checkedKey(key), Buffer.from(bytes), contentType)
    },
    async putFile(key, path, contentType) {
      await client.putObject(checkedKey(key), await openAsBlob(path), contentType)
    },
    read: fetched,
    async stream(key, range) {
      if (!range) {
        const response = await client.getObjectResponse(checkedKey(key))
        if (!response?.body) throw new FileMissing('The file is not there.')
        return Readable.fromWeb(response.body as ReadableStream)
      }
      const response = await client.getObjectRaw(checkedKey(key), false, range.start, range.end + 1)
      if (!response.ok) throw new FileMissing('The file is not there.')
      return Readable.from([Buffer.from(await response.arrayBuffer())])
    },
    async size(key) {
      const exists = await client.objectExists(checkedKey(key))
      return exists === true ? client.getContentLength(checkedKey(key)) : null
    },
    async remove(key) {
      await client.deleteObject(checkedKey(key))
    },
    async removeAll(organizationId) {
      const stored = (await client.listObjects('/', `${checkedFolder(organizationId)}/`)) ?? []
      for (const { Key } of stored) await client.deleteObject(Key)
    },
    async check() {
      await client.listObjects('/', '', 1)
    },
  }
}
