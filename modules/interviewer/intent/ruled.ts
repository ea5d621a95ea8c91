import { contentStems } from '#platform/ai/text/stop-words.ts'
import { findAll, type Found } from './find-rules.ts'
import type { ReadLanguage } from './language.ts'
import { INTENTS, type Intent } from './rules.ts'
import type { SpokenText } from './spoken-words.ts'
import { isStory, toldAmong } from './story.ts'
import { Marks, type Vocabulary, vocabulary } from './vocabulary.ts'
import { english } from './words/english.ts'
import { french } from './words/french.ts'
import { german } from './words/german.ts'
import { spanish } from './words/spanish.ts'

const WORDS: Record<ReadLanguage, string> = { en: english, de: german, fr: french, es: spanish }
const vocabularies = new Map<ReadLanguage, Vocabulary>()

function vocabularyOf(language: ReadLanguage): Vocabulary {
  const read = vocabularies.get(language) ?? vocabulary(WORDS[language])
  vocabularies.set(language, read)
  return read
}

export const marksOf = (spoken: SpokenText, language: ReadLanguage, question = ''): Marks =>
  new Marks(spoken, vocabularyOf(language), { asked_word: askedWords(spoken, question) })

/** What the rules find, what of it is meant, and what they would decide. */
export function ruledBy(marks: Marks, language: ReadLanguage) {
  const found = findAll(marks, vocabularyOf(language))
  const meant = meantOf(marks, found)
  const best = strongest(meant)
  return { found, meant, best, ruled: best?.intent ?? 'answer' }
}

/** The words that the question has used, as far as they carry a meaning. */
function askedWords({ words }: SpokenText, question: string): number[] {
  const asked = new Set(contentStems(question))
  return words.flatMap(({ text }, index) => (contentStems(text).some(one => asked.has(one)) ? [index] : []))
}

/** About the candidate's own safety. */
export const DANGER: ReadonlySet<Intent> = new Set(['self_harm', 'distress'])

/** Where in a longer utterance a request can be, in words after it and before it. */
interface Place {
  readonly after: number
  readonly before: number
  /** After a request that is said first. */
  readonly afterFirst: number
  /** How many words with a meaning may be said besides. */
  readonly besides: number
}

const ANYWHERE: Place = { after: 400, before: 400, afterFirst: 400, besides: 400 }
const AT_AN_END: Place = { after: 22, before: 12, afterFirst: 45, besides: 400 }
const PLACES: Record<Intent, Place> = {
  self_harm: ANYWHERE,
  distress: { ...ANYWHERE, after: 45, before: 15 },
  end: { ...ANYWHERE, after: 30, before: 12 },
  accommodation: { ...AT_AN_END, after: 40, afterFirst: 60 },
  abuse: { ...AT_AN_END, after: 16, afterFirst: 40 },
  other_language: { ...AT_AN_END, after: 30 },
  break: AT_AN_END,
  salary_question: AT_AN_END,
  about_ai: AT_AN_END,
  job_question: AT_AN_END,
  rephrase: { ...AT_AN_END, afterFirst: 25 },
  repeat: { ...AT_AN_END, afterFirst: 25 },
  skip: { ...AT_AN_END, afterFirst: 25 },
  moment: { after: 16, before: 8, afterFirst: 16, besides: 8 },
  dont_know: { after: 30, before: 30, afterFirst: 30, besides: 6 },
  done: { after: 6, before: 12, afterFirst: 4, besides: 6 },
}
/** A brief phrase says little else. */
const BESIDES_BRIEF = 2
const WORDS_BRIEF = 10

/** What is meant of all that may be: not what is told, and not what an answer happens to contain. */
function meantOf(marks: Marks, all: readonly Found[]): Found[] {
  const told = toldAmong(marks, all)
  const found = all.filter(
    one => ![...told].some(other => other.intent === one.intent && other.from <= one.from && other.to >= one.to),
  )
  return found.filter(one => isPlaced(marks, one, found) && !isWithinStory(marks, one))
}

function isPlaced(marks: Marks, one: Found, found: readonly Found[]): boolean {
  const words = marks.spoken.words.length
  const { after, before, afterFirst, besides } = PLACES[one.intent]
  const behind = words - one.to
  if (behind > after && (one.from > before || behind > afterFirst)) return false
  if (one.certainty === 'brief' && words > WORDS_BRIEF) return false
  if (one.certainty !== 'brief') return besides >= words || saidBesides(marks, one.intent, found) <= besides
  // It is at least half of what is said.
  const said = marks.spoken.words.filter((_, index) => !marks.isFiller(index)).length
  return (one.to - one.from) * 2 >= said && saidBesides(marks, one.intent, found) <= BESIDES_BRIEF
}

/** The words that neither belong to this intent nor add nothing. */
function saidBesides(marks: Marks, intent: Intent, found: readonly Found[]): number {
  const own = found.filter(one => one.intent === intent)
  return marks.spoken.words.filter(
    (_, index) =>
      !marks.isFiller(index) &&
      marks.endsAt('small', index).length === 0 &&
      marks.endsAt('padding', index).length === 0 &&
      !own.some(({ from, to }) => index >= from && index < to),
  ).length
}

/** With so many other words, what is said besides a request can be a story. */
const STORY_WORDS = 14
const AT_END_WORDS = 8
const AT_START_WORDS = 5

/** A request besides a long story is at its start or at its end, and addressed to the interviewer. */
function isWithinStory(marks: Marks, { intent, from, to }: Found): boolean {
  if (DANGER.has(intent)) return false
  const { words } = marks.spoken
  const besides = words.map((_, index) => index).filter(index => index < from || index >= to)
  if (besides.length < STORY_WORDS || !isStory(marks, besides)) return false
  const atAnEnd = words.length - to <= AT_END_WORDS || from <= AT_START_WORDS
  return !atAnEnd || !marks.spans('addressed').some(span => span.from >= from - 3 && span.to <= to + 4)
}

const CERTAINTIES = ['clear', 'likely', 'brief']

/** The intent that is acted on first. What was said clearly counts more than words that may mean several things. */
export function strongest(found: readonly Found[]): Found | null {
  const rank = ({ intent, certainty }: Found) =>
    INTENTS.indexOf(intent) + CERTAINTIES.indexOf(certainty) * INTENTS.length
  // Of brief phrases the longest says the most.
  const length = ({ certainty, from, to }: Found) => (certainty === 'brief' ? to - from : 0)
  return (
    found.toSorted(
      (a, b) =>
        CERTAINTIES.indexOf(a.certainty) - CERTAINTIES.indexOf(b.certainty) ||
        length(b) - length(a) ||
        rank(a) - rank(b),
    )[0] ?? null
  )
}
