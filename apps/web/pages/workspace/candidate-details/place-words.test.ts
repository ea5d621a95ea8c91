import { describe, expect, it } from 'vitest'
import { placeWords } from './place-words.ts'

const november = new Date('2026-11-20T12:00:00Z')

describe('where somebody is', () => {
  it('names a city once', () => {
    expect(placeWords('Beirut', 'Asia/Beirut', 'UTC', november)).toBe('Beirut, 2 h ahead of you')
  })
  it('names the zone where the place does not', () => {
    expect(placeWords('Byblos', 'Asia/Beirut', 'Europe/Berlin', november)).toBe('Byblos, Beirut time, 1 h ahead of you')
  })
  it('says nothing of a clock that is the same', () => {
    expect(placeWords('Potsdam', 'Europe/Berlin', 'Europe/Paris', november)).toBe('Potsdam')
    expect(placeWords(null, 'Europe/Berlin', 'Europe/Paris', november)).toBe('Berlin time')
  })
  it('counts half hours, and the other direction', () => {
    expect(placeWords('Kolkata', 'Asia/Kolkata', 'UTC', november)).toBe('Kolkata, 5.5 h ahead of you')
    expect(placeWords(null, 'America/New_York', 'UTC', november)).toBe('New York time, 5 h behind you')
  })
})
