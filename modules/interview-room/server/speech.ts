import { createHash } from 'node:crypto'
import { FileMissing } from '#platform/files/store.ts'
import type { Services } from '#platform/services.ts'
import type { SpokenAudio } from '#platform/speech/port.ts'
import type { RoomSpeech } from '../room-protocol.ts'
import { voiceOf } from '#modules/screenings/server/snapshot.ts'
import type { Snapshot } from '#modules/screenings/server/tables.ts'

/** How long the address of a spoken text works, in seconds. */
const SPEECH_LINK_SECONDS = 3600
/** Past this the words stand alone, in ms. */
const PATIENCE_MS = 10_000

interface Wanted {
  /** First part of the files' keys: an organization's id, or the platform's own folder. */
  readonly owner: string
  readonly text: string
  readonly voiceId: string
  readonly rate: number
}

interface Made {
  /** Of the WAV file. */
  readonly key: string
  readonly timing: Omit<RoomSpeech, 'url'>
}

const keyOf = (provider: string, { owner, text, voiceId, rate }: Wanted) =>
  `${owner}/speech/${createHash('sha256')
    .update(JSON.stringify([provider, voiceId, rate, text]))
    .digest('hex')}`

const timingOf = ({ duration_ms, words, envelope }: SpokenAudio): Made['timing'] => ({ duration_ms, words, envelope })

/** A text as sound, made once and kept. @throws SpeechRefused, SpeechUnavailable */
export async function makeSpeech({ voice, files }: Services, wanted: Wanted): Promise<Made> {
  const key = keyOf(voice.provider, wanted)
  const kept = await files.read(`${key}.json`).catch((error: unknown) => {
    if (error instanceof FileMissing) return null
    throw error
  })
  if (kept) return { key: `${key}.wav`, timing: JSON.parse(kept.toString()) as Made['timing'] }
  const audio = await voice.speak({ text: wanted.text, voice_id: wanted.voiceId, rate: wanted.rate })
  // The times last: where they are, the sound is.
  await files.put(`${key}.wav`, audio.wav, 'audio/wav')
  await files.put(`${key}.json`, Buffer.from(JSON.stringify(timingOf(audio))), 'application/json')
  return { key: `${key}.wav`, timing: timingOf(audio) }
}

const RATES = { warm: 1, neutral: 1, brisk: 1.1 } as const

export const wantedFor = (
  services: Services,
  organizationId: string,
  { settings }: Snapshot,
  text: string,
): Wanted => ({
  owner: organizationId,
  text,
  voiceId: voiceOf(services.voice, settings.voice_id).voice_id,
  rate: RATES[settings.tone],
})

/** What the interviewer says, as sound; null where it cannot be made in time. The interview goes on in words. */
export async function speechOf(
  services: Services,
  organizationId: string,
  snapshot: Snapshot,
  text: string,
): Promise<RoomSpeech | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>(resolve => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  const made = makeSpeech(services, wantedFor(services, organizationId, snapshot, text)).catch((error: unknown) => {
    services.log.warn({ err: error }, 'the interviewer could not be given its voice')
    return null
  })
  const first = await Promise.race([made, late]).finally(() => clearTimeout(timer))
  if (!first) return null
  const token = await services.signer.sign({ kind: 'speech', key: first.key }, SPEECH_LINK_SECONDS)
  return { url: `/api/public/speech/${token}`, ...first.timing }
}
