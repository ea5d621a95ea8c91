import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import { invalidField, notFound, unavailable } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { SpeechRefused, SpeechUnavailable } from '#platform/speech/port.ts'
import type { interviewsContract } from '#modules/screenings/contract.ts'
import { makeSpeech, wantedFor } from './speech.ts'
import { firstName } from '#modules/screenings/server/snapshot.ts'
import type { OpenScreening } from '#modules/screenings/server/screening-link.ts'

/** Whose folder sounds lie in that belong to no organization. */
const PLATFORM = 'platform'

const sample = (name: string) => `Hello, I'm ${name}. Tell me about a piece of work you are proud of.`

export function listVoices({ voice }: Services): ReplyGiven<(typeof interviewsContract)['interviews.voices']> {
  const voices = voice
    .voices()
    .map(one => ({ ...one, preview_url: `/api/public/voices/${encodeURIComponent(one.voice_id)}/preview` }))
  return { provider: voice.provider, voices }
}

const told = (error: unknown): never => {
  if (error instanceof SpeechRefused) throw invalidField('text', error.message)
  if (error instanceof SpeechUnavailable)
    throw unavailable('speech_unavailable', 'The voice does not answer just now. Please try again.')
  throw error
}

/** A sentence in a voice. @throws 404 for a voice that is none of ours */
export async function previewVoice(services: Services, voiceId: string): Promise<Buffer> {
  const voice = services.voice.voices().find(one => one.voice_id === voiceId)
  if (!voice) throw notFound()
  const made = await makeSpeech(services, { owner: PLATFORM, text: sample(voice.name), voiceId, rate: 1 }).catch(told)
  return services.files.read(made.key)
}

/** Any short text in a voice; not kept. @throws 422, 503 */
export async function testVoice({ voice }: Services, voiceId: string, text: string): Promise<Buffer> {
  if (!voice.voices().some(({ voice_id }) => voice_id === voiceId))
    throw invalidField('voice_id', 'This voice is not available. Please choose another.')
  const { wav } = await voice.speak({ voice_id: voiceId, text }).catch(told)
  return wav
}

/** A few words in the interviewer's own voice, for checking the sound. */
export async function practiceVoice(
  services: Services,
  { org, screening: { snapshot } }: OpenScreening,
): Promise<Buffer> {
  const text = `Hello ${firstName(snapshot)}, I'm ${snapshot.interviewer}. If you can hear this, your sound works.`
  const made = await makeSpeech(services, wantedFor(services, org.organizationId, snapshot, text)).catch(told)
  return services.files.read(made.key)
}
