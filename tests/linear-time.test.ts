import { describe, expect, test } from 'vitest'
import { MAX_SPOKEN_CHARACTERS, forFlite, spokenSentences, spokenText } from '#platform/speech/spoken-text.ts'
import { slowInputs } from './growth.ts'
import { PARSERS, REQUIREMENT_PARSERS } from './parsers.ts'

// Text comes from strangers. Parsing it must take time in proportion to its length, or one file could block the server.

describe('time grows in proportion to the text', () => {
  test.each(PARSERS)('$name', { timeout: 120_000 }, ({ parse, characters }) => {
    expect(slowInputs(characters, parse)).toEqual([])
  })

  test.each(REQUIREMENT_PARSERS)('a requirement: %s', (_, parse) => {
    expect(slowInputs(300, parse)).toEqual([])
  })

  test('spoken text, up to its limit', { timeout: 60_000 }, () => {
    const speak = (text: string) => {
      const plain = spokenText(`a ${text}`.slice(0, MAX_SPOKEN_CHARACTERS))
      return spokenSentences(plain).map(forFlite)
    }
    expect(slowInputs(MAX_SPOKEN_CHARACTERS / 8, speak)).toEqual([])
  })
})

test('finds a pattern whose time grows with the square of the length', () => {
  const quadratic = (text: string) => text.startsWith('\t\t') && /\s+$/.test(text)
  expect(slowInputs(1000, quadratic).map(({ piece }) => piece)).toEqual(['\t'])
})
