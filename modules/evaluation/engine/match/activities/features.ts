import { isField, shows } from '#platform/ai/concepts/library.ts'
import { mentions } from '#platform/ai/concepts/mentions.ts'
import { isStopWord } from '#platform/ai/text/stop-words.ts'
import { stem, tokens } from '#platform/ai/text/tokens.ts'
import { sensesOf } from '#platform/ai/topics/senses.ts'

/** A longer clause says nothing more about its activity. */
const MOST_WORDS = 60
/** Beginnings and endings of so many letters stand for the forms and compounds of a word. */
const PART_LETTERS = 5
const SHORTEST_WITH_PARTS = 7
const LONGEST_WORD = 40

/** What the activity of a short text is weighed by: its words, pairs and parts of them, their senses, concepts and figures. */
export function activityFeatures(text: string): Set<string> {
  const features = new Set<string>(['always'])
  let previous = ''
  for (const { text: word } of tokens(text).slice(0, MOST_WORDS)) {
    if (/^\d/u.test(word)) {
      features.add('number')
      previous = '#'
      continue
    }
    if (isStopWord(word)) continue
    const own = stem(word.slice(0, LONGEST_WORD))
    features.add(`t ${own}`)
    if (previous !== '') features.add(`b ${previous} ${own}`)
    previous = own
    if (word.length >= SHORTEST_WITH_PARTS) {
      features.add(`p ${word.slice(0, PART_LETTERS)}`)
      features.add(`e ${own.slice(-PART_LETTERS)}`)
    }
    for (const sense of sensesOf(word)) features.add(`s ${sense}`)
  }
  if (/\d\s?%/u.test(text)) features.add('percent')
  for (const { concept: id, described } of mentions(text).filter(one => !isField(one.concept))) {
    if (described) features.add(`d ${id}`)
    if (!described) features.add(`m ${id}`)
    for (const broader of shows(id).filter(one => !isField(one))) features.add(`c ${broader}`)
  }
  return features
}
