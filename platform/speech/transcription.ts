import { z } from 'zod'
import { SpeechUnavailable, type SpokenWord } from './port.ts'

export interface TranscriptionSettings {
  /** Up to and including the version, e.g. `https://api.openai.com/v1`. */
  base_url: string
  api_key?: string
  model: string
  timeout_ms: number
}

interface TranscriptionRequest {
  audio: Buffer
  /** Of the recording, e.g. `audio/webm;codecs=opus`. */
  mime: string
  /** BCP 47; only its language part is sent. */
  language?: string
  /** Names and terms that are likely to be said, so that "Rust" is not transcribed as "REST". */
  key_terms?: string[]
  signal?: AbortSignal
}

interface Transcription {
  text: string
  words?: SpokenWord[]
  /** 0–1, if the service reports it. */
  confidence?: number
}

/**
 * Speech to text. Throws `SpeechUnavailable` (429, 5xx, network, time-out, a cut or unreadable reply: retryable; another 4xx:
 * not) and the signal's own reason when the caller gives up.
 */
export interface Transcriber {
  readonly engine: string
  transcribe(request: TranscriptionRequest): Promise<Transcription>
}

/** The configured transcriber, or null: then the browser's own is used if it has one, and typing always works. */
export function transcriber(settings: TranscriptionSettings | null): Transcriber | null {
  if (settings === null) return null
  return {
    engine: `openai-compatible:${settings.model}`,
    transcribe: request => transcribe(settings, request),
  }
}

// OpenAI's verbose_json, as far as it is used: words with seconds, segments with the mean log probability of their tokens.
const replySchema = z.object({
  text: z.string(),
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })).nullish(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), avg_logprob: z.number().nullish() })).nullish(),
})

async function transcribe(settings: TranscriptionSettings, request: TranscriptionRequest): Promise<Transcription> {
  const timeout = AbortSignal.timeout(settings.timeout_ms)
  const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout
  let response: Response
  let body: string
  try {
    response = await fetch(`${settings.base_url.replace(/\/+$/u, '')}/audio/transcriptions`, {
      method: 'POST',
      headers: settings.api_key ? { authorization: `Bearer ${settings.api_key}` } : {},
      body: form(settings, request),
      signal,
    })
    body = await response.text()
  } catch (error) {
    if (request.signal?.aborted) throw request.signal.reason
    const what = timeout.aborted ? 'did not answer in time' : 'could not be reached'
    throw new SpeechUnavailable(`The transcription service ${what}.`, { cause: error })
  }
  if (!response.ok) throw refused(response)
  const reply = replySchema.safeParse(parseJson(body))
  if (!reply.success) {
    throw new SpeechUnavailable('The transcription service answered with something unreadable.', { cause: reply.error })
  }
  return present(reply.data)
}

function form(settings: TranscriptionSettings, { audio, mime, language, key_terms }: TranscriptionRequest): FormData {
  const data = new FormData()
  data.set('file', new Blob([new Uint8Array(audio)], { type: mime }), `answer.${extension(mime)}`)
  data.set('model', settings.model)
  data.set('response_format', 'verbose_json')
  data.append('timestamp_granularities[]', 'word')
  data.append('timestamp_granularities[]', 'segment')
  if (language) data.set('language', language.split('-')[0]!.toLowerCase())
  // The service reads about 200 tokens of prompt; more would push the first terms out.
  if (key_terms && key_terms.length > 0) data.set('prompt', key_terms.join(', ').slice(0, 600))
  return data
}

/** The service tells formats apart by the file's name. */
function extension(mime: string): string {
  const type = mime.split(';')[0]!.trim().toLowerCase()
  const known: Record<string, string> = {
    'audio/wav': 'wav',
    'audio/x-wav': 'wav',
    'audio/ogg': 'ogg',
    'audio/mpeg': 'mp3',
    'audio/mp4': 'mp4',
    'video/mp4': 'mp4',
    'audio/flac': 'flac',
  }
  return known[type] ?? 'webm'
}

function refused(response: Response): SpeechUnavailable {
  const { status } = response
  const retryable = status >= 500 || [408, 409, 425, 429].includes(status)
  const header = response.headers.get('retry-after')
  const retryAfter = header && /^\d+$/u.test(header) ? Number(header) : undefined
  return new SpeechUnavailable(`The transcription service answered ${status}.`, { retryable, retryAfter })
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function present(reply: z.infer<typeof replySchema>): Transcription {
  const transcription: Transcription = { text: reply.text.trim() }
  if (reply.words) {
    transcription.words = reply.words.map(({ word, start, end }) => ({
      text: word.trim(),
      start_ms: Math.round(start * 1000),
      end_ms: Math.round(end * 1000),
    }))
  }
  const probabilities = reply.segments?.flatMap(({ avg_logprob }) => (avg_logprob == null ? [] : [avg_logprob])) ?? []
  if (probabilities.length > 0) {
    const mean = probabilities.reduce((sum, value) => sum + value, 0) / probabilities.length
    transcription.confidence = Math.round(Math.min(1, Math.exp(mean)) * 1000) / 1000
  }
  return transcription
}
