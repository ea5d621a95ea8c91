import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { offlineVoice } from './offline-voice.ts'
import { Synthesizer } from './synthesizer.ts'
import { parseWav } from './wav.ts'

const voice = offlineVoice()
afterAll(() => voice.close())

/** The pitch that most 40 ms windows agree on, by autocorrelation: tells two voices apart. */
function pitch(wav: Buffer): number {
  const { rate, samples } = parseWav(wav)
  const found: number[] = []
  for (let from = 0; from + 1280 < samples.length; from += 640) {
    let best = 0
    let lagOfBest = 0
    for (let lag = Math.floor(rate / 300); lag < rate / 70; lag += 1) {
      let sum = 0
      for (let i = 0; i < 640; i += 1) sum += samples[from + i]! * samples[from + i + lag]!
      if (sum > best) [best, lagOfBest] = [sum, lag]
    }
    if (best > 640 * 500 ** 2) found.push(rate / lagOfBest)
  }
  return found.sort((a, b) => a - b)[Math.floor(found.length / 2)]!
}

describe('the offline voice', () => {
  it('returns loudness and word times that match the audio', async () => {
    const text = 'Hello, thank you for joining us. Please tell me about a project, and what came of it.'
    const spoken = await voice.speak({ text, voice_id: 'offline-nora' })
    const { rate, samples } = parseWav(spoken.wav)
    expect(rate).toBe(16_000)
    expect(spoken.duration_ms).toBe(Math.round(samples.length / 16))
    expect(spoken.duration_ms).toBeGreaterThan(3000)
    expect(spoken.envelope).toHaveLength(Math.ceil(samples.length / 640))
    expect(Math.max(...spoken.envelope)).toBeGreaterThan(0.05)
    expect(Math.max(...spoken.envelope)).toBeLessThanOrEqual(1)
    expect(spoken.words.map(word => word.text).join(' ')).toBe(text)
    let before = 0
    for (const { start_ms, end_ms } of spoken.words) {
      expect(start_ms).toBeGreaterThanOrEqual(before)
      expect(end_ms).toBeGreaterThan(start_ms)
      before = end_ms
    }
    expect(before).toBeLessThanOrEqual(spoken.duration_ms)
    const [us, please] = [spoken.words[5]!, spoken.words[6]!]
    expect(please.start_ms - us.end_ms).toBeGreaterThanOrEqual(180)
    const gap = spoken.envelope.slice(Math.ceil(us.end_ms / 40) + 2, Math.floor(please.start_ms / 40))
    expect(Math.max(...gap)).toBeLessThan(0.02)
  })

  it('returns the same audio for the same text in any order', async () => {
    const ask = () => voice.speak({ text: 'The same sentence.', voice_id: 'offline-ewan' })
    const [first, , second] = await Promise.all([
      ask(),
      voice.speak({ text: 'Other.', voice_id: 'offline-karl' }),
      ask(),
    ])
    expect(first.wav.equals(second.wav)).toBe(true)
  })

  it('has voices that differ in pitch, and speaks slower or faster on request', async () => {
    const text = 'Where would we all be now without many warm winters by the river.'
    const say = (voice_id: string, rate?: number) => voice.speak({ text, voice_id, rate })
    const pitches = new Map<string, number>()
    for (const { voice_id } of voice.voices()) pitches.set(voice_id, pitch((await say(voice_id)).wav))
    expect(pitches.size).toBeGreaterThanOrEqual(5)
    expect(pitches.get('offline-june')! - pitches.get('offline-clara')!).toBeGreaterThan(25)
    expect(pitches.get('offline-nora')! - pitches.get('offline-miles')!).toBeGreaterThan(25)
    const [slow, fast] = [await say('offline-nora', 0.7), await say('offline-nora', 1.4)]
    expect(slow.duration_ms / fast.duration_ms).toBeGreaterThan(1.6)
  })

  it('ignores markup and control characters', async () => {
    const plain = await voice.speak({ text: 'Hello there break time 9s friend.', voice_id: 'offline-nora' })
    const marked = await voice.speak({
      text: 'Hello\u0007 there <break time 9s>\u200b friend.',
      voice_id: 'offline-nora',
    })
    expect(marked.wav.equals(plain.wav)).toBe(true)
    const flag = await voice.speak({ text: '-o /out/../evil.wav is only text.', voice_id: 'offline-nora' })
    expect(flag.duration_ms).toBeGreaterThan(500)
  })

  it('refuses text that it cannot say', async () => {
    const refused = { code: 'speech_refused' }
    await expect(voice.speak({ text: ' … ', voice_id: 'offline-nora' })).rejects.toMatchObject(refused)
    await expect(voice.speak({ text: 'あ', voice_id: 'offline-nora' })).rejects.toMatchObject(refused)
    await expect(voice.speak({ text: 'Hello.', voice_id: 'nobody' })).rejects.toMatchObject(refused)
    await expect(voice.speak({ text: 'Hello.', voice_id: 'offline-nora', rate: 9 })).rejects.toMatchObject(refused)
    await expect(voice.speak({ text: 'a'.repeat(2001), voice_id: 'offline-nora' })).rejects.toMatchObject(refused)
  })
})

describe('the synthesizer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'synthesizer-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const settings = { voice: 'slt', stretch: 1 } as const

  /** A thread that dies on its first `deaths` sentences; a file counts across its lives. */
  function dying(deaths: number): Synthesizer {
    const path = join(folder, `dies-${deaths}.mjs`)
    const count = JSON.stringify(join(folder, `count-${deaths}`))
    writeFileSync(
      path,
      `import { appendFileSync, readFileSync } from 'node:fs'
       import { parentPort } from 'node:worker_threads'
       parentPort.on('message', ({ id }) => {
         appendFileSync(${count}, 'x')
         if (readFileSync(${count}, 'utf8').length <= ${deaths}) throw new Error('crash')
         parentPort.postMessage({ id, ok: true, wav: new Uint8Array(1), phones: '' })
       })`,
    )
    return new Synthesizer(pathToFileURL(path))
  }

  it('retries in a new thread when the thread dies', async () => {
    const synthesizer = dying(1)
    await expect(synthesizer.synthesize('Hello.', settings)).resolves.toMatchObject({ phones: '' })
    await synthesizer.close()
  })

  it('fails a sentence after a second crash and continues with the next', async () => {
    const synthesizer = dying(2)
    const first = synthesizer.synthesize('Hello.', settings)
    const second = synthesizer.synthesize('World.', settings)
    await expect(first).rejects.toMatchObject({ code: 'speech_unavailable' })
    await expect(second).resolves.toMatchObject({ phones: '' })
    await synthesizer.close()
    await expect(synthesizer.synthesize('Late.', settings)).rejects.toMatchObject({ code: 'speech_unavailable' })
  })
})
