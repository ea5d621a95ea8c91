import { describe, expect, it } from 'vitest'
import { estimatedMs, phaseAt, questionTime } from './clock.ts'

describe('the phases of an interview of 20 minutes', () => {
  it.each([
    [0, 'open'],
    [19.99, 'open'],
    [20, 'finishing'],
    [22.99, 'finishing'],
    [23, 'parting'],
    [24.99, 'parting'],
    [25, 'goodbye'],
    [25.99, 'goodbye'],
    [26, 'closed'],
    [200, 'closed'],
  ])('after %d minutes: %s', (minutes, phase) => {
    expect(phaseAt(minutes * 60_000, 20)).toBe(phase)
  })
})

describe('the time limit of a question', () => {
  it.each([
    [59_999, 'within'],
    [60_000, 'past'],
    [89_999, 'past'],
    [90_000, 'over'],
  ])('of 60 seconds, after %d ms: %s', (elapsed, time) => {
    expect(questionTime(elapsed, 60)).toBe(time)
  })

  it('is not needed', () => {
    expect(questionTime(10_000_000, null)).toBe('within')
  })
})

describe('the time a question is expected to take', () => {
  it('is its time limit, or 2 minutes', () => {
    expect(estimatedMs({ time_limit_seconds: 45 })).toBe(45_000)
    expect(estimatedMs({ time_limit_seconds: null })).toBe(120_000)
  })
})
