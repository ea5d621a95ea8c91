import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the stand-in does with one request. `json` and `text` are well-formed responses; all others are failures. */
export type OpenAiReply =
  | { kind: 'json'; value: unknown }
  | { kind: 'text'; text: string; finish?: 'stop' | 'length' }
  | { kind: 'status'; status: number; retryAfter?: string; body?: unknown }
  | { kind: 'slow' }
  | { kind: 'cut'; value?: unknown }
  | { kind: 'garbage'; body: string }
  | {
      kind: 'transcript'
      text: string
      words?: { word: string; start: number; end: number }[]
      logprobs?: number[]
      /** How long it takes, in ms. */
      takes?: number
    }

export interface RecordedRequest {
  path: string
  authorization: string | undefined
  contentType: string
  raw: Buffer
  /** The JSON body, if there is one. */
  json: ChatRequest | null
}

interface ChatRequest {
  model: string
  stream?: boolean
  messages: { role: string; content: string }[]
  response_format?: { type: string; json_schema?: { schema: unknown } }
  max_tokens?: number
}

type Script = OpenAiReply | ((request: RecordedRequest, index: number) => OpenAiReply)

/** A server with OpenAI's chat completions and transcriptions on a real socket, with failures on demand. */
export interface OpenAiStandIn {
  /** `http://127.0.0.1:PORT/v1` */
  baseUrl: string
  requests: RecordedRequest[]
  /** The number of requests that the client aborted before the response. */
  readonly aborted: number
  /** Sets the responses to the next requests in order; the last one is repeated. Clears the recorded requests. */
  script(...replies: Script[]): void
  close(): Promise<void>
}

export async function startOpenAi(): Promise<OpenAiStandIn> {
  const requests: RecordedRequest[] = []
  let replies: Script[] = []
  let served = 0
  let aborted = 0
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) aborted += 1
    })
    void record(request).then(recorded => {
      requests.push(recorded)
      const script = replies[Math.min(served, replies.length - 1)] ?? { kind: 'status', status: 500 }
      const reply = typeof script === 'function' ? script(recorded, served) : script
      served += 1
      const takes = reply.kind === 'transcript' ? (reply.takes ?? 0) : 0
      if (takes > 0) setTimeout(() => answer(recorded, response, reply), takes)
      else answer(recorded, response, reply)
    })
  })
  // Otherwise a connection can close just when a busy test uses it again.
  server.keepAliveTimeout = 120_000
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    get aborted() {
      return aborted
    },
    script(...next) {
      replies = next
      served = 0
      aborted = 0
      requests.length = 0
    },
    async close() {
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}

async function record(request: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const raw = Buffer.concat(chunks)
  const contentType = request.headers['content-type'] ?? ''
  const json = contentType.startsWith('application/json') ? (JSON.parse(raw.toString()) as ChatRequest) : null
  return { path: request.url ?? '', authorization: request.headers.authorization, contentType, raw, json }
}

function answer(request: RecordedRequest, response: ServerResponse, reply: OpenAiReply): void {
  const known = ['/v1/chat/completions', '/v1/audio/transcriptions'].includes(request.path)
  if (!known) return sendJson(response, 404, { error: { message: 'Unknown path.' } })
  switch (reply.kind) {
    case 'slow':
      return
    case 'status':
      if (reply.retryAfter !== undefined) response.setHeader('retry-after', reply.retryAfter)
      return sendJson(response, reply.status, reply.body ?? { error: { message: `Scripted ${reply.status}.` } })
    case 'garbage':
      response.writeHead(200, { 'content-type': 'application/json' }).end(reply.body)
      return
    case 'transcript':
      return sendJson(response, 200, transcript(reply))
    case 'cut':
      return cut(request, response, completion(request, JSON.stringify(reply.value ?? { cut: true })))
    case 'json':
      return complete(request, response, JSON.stringify(reply.value))
    case 'text':
      return complete(request, response, reply.text, reply.finish)
  }
}

function complete(request: RecordedRequest, response: ServerResponse, content: string, finish = 'stop'): void {
  if (!request.json?.stream) return sendJson(response, 200, completion(request, content, finish))
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const piece of content.match(/[\s\S]{1,16}/gu) ?? []) response.write(event(request, { content: piece }, null))
  response.write(event(request, {}, finish))
  response.end('data: [DONE]\n\n')
}

/** Announces more bytes than it sends and drops the connection, as a crashing proxy does. */
function cut(request: RecordedRequest, response: ServerResponse, body: unknown): void {
  const text = JSON.stringify(body)
  if (request.json?.stream) {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(event(request, { content: '{"half' }, null), () => response.socket?.destroy())
    return
  }
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  response.write(text.slice(0, Math.floor(text.length / 2)), () => response.socket?.destroy())
}

function completion(request: RecordedRequest, content: string, finish = 'stop'): unknown {
  return {
    id: 'chatcmpl-stand-in',
    object: 'chat.completion',
    created: 1_760_000_000,
    model: request.json?.model ?? 'stand-in',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  }
}

function event(request: RecordedRequest, delta: { content?: string }, finish: string | null): string {
  const choices = [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: finish }]
  const chunk = { id: 'chatcmpl-stand-in', object: 'chat.completion.chunk', created: 1_760_000_000 }
  return `data: ${JSON.stringify({ ...chunk, model: request.json?.model, choices })}\n\n`
}

function transcript(reply: Extract<OpenAiReply, { kind: 'transcript' }>): unknown {
  const segments = reply.logprobs?.map((avg_logprob, id) => ({ id, avg_logprob, start: id, end: id + 1 }))
  return { task: 'transcribe', language: 'english', duration: 1, text: reply.text, words: reply.words, segments }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
