import { describe, expect, it } from 'vitest'
import { placeOfJob, placeText } from './place-text.ts'

const november = new Date('2026-11-20T12:00:00Z')

describe('where a candidate is', () => {
  it('names the city once', () => {
    expect(placeText('Beirut', 'Asia/Beirut', 'UTC', november)).toBe('Beirut, 2 h ahead of you')
  })
  it('names the zone if the place does not', () => {
    expect(placeText('Byblos', 'Asia/Beirut', 'Europe/Berlin', november)).toBe('Byblos, Beirut time, 1 h ahead of you')
  })
  it('leaves out the difference if there is none', () => {
    expect(placeText('Potsdam', 'Europe/Berlin', 'Europe/Paris', november)).toBe('Potsdam')
    expect(placeText(null, 'Europe/Berlin', 'Europe/Paris', november)).toBe('Berlin time')
  })
  it('shows half hours, and zones behind the reader', () => {
    expect(placeText('Kolkata', 'Asia/Kolkata', 'UTC', november)).toBe('Kolkata, 5.5 h ahead of you')
    expect(placeText(null, 'America/New_York', 'UTC', november)).toBe('New York time, 5 h behind you')
  })
})

it.each([
  [['Berlin'], false, 'Berlin'],
  [['Berlin', 'Prague'], true, 'Berlin, Prague or remote'],
  [[], true, 'remote'],
  [[], false, ''],
])('says where a job is: %j', (locations, remote, text) => {
  expect(placeOfJob({ locations, remote })).toBe(text)
})
