import { describe, expect, it } from 'vitest'
import { saying, turnsOf } from './answer.fixture.ts'
import { fullQuoteOf, quoteOf, spokenOf } from './quote.ts'
import { plainWords } from './clause.fixture.ts'
import type { Word } from './words.ts'

/** The words of turns, without articles; a bar begins a clause. */
function answer(...texts: string[]) {
  const turns = turnsOf(...texts.map(text => text.replaceAll('| ', '')))
  const words: Word[] = []
  const clauses: { words: Word[] }[] = []
  texts.forEach((text, at) => {
    let from = 0
    for (const part of text.split('| ')) {
      const own = plainWords(part).flatMap(word => {
        const bare = word.raw.replace(/[.,!?]$/u, '')
        const start = turns[at]!.text.indexOf(word.raw, from)
        from = start + word.raw.length
        if (/^(?:the|a)$/iu.test(bare)) return []
        return [{ text: bare.toLowerCase(), raw: bare, turn: turns[at]!, start, end: start + bare.length }]
      })
      words.push(...own)
      clauses.push({ words: own })
    }
  })
  return { words, clauses, spoken: spokenOf(words, clauses, 'en') }
}

const byLength = (words: Word[]) => words.length

/** The quote of one clause. */
function quoted(at: number, ...texts: string[]) {
  const { clauses, spoken } = answer(...texts)
  return fullQuoteOf(clauses[at]!.words, spoken, byLength)?.text
}

