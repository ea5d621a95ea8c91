import { stem } from '#platform/ai/text/tokens.ts'
import type { Found } from './find-rules.ts'
import { isStory, isTold } from './story.ts'
import type { Marks } from './vocabulary.ts'

const LAST_WORDS = 12
const FIRST_WORDS = 6
/** Parts of words of so many letters: endings and compounds, above all in languages with many forms. */
const PART_LETTERS = [4, 5]
/** Stems with so many words between them belong together too. */
const APART = [2, 3]
/** A rule counts as said at the end with fewer words after it. */
const NEAR_END = 15
const LENGTH_STEP = 6
const LENGTHS = 6
const LONG_WORDS = 14
const SHORT_WORDS = 8

/** Concepts that change what a theme means: who it is about, when, whether it is told. */
const CONTEXTS = new Set(
  'i my you they third not past report no_report habit if_when told_on recent q want ask wait again_strong kin'.split(
    ' ',
  ),
)

/**
 * What an utterance is weighed by: its words, its concepts and themes, who and when they are said with, and what the rules found. Each
 * feature is counted once.
 */
export function featuresOf(marks: Marks, found: readonly Found[], ruled: string): Set<string> {
  const words = marks.spoken.words.map(({ text }) => text)
  const features = new Set<string>(['always'])
  const stems = words.map(stem)
  words.forEach((word, index) => {
    features.add(`w ${word}`)
    features.add(`t ${stems[index]!}`)
    for (const part of partsOfWord(word)) features.add(`g ${part}`)
    if (index + 1 < words.length) features.add(`b ${word} ${words[index + 1]!}`)
    if (index + 2 < words.length) features.add(`3 ${word} ${words[index + 1]!} ${words[index + 2]!}`)
    for (const apart of APART)
      if (index + apart < words.length) features.add(`k ${stems[index]!} ${stems[index + apart]!}`)
    if (index < FIRST_WORDS) features.add(`s ${word}`)
    if (index >= words.length - LAST_WORDS) features.add(`e ${word}`)
  })
  const concepts = marks.expressed()
  for (const concept of concepts) features.add(`c ${concept}`)
  for (const one of found) {
    const told = isTold(marks, one)
    features.add(`${told ? 'told' : 'r'} ${one.intent} ${one.certainty}`)
    if (!told && words.length - one.to < NEAR_END) features.add(`re ${one.intent} ${one.certainty}`)
  }
  features.add(`ruled ${ruled}`)
  features.add(`length ${Math.min(LENGTHS, Math.floor(words.length / LENGTH_STEP))}`)
  const story = isStory(
    marks,
    words.map((_, index) => index),
  )
  const contexts = concepts.filter(concept => CONTEXTS.has(concept))
  if (story) contexts.push('story')
  if (words.length > LONG_WORDS) contexts.push('long')
  if (words.length <= SHORT_WORDS) contexts.push('short')
  for (const context of contexts) features.add(`x ${context}`)
  const themes = concepts.filter(concept => concept.startsWith('theme_'))
  themes.forEach((theme, index) => {
    for (const context of contexts) features.add(`x ${theme} ${context}`)
    for (const other of themes.slice(index + 1)) features.add(`y ${theme} ${other}`)
  })
  return features
}

const LONGEST_WORD = 30

function partsOfWord(word: string): string[] {
  const bounded = `<${word.slice(0, LONGEST_WORD)}>`
  return PART_LETTERS.flatMap(letters =>
    Array.from({ length: Math.max(0, bounded.length - letters + 1) }, (_, from) => bounded.slice(from, from + letters)),
  )
}
