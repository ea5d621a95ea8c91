import { fold, stem, tokens } from '#platform/ai/text/tokens.ts'
import { isStopWord } from '#platform/ai/text/stop-words.ts'
import { sensesOf } from './senses.ts'

/** Parts of words of so many letters: endings and compounds. */
const PART_LETTERS = 5
const LONGEST_WORD = 30
/** A longer text says nothing more about its topic. */
const MOST_WORDS = 1200
/** Shorter words have no parts of their own. */
const MIN_LETTERS = 6

/** It must not matter whether it was a mother or a father. */
const PEOPLE = new Set(['family', 'doctor', 'pupil', 'resident', 'colleague', 'customer'])

/** What the topic of a text is weighed by: its words, their stems and parts, pairs of words, and senses that languages share. */
export function featuresOf(text: string): Set<string> {
  const words = tokens(text)
    .slice(0, MOST_WORDS)
    .map(token => fold(token.text))
    .filter(word => !/\d/u.test(word) && !isStopWord(word))
  const features = new Set<string>(['always'])
  let previous = ''
  for (const word of words) {
    const senses = sensesOf(word)
    for (const sense of senses) features.add(`s ${sense}`)
    const isPerson = senses.some(sense => PEOPLE.has(sense))
    const name = isPerson ? senses[0]! : stem(word)
    features.add(`b ${previous} ${name}`)
    previous = name
    if (isPerson) continue
    features.add(`t ${name}`)
    for (const part of partsOfWord(word)) features.add(`g ${part}`)
  }
  return features
}

function partsOfWord(word: string): string[] {
  if (word.length < MIN_LETTERS) return []
  const bounded = `<${word.slice(0, LONGEST_WORD)}`
  return Array.from({ length: Math.max(0, bounded.length - PART_LETTERS + 1) }, (_, from) =>
    bounded.slice(from, from + PART_LETTERS),
  )
}
