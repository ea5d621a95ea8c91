import { expect, test } from 'vitest'
import { DEAF, type Ear, hears, patienceFor } from './turn-taking.ts'

test('patience is longest while somebody is thinking, and short only after a clear end', () => {
  const long =
    'In the spring I moved our three services to one queue and measured each step, so that nobody had to guess what broke when orders came late.'
  expect(patienceFor('We had a problem with')).toBe(5500)
  expect(patienceFor('It was late.')).toBe(5500)
  expect(patienceFor(`${long} And then because`)).toBe(5500)
  expect(patienceFor(long)).toBe(800)
  expect(patienceFor('I fixed the import and told the team, that was it')).toBe(800)
  expect(patienceFor('')).toBe(5500)
})

/** Levels of 10 ms each. */
const listen = (levels: number[], from: Ear = DEAF, start = 0) => {
  let ear = from
  const told: boolean[] = []
  levels.forEach((level, index) => {
    ear = hears(ear, level, start + index * 10)
    told.push(ear.speaking)
  })
  return { ear, told }
}
const times = (level: number, count: number) => Array.from({ length: count }, () => level)

test('a voice is noticed within 200 ms, a click is not', () => {
  const quiet = listen(times(0.01, 50))
  const voice = listen(times(0.3, 20), quiet.ear, 500)
  expect(voice.told.indexOf(true) * 10).toBeLessThanOrEqual(140)
  const click = listen([...times(0.6, 5), ...times(0.01, 40)], quiet.ear, 500)
  expect(click.told).not.toContain(true)
})

test('gaps between words do not end the voice, silence does', () => {
  const talking = listen(times(0.3, 40))
  const gap = listen(times(0.01, 30), talking.ear, 400)
  expect(gap.told.every(Boolean)).toBe(true)
  expect(listen(times(0.01, 30), gap.ear, 700).told.at(-1)).toBe(false)
})

test('a loud room is learned: its own noise is no voice', () => {
  const fan = listen(times(0.04, 2000))
  expect(fan.ear.speaking).toBe(false)
  expect(listen(times(0.09, 30), fan.ear, 20_000).told).not.toContain(true)
  expect(listen(times(0.4, 30), fan.ear, 20_000).told.at(-1)).toBe(true)
})
