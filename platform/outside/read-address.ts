import dns from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import net, { type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Why an address that a user entered was not read. */
export type AddressProblem =
  | 'not_https'
  | 'not_public'
  | 'unreachable'
  | 'refused'
  | 'not_found'
  | 'failed'
  | 'too_slow'
  | 'too_large'
  | 'too_many_redirects'

export class AddressNotRead extends Error {
  readonly problem: AddressProblem
  constructor(problem: AddressProblem) {
    super(`The address was not read: ${problem}`)
    this.problem = problem
  }
}

/** What may be reached. */
export interface Reach {
  readonly protocols: readonly string[]
  readonly allows: (address: string) => boolean
  /** A certificate authority that is trusted in addition to the usual ones. */
  readonly ca?: string
}

interface ReadOptions {
  readonly maxBytes: number
  /** Milliseconds for everything, redirects included. */
  readonly timeoutMs: number
  readonly headers?: Readonly<Record<string, string>>
}

export interface ReadReply {
  /** 304 if the server says that nothing has changed since the `headers` of the request; then `body` is empty. */
  readonly status: 200 | 304
  readonly body: Buffer
  readonly etag: string | null
}

/** Reads addresses that users entered. */
export interface AddressReader {
  /** @throws AddressNotRead */
  read(address: URL, options: ReadOptions): Promise<ReadReply>
}

const MOST_REDIRECTS = 3
const PUBLIC: Reach = { protocols: ['https:'], allows: isPublicAddress }

/** Resolves a name once, and only to addresses that may be reached: what was checked is what is connected to. */
const checkedLookup =
  ({ allows }: Reach): LookupFunction =>
  (name, options, done) =>
    dns.lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const [first] = found
      if (!first || !found.every(({ address }) => allows(address))) return done(new AddressNotRead('not_public'), '')
      if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })

function check(address: URL, { protocols, allows }: Reach): void {
  if (!protocols.includes(address.protocol)) throw new AddressNotRead('not_https')
  // A literal address is not looked up. The URL has already normalized notations such as 0x7f.1.
  const literal = address.hostname.replace(/^\[|\]$/g, '')
  if (net.isIP(literal) && !allows(literal)) throw new AddressNotRead('not_public')
}

const problemOf = (status: number): AddressProblem =>
  status === 401 || status === 403 ? 'refused' : status === 404 || status === 410 ? 'not_found' : 'failed'

type Answer = { readonly next: URL } | ReadReply

async function bodyOf(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new AddressNotRead('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function answerOf(response: http.IncomingMessage, address: URL, maxBytes: number): Promise<Answer> {
  const { statusCode: status = 0, headers } = response
  if (headers.location && [301, 302, 303, 307, 308].includes(status)) {
    if (!URL.canParse(headers.location, address)) throw new AddressNotRead('failed')
    return { next: new URL(headers.location, address) }
  }
  const etag = headers.etag ?? null
  if (status === 304) return { status, body: Buffer.alloc(0), etag }
  if (status !== 200) throw new AddressNotRead(problemOf(status))
  // Nothing is decompressed: a small reply could become a large one.
  if (headers['content-encoding'] && headers['content-encoding'] !== 'identity') throw new AddressNotRead('failed')
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new AddressNotRead('too_large')
  return { status, body: await bodyOf(response, maxBytes), etag }
}

function ask(address: URL, options: ReadOptions, reach: Reach, signal: AbortSignal): Promise<Answer> {
  check(address, reach)
  return new Promise((resolve, reject) => {
    const { request } = address.protocol === 'https:' ? https : http
    const sent = request(address, {
      agent: false,
      signal,
      lookup: checkedLookup(reach),
      ca: reach.ca,
      headers: { 'user-agent': 'Evenhand', 'accept-encoding': 'identity', ...options.headers },
    })
    sent.once('error', reject)
    sent.once('response', response => {
      response.once('error', reject)
      answerOf(response, address, options.maxBytes)
        .then(resolve, reject)
        .finally(() => response.destroy())
    })
    sent.end()
  })
}

/**
 * Reads over HTTPS from the public internet only, with bounds for time, size and redirects. Each redirect is checked like the first
 * address.
 * @param reach for tests, whose servers are on this computer
 */
export const addressReader = (reach: Reach = PUBLIC): AddressReader => ({
  async read(address, options) {
    const signal = AbortSignal.timeout(options.timeoutMs)
    try {
      let next = address
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
        const answer = await ask(next, options, reach, signal)
        if ('body' in answer) return answer
        next = answer.next
      }
    } catch (error) {
      if (error instanceof AddressNotRead) throw error
      throw new AddressNotRead(signal.aborted ? 'too_slow' : 'unreachable')
    }
    throw new AddressNotRead('too_many_redirects')
  },
})
