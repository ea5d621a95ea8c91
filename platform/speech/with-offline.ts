import { Breaker } from '#platform/ai/breaker.ts'
import type { Log } from '#platform/log/log.ts'
import { type RemoteVoice, SpeechRefused, SpeechUnavailable, type Voice, type VoiceInfo } from './port.ts'

/** How long a list of voices counts as current. */
const LIST_MS = 10 * 60_000
/** After a failure, the list is not asked for again during this time. */
const RETRY_MS = 30_000

/** A key that is refused, or an account without credit, is not tried again before someone can have changed it. */
const PAUSE_SECONDS = 300

const MOST_VOICES = 200

interface Timing {
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number
}

/**
 * The voices of a provider, followed by the offline ones. A provider that fails repeatedly or asks for a pause is left alone meanwhile:
 * `speak` then fails at once.
 */
export function withOffline(
  remote: RemoteVoice,
  offline: Voice,
  log: Pick<Log, 'warn'>,
  { now = () => performance.now() }: Timing = {},
): Voice {
  const breaker = new Breaker(now)
  const isOffline = (voiceId: string) => offline.voices().some(({ voice_id }) => voice_id === voiceId)
  const report = reporter(log)
  let known: VoiceInfo[] = []
  let next = 0
  let asking: Promise<void> | null = null
  let problem: unknown = null

  const ask = async () => {
    try {
      known = (await remote.list()).filter(({ voice_id }) => !isOffline(voice_id)).slice(0, MOST_VOICES)
      problem = null
      next = now() + LIST_MS
    } catch (error) {
      problem = error
      next = now() + RETRY_MS
      report(error)
      throw error
    } finally {
      asking = null
    }
  }
  const refresh = async () => {
    if (asking === null && now() < next) {
      if (problem) throw problem
      return
    }
    await (asking ??= ask())
  }

  return {
    provider: remote.provider,
    voices() {
      refresh().catch(() => {})
      return [...known, ...offline.voices()]
    },
    refresh,
    sourceOf: voiceId => (isOffline(voiceId) ? offline.sourceOf(voiceId) : remote.source),
    substituteFor(voiceId) {
      if (isOffline(voiceId)) return null
      const gender = known.find(({ voice_id }) => voice_id === voiceId)?.gender
      const offered = offline.voices()
      return (offered.find(one => gender && one.gender === gender) ?? offered[0]!).voice_id
    },
    async speak(request) {
      if (isOffline(request.voice_id)) return offline.speak(request)
      const wait = breaker.enter()
      if (wait > 0)
        throw new SpeechUnavailable('The voice provider asked to wait.', { problem: 'busy', retryAfter: wait })
      try {
        const spoken = await remote.speak(request)
        breaker.succeeded()
        report.works()
        return spoken
      } catch (error) {
        if (error instanceof SpeechRefused) breaker.abandoned()
        else breaker.failed(pauseAfter(error))
        report(error)
        throw error
      }
    },
    close: () => offline.close(),
  }
}

function pauseAfter(error: unknown): number | undefined {
  if (!(error instanceof SpeechUnavailable)) return undefined
  if (error.problem === 'key_refused' || error.problem === 'no_credit') return error.retryAfter ?? PAUSE_SECONDS
  return error.retryAfter ?? (error.problem === 'busy' ? 1 : undefined)
}

/** Logs a problem once, until the provider works again or has another problem. */
function reporter(log: Pick<Log, 'warn'>) {
  let reported: string | null = null
  const report = (error: unknown) => {
    const message = error instanceof Error ? error.message : 'unknown'
    if (message === reported) return
    reported = message
    log.warn({ reason: message }, 'the voice provider failed; the offline voice speaks instead')
  }
  report.works = () => {
    reported = null
  }
  return report
}
