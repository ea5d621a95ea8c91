import { conflict, unavailable } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { SpeechRefused, SpeechUnavailable } from '#platform/speech/port.ts'
import { type SpeechRequest, storedSpeechOrOffline, unstoredSpeech } from '#platform/speech/stored-speech.ts'
import { roomProblems } from '../words/problems.ts'
import { practice, type TurnKind } from '#modules/interviewer/public.ts'
import { firstName, type OpenScreening, type ScreeningRow, type Snapshot, voiceOf } from '#modules/screenings/public.ts'
import type { RoomSpeech } from '../room-protocol.ts'

/** How long the address of a spoken text works, in seconds. */
const SPEECH_LINK_SECONDS = 3600
/** After this the text is shown without sound, in ms. */
const SPEECH_TIMEOUT_MS = 12_000

const RATES = { slow: 0.85, usual: 1, fast: 1.15 } as const

const inVoiceOf = (services: Services, { settings }: Snapshot, text: string): Omit<SpeechRequest, 'owner'> => ({
  text,
  voiceId: voiceOf(services.voice, settings.voice_id).voice_id,
  rate: RATES[settings.pace],
})

/** What is said to everybody in the same words. Anything else may repeat what a candidate said. */
const SAID_TO_ALL: readonly TurnKind[] = ['greeting', 'question', 'wrap_up', 'goodbye']

/** The folder of what is only said in one interview. It is deleted with the transcript. */
export const speechFolder = (organizationId: string, screeningId: string): string =>
  `${organizationId}/screenings/${screeningId}`

type Interview = Pick<ScreeningRow, 'organization_id' | 'id' | 'snapshot'>
interface Said {
  readonly kind: TurnKind
  readonly text: string
}

export const speechRequest = (
  services: Services,
  { organization_id, id, snapshot }: Interview,
  { kind, text }: Said,
): SpeechRequest => ({
  owner: SAID_TO_ALL.includes(kind) ? organization_id : speechFolder(organization_id, id),
  ...inVoiceOf(services, snapshot, text),
})

/** The interviewer's speech; null if it could not be synthesized in time. The interview then continues in text. */
export async function speechOf(services: Services, interview: Interview, said: Said): Promise<RoomSpeech | null> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<null>(resolve => {
    timer = setTimeout(() => resolve(null), SPEECH_TIMEOUT_MS)
  })
  const stored = storedSpeechOrOffline(services, speechRequest(services, interview, said)).catch((error: unknown) => {
    services.log.warn({ err: error }, "the interviewer's speech could not be synthesized")
    return null
  })
  const first = await Promise.race([stored, timeout]).finally(() => clearTimeout(timer))
  if (!first) return null
  const token = await services.signer.sign({ kind: 'speech', key: first.key }, SPEECH_LINK_SECONDS)
  return { url: `/api/public/speech/${token}`, ...first.timing }
}

/** A short sample of the interviewer's voice, for the device check. @throws 409, 503 */
export async function practiceSpeech(services: Services, { screening: { snapshot } }: OpenScreening): Promise<Buffer> {
  const text = practice(firstName(snapshot), snapshot.interviewer)
  return unstoredSpeech(services, inVoiceOf(services, snapshot, text)).catch((error: unknown): never => {
    if (error instanceof SpeechRefused) throw conflict('speech_refused', error.message)
    if (error instanceof SpeechUnavailable) throw unavailable('speech_unavailable', roomProblems.voiceUnavailable)
    throw error
  })
}
