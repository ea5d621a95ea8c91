import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import { invalidField, notFound, ProblemError } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { SpeechRefused, SpeechUnavailable, type Voice } from '#platform/speech/port.ts'
import { storedSpeech } from '#platform/speech/stored-speech.ts'
import type { interviewFlowsContract } from '../contract.ts'
import { flowProblems } from '../words/problems.ts'

/** The folder of speech that belongs to no organization. */
const PLATFORM = 'platform'

const sample = (name: string) => `Hello, I'm ${name}. Tell me about a piece of work you are proud of.`

/** The voices; if the provider does not name its own, the others and why. */
export async function listVoices({
  voice,
}: Services): Promise<ReplyGiven<(typeof interviewFlowsContract)['voices.list']>> {
  const problem = await voice.refresh().then(
    () => null,
    (error: unknown) => problemOf(voice, error).detail,
  )
  const voices = voice
    .voices()
    .map(one => ({ ...one, preview_url: `/api/public/voices/${encodeURIComponent(one.voice_id)}/preview` }))
  return { provider: voice.provider, problem, voices }
}

/** What to tell a person who sets up voices. @throws the error, if it is none of a provider */
function problemOf(voice: Voice, error: unknown): ProblemError {
  if (error instanceof SpeechRefused) return invalidField('text', error.message)
  if (!(error instanceof SpeechUnavailable)) throw error
  const { problem, retryAfter = 5 } = error
  const code = problem === 'failed' ? 'speech_unavailable' : (`speech_${problem}` as const)
  const detail =
    voice.provider === 'offline' ? flowProblems.voiceUnavailable : flowProblems.voiceProvider[problem](voice.provider)
  return new ProblemError(503, code, detail, {}, { 'retry-after': String(retryAfter) })
}

const asProblem = (voice: Voice) => (error: unknown) => {
  throw problemOf(voice, error)
}

/** A sample sentence in a voice. @throws 404 for an unknown voice */
export async function previewVoice(services: Services, voiceId: string): Promise<Buffer> {
  const voice = services.voice.voices().find(one => one.voice_id === voiceId)
  if (!voice) throw notFound()
  const stored = await storedSpeech(services, { owner: PLATFORM, text: sample(voice.name), voiceId, rate: 1 }).catch(
    asProblem(services.voice),
  )
  return services.files.read(stored.key)
}

/** A short text in a voice; it is not stored. @throws 422, 503 */
export async function testVoice({ voice }: Services, voiceId: string, text: string): Promise<Buffer> {
  if (!voice.voices().some(({ voice_id }) => voice_id === voiceId))
    throw invalidField('voice_id', flowProblems.voiceMissing)
  const { wav } = await voice.speak({ voice_id: voiceId, text }).catch(asProblem(voice))
  return wav
}
