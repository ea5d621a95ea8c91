import { createHash } from 'node:crypto'
import { FileMissing } from '../files/store.ts'
import type { Services } from '../services.ts'
import { SpeechRefused, SpeechUnavailable, type SpokenAudio } from './port.ts'

export interface SpeechRequest {
  /** The folder of the files: an organization's id, the platform's folder, or one of an interview. */
  readonly owner: string
  readonly text: string
  readonly voiceId: string
  readonly rate: number
}

/** When each word is spoken and how loud it is. */
type SpeechTiming = Omit<SpokenAudio, 'wav'>

export interface StoredSpeech {
  /** Key of the WAV file in the file store. */
  readonly key: string
  readonly timing: SpeechTiming
}

const keyOf = (source: string, { owner, text, voiceId, rate }: SpeechRequest) =>
  `${owner}/speech/${createHash('sha256')
    .update(JSON.stringify([source, voiceId, rate, text]))
    .digest('hex')}`

/** A text as speech, synthesized once and stored. @throws SpeechRefused, SpeechUnavailable */
export async function storedSpeech({ voice, files }: Services, request: SpeechRequest): Promise<StoredSpeech> {
  const key = keyOf(voice.sourceOf(request.voiceId), request)
  const stored = await files.read(`${key}.json`).catch((error: unknown) => {
    if (error instanceof FileMissing) return null
    throw error
  })
  if (stored) return { key: `${key}.wav`, timing: JSON.parse(stored.toString()) as SpeechTiming }
  const { wav, ...timing } = await voice.speak({ text: request.text, voice_id: request.voiceId, rate: request.rate })
  // The timing is written last: where it exists, the audio exists.
  await files.put(`${key}.wav`, wav, 'audio/wav')
  await files.put(`${key}.json`, Buffer.from(JSON.stringify(timing)), 'application/json')
  return { key: `${key}.wav`, timing }
}

/**
 * The same, but when a provider fails, an offline voice says it: a candidate in an interview never waits for a provider in silence.
 * What the substitute says is stored as its own. @throws SpeechRefused, SpeechUnavailable if the offline voice fails, too
 */
export const storedSpeechOrOffline = (services: Services, request: SpeechRequest): Promise<StoredSpeech> =>
  orOffline(services, request, one => storedSpeech(services, one))

/** The same for a text that names somebody: its audio is not stored. @throws SpeechRefused, SpeechUnavailable */
export const unstoredSpeech = (services: Services, request: Omit<SpeechRequest, 'owner'>): Promise<Buffer> =>
  orOffline(services, request, async ({ text, voiceId, rate }) =>
    Buffer.from((await services.voice.speak({ text, voice_id: voiceId, rate })).wav),
  )

async function orOffline<R extends Pick<SpeechRequest, 'voiceId'>, T>(
  { voice }: Services,
  request: R,
  say: (request: R) => Promise<T>,
): Promise<T> {
  try {
    return await say(request)
  } catch (error) {
    const substitute = voice.substituteFor(request.voiceId)
    if (substitute === null || !(error instanceof SpeechUnavailable || error instanceof SpeechRefused)) throw error
    return say({ ...request, voiceId: substitute })
  }
}
