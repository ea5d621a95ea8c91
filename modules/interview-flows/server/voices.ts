import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import { invalidField, notFound, unavailable } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { SpeechRefused, SpeechUnavailable } from '#platform/speech/port.ts'
import { storedSpeech } from '#platform/speech/stored-speech.ts'
import type { interviewFlowsContract } from '../contract.ts'
import { flowProblems } from '../words/problems.ts'

/** The folder of speech that belongs to no organization. */
const PLATFORM = 'platform'

const sample = (name: string) => `Hello, I'm ${name}. Tell me about a piece of work you are proud of.`

export function listVoices({ voice }: Services): ReplyGiven<(typeof interviewFlowsContract)['voices.list']> {
  const voices = voice
    .voices()
    .map(one => ({ ...one, preview_url: `/api/public/voices/${encodeURIComponent(one.voice_id)}/preview` }))
  return { provider: voice.provider, voices }
}

const asProblem = (error: unknown): never => {
  if (error instanceof SpeechRefused) throw invalidField('text', error.message)
  if (error instanceof SpeechUnavailable) throw unavailable('speech_unavailable', flowProblems.voiceUnavailable)
  throw error
}

/** A sample sentence in a voice. @throws 404 for an unknown voice */
export async function previewVoice(services: Services, voiceId: string): Promise<Buffer> {
  const voice = services.voice.voices().find(one => one.voice_id === voiceId)
  if (!voice) throw notFound()
  const stored = await storedSpeech(services, { owner: PLATFORM, text: sample(voice.name), voiceId, rate: 1 }).catch(
    asProblem,
  )
  return services.files.read(stored.key)
}

/** A short text in a voice; it is not stored. @throws 422, 503 */
export async function testVoice({ voice }: Services, voiceId: string, text: string): Promise<Buffer> {
  if (!voice.voices().some(({ voice_id }) => voice_id === voiceId))
    throw invalidField('voice_id', flowProblems.voiceMissing)
  const { wav } = await voice.speak({ voice_id: voiceId, text }).catch(asProblem)
  return wav
}
