import { describe, expect, it } from 'vitest'
import { knows } from './misheard.ts'
import { phrases, textOf, wordSet } from './phrases.ts'
import type { Word } from './words.ts'

describe('phrases', () => {
  const list = phrases(null, 'from then on|then\nimprov* by _ percent|quick*|quickly did|in * end')

  it.each([
    [' so from then on it ran ', true],
    [' so then it ran ', true],
    [' improved by forty percent ', true],
    [' improving by percent ', false],
    [' unimproved by forty percent ', false],
    [' a quicker way ', true],
    [' in the end ', true],
    [' in end ', false],
    [' from now on ', false],
    [' thens ', false],
    [' ', false],
  ])('are found in "%s": %s', (text, expected) => {
    expect(list.has(text)).toBe(expected)
  })

  it('count each word once, the longest phrase first', () => {
    expect(list.count(' from then on it ran ')).toBe(1)
    expect(list.count(' then and then ')).toBe(2)
    expect(list.count(' quickly did it ')).toBe(1)
    expect(list.count(' it ran ')).toBe(0)
  })

  it('can be taken out', () => {
    expect(list.without(' so from then on it ran quicker still ')).toBe(' so it ran still ')
    expect(list.without(' it ran ')).toBe(' it ran ')
    expect(list.without(' then ')).toBe('  ')
  })

  it('with the same beginning are told apart', () => {
    const alike = phrases(null, 'quick* fix|quick* repair|quiet* repair')
    expect(alike.has(' quicker repair ')).toBe(true)
    expect(alike.has(' quieter repair ')).toBe(true)
    expect(alike.has(' quieter fix ')).toBe(false)
  })

  it('of a language have no articles, as the words of an answer', () => {
    const english = phrases('en', 'after the repair|the pump|broke _ the _ record')
    expect(english.has(' after repair ')).toBe(true)
    // One word of several would be found everywhere.
    expect(english.has(' pump ')).toBe(false)
    expect(english.has(' broke every world record ')).toBe(true)
    expect(phrases(null, 'the pump').has(' the pump ')).toBe(true)
    expect(phrases('en', 'pump').has(' pump ')).toBe(true)
    expect(phrases('en', '_ the pump').has(' a pump ')).toBe(false)
  })

  it('of a language are words that can be misheard', () => {
    phrases('en', 'zebra crossing')
    phrases(null, 'zebu crossing')
    expect(knows('zebra', 'en')).toBe(true)
    expect(knows('zebu', 'en')).toBe(false)
  })

  it('may be none', () => {
    expect(phrases(null, ' | \n ').has(' anything ')).toBe(false)
  })
})

describe('a set of words', () => {
  const words = wordSet(' run walk* jump* ')

  it.each([
    ['run', true],
    ['runs', false],
    ['walk', true],
    ['walked', true],
    ['jumping', true],
    ['sleepwalk', false],
    ['', false],
  ])('has "%s": %s', (word, expected) => {
    expect(words(word)).toBe(expected)
  })

  it('may have no beginnings', () => {
    expect(wordSet('run')('runs')).toBe(false)
    expect(wordSet('run')('run')).toBe(true)
  })
})

it('looks words up as they were probably said', () => {
  expect(textOf([{ text: 'so' }, { text: 'becuse', heard: 'because' }] as Word[])).toBe(' so because ')
})
