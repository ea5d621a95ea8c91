import { SpeechUnavailable, type SpokenAudio, type SpokenWord } from './port.ts'
import { buildWav, durationMs, envelope, type Pcm, resample } from './wav.ts'
import { wordTimes } from './word-times.ts'

/** Shorter than any word. */
const SHORTEST_MS = 100

/** Below this nothing can be heard. */
const QUIETEST = 0.002

/**
 * A provider's audio as the product stores it.
 * @param words when each word is heard; null if the provider does not say: then they are spread over the audio
 * @throws SpeechUnavailable if there is nothing to hear
 */
export function makeSpoken(service: string, text: string, audio: Pcm, words: SpokenWord[] | null): SpokenAudio {
  const pcm = resample(audio)
  const duration_ms = durationMs(pcm)
  const levels = envelope(pcm)
  if (duration_ms < SHORTEST_MS || !levels.some(level => level >= QUIETEST))
    throw new SpeechUnavailable(`${service} sent empty audio.`)
  const times = words ?? wordTimes(text, [], duration_ms)
  return {
    wav: buildWav(pcm),
    duration_ms,
    envelope: levels,
    words: times.map(({ text: word, start_ms, end_ms }) => ({
      text: word,
      start_ms: Math.min(start_ms, duration_ms),
      end_ms: Math.min(Math.max(end_ms, start_ms), duration_ms),
    })),
  }
}
