import { fold, stem, tokens } from '#platform/ai/text/tokens.ts'
import { isStopWord } from '#platform/ai/text/stop-words.ts'
import { sensesOf } from './senses.ts'

/** A longer text says nothing more about its topic. */
const MOST_WORDS = 1200

/** It must not matter whether it was a mother or a father. */
const PEOPLE = new Set(['family', 'doctor', 'pupil', 'resident', 'colleague', 'customer'])

/** What the topic of a text is weighed by: the stems of its words and senses that languages share. */
export function featuresOf(text: string): Set<string> {
  const words = tokens(text)
    .slice(0, MOST_WORDS)
    .map(token => fold(token.text))
    .filter(word => !/\d/u.test(word) && !isStopWord(word))
  const features = new Set<string>(['always'])
  for (const word of words) {
    const senses = sensesOf(word)
    for (const sense of senses) features.add(`s ${sense}`)
    if (!senses.some(sense => PEOPLE.has(sense))) features.add(`t ${stem(word)}`)
  }
  return features
}
