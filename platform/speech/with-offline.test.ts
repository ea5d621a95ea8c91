import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { type SpeechStandIn, startSpeech } from '#tests/stand-ins/speech.ts'
import { elevenLabsVoice } from './elevenlabs-voice.ts'
import { offlineVoice } from './offline-voice.ts'
import type { Voice } from './port.ts'
import { withOffline } from './with-offline.ts'

const KEY = 'sk-very-secret-key-1234'
const limits = { connectMs: 1000, firstByteMs: 300, totalMs: 900, maxBytes: 2_000_000 }
const offline = offlineVoice()

let server: SpeechStandIn
let time = 0
let lines: string[] = []
let voice: Voice
beforeAll(async () => {
  server = await startSpeech()
})
afterAll(() => Promise.all([server.close(), offline.close()]))
beforeEach(() => {
  lines = []
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  const remote = elevenLabsVoice({ base_url: server.baseUrl, api_key: KEY, model: 'm', limits })
  voice = withOffline(remote, offline, createLog('debug', destination), { now: () => time })
})

const LIST = {
  kind: 'voices',
  voices: [
    { voice_id: 'rachel', name: 'Rachel', labels: { gender: 'female' } },
    { voice_id: 'adam', name: 'Adam', labels: { gender: 'male' } },
  ],
} as const
const say = (voice_id = 'rachel') => voice.speak({ text: 'Good morning.', voice_id })
const names = () => voice.voices().map(({ name }) => name)

test('offers the voices of the provider first, and asks for them again when they are old', async () => {
  server.script(LIST, { kind: 'voices', voices: [{ voice_id: 'new', name: 'New' }] })
  expect(names()[0]).toBe('Nora')
  await voice.refresh()
  expect(names().slice(0, 3)).toEqual(['Rachel', 'Adam', 'Nora'])
  await voice.refresh()
  expect(server.requests).toHaveLength(1)
  time += 11 * 60_000
  // Whoever asks now gets the known ones without waiting.
  expect(names()[0]).toBe('Rachel')
  await expect.poll(() => names()[0]).toBe('New')
})

test('keeps the known voices while the provider cannot name them', async () => {
  server.script(LIST, { kind: 'status', status: 500 })
  await voice.refresh()
  time += 11 * 60_000
  await expect(voice.refresh()).rejects.toMatchObject({ problem: 'failed' })
  expect(names()[0]).toBe('Rachel')
  await expect(voice.refresh()).rejects.toMatchObject({ problem: 'failed' })
  expect(server.requests).toHaveLength(2)
})

test('each voice speaks at its own provider, and has an offline substitute of the same gender', async () => {
  server.script(LIST, { kind: 'speak' })
  await voice.refresh()
  expect((await say()).duration_ms).toBe(600)
  expect(server.requests).toHaveLength(2)
  await say('offline-nora')
  expect(server.requests).toHaveLength(2)
  expect([voice.sourceOf('rachel'), voice.sourceOf('offline-nora')]).toEqual(['elevenlabs:m', 'offline'])
  const genderOf = (id: string | null) => offline.voices().find(({ voice_id }) => voice_id === id)?.gender
  expect(['rachel', 'adam'].map(id => genderOf(voice.substituteFor(id)))).toEqual(['female', 'male'])
  expect(voice.substituteFor('offline-nora')).toBeNull()
})

test('after Retry-After is over, the provider is asked again', async () => {
  server.script({ kind: 'status', status: 429, retryAfter: '20' }, { kind: 'speak' })
  await expect(say()).rejects.toMatchObject({ problem: 'busy', retryAfter: 20 })
  time += 19_000
  await expect(say()).rejects.toMatchObject({ problem: 'busy', retryAfter: 1 })
  expect(server.requests).toHaveLength(1)
  time += 1001
  await say()
  expect(server.requests).toHaveLength(2)
})

test('a provider that fails again and again is left alone', async () => {
  server.script({ kind: 'cut' })
  for (let i = 0; i < 8; i += 1) await expect(say()).rejects.toMatchObject({ code: 'speech_unavailable' })
  expect(server.requests).toHaveLength(5)
})

test('a text that the provider refuses says nothing about the provider', async () => {
  server.script({ kind: 'status', status: 400 })
  for (let i = 0; i < 8; i += 1) await expect(say()).rejects.toMatchObject({ code: 'speech_refused' })
  expect(server.requests).toHaveLength(8)
})

test('a refused key is logged once, without the key, and again only after it has worked', async () => {
  server.script(
    { kind: 'status', status: 401 },
    { kind: 'status', status: 401 },
    { kind: 'speak' },
    { kind: 'status', status: 401 },
  )
  const later = async () => {
    time += 301_000
    await say().catch(() => {})
  }
  await later()
  await later()
  expect(server.requests).toHaveLength(2)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('ElevenLabs refuses the key in ELEVENLABS_API_KEY.')
  await later()
  await later()
  expect(server.requests).toHaveLength(4)
  expect(lines).toHaveLength(2)
  expect(lines.join()).not.toContain('very-secret')
})
