import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startOpenAi, type OpenAiStandIn } from '#tests/stand-ins/openai.ts'
import { transcriber } from './transcription.ts'

let server: OpenAiStandIn
beforeAll(async () => {
  server = await startOpenAi()
})
afterAll(() => server.close())

const listen = (timeout_ms = 5000) =>
  transcriber({ base_url: server.baseUrl, api_key: 'key-2', model: 'whisper-1', timeout_ms })!
const answer = { audio: Buffer.from('sound'), mime: 'audio/webm;codecs=opus' }

describe('transcription', () => {
  it('is absent when nothing is configured', () => {
    expect(transcriber(null)).toBeNull()
  })

  it('sends the recording with language and key terms, and reads text, words and confidence', async () => {
    server.script({
      kind: 'transcript',
      text: ' I wrote it in Rust. ',
      words: [{ word: ' I', start: 0.1, end: 0.25 }],
      logprobs: [-0.1, -0.3],
    })
    const heard = await listen().transcribe({ ...answer, language: 'en-GB', key_terms: ['Rust', 'Kysely'] })
    expect(heard.text).toBe('I wrote it in Rust.')
    expect(heard.words).toEqual([{ text: 'I', start_ms: 100, end_ms: 250 }])
    expect(heard.confidence).toBeCloseTo(0.819, 3)
    const sent = server.requests[0]!
    expect(sent.authorization).toBe('Bearer key-2')
    const body = sent.raw.toString('latin1')
    for (const part of ['verbose_json', 'whisper-1', 'Rust, Kysely', 'answer.webm']) expect(body).toContain(part)
    expect(body).toMatch(/name="language"\r\n\r\nen\r\n/u)
  })

  it.each([
    ['429', { kind: 'status', status: 429, retryAfter: '3' } as const, { retryable: true, retryAfter: 3 }],
    ['500', { kind: 'status', status: 500 } as const, { retryable: true }],
    ['a refused recording', { kind: 'status', status: 400 } as const, { retryable: false }],
    ['silence', { kind: 'slow' } as const, { retryable: true }],
    ['a cut body', { kind: 'cut' } as const, { retryable: true }],
    ['garbage', { kind: 'garbage', body: '<html>' } as const, { retryable: true }],
    ['another shape', { kind: 'garbage', body: '{"txt":"hi"}' } as const, { retryable: true }],
  ])('reads %s as unavailable, never as an empty transcript', async (_, reply, error) => {
    server.script(reply)
    await expect(listen(400).transcribe(answer)).rejects.toMatchObject({ code: 'speech_unavailable', ...error })
  })

  it("throws the caller's own reason when the caller gives up", async () => {
    server.script({ kind: 'slow' })
    const controller = new AbortController()
    const running = listen().transcribe({ ...answer, signal: controller.signal })
    controller.abort(new Error('room closed'))
    await expect(running).rejects.toThrow('room closed')
  })
})
