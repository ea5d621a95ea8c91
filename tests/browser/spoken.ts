import fs from 'node:fs'
import path from 'node:path'
import { offlineVoice } from '#platform/speech/offline-voice.ts'
import { buildWav, concatSamples, parseWav, SAMPLE_RATE, silence } from '#platform/speech/wav.ts'

/**
 * Silence before and after the answer, so that the interviewer can speak between the repetitions of the fake microphone; in ms.
 */
const BEFORE_MS = 1500
const AFTER_MS = 6000

/** Creates the audio of the fake microphone: the product's offline voice says `text`, followed by silence. @returns the file */
export async function spokenFile(folder: string, text: string): Promise<string> {
  const voice = offlineVoice()
  try {
    const { wav } = await voice.speak({ text, voice_id: 'offline-clara' })
    const samples = concatSamples([silence(BEFORE_MS), parseWav(wav).samples, silence(AFTER_MS)])
    const file = path.join(folder, 'microphone.wav')
    fs.writeFileSync(file, buildWav({ rate: SAMPLE_RATE, samples }))
    return file
  } finally {
    await voice.close()
  }
}
