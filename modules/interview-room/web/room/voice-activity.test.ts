import { expect, test } from 'vitest'
import { detectVoice, NO_VOICE, type Patience, patienceFor, type VoiceActivity } from './voice-activity.ts'

test('waits longest while someone is thinking and briefly only after a clear end', () => {
  const long =
    'In the spring I moved our three services to one queue and measured each step, so that nobody had to guess what broke when orders came late.'
  expect(patienceFor('We had a problem with')).toBe(5500)
  expect(patienceFor('It was late.')).toBe(5500)
  expect(patienceFor(`${long} And then because`)).toBe(5500)
  expect(patienceFor(long)).toBe(800)
  expect(patienceFor('I fixed the import and told the team, that was it')).toBe(800)
  expect(patienceFor('')).toBe(5500)
  expect(['short', 'usual', 'long'].map(patience => patienceFor(long, patience as Patience))).toEqual([800, 800, 1500])
  expect(['short', 'usual', 'long'].map(patience => patienceFor('', patience as Patience))).toEqual([3500, 5500, 8500])
})

/** Levels of 10 ms each. */
const listen = (levels: number[], from: VoiceActivity = NO_VOICE, start = 0) => {
  let activity = from
  const speaking: boolean[] = []
  levels.forEach((level, index) => {
    activity = detectVoice(activity, level, start + index * 10)
    speaking.push(activity.speaking)
  })
  return { activity, speaking }
}
const times = (level: number, count: number) => Array.from({ length: count }, () => level)

test('notices a voice within 200 ms and ignores a click', () => {
  const quiet = listen(times(0.01, 50))
  const voice = listen(times(0.3, 20), quiet.activity, 500)
  expect(voice.speaking.indexOf(true) * 10).toBeLessThanOrEqual(140)
  const click = listen([...times(0.6, 5), ...times(0.01, 40)], quiet.activity, 500)
  expect(click.speaking).not.toContain(true)
})

test('ends the voice at silence, not at gaps between words', () => {
  const talking = listen(times(0.3, 40))
  const gap = listen(times(0.01, 30), talking.activity, 400)
  expect(gap.speaking.every(Boolean)).toBe(true)
  expect(listen(times(0.01, 30), gap.activity, 700).speaking.at(-1)).toBe(false)
})

test('learns the noise of a loud room', () => {
  const fan = listen(times(0.04, 2000))
  expect(fan.activity.speaking).toBe(false)
  expect(listen(times(0.09, 30), fan.activity, 20_000).speaking).not.toContain(true)
  expect(listen(times(0.4, 30), fan.activity, 20_000).speaking.at(-1)).toBe(true)
})
