import { askProvider, PROVIDER_LIMITS, type ProviderLimits, wholeReply } from './ask-provider.ts'
import { makeSpoken } from './make-spoken.ts'
import { type RemoteVoice, type SpeakRequest, SpeechUnavailable, type SpokenAudio, type VoiceInfo } from './port.ts'
import { spokenText } from './spoken-text.ts'
import { parseWav } from './wav.ts'

export interface OpenAiVoiceSettings {
  /** Up to and including the version, like `https://api.openai.com/v1`. */
  readonly base_url: string
  readonly api_key: string | undefined
  readonly model: string
  readonly voices: readonly { readonly voice_id: string; readonly name: string }[]
  readonly limits?: ProviderLimits
}

const SERVICE = 'The speech server'

/** Servers differ in what they say about a WAV file. Its content is checked anyway. */
const isAudio = (type: string) => type === '' || /^(audio\/|application\/octet-stream)/.test(type)

/** A server with OpenAI's `POST /audio/speech`. There is no call that lists voices, so they are configured. */
export function openAiVoice(settings: OpenAiVoiceSettings): RemoteVoice {
  const { base_url, model } = settings
  const voices: VoiceInfo[] = settings.voices.map(voice => ({
    ...voice,
    language: 'en',
    provider: 'openai-compatible',
  }))
  return {
    provider: 'openai-compatible',
    source: `openai-compatible:${base_url}:${model}`,
    list: () => Promise.resolve(voices),
    speak: request => speak(settings, request),
  }
}

async function speak(settings: OpenAiVoiceSettings, { text, voice_id, rate = 1 }: SpeakRequest): Promise<SpokenAudio> {
  const input = spokenText(text)
  const request = {
    service: SERVICE,
    keyVariable: 'SPEECH_API_KEY',
    address: new URL(`${settings.base_url.replace(/\/+$/u, '')}/audio/speech`),
    headers: { ...(settings.api_key && { authorization: `Bearer ${settings.api_key}` }) },
    // WAV names its sample rate, which differs between servers.
    body: { model: settings.model, input, voice: voice_id, response_format: 'wav', speed: rate },
    accepts: isAudio,
  }
  const file = await askProvider(request, settings.limits ?? PROVIDER_LIMITS, wholeReply)
  return makeSpoken(SERVICE, input, readWav(file), null)
}

function readWav(file: Buffer) {
  try {
    return parseWav(file)
  } catch {
    throw new SpeechUnavailable(`${SERVICE} answered with something that is no WAV file.`)
  }
}
