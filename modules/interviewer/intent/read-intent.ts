import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { otherLanguage, READ_LANGUAGES, type ReadLanguage } from './language.ts'
import { INTENTS, type Intent, type Phrases } from './rules.ts'
import { type SpokenText, spokenText } from './spoken-words.ts'
import { spanish } from './spanish.ts'

const PHRASES: Record<ReadLanguage, Phrases> = { en: english, de: german, fr: french, es: spanish }

export interface ReadOptions {
  /** Of the interview, BCP 47. */
  readonly language?: string
  /** Languages in which the candidate may answer too. */
  readonly also?: readonly string[]
}

export interface Reading {
  readonly intent: Intent
  /** The part of the text that is the request, as UTF-16 offsets. Everything outside of it is an answer. */
  readonly start: number
  readonly end: number
}

interface Found {
  readonly intent: Intent
  readonly from: number
  /** Exclusive. */
  readonly to: number
  readonly how: 'clear' | 'likely' | 'brief'
}

/** Where in a longer utterance a request can be: words after it, or words before it and after it. */
interface Place {
  readonly after: number
  readonly before: number
  readonly afterStart: number
  /** How many words that are neither the request nor padding may be said besides it. */
  readonly besides: number
}

const ANYWHERE: Place = { after: 400, before: 400, afterStart: 400, besides: 400 }
const AT_AN_END: Place = { after: 22, before: 12, afterStart: 45, besides: 400 }
const PLACES: Record<Intent, Place> = {
  self_harm: ANYWHERE,
  distress: { ...ANYWHERE, after: 45, before: 15 },
  end: { ...ANYWHERE, after: 30, before: 12 },
  accommodation: { ...AT_AN_END, after: 40, afterStart: 60 },
  abuse: { ...AT_AN_END, after: 16, afterStart: 40 },
  other_language: { ...AT_AN_END, after: 30 },
  break: AT_AN_END,
  salary_question: AT_AN_END,
  about_ai: AT_AN_END,
  job_question: AT_AN_END,
  rephrase: { ...AT_AN_END, afterStart: 25 },
  repeat: { ...AT_AN_END, afterStart: 25 },
  skip: { ...AT_AN_END, afterStart: 25 },
  moment: { after: 16, before: 8, afterStart: 16, besides: 7 },
  dont_know: { after: 30, before: 30, afterStart: 30, besides: 5 },
  done: { after: 4, before: 12, afterStart: 4, besides: 4 },
}
/** A brief phrase says little else. */
const BESIDES_BRIEF = 2
const WORDS_BRIEF = 9

/** A person may be in danger: these are read in every language, and only the words right before them make them part of a story. */
const URGENT: readonly Intent[] = ['self_harm', 'distress', 'end']

/** What a candidate wants from the interviewer; null if they answer. */
export function readIntent(text: string, { language = 'en', also = [] }: ReadOptions = {}): Reading | null {
  const spoken = spokenText(text)
  if (spoken.words.length === 0) return null
  const own = language.slice(0, 2).toLowerCase()
  const spokenLanguage = otherLanguage(spoken.words, own)
  const expected = spokenLanguage !== null && also.includes(spokenLanguage) ? spokenLanguage : own
  const foreign = spokenLanguage === expected ? null : spokenLanguage
  const found = READ_LANGUAGES.flatMap(of => {
    if (of === expected || of === foreign) return findAll(spoken, PHRASES[of], INTENTS)
    return foreign === null ? findAll(spoken, PHRASES[of], URGENT).filter(({ how }) => how !== 'brief') : []
  })
  const best = strongest(found)
  if (foreign !== null && (best === null || !URGENT.includes(best.intent))) return whole('other_language', text)
  return best && requestIn(spoken, best, found, text)
}

const whole = (intent: Intent, text: string): Reading => ({ intent, start: 0, end: text.length })

function findAll(spoken: SpokenText, phrases: Phrases, intents: readonly Intent[]): Found[] {
  const words = spoken.words.length
  const all = intents.flatMap(intent => [
    ...matches(spoken, phrases.clear[intent], intent, 'clear'),
    ...matches(spoken, phrases.likely[intent], intent, 'likely'),
    ...matches(spoken, phrases.brief[intent], intent, 'brief'),
  ])
  const narrated = all.filter(one => isNarrated(spoken, one, phrases))
  const found = all.filter(one => !narrated.some(other => other.intent === one.intent && other.from <= one.from && other.to >= one.to))
  return found.filter(one => {
    const { after, before, afterStart, besides } = PLACES[one.intent]
    const behind = words - one.to
    if (behind > after && (one.from > before || behind > afterStart)) return false
    if (one.how === 'brief' && words > WORDS_BRIEF) return false
    const limit = one.how === 'brief' ? BESIDES_BRIEF : besides
    return limit >= words || saidBesides(spoken, found, one.intent, phrases) <= limit
  })
}


function matches(spoken: SpokenText, list: readonly RegExp[] = [], intent: Intent, how: Found['how']): Found[] {
  return list.flatMap(pattern =>
    [...spoken.plain.matchAll(pattern)].flatMap(match => {
      const from = spoken.wordAt.get(match.index)
      if (from === undefined) return []
      const length = match[0].split(' ').filter(word => word !== '.' && word !== '?' && word !== '').length
      return [{ intent, from, to: from + length, how }]
    }),
  )
}