describe('the quote of a clause', () => {
  it('is its sentence where punctuation shows one', () => {
    const text =
      'The gate broke. | I called the fitter in the village | because the gate was stuck. | Then we waited there.'
    expect(quoted(1, text)).toBe('I called the fitter in the village because the gate was stuck')
    expect(quoted(0, text)).toBe('The gate broke')
    expect(quoted(3, text)).toBe('Then we waited there')
  })

  it('is the complete sentence wherever in it and in the answer the clause is', () => {
    const before = Array.from({ length: 20 }, (_, i) => `We moved crate${i}.`).join(' | ')
    const text = 'I called the fitter in the village | and we waited for him | until he came'
    expect(quoted(1, `${text}. | Then we left.`)).toBe(text.replaceAll('| ', ''))
    expect(quoted(21, `${before} | ${text}.`)).toBe(text.replaceAll('| ', ''))
  })

  it('is the sentence if punctuation shows its beginning or its end', () => {
    expect(quoted(0, 'We called the fitter | and we waited there. | Then')).toBe(
      'We called the fitter and we waited there',
    )
    expect(quoted(1, 'It broke. | We called the fitter | and we waited there')).toBe(
      'We called the fitter and we waited there',
    )
  })

  it('begins with the article that the rules leave out', () => {
    expect(quoted(1, 'We waited there. | The big winch of the dairy broke.')).toBe('The big winch of the dairy broke')
  })

  it('goes to the end of its thought where there is no punctuation', () => {
    const text =
      'it was late in the day | and i called the fitter in the village | because the gate was stuck | and we waited for him'
    expect(quoted(1, text)).toBe('and i called the fitter in the village because the gate was stuck')
    expect(quoted(3, text)).toBe('and we waited for him')
  })

  it('begins with the clause that it only continues', () => {
    const text =
      'it was late in the day | i called the fitter in the village | because the gate was stuck | and we waited'
    expect(quoted(2, text)).toBe('i called the fitter in the village because the gate was stuck')
  })

  it('never goes across turns', () => {
    expect(quoted(0, 'i called the fitter in the village', 'because the gate was stuck')).toBe(
      'i called the fitter in the village',
    )
    expect(quoted(1, 'i called the fitter in the village', 'because the gate was stuck')).toBe(
      'because the gate was stuck',
    )
    // As long as some of the words of the first turn.
    expect(quoted(0, 'i called the fitter in the village', 'because the gate was shaky')).toBe(
      'i called the fitter in the village',
    )
  })

  it('does not go across what the rules left out', () => {
    const { clauses, spoken } = answer(
      'i called the fitter [a long request to the evaluator] | because the gate was stuck',
    )
    const cut = clauses.map(({ words }) => words.filter(({ raw }) => !/\[|request|long|to|evaluator/u.test(raw)))
    const kept = spokenOf(
      cut.flat(),
      cut.map(words => ({ words })),
      'en',
    )
    expect(fullQuoteOf(cut[1]!, kept, byLength)?.text).toBe('because the gate was stuck')
    expect(spoken.words.length).toBeGreaterThan(kept.words.length)
  })

  it('is no sentence if the rules left out what is around it', () => {
    const leftOut = '[a long request to the evaluator]'
    const { clauses } = answer(`It broke. | ${leftOut} i called the fitter | and we waited there ${leftOut} | So. Yes.`)
    const kept = clauses.map(({ words }) => ({
      words: words.filter(({ raw }) => !/\[|request|long|to|evaluator/u.test(raw)),
    }))
    const spoken = spokenOf(
      kept.flatMap(({ words }) => words),
      kept,
      'en',
    )
    expect(fullQuoteOf(kept[1]!.words, spoken, byLength)?.text).toBe('i called the fitter')
  })

  it('is only what its words show if they are no part of the answer', () => {
    const { clauses } = answer('i called the fitter in the village')
    const later = answer('', 'we waited there')
    expect(fullQuoteOf(clauses[0]!.words, later.spoken, byLength)?.text).toBe('i called the fitter in the village')
  })

  it('leaves out a beginning that is too long', () => {
    const many = Array.from({ length: 22 }, (_, i) => `crate${i}`).join(' ')
    expect(quoted(1, `i moved ${many} | because it broke again`)).toBe('because it broke again')
  })

  it('is at most 25 words long', () => {
    const many = (from: number, count: number) => Array.from({ length: count }, (_, i) => `crate${from + i}`).join(' ')
    const long = `i moved ${many(0, 15)} | because ${many(20, 30)}`
    expect(quoted(0, long)!.split(' ')).toHaveLength(25)
    const sentence = `We waited. | I moved ${many(0, 10)} | and then ${many(20, 20)} | and ${many(50, 5)}.`
    expect(quoted(1, sentence)!.split(' ').length).toBeLessThanOrEqual(25)
    const short = `We waited. | I moved ${many(0, 10)} | and then ${many(20, 5)}.`
    expect(quoted(1, short)).toBe(`I moved ${many(0, 10)} and then ${many(20, 5)}`)
  })

  it('does not end with a word that leads on', () => {
    const many = Array.from({ length: 22 }, (_, i) => `crate${i}`).join(' ')
    expect(quoted(0, `i moved ${many} and | because it broke again and again | so we left`)).toMatch(/crate21$/u)
    expect(quoted(0, 'i moved the crates to | we waited')).not.toMatch(/ to$/u)
    // Nothing follows that could be missing.
    const last = `i moved ${many} said`
    expect(quoted(0, last)).toBe(last)
    expect(quoted(0, last, 'because it broke')).toBe(last)
  })

  it.each([
    ['de', 'wir haben gewartet | dass er kommt', 'wir haben gewartet dass er kommt'],
    [
      'fr',
      'nous avons attendu longtemps | parce que c etait lui',
      'nous avons attendu longtemps parce que c etait lui',
    ],
    ['es', 'esperamos mucho tiempo allí | porque era él', 'esperamos mucho tiempo allí porque era él'],
  ] as const)('continues in %s', (language, text, expected) => {
    const { clauses, words } = answer(text)
    expect(fullQuoteOf(clauses[0]!.words, spokenOf(words, clauses, language), byLength)?.text).toBe(expected)
  })

  it.each([
    ['de', 'wir haben lange gewartet und | sie kam', 'wir haben lange gewartet und sie kam'],
    ['fr', 'nous avons attendu longtemps et | elle vint', 'nous avons attendu longtemps et elle vint'],
    ['es', 'esperamos mucho tiempo y | ella vino', 'esperamos mucho tiempo y ella vino'],
  ] as const)('does not end with a word that leads on in %s', (language, text, expected) => {
    const { clauses, words } = answer(text)
    expect(fullQuoteOf(clauses[0]!.words, spokenOf(words, clauses, language), byLength)?.text).toBe(expected)
  })

  it('begins with two clauses before it at most', () => {
    const text = 'we waited there | that he came | because he knew | when the gate was stuck again'
    expect(quoted(3, text)).toBe('that he came because he knew when the gate was stuck again')
  })

  it('shows most by itself', () => {
    const { clauses, spoken } = answer('The gate in the yard broke again. I called the fitter.')
    const showing = (word: string) => (words: Word[]) => words.filter(({ text }) => text === word).length
    expect(fullQuoteOf(clauses[0]!.words, spoken, showing('fitter'))?.text).toBe('I called the fitter')
    expect(fullQuoteOf(clauses[0]!.words, spoken, showing('gate'))?.text).toBe('The gate in the yard broke again')
    expect(fullQuoteOf(clauses[0]!.words, spoken, () => 0)?.text).toBe('The gate in the yard broke again')
    const turned = answer('I called the fitter. The gate in the yard broke again.')
    expect(fullQuoteOf(turned.clauses[0]!.words, turned.spoken, () => 0)?.text).toBe('The gate in the yard broke again')
  })

  it('is the next sentence if the one that shows most is too short', () => {
    const { clauses, spoken } = answer('Gate. We called the fitter in the village.')
    const shorter = (words: Word[]) => -words.length
    expect(fullQuoteOf(clauses[0]!.words, spoken, shorter)?.text).toBe('We called the fitter in the village')
    expect(quoteOf(clauses[0]!.words, 'en', shorter)?.text).toBe('We called the fitter in the village')
  })
})

describe('the quote of words alone', () => {
  it('is the sentence in them that shows most', () => {
    const { words } = answer('The gate in the yard broke again. I called the fitter.')
    expect(quoteOf(words, 'en', byLength)?.text).toBe('The gate in the yard broke again')
    expect(quoteOf(words, 'en', own => -own.length)?.text).toBe('I called the fitter')
  })

  it('begins with an elided article', () => {
    expect(quoteOf(saying('L’atelier était fermé ce jour', 'fr').slice(-5), 'fr', byLength)?.text).toMatch(
      /^L’atelier/u,
    )
  })

  it('is none if there are too few', () => {
    expect(quoteOf(answer('Gate.').words, 'en', byLength)).toBeNull()
  })
})

it('knows where each word and clause begins', () => {
  const { spoken, words } = answer('we waited | and i called', 'then he came')
  expect([...spoken.clauseStarts]).toEqual([0, 2, 5])
  expect(spoken.at.get(words[5]!.turn)!.get(0)).toBe(5)
  // A contraction is two words at one place.
  const twice = [words[0]!, { ...words[0]!, text: 'have' }, words[1]!]
  const read = spokenOf(twice, [{ words: twice }, { words: [] }], 'en')
  expect(read.at.get(words[0]!.turn)!.get(0)).toBe(0)
  expect([...read.clauseStarts]).toEqual([0])
})
