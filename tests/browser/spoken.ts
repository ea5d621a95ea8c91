import fs from 'node:fs'
import path from 'node:path'
import { offlineVoice } from '#platform/speech/offline-voice.ts'
import { buildWav, concatSamples, parseWav, SAMPLE_RATE, silence } from '#platform/speech/wav.ts'

/** Quiet before and after the answer, so that the loop of the fake microphone leaves the interviewer room to speak; in ms. */
const BEFORE_MS = 1500
const AFTER_MS = 6000

/** A microphone's sound: somebody says `text` and is then quiet. Made by the product's own offline voice. @returns the file */
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
