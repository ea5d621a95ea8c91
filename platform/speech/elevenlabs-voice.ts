import { z } from 'zod'
import { askProvider, PROVIDER_LIMITS, type ProviderLimits, wholeReply } from './ask-provider.ts'
import { type Alignment, alignedWords } from './aligned-words.ts'
import { makeSpoken } from './make-spoken.ts'
import { type RemoteVoice, type SpeakRequest, SpeechUnavailable, type SpokenAudio, type VoiceInfo } from './port.ts'
import { spokenText } from './spoken-text.ts'
import { SAMPLE_RATE } from './wav.ts'

export interface ElevenLabsSettings {
  readonly base_url: string
  readonly api_key: string
  readonly model: string
  readonly limits?: ProviderLimits
}

const SERVICE = 'ElevenLabs'

/** The speeds that ElevenLabs speaks at. */
const SLOWEST = 0.7
const FASTEST = 1.2

const MOST_PAGES = 3

const labels = z.record(z.string(), z.unknown()).nullish()
const voicesPage = z.object({
  voices: z.array(
    z.object({
      voice_id: z.string().regex(/^[\w-]{1,80}$/),
      name: z.string(),
      labels,
      verified_languages: z.array(z.object({ locale: z.string().nullish(), language: z.string().nullish() })).nullish(),
    }),
  ),
  has_more: z.boolean().nullish(),
  next_page_token: z.string().nullish(),
})
type ListedVoice = z.output<typeof voicesPage>['voices'][number]

const seconds = z.array(z.number())
const alignment = z
  .object({
    characters: z.array(z.string()),
    character_start_times_seconds: seconds,
    character_end_times_seconds: seconds,
  })
  .nullish()
const piece = z.object({ audio_base64: z.string().nullish(), alignment })

/** ElevenLabs: the voices of the account, and streamed speech with the time of each character. */
export function elevenLabsVoice(settings: ElevenLabsSettings): RemoteVoice {
  return {
    provider: 'elevenlabs',
    source: `elevenlabs:${settings.model}`,
    list: () => list(settings),
    speak: request => speak(settings, request),
  }
}

const requestTo = ({ base_url, api_key }: ElevenLabsSettings, path: string) => ({
  service: SERVICE,
  keyVariable: 'ELEVENLABS_API_KEY',
  address: new URL(`${base_url.replace(/\/+$/u, '')}${path}`),
  headers: { 'xi-api-key': api_key },
})

const isJson = (type: string) => type.startsWith('application/json')
/** One JSON object per line; which of these types it is called depends on the version of the interface. */
const isLines = (type: string) => /^(text\/event-stream|application\/(json|x-ndjson))/.test(type)

async function list(settings: ElevenLabsSettings): Promise<VoiceInfo[]> {
  const found: VoiceInfo[] = []
  let next: string | null | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const more = next ? `&next_page_token=${encodeURIComponent(next)}` : ''
    const request = { ...requestTo(settings, `/v2/voices?page_size=100${more}`), accepts: isJson }
    const reply = await askProvider(request, settings.limits ?? PROVIDER_LIMITS, wholeReply)
    const read = parse(voicesPage, reply.toString())
    found.push(...read.voices.map(present))
    next = read.next_page_token
    if (!read.has_more || !next) break
  }
  return found
}

/** The first of the voice's languages that is well formed. */
function languageOf({ labels: about, verified_languages }: ListedVoice): string {
  const first = verified_languages?.[0]
  const known = [first?.locale, first?.language, about?.['language']]
  const found = known.find(one => typeof one === 'string' && /^[A-Za-z]{2,3}(-[A-Za-z\d]{2,8})?$/.test(one))
  return (found as string | undefined) ?? 'en'
}

function present(voice: ListedVoice): VoiceInfo {
  const gender = voice.labels?.['gender']
  return {
    voice_id: voice.voice_id,
    name:
      voice.name
        .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
        .trim()
        .slice(0, 80) || voice.voice_id,
    provider: 'elevenlabs',
    language: languageOf(voice),
    ...((gender === 'female' || gender === 'male') && { gender }),
  }
}

async function speak(settings: ElevenLabsSettings, { text, voice_id, rate = 1 }: SpeakRequest): Promise<SpokenAudio> {
  const spoken = spokenText(text)
  const path = `/v1/text-to-speech/${encodeURIComponent(voice_id)}/stream/with-timestamps?output_format=pcm_16000`
  const speed = Math.min(Math.max(rate, SLOWEST), FASTEST)
  const request = {
    ...requestTo(settings, path),
    body: { text: spoken, model_id: settings.model, voice_settings: { speed } },
    accepts: isLines,
  }
  const { audio, parts } = await askProvider(request, settings.limits ?? PROVIDER_LIMITS, readPieces)
  const samples = new Int16Array(Math.floor(audio.length / 2))
  for (let i = 0; i < samples.length; i += 1) samples[i] = audio.readInt16LE(i * 2)
  return makeSpoken(SERVICE, spoken, { rate: SAMPLE_RATE, samples }, alignedWords(parts))
}

/** Reads the pieces of audio, one JSON object per line, while they arrive. */
async function readPieces(chunks: AsyncIterable<Buffer>): Promise<{ audio: Buffer; parts: Alignment[] }> {
  const audio: Buffer[] = []
  const parts: Alignment[] = []
  let bytes = 0
  const take = (line: string) => {
    const json = line.replace(/^data:/, '').trim()
    if (json === '' || /^(event|id|retry|:)/.test(json)) return
    const read = parse(piece, json)
    if (read.alignment) parts.push({ ...read.alignment, audioSeconds: bytes / 2 / SAMPLE_RATE })
    const part = Buffer.from(read.audio_base64 ?? '', 'base64')
    bytes += part.length
    audio.push(part)
  }
  let open: Buffer[] = []
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      take(Buffer.concat([...open, chunk.subarray(from, end)]).toString())
      open = []
      from = end + 1
    }
    open.push(chunk.subarray(from))
  }
  take(Buffer.concat(open).toString())
  return { audio: Buffer.concat(audio), parts }
}

function parse<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> {
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    throw new SpeechUnavailable(`${SERVICE} answered with something unreadable.`)
  }
}
