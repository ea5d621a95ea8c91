import { afterEach, expect, test, vi } from 'vitest'
import { InterviewerVoice } from './interviewer-voice.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What `play` returns 15 s later, on a network that stalls before or within the audio. */
async function playedAfterStall(response: (stalled: Promise<never>) => Promise<unknown>) {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), ms)
    return controller.signal
  })
  vi.stubGlobal('fetch', (_: string, options?: { signal?: AbortSignal }) =>
    response(
      new Promise((_, reject) => options?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    ),
  )
  vi.stubGlobal('AudioContext', function () {
    const node = { connect: () => {} }
    return { createGain: () => node, createAnalyser: () => node }
  })
  let played: boolean | 'loading' = 'loading'
  void new InterviewerVoice().play('/speech.wav', () => {}).then(done => (played = done))
  await vi.advanceTimersByTimeAsync(15_000)
  return played
}

test('gives up on audio that does not load', async () => {
  expect(await playedAfterStall(stalled => stalled)).toBe(false)
})

test('gives up on audio that stops within its bytes', async () => {
  expect(await playedAfterStall(async stalled => ({ ok: true, arrayBuffer: () => stalled }))).toBe(false)
})
