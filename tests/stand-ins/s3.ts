import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A store with the necessary parts of S3 on a real socket: objects by path, ranges, uploads in parts, only signed requests, and failures on demand.
 */
export interface S3StandIn {
  readonly endpoint: string
  readonly objects: Map<string, { bytes: Buffer; type: string }>
  /** Responds with 503 to the next requests. */
  fail(requests: number): void
  close(): Promise<void>
}

/** A page of two keys, so that a client has to ask for the rest. */
function listed(objects: Map<string, unknown>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter(key => key.startsWith(query.get('prefix') ?? '') && key > after).toSorted()
  const page = keys.slice(0, 2)
  const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const contents = page.map(key => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('')
  return `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents}</ListBucketResult>`
}

export async function startS3(): Promise<S3StandIn> {
  const objects = new Map<string, { bytes: Buffer; type: string }>()
  const uploads = new Map<string, { parts: Map<number, Buffer>; type: string }>()
  let failing = 0
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const end = (status: number, body: Buffer | string = '', headers: Record<string, string | number> = {}) => {
        response.writeHead(status, { etag: '"x"', ...headers })
        response.end(request.method === 'HEAD' ? undefined : body)
      }
      if (failing > 0) {
        failing -= 1
        return end(503, '<Error><Code>SlowDown</Code></Error>')
      }
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/'))
        return end(403, '<Error><Code>AccessDenied</Code></Error>')
      const url = new URL(request.url!, 'http://s3')
      const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''))
      if (request.method === 'GET' && key === '')
        return end(200, listed(objects, url.searchParams), { 'content-type': 'application/xml' })
      const upload = url.searchParams.get('uploadId')
      if (request.method === 'POST' && url.searchParams.has('uploads')) {
        const id = `upload-${uploads.size}`
        uploads.set(id, { parts: new Map(), type: request.headers['content-type'] ?? '' })
        return end(200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
      }
      if (request.method === 'PUT' && upload) {
        uploads.get(upload)!.parts.set(Number(url.searchParams.get('partNumber')), Buffer.concat(parts))
        return end(200)
      }
      if (request.method === 'POST' && upload) {
        const { parts: sent, type } = uploads.get(upload)!
        const inOrder = [...sent].toSorted(([a], [b]) => a - b).map(([, part]) => part)
        objects.set(key, { bytes: Buffer.concat(inOrder), type })
        return end(200, '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>')
      }
      if (request.method === 'PUT') {
        objects.set(key, { bytes: Buffer.concat(parts), type: request.headers['content-type'] ?? '' })
        return end(200)
      }
      if (request.method === 'DELETE') {
        objects.delete(key)
        return end(204)
      }
      const object = objects.get(key)
      if (!object) return end(404, '<Error><Code>NoSuchKey</Code></Error>')
      const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
      if (!range) return end(200, object.bytes, { 'content-type': object.type, 'content-length': object.bytes.length })
      const from = Number(range[1])
      const to = Math.min(range[2] ? Number(range[2]) : object.bytes.length - 1, object.bytes.length - 1)
      return end(206, object.bytes.subarray(from, to + 1), {
        'content-range': `bytes ${from}-${to}/${object.bytes.length}`,
        'content-length': to - from + 1,
      })
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}/bucket`,
    objects,
    fail: requests => (failing = requests),
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
