import { describe, expect, it } from 'vitest'
import type { Turn } from './turn.ts'
import { spokenQuote } from './spoken-quote.ts'

const turn = (text: string, start_ms = 10_000, end_ms = 14_000): Turn => ({
  id: 't1',
  speaker: 'candidate',
  text,
  start_ms,
  end_ms,
})

const TEXT = 'I called the depot at once, and then I told the customer.'

describe('spokenQuote', () => {
  it('has the words, their position and the turn', () => {
    expect(spokenQuote(turn(TEXT), 2, 26)).toEqual({
      turn_id: 't1',
      text: 'called the depot at once',
      start: 2,
      end: 26,
      at_ms: 10_140,
    })
  })

  it('estimates the time from the position in the turn', () => {
    const text = `${'word '.repeat(20)}`
    expect(spokenQuote(turn(text), 0, 24)!.at_ms).toBe(10_000)
    expect(spokenQuote(turn(text), 50, 74)!.at_ms).toBe(12_000)
    expect(spokenQuote(turn(text), 75, 99)!.at_ms).toBe(13_000)
  })

  it('gives whole milliseconds', () => {
    expect(spokenQuote(turn('One two three four', 0, 1000), 4, 18)!.at_ms).toBe(222)
  })

  it('never gives a time before the turn or the interview', () => {
    expect(spokenQuote(turn(TEXT, 9000, 5000), 31, 56)!.at_ms).toBe(9000)
    expect(spokenQuote(turn(TEXT, -500, -400), 0, 26)!.at_ms).toBe(0)
  })

  it('cuts a long part after a complete word', () => {
    const text = 'wordy '.repeat(100)
    const quote = spokenQuote(turn(text), 6, 590)!
    expect(quote).toMatchObject({ start: 6, end: 401 })
    expect(quote.text).toHaveLength(395)
    expect(quote.text).toMatch(/ wordy$/u)
    expect(text.slice(quote.start, quote.end)).toBe(quote.text)
  })

  it('keeps a short part of a long turn', () => {
    expect(spokenQuote(turn('wordy '.repeat(100)), 300, 323)).toMatchObject({ start: 300, end: 323 })
  })

  it('keeps a part of 400 characters', () => {
    const text = `${'abcd '.repeat(79)}abcde more words`
    expect(spokenQuote(turn(text), 0, 400)).toMatchObject({ start: 0, end: 400 })
  })

  it('quotes no part of a word', () => {
    expect(spokenQuote(turn('x'.repeat(500)), 0, 500)).toBeNull()
    expect(spokenQuote(turn(TEXT), 3, 26)).toBeNull()
  })

  it('keeps 400 characters without a space if they end at a mark', () => {
    const text = `${'x'.repeat(399)}-${'y'.repeat(60)}`
    expect(spokenQuote(turn(text), 0, 460)).toMatchObject({ start: 0, end: 400 })
    // A space at the very start is no place to cut at.
    expect(spokenQuote(turn(` ${text}`), 0, 461)).toMatchObject({ start: 0, end: 400 })
  })

  it('gives nothing for a part that is too short to quote', () => {
    expect(spokenQuote(turn(TEXT), 0, 8)).toBeNull()
    expect(spokenQuote(turn(TEXT), 8, 8)).toBeNull()
    expect(spokenQuote(turn(''), 0, 0)).toBeNull()
  })
})
