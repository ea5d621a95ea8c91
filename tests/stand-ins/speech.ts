import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

// Stand-ins for services that speak, built from their documented requests, answers and errors.
// https://elevenlabs.io/docs/api-reference/text-to-speech/stream-with-timestamps, …/voices/search
// https://platform.openai.com/docs/api-reference/audio/createSpeech

/** What the stand-in does with one request. */
type SpeechReply =
  | {
      kind: 'speak'
      /** Pause before each piece, in ms. */ between?: number
      /** Of each piece. */ relativeTimes?: boolean
    }
  | { kind: 'voices'; voices: readonly unknown[]; next?: string }
  | { kind: 'status'; status: number; retryAfter?: string; reason?: string }
  | { kind: 'body'; type: string; body: string | Buffer }
  | { kind: 'redirect'; to: string }
  | { kind: 'slow' }
  | { kind: 'stuck' }
  | { kind: 'cut' }
  | { kind: 'endless' }

interface SpeechRequestSeen {
  method: string
  path: string
  headers: IncomingHttpHeaders
  json: Record<string, unknown> | null
}

export interface SpeechStandIn {
  baseUrl: string
  requests: SpeechRequestSeen[]
  /** The number of requests that the client gave up before the reply was complete. */
  readonly aborted: number
  /** Sets the replies to the next requests in order; the last one is repeated. */
  script(...replies: SpeechReply[]): void
  close(): Promise<void>
}

const RATE = 16_000
const WORD_SECONDS = 0.3

/** One word as a tone: three tenths of a second, 440 Hz. */
const tone = (rate: number) => {
  const audio = Buffer.alloc(Math.round(rate * WORD_SECONDS) * 2)
  for (let i = 0; i < audio.length / 2; i += 1)
    audio.writeInt16LE(Math.round(9000 * Math.sin((i * 440 * 2 * Math.PI) / rate)), i * 2)
  return audio
}

/** The pieces of ElevenLabs' stream: a word each, with the times of its characters. */
function* pieces(text: string, relativeTimes: boolean) {
  for (const [i, word] of text.split(' ').entries()) {
    const characters = Array.from(i > 0 ? ` ${word}` : word)
    const from = relativeTimes ? 0 : i * WORD_SECONDS
    const each = WORD_SECONDS / characters.length
    const alignment = {
      characters,
      character_start_times_seconds: characters.map((_, at) => from + at * each),
      character_end_times_seconds: characters.map((_, at) => from + (at + 1) * each),
    }
    yield { audio_base64: tone(RATE).toString('base64'), alignment, normalized_alignment: alignment }
  }
}

/** A WAV file as OpenAI streams it: 24 kHz, with sizes that nobody knew when the header was sent. */
function streamedWav(text: string): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(0xffffffff, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(24_000, 24)
  header.writeUInt32LE(48_000, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(0xffffffff, 40)
  return Buffer.concat([header, ...text.split(' ').map(() => tone(24_000))])
}

const after = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

async function speak(
  { path, json }: SpeechRequestSeen,
  response: ServerResponse,
  { between = 0, relativeTimes = false }: { between?: number; relativeTimes?: boolean },
) {
  if (path.endsWith('/audio/speech')) {
    const file = streamedWav(String(json?.['input']))
    response.writeHead(200, { 'content-type': 'audio/wav' })
    for (let from = 0; from < file.length; from += 10_000) {
      response.write(file.subarray(from, from + 10_000))
      if (between) await after(between)
    }
    return response.end()
  }
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  for (const piece of pieces(String(json?.['text']), relativeTimes)) {
    const line = `${JSON.stringify(piece)}\n`
    // A line does not end where a packet ends.
    response.write(line.slice(0, 700))
    await after(between)
    response.write(line.slice(700))
  }
  return response.end()
}

function cut({ path }: SpeechRequestSeen, response: ServerResponse) {
  const isWav = path.endsWith('/audio/speech')
  response.writeHead(200, { 'content-type': isWav ? 'audio/wav' : 'application/json' })
  const [first] = pieces('Hello', false)
  const start = isWav ? streamedWav('Hello') : `${JSON.stringify(first)}\n{"audio_base64":"AAAA`
  response.write(start, () => response.socket?.destroy())
}

function endless(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'audio/wav' })
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(65_536, 1)));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}

function answer(request: SpeechRequestSeen, response: ServerResponse, reply: SpeechReply): unknown {
  const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  switch (reply.kind) {
    case 'speak':
      return speak(request, response, reply)
    case 'voices':
      return json(200, { voices: reply.voices, has_more: Boolean(reply.next), next_page_token: reply.next ?? null })
    case 'status': {
      // Both services name the key's beginning in their errors; it must not get into logs.
      const message = `Incorrect key ${String(request.headers['xi-api-key'] ?? request.headers.authorization)}.`
      const error = { status: reply.reason ?? 'error', code: reply.reason ?? 'error', message }
      return json(reply.status, { detail: error, error }, reply.retryAfter ? { 'retry-after': reply.retryAfter } : {})
    }
    case 'body':
      return response.writeHead(200, { 'content-type': reply.type }).end(reply.body)
    case 'redirect':
      return response.writeHead(307, { location: reply.to }).end()
    case 'slow':
      return undefined
    case 'stuck':
      return response.writeHead(200, { 'content-type': 'audio/wav' }).flushHeaders()
    case 'cut':
      return cut(request, response)
    case 'endless':
      return endless(response)
  }
}

/** Starts a server that speaks like ElevenLabs and like OpenAI, on a real socket. */
export async function startSpeech(): Promise<SpeechStandIn> {
  const requests: SpeechRequestSeen[] = []
  let replies: SpeechReply[] = []
  let served = 0
  let aborted = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    response.on('close', () => {
      if (!response.writableFinished) aborted += 1
    })
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const { method = '', url: path = '', headers } = request
      const seen = { method, path, headers, json: body ? (JSON.parse(body) as Record<string, unknown>) : null }
      requests.push(seen)
      const reply = replies[Math.min(served, replies.length - 1)] ?? { kind: 'status', status: 500 }
      served += 1
      void answer(seen, response, reply)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
