import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

// Stand-ins for the language models of vendors, built from their documented requests, answers and errors.

export type Vendor = 'openai' | 'anthropic' | 'google' | 'mistral'

/** What the stand-in does with one request. */
type VendorReply = { text: string } | { status: number; retryAfter?: string; message?: string } | { blocked: true }

interface VendorRequest {
  path: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

export interface VendorStandIn {
  /** What the product is configured with. */
  baseUrl: string
  requests: VendorRequest[]
  /** Sets the responses to the next requests in order; the last one is repeated. */
  script(...replies: VendorReply[]): void
  close(): Promise<void>
}

interface Shape {
  base: string
  path: RegExp
  answer(text: string, request: VendorRequest): unknown
  blocked: unknown
  error(status: number, message: string): unknown
}

const chatCompletion = (text: string, finish: string) => ({
  id: 'cmpl-1',
  object: 'chat.completion',
  created: 1_760_000_000,
  model: 'stand-in',
  choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
  usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
})

const shapes: Record<Vendor, Shape> = {
  // https://platform.openai.com/docs/api-reference/chat
  openai: {
    base: '/v1',
    path: /^\/v1\/chat\/completions$/,
    answer: text => chatCompletion(text, 'stop'),
    blocked: chatCompletion('', 'content_filter'),
    error: (status, message) => ({ error: { message, type: 'requests', param: null, code: null } }),
  },
  // https://docs.anthropic.com/en/api/messages
  anthropic: {
    base: '/v1',
    path: /^\/v1\/messages$/,
    answer(text, { body }) {
      const tools = body['tools'] as { name: string }[] | undefined
      const content = tools?.length
        ? { type: 'tool_use', id: 'toolu_1', name: tools[0]!.name, input: JSON.parse(text) as unknown }
        : { type: 'text', text }
      return {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'stand-in',
        content: [content],
        stop_reason: tools?.length ? 'tool_use' : 'end_turn',
        stop_sequence: null,
        usage: { input_tokens: 100, output_tokens: 20 },
      }
    },
    blocked: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'stand-in',
      content: [],
      stop_reason: 'refusal',
      stop_sequence: null,
      usage: { input_tokens: 100, output_tokens: 0 },
    },
    error: (status, message) => ({
      type: 'error',
      error: { type: status === 529 ? 'overloaded_error' : 'api_error', message },
    }),
  },
  // https://ai.google.dev/api/generate-content
  google: {
    base: '/v1beta',
    path: /^\/v1beta\/models\/[\w.-]+:generateContent$/,
    answer: text => ({
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 },
      modelVersion: 'stand-in',
    }),
    blocked: {
      candidates: [{ finishReason: 'SAFETY', index: 0 }],
      usageMetadata: { promptTokenCount: 100, totalTokenCount: 100 },
      modelVersion: 'stand-in',
    },
    error: (status, message) => ({ error: { code: status, message, status: 'RESOURCE_EXHAUSTED' } }),
  },
  // https://docs.mistral.ai/api
  mistral: {
    base: '/v1',
    path: /^\/v1\/chat\/completions$/,
    answer: text => chatCompletion(text, 'stop'),
    blocked: chatCompletion('', 'error'),
    error: (status, message) => ({ object: 'error', message, type: 'invalid_request_error', param: null, code: null }),
  },
}

/** Starts a stand-in of a vendor on a real socket. */
export async function startVendor(vendor: Vendor): Promise<VendorStandIn> {
  const shape = shapes[vendor]
  const requests: VendorRequest[] = []
  let replies: VendorReply[] = []
  let served = 0
  const send = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = (request.url ?? '').split('?')[0]!
      const recorded: VendorRequest = {
        path,
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
      }
      requests.push(recorded)
      const reply = replies[Math.min(served, replies.length - 1)] ?? { status: 500 }
      served += 1
      if (!shape.path.test(path)) send(response, 404, shape.error(404, 'Unknown path.'))
      else if ('status' in reply)
        send(
          response,
          reply.status,
          shape.error(reply.status, reply.message ?? `Scripted ${reply.status}.`),
          reply.retryAfter ? { 'retry-after': reply.retryAfter } : {},
        )
      else if ('blocked' in reply) send(response, 200, shape.blocked)
      else send(response, 200, shape.answer(reply.text, recorded))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${shape.base}`,
    requests,
    script(...next) {
      replies = next
      served = 0
      requests.length = 0
    },
    async close() {
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
