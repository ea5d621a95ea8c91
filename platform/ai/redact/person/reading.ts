import { tokens } from '../../text/tokens.ts'
import { languageOf } from '../../text/common-words.ts'
import { kindAt, widerKindAt } from './words.ts'

/**
 * A text as the patterns about persons read it: folded words with single spaces between them, contractions written out, `,` within and `.`
 * between sentences, lines and cells, and words that say something about a person as their kind: " i am from §c and go to §w . ".
 */
export interface Reading {
  readonly text: string
  /** Where a part of it is in the original. */
  readonly original: (start: number, end: number) => { start: number; end: number }
}

const CONTRACTIONS: Record<string, string> = {
  "i'm": 'i am',
  "i've": 'i have',
  "i'd": 'i had',
  "i'll": 'i will',
  "we've": 'we have',
  "we're": 'we are',
  "i'ma": 'i am a',
  "ich's": 'ich es',
  'ver.di': 'verdi',
}

/** Without apostrophes, as transcripts have them. Other languages have these words. */
const ENGLISH: Record<string, string> = { im: 'i am', ive: 'i have' }

const written = (word: string): string[] =>
  (Object.hasOwn(CONTRACTIONS, word) ? CONTRACTIONS[word]! : word.replace(/'/gu, ' ').replace(/œ/gu, 'oe'))
    .split(' ')
    .filter(Boolean)

/** What is between two words: the end of a sentence, line or cell, a pause, or nothing. */
function boundary(gap: string): '.' | ',' | '' {
  if (/[.!?…;\n\t|•·▪]/u.test(gap)) return '.'
  return /[,:()–—/"“”«»]/u.test(gap) ? ',' : ''
}

/** @param kindOf what counts as known */
export function readPerson(text: string, kindOf: typeof widerKindAt = kindAt): Reading {
  const words: { text: string; start: number; end: number }[] = []
  let reached = 0
  const found = tokens(text)
  const isEnglish = languageOf(found) === 'en'
  for (const token of found) {
    const mark = boundary(text.slice(reached, token.start))
    if (mark !== '' && words.length > 0) words.push({ text: mark, start: reached, end: reached })
    for (const part of isEnglish && Object.hasOwn(ENGLISH, token.text)
      ? ENGLISH[token.text]!.split(' ')
      : written(token.text))
      words.push({ text: part, start: token.start, end: token.end })
    reached = token.end
  }
  const plain = words.map(word => word.text)
  const spans: { at: number; end: number; from: number; to: number }[] = []
  let result = ' '
  for (let i = 0; i < words.length;) {
    const known = kindOf(plain, i)
    const length = known?.length ?? 1
    const shown = known ? `§${known.kind}` : plain[i]!
    spans.push({
      at: result.length,
      end: result.length + shown.length,
      from: words[i]!.start,
      to: words[i + length - 1]!.end,
    })
    result += `${shown} `
    i += length
  }
  /** The first span that ends after a position. */
  const after = (position: number): number => {
    let [low, high] = [0, spans.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (spans[middle]!.end > position) high = middle
      else low = middle + 1
    }
    return low
  }
  return {
    text: result,
    original: (start, end) => {
      const first = spans[Math.min(after(start), spans.length - 1)]
      const last = spans[Math.min(after(end - 1), spans.length - 1)]
      return { start: first?.from ?? 0, end: last?.to ?? 0 }
    },
  }
}
