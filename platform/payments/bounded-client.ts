import http from 'node:http'
import https from 'node:https'
import type { Stripe } from 'stripe'

/** Far above the largest page of invoices. */
const MOST_BYTES = 10_000_000

/** Open connections are used again: a reading of an account is several requests. */
const agents = { http: new http.Agent({ keepAlive: true }), https: new https.Agent({ keepAlive: true }) }

type Client = NonNullable<Stripe.StripeConfig['httpClient']>
type Answer = Awaited<ReturnType<Client['makeRequest']>>

/** The package recognizes a timeout by this code, and repeats the request if there is time for it. */
const tooLate = () => Object.assign(new Error('The reply took too long.'), { code: 'ETIMEDOUT' })

const bodyOf = (response: http.IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    response.on('data', (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size > MOST_BYTES) response.destroy(new Error('The reply is larger than expected.'))
    })
    response.on('error', reject)
    response.on('end', () => resolve(Buffer.concat(chunks).toString()))
    // A reply that is cut has no end.
    response.on('close', () => reject(new Error('The reply is not complete.')))
  })

const answerOf = ({ statusCode = 0, headers }: http.IncomingMessage, body: string): Answer => ({
  getStatusCode: () => statusCode,
  getHeaders: () => headers as ReturnType<Answer['getHeaders']>,
  // The package adds the headers to it.
  getRawResponse: () => ({}),
  toStream: () => {
    throw new Error('Replies are read completely.')
  },
  // A page of an error in between is no JSON, and a failure that the package reports.
  toJSON: async () => JSON.parse(body) as unknown,
})

/** A client whose requests are those of one operation at a time. */
export interface BoundedClient extends Client {
  /** When all requests end, as a time of `performance.now()`. */
  deadline: number
}

/**
 * A reply is bounded in size and time, and read completely before it counts. Redirects, which could take the key elsewhere, are not followed.
 * Much cheaper than `fetch` with its streams, which matters when events come in bursts.
 */
export const boundedClient = (): BoundedClient => ({
  deadline: 0,
  getClientName: () => 'node',
  makeRequest(host, port, path, method, headers, body, protocol, timeout) {
    const left = Math.min(timeout, this.deadline - performance.now())
    return new Promise((resolve, reject) => {
      if (left <= 0) return reject(tooLate())
      const isPlain = protocol === 'http'
      const options = { host, port, path, method, headers: headers as http.OutgoingHttpHeaders }
      const request = isPlain
        ? http.request({ ...options, agent: agents.http })
        : https.request({ ...options, agent: agents.https })
      // Also ends the reply, if it has begun.
      const timer = setTimeout(() => request.destroy(tooLate()), left)
      const fail = (error: Error) => {
        clearTimeout(timer)
        reject(error)
      }
      request.on('error', fail)
      request.on('response', response => {
        bodyOf(response).then(text => {
          clearTimeout(timer)
          resolve(answerOf(response, text))
        }, fail)
      })
      request.end(body)
    })
  },
})
