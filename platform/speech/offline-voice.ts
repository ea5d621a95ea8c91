import { OFFLINE_VOICES } from './offline-voices.ts'
import {
  SpeechRefused,
  type SpeakRequest,
  type SpokenAudio,
  type SpokenWord,
  type Voice,
  type VoiceInfo,
} from './port.ts'
import { forFlite, spokenSentences, spokenText } from './spoken-text.ts'
import { Synthesizer } from './synthesizer.ts'
import { buildWav, concatSamples, durationMs, envelope, parseWav, resample, SAMPLE_RATE, silence } from './wav.ts'
import { parsePhones, wordTimes } from './word-times.ts'
import { speechWords } from './words.ts'

/** The pause between two sentences of a calm speaker. */
const SENTENCE_GAP_MS = 180

/** Flite ends each sentence with up to 0.3 s of silence; this much of it is kept. */
const TAIL_MS = 40

const VOICES: readonly VoiceInfo[] = OFFLINE_VOICES.map(({ voice_id, name, provider, language, gender }) => ({
  voice_id,
  name,
  provider,
  language,
  gender,
}))

/** The embedded voice: Flite in a worker thread, English, no network. Its thread starts at the first request. */
export function offlineVoice(synthesizer = new Synthesizer()): Voice {
  return {
    provider: 'offline',
    voices: () => VOICES,
    refresh: () => Promise.resolve(),
    sourceOf: () => 'offline',
    substituteFor: () => null,
    speak: request => speak(synthesizer, request),
    close: () => synthesizer.close(),
  }
}

async function speak(synthesizer: Synthesizer, { text, voice_id, rate = 1 }: SpeakRequest): Promise<SpokenAudio> {
  const voice = OFFLINE_VOICES.find(known => known.voice_id === voice_id)
  if (!voice) throw new SpeechRefused(speechWords.noSuchVoice)
  if (!(rate >= 0.5 && rate <= 2)) throw new SpeechRefused(speechWords.speed)
  const sentences = spokenSentences(spokenText(text)).filter(sentence => forFlite(sentence) !== '')
  if (sentences.length === 0) throw new SpeechRefused(speechWords.onlyEnglish)
  const settings = { ...voice.flite, stretch: voice.flite.stretch / rate }
  const made = await Promise.all(sentences.map(sentence => synthesizer.synthesize(forFlite(sentence), settings)))

  const parts: Int16Array[] = []
  const words: SpokenWord[] = []
  let at = 0
  made.forEach(({ wav, phones }, i) => {
    if (i > 0) {
      parts.push(silence(SENTENCE_GAP_MS))
      at += SENTENCE_GAP_MS
    }
    const pcmOfSentence = resample(parseWav(wav))
    const phoneList = parsePhones(phones)
    const samples = pcmOfSentence.samples.subarray(0, spokenLength(phoneList, pcmOfSentence.samples.length))
    const length = durationMs({ rate: SAMPLE_RATE, samples })
    for (const word of wordTimes(sentences[i]!, phoneList, length)) {
      words.push({ text: word.text, start_ms: at + word.start_ms, end_ms: at + Math.min(word.end_ms, length) })
    }
    parts.push(samples)
    at += length
  })
  const pcm = { rate: SAMPLE_RATE, samples: concatSamples(parts) }
  return { wav: buildWav(pcm), duration_ms: durationMs(pcm), envelope: envelope(pcm), words }
}

/** How many samples to keep: the last sounding phone and a short tail. */
function spokenLength(phones: { name: string; end_ms: number }[], samples: number): number {
  const last = phones.findLast(phone => phone.name !== 'pau')
  return last ? Math.min(samples, Math.round(((last.end_ms + TAIL_MS) * SAMPLE_RATE) / 1000)) : samples
}
