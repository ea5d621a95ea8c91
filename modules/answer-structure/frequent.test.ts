import { describe, expect, it } from 'vitest'
import { FREQUENT } from './frequent-words.ts'
import { frequentWord } from './frequent.ts'

const heard = (word: string, known: string[] = []) => frequentWord(word, 'en', one => known.includes(one))

describe('a frequent word that was misheard', () => {
  it.each([
    ['because', 'because'],
    // One inner letter is missing.
    ['becuse', 'because'],
    ['agin', 'again'],
    ['bcause', 'because'],
    ['becase', 'because'],
    // One inner letter is wrong.
    ['becouse', 'because'],
    ['bocause', 'because'],
    ['becauze', 'because'],
    ['shoold', 'should'],
    // The first and the last letter are heard.
    ['ecause', 'ecause'],
    ['becaus', 'becaus'],
    ['gecause', 'gecause'],
    ['becausa', 'becausa'],
    // Short words have too many others beside them.
    ['agein', 'agein'],
    ['nevar', 'nevar'],
    // Others are words of their own.
    ['novice', 'novice'],
    ['thirsty', 'thirsty'],
    ['tried', 'tried'],
    ['bread', 'bread'],
    ['trolley', 'trolley'],
  ])('"%s" is "%s"', (word, expected) => {
    expect(heard(word)).toBe(expected)
  })

  it('stays as it is if people say it', () => {
    expect(heard('becouse', ['becouse'])).toBe('becouse')
    expect(heard('agin', ['agin'])).toBe('agin')
  })

  it('is looked for in its language', () => {
    expect(frequentWord('dnach', 'de', () => false)).toBe('danach')
    expect(frequentWord('dnach', 'en', () => false)).toBe('dnach')
    expect(frequentWord('maintenent', 'fr', () => false)).toBe('maintenant')
    expect(frequentWord('entnces', 'es', () => false)).toBe('entonces')
    // Words of their own that differ in one letter.
    expect(frequentWord('kannte', 'de', () => false)).toBe('kannte')
    expect(frequentWord('etat', 'fr', () => false)).toBe('etat')
    expect(frequentWord('haba', 'es', () => false)).toBe('haba')
  })

  it.each(['en', 'de', 'fr', 'es'] as const)('stays as it is if it is heard well (%s)', language => {
    const changed = FREQUENT[language].split(/\s+/u).filter(word => frequentWord(word, language, () => false) !== word)
    expect(changed).toEqual([])
  })

  it('has a length that words have', () => {
    expect(heard('a')).toBe('a')
    expect(heard('')).toBe('')
    expect(heard('b'.repeat(40))).toBe('b'.repeat(40))
  })
})