/** The words that are neither part of a phrase of this intent nor padding. */
function saidBesides({ words }: SpokenText, found: readonly Found[], intent: Intent, { padding }: Phrases): number {
  const own = found.filter(one => one.intent === intent)
  return words.filter(
    ({ text }, index) => !padding.has(text) && !own.some(({ from, to }) => index >= from && index < to),
  ).length
}

/** Reported speech, a habit or a condition: the words belong to a story and ask for nothing. */
function isNarrated(spoken: SpokenText, { intent, from, to }: Found, phrases: Phrases): boolean {
  const words = spoken.words.map(({ text }) => text)
  const at = [...spoken.wordAt].find(([, index]) => index === from)?.[0] ?? 0
  const sentence = spoken.plain.slice(0, at).split(/[.?]/u).at(-1)!.trim().split(' ')
  const last = sentence.at(-1)!
  // "… and he said no. Sorry, could you repeat": the candidate speaks again.
  const near = ` ${sentence.slice(SPEAKS_AGAIN.has(last) ? -3 : -10).join(' ')} `
  if (intent === 'abuse' && VOCATIVES.has(words[to - 1]!)) return false
  if (near.search(phrases.reported) >= 0) return true
  if (HABITS.has(last)) return true
  if (FIRST_PERSON.has(words[from]!) && near.search(phrases.habit) >= 0) return true
  const within = ` ${words.slice(from, to).join(' ')} `
  if (ASKING.has(intent) && within.search(phrases.inside) >= 0) return true
  const following = words.slice(to)
  const besides = [...words.slice(0, from), ...following]
  // A request besides a long story is at its start or at its end, and addressed to the interviewer.
  if (!DANGER.has(intent) && besides.length >= STORY_WORDS && isStory(besides, phrases)) {
    const atAnEnd = following.length <= AT_END_WORDS || from <= AT_START_WORDS
    if (!atAnEnd || ` ${words.slice(Math.max(0, from - 2), to + 4).join(' ')} `.search(phrases.addressed) < 0) return true
  }
  if (STORY.has(intent) && ` ${following.slice(0, 14).join(' ')} `.search(phrases.continues) >= 0) return true
  return ` ${following.slice(0, 8).join(' ')} `.search(phrases.reportedAfter) === 1
}

/** With so many words in the past or about others, what is said besides a request is a story. */
const STORY_WORDS = 14
const AT_END_WORDS = 8
const AT_START_WORDS = 5

const isStory = (words: readonly string[], { past }: Phrases): boolean =>
  words.filter(word => past.test(word)).length >= Math.max(2, words.length / 12)

const HABITS = new Set('usually always often sometimes never normally immer oft manchmal meistens nie toujours souvent parfois jamais siempre nunca'.split(' '))
const SPEAKS_AGAIN = new Set(
  'now anyway but and so sorry please wait actually um jetzt aber und entschuldigung bitte also maintenant mais et pardon desole ahora pero y perdon perdone'.split(
    ' ',
  ),
)
const ASKING = new Set<Intent>(['salary_question', 'about_ai', 'job_question', 'rephrase', 'repeat', 'accommodation'])
const STORY = new Set<Intent>(['dont_know', 'done', 'accommodation', 'moment', 'break', 'skip', 'rephrase', 'repeat'])

/** Who is called this is spoken to. */
const VOCATIVES = new Set(
  'darling honey babe baby sweetie sweetheart sexy schatz schatzchen susse susser schnecke cherie cheri poupee beaute carino guapa guapo nena preciosa'.split(
    ' ',
  ),
)

const FIRST_PERSON = new Set(['i', 'my', 'ich', 'mir', 'mein', 'je', "j'", 'mon', 'ma', 'yo', 'me', 'mi', 'no', 'not'])

/** The intent that is acted on first. What was said clearly counts more than a short phrase that may mean several things. */
function strongest(found: readonly Found[]): Found | null {
  const rank = ({ intent, how }: Found) =>
    INTENTS.indexOf(intent) + (DANGER.has(intent) ? 0 : ['clear', 'likely', 'brief'].indexOf(how) * INTENTS.length)
  return found.toSorted((a, b) => rank(a) - rank(b))[0] ?? null
}

const DANGER = new Set<Intent>(['self_harm', 'distress'])

/** The request is the sentence or the last words it is in; after a long beginning, what was said before it stays an answer. */
function requestIn(spoken: SpokenText, best: Found, found: readonly Found[], text: string): Reading {
  const { intent } = best
  if (intent === 'self_harm') return whole(intent, text)
  let { from: first, to } = best
  // The same wish in other words right before or after is part of the request; what was said in between is not an answer.
  for (const one of found.filter(other => other.intent === intent).toSorted((a, b) => a.from - b.from)) {
    if (one.from - to > NEAR_WORDS || first - one.to > NEAR_WORDS) continue
    first = Math.min(first, one.from)
    to = Math.max(to, one.to)
  }
  while (first > 0 && SPEAKS_AGAIN.has(spoken.words[first - 1]!.text)) first -= 1
  const start = first >= ANSWER_WORDS ? spoken.words[first]!.start : 0
  const end = spoken.words.length - to >= ANSWER_WORDS ? spoken.words[to - 1]!.end : text.length
  return { intent, start, end }
}

const NEAR_WORDS = 8
/** With fewer words, what is said besides a request is not an answer. */
const ANSWER_WORDS = 12
