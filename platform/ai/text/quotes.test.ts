import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locateQuote } from './quotes.ts'

const SOURCE =
  'We moved the “night shift” rota –\n  from paper to a board; errors fell from 40 to 12 a week. I cannot drive. Cafe\u0301 no\u00adtes.'

function slice(quote: string, source = SOURCE): string | null {
  const place = locateQuote(quote, source)
  return place && source.slice(place.start, place.end)
}

describe('locateQuote', () => {
  it('finds verbatim quotes', () => {
    expect(slice('errors fell from 40 to 12 a week')).toBe('errors fell from 40 to 12 a week')
  })

  it('ignores differences in white space, quotation marks, dashes, soft hyphens, composition and the case of the first letter', () => {
    expect(slice('we moved the "night shift" rota - from paper')).toBe(
      'We moved the “night shift” rota –\n  from paper',
    )
    expect(slice('Errors fell from')).toBe('errors fell from')
    expect(slice('drive. Café notes')).toBe('drive. Cafe\u0301 no\u00adtes')
  })

  it.each([
    ['a changed word', 'errors dropped from 40 to 12 a week'],
    ['an omitted word', 'errors from 40 to 12 a week'],
    ['a changed number', 'errors fell from 40 to 2 a week'],
    ['a different case in the middle', 'errors Fell from 40'],
    ['a partial word at the end', 'errors fell from 40 to 12 a wee'],
    ['a partial word at the start', 'rrors fell from 40'],
    ['a prefix of a longer word', 'a week. I can'],
    ['joined fragments', 'errors fell … 12 a week'],
    ['a quote that is too short', 'from 40'],
    ['punctuation alone', '– – – – – – – – –'],
    ['nothing', '   '],
  ])('refuses %s', (_, quote) => {
    expect(locateQuote(quote, SOURCE)).toBeNull()
  })

  it.each([
    ["'", '‘’‚‛′`´ʼ'],
    ['"', '“”„‟″«»'],
    ['-', '‐‑‒–—―−'],
  ])('takes every form of %s for the same: %s', (plain, forms) => {
    for (const form of forms)
      expect(slice(`the vans ${plain} four`, `the vans ${form} four`)).toBe(`the vans ${form} four`)
    expect(locateQuote(`the vans ${plain} four`, 'the vans + four')).toBeNull()
  })

  it('does not ignore an accent on a mark or on a space', () => {
    for (const mark of ['’', '”', '–', ' ']) {
      expect(locateQuote(`the vans ${mark} four of`, `the vans ${mark}\u0301 four of`)).toBeNull()
      expect(slice(`the vans ${mark} four of`, `the vans ${mark} four of`)).not.toBeNull()
    }
  })

  it('ignores the white space around a quote', () => {
    expect(slice('\n We moved the ')).toBe('We moved the')
  })

  it('ignores the case of the first letter after a quotation mark, but not after a number', () => {
    expect(slice('"Night shift" rota')).toBe('“night shift” rota')
    expect(locateQuote('3d printing of parts', '3D printing of parts')).toBeNull()
    expect(slice('3D printing of parts', '3D printing of parts')).not.toBeNull()
  })

  it('needs 3 words or 12 characters', () => {
    expect(slice('to a board')).toBe('to a board')
    expect(slice('annual audit', 'an annual audit')).toBe('annual audit')
    expect(slice('annual tests', 'an annual tests')).toBe('annual tests')
    expect(locateQuote('annual test', 'an annual test')).toBeNull()
  })

  it('needs a letter or a number', () => {
    const rule = '– – – – – – – – –'
    expect(locateQuote(rule, rule)).toBeNull()
    expect(slice('2019 – 2020 – 2021', '2019 – 2020 – 2021')).not.toBeNull()
  })

  it('refuses a part of a word that is written with letters outside the basic plane', () => {
    expect(locateQuote('three words here', '𐐀three words here')).toBeNull()
    expect(locateQuote('three words here', 'three words here𐐀')).toBeNull()
    expect(slice('three words here', '🙂three words here🙂')).toBe('three words here')
    expect(slice('𐐀 three words', 'x 𐐀 three words')).toBe('𐐀 three words')
  })

  it('refuses quotes over 400 characters', () => {
    const long = 'word '.repeat(120)
    expect(locateQuote(long, long)).toBeNull()
    expect(locateQuote('word '.repeat(60).trim(), long)).not.toBeNull()
    expect(locateQuote(`${'word '.repeat(79)}words`, `${'word '.repeat(79)}words`)).not.toBeNull()
    expect(locateQuote(`${'word '.repeat(79)}wordy!`, `${'word '.repeat(79)}wordy!`)).toBeNull()
  })

  it('refuses quotes that are mostly white space', () => {
    const spaced = (length: number) => `We moved${' '.repeat(length - 11)}the`
    expect(locateQuote(spaced(800), SOURCE)).not.toBeNull()
    expect(locateQuote(spaced(801), SOURCE)).toBeNull()
  })

  it('finds every sequence of complete words in any text, and the result has the same words', () => {
    const even = (text: string) =>
      text
        .replace(/\s+/gu, ' ')
        .replace(/\u00ad/gu, '')
        .normalize('NFC')
        .trim()
    const word = fc.stringMatching(/^[\p{L}\p{N}]{1,9}[.,]?$/u)
    fc.assert(
      fc.property(fc.array(word, { minLength: 5, maxLength: 30 }), fc.nat(), fc.nat(), (words, from, length) => {
        const source = words.join('  ')
        const start = from % (words.length - 3)
        const quote = words.slice(start, start + 3 + (length % 10)).join(' ')
        const place = locateQuote(quote, source)
        expect(place).not.toBeNull()
        expect(even(source.slice(place!.start, place!.end)).slice(1)).toBe(even(quote).slice(1))
      }),
    )
  })

  it('never finds a quote whose words are not in the source, and never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        (quote, source) => {
          const place = locateQuote(quote, source)
          if (place) expect(place.start < place.end && place.end <= source.length).toBe(true)
        },
      ),
    )
    expect(locateQuote('zebra crossing lights', SOURCE)).toBeNull()
  })
})
