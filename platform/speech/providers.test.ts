import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type SpeechStandIn, startSpeech } from '#tests/stand-ins/speech.ts'
import { elevenLabsVoice } from './elevenlabs-voice.ts'
import { openAiVoice } from './openai-voice.ts'
import type { RemoteVoice } from './port.ts'
import { parseWav } from './wav.ts'

const KEY = 'sk-very-secret-key-1234'

let server: SpeechStandIn
beforeAll(async () => {
  server = await startSpeech()
})
afterAll(() => server.close())

const limits = { connectMs: 1000, firstByteMs: 300, totalMs: 900, maxBytes: 2_000_000 }
/** For the first request, while this process and the stand-in still warm up. */
const patient = { ...limits, connectMs: 10_000, firstByteMs: 10_000, totalMs: 20_000 }
const elevenLabs = (base_url = server.baseUrl, within = limits) =>
  elevenLabsVoice({ base_url, api_key: KEY, model: 'eleven_flash_v2_5', limits: within })
const openAi = (base_url = `${server.baseUrl}/v1`) =>
  openAiVoice({ base_url, api_key: KEY, model: 'tts-1', voices: [{ voice_id: 'alloy', name: 'Alloy' }], limits })
const TEXT = 'Tell me about your work.'
const say = (voice: RemoteVoice, rate?: number) => voice.speak({ text: TEXT, voice_id: 'alloy', rate })

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: Error & { code: string; problem?: string; retryAfter?: number }) => {
      expect(`${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toContain(
        'very-secret',
      )
      return error
    },
  )

describe('ElevenLabs', () => {
  it('reads the stream of audio and the times of the words while it arrives', async () => {
    server.script({ kind: 'speak', between: 40 })
    const spoken = await say(elevenLabs(server.baseUrl, patient), 1.5)
    const [request] = server.requests
    expect(request).toMatchObject({
      method: 'POST',
      path: '/v1/text-to-speech/alloy/stream/with-timestamps?output_format=pcm_16000',
      headers: { 'xi-api-key': KEY },
      json: { text: TEXT, model_id: 'eleven_flash_v2_5', voice_settings: { speed: 1.2 } },
    })
    expect(parseWav(spoken.wav).samples).toHaveLength(5 * 4800)
    expect(spoken.duration_ms).toBe(1500)
    expect(spoken.envelope).toHaveLength(38)
    expect(spoken.words.map(({ text }) => text)).toEqual(['Tell', 'me', 'about', 'your', 'work.'])
    expect(spoken.words[0]).toMatchObject({ start_ms: 0, end_ms: 300 })
    expect(spoken.words[1]).toMatchObject({ start_ms: 400, end_ms: 600 })
    expect(spoken.words[4]).toMatchObject({ start_ms: 1250, end_ms: 1500 })
  })

  it('understands times that count from the start of each piece', async () => {
    server.script({ kind: 'speak', relativeTimes: true })
    const { words } = await say(elevenLabs())
    expect(words[4]).toMatchObject({ text: 'work.', start_ms: 1250, end_ms: 1500 })
  })

  it('lists the voices of the account over several pages', async () => {
    const voice = (voice_id: string, more: object = {}) => ({ voice_id, name: voice_id.toUpperCase(), ...more })
    server.script(
      { kind: 'voices', voices: [voice('rachel', { labels: { gender: 'female', language: 'en' } })], next: 'p/2' },
      { kind: 'voices', voices: [voice('jonas', { verified_languages: [{ language: 'de', locale: 'de-DE' }] })] },
    )
    expect(await elevenLabs().list()).toEqual([
      { voice_id: 'rachel', name: 'RACHEL', provider: 'elevenlabs', language: 'en', gender: 'female' },
      { voice_id: 'jonas', name: 'JONAS', provider: 'elevenlabs', language: 'de-DE' },
    ])
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/v2/voices?page_size=100',
      '/v2/voices?page_size=100&next_page_token=p%2F2',
    ])
  })

  it('refuses a list in another shape, and identifiers that could change the address', async () => {
    server.script({ kind: 'body', type: 'application/json', body: '{"voices":"none"}' })
    expect((await problemOf(elevenLabs().list())).message).toContain('unreadable')
    server.script({ kind: 'voices', voices: [{ voice_id: '../v1/user', name: 'X' }] })
    expect((await problemOf(elevenLabs().list())).message).toContain('unreadable')
  })
})

describe('an OpenAI-compatible server', () => {
  it('reads a streamed WAV file of any sample rate', async () => {
    server.script({ kind: 'speak', between: 20 })
    const spoken = await say(openAi(), 0.9)
    expect(server.requests[0]).toMatchObject({
      path: '/v1/audio/speech',
      headers: { authorization: `Bearer ${KEY}` },
      json: { model: 'tts-1', input: TEXT, voice: 'alloy', response_format: 'wav', speed: 0.9 },
    })
    expect(parseWav(spoken.wav).rate).toBe(16_000)
    expect(spoken.duration_ms).toBe(1500)
    expect(spoken.words.map(({ text }) => text).join(' ')).toBe(TEXT)
    expect(spoken.words.at(-1)!.end_ms).toBeLessThanOrEqual(1500)
  })

  it('needs no key', async () => {
    const own = openAiVoice({
      base_url: `${server.baseUrl}/v1/`,
      api_key: undefined,
      model: 'kokoro',
      voices: [],
      limits,
    })
    server.script({ kind: 'speak' })
    await say(own)
    expect(server.requests[0]!.headers.authorization).toBeUndefined()
  })
})

const wavOfSilence = Buffer.alloc(40_044)
wavOfSilence.write('RIFF', 0)
wavOfSilence.write('WAVEfmt \x10\0\0\0\x01\0\x01\0\x80\x3e\0\0\0\x7d\0\0\x02\0\x10\0data', 8, 'latin1')
wavOfSilence.writeUInt32LE(40_000, 40)
const silentPiece = JSON.stringify({ audio_base64: Buffer.alloc(40_000).toString('base64'), alignment: null })

describe.each([
  { name: 'ElevenLabs', voice: () => elevenLabs(), silent: { type: 'application/json', body: silentPiece } },
  { name: 'OpenAI', voice: () => openAi(), silent: { type: 'audio/wav', body: wavOfSilence } },
])('$name as a protocol', ({ voice, silent }) => {
  test.each([
    ['401', { kind: 'status', status: 401, reason: 'invalid_api_key' }, { problem: 'key_refused', retryable: false }],
    ['403', { kind: 'status', status: 403 }, { problem: 'key_refused', retryable: false }],
    ['401 for credit', { kind: 'status', status: 401, reason: 'quota_exceeded' }, { problem: 'no_credit' }],
    ['402', { kind: 'status', status: 402 }, { problem: 'no_credit', retryable: false }],
    ['429', { kind: 'status', status: 429, retryAfter: '7' }, { problem: 'busy', retryable: true, retryAfter: 7 }],
    ['429 for credit', { kind: 'status', status: 429, reason: 'insufficient_quota' }, { problem: 'no_credit' }],
    ['500', { kind: 'status', status: 500 }, { problem: 'failed', retryable: true }],
    ['400', { kind: 'status', status: 400 }, { code: 'speech_refused' }],
    [
      'no answer',
      { kind: 'slow' },
      { problem: 'failed', retryable: true, message: expect.stringContaining('in time') },
    ],
    ['headers only', { kind: 'stuck' }, { problem: 'failed', retryable: true }],
    ['a reply that takes too long', { kind: 'speak', between: 290 }, { message: expect.stringContaining('in time') }],
    ['a cut reply', { kind: 'cut' }, { problem: 'failed', message: expect.stringContaining('cut') }],
    ['endless audio', { kind: 'endless' }, { problem: 'failed' }],
    ['another content type', { kind: 'body', type: 'text/html', body: '<html>' }, { problem: 'failed' }],
    ['garbage', { kind: 'body', type: 'audio/wav', body: 'RIFF' }, { problem: 'failed' }],
    ['an empty reply', { kind: 'body', type: 'audio/wav', body: '' }, { problem: 'failed' }],
  ] as const)('reads %s as a failure', async (_, reply, error) => {
    server.script(reply)
    expect(await problemOf(say(voice()))).toMatchObject(error)
  })

  test('reads silence as a failure', async () => {
    server.script({ kind: 'body', ...silent })
    expect((await problemOf(say(voice()))).message).toContain('empty audio')
  })

  test('gives up the connection of a reply that takes too long', async () => {
    server.script({ kind: 'slow' })
    const started = performance.now()
    await problemOf(say(voice()))
    expect(performance.now() - started).toBeLessThan(800)
    await expect.poll(() => server.aborted).toBe(1)
  })

  test('does not follow redirects, so that the key goes nowhere else', async () => {
    const other = await startSpeech()
    other.script({ kind: 'speak' })
    server.script({ kind: 'redirect', to: `${other.baseUrl}/v1/audio/speech` })
    await problemOf(say(voice()))
    expect(other.requests).toEqual([])
    await other.close()
  })
})

test('a server that cannot be reached is a failure', async () => {
  const gone = await startSpeech()
  await gone.close()
  expect(await problemOf(say(openAi(`${gone.baseUrl}/v1`)))).toMatchObject({ problem: 'failed', retryable: true })
})

test('a connection that is not established in time is a failure', async () => {
  // Accepts connections, but never answers the TLS handshake.
  const silent = net.createServer()
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  const base_url = `https://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const patient = { ...limits, connectMs: 100, firstByteMs: 5000, totalMs: 5000 }
  const started = performance.now()
  const error = await problemOf(say(elevenLabsVoice({ base_url, api_key: KEY, model: 'm', limits: patient })))
  expect(error.message).toContain('in time')
  expect(performance.now() - started).toBeLessThan(2000)
  silent.close()
})

test('nothing is requested for a text with nothing to say', async () => {
  server.script({ kind: 'speak' })
  for (const voice of [elevenLabs(), openAi()])
    expect((await problemOf(voice.speak({ text: ' … ', voice_id: 'alloy' }))).code).toBe('speech_refused')
  expect(server.requests).toEqual([])
})
