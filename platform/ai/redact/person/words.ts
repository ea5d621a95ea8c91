import { namesIn, timeZoneTowns } from '#platform/locale/names.ts'
import { fold } from '../../text/tokens.ts'
import { COUNTRIES, type Kind, KINDS } from './kinds.ts'

export type { Kind }

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'tr']
/** The longest phrase, in words. */
const MOST_WORDS = 5
/** How many letters may follow a beginning. */
const LONGEST_ENDING = 5
const SHORTEST_BEGINNING = 3

const phrases = (list: string) => list.split('|').map(one => fold(one.replace(/[^\p{L}\p{N}*]+/gu, ' ').trim()))

interface Vocabulary {
  exact: Map<string, Kind>
  /** The first words of phrases of several words. */
  firsts: Set<string>
  beginnings: Map<string, Kind>
}

let known: Vocabulary | undefined

function vocabulary(): Vocabulary {
  if (known) return known
  known = { exact: new Map(), firsts: new Set(), beginnings: new Map() }
  for (const [kind, list] of Object.entries(KINDS) as [Kind, string][]) {
    const own =
      kind === 'c'
        ? [...phrases(COUNTRIES), ...[...namesIn(LANGUAGES, 'region'), ...timeZoneTowns()].flatMap(phrases)]
        : phrases(list)
    for (const phrase of own) {
      const [words, place] = phrase.endsWith('*') ? [phrase.slice(0, -1), known.beginnings] : [phrase, known.exact]
      if (words !== '' && !place.has(words)) place.set(words, kind)
    }
  }
  // "May", "Reunion" and others are words more often than places.
  for (const word of [
    'us',
    'man',
    'mali',
    'center',
    'reunion',
    'midway',
    'troll',
    'current',
    'knox',
    'eastern',
    'western',
    'central',
    'pacific',
    'mountain',
    'general',
    'eat',
    'est',
  ])
    if (known.exact.get(word) === 'c') known.exact.delete(word)
  for (const phrase of known.exact.keys()) if (phrase.includes(' ')) known.firsts.add(phrase.split(' ', 1)[0]!)
  return known
}

/** What the words from a place on say about a person, as the longest known phrase; null if they say nothing. Takes folded words. */
export function kindAt(words: readonly string[], at: number): { kind: Kind; length: number } | null {
  const { exact, firsts, beginnings } = vocabulary()
  const most = firsts.has(words[at]!) ? MOST_WORDS : 1
  for (let length = Math.min(most, words.length - at); length > 0; length -= 1) {
    const kind = exact.get(words.slice(at, at + length).join(' '))
    if (kind) return { kind, length }
  }
  const word = words[at]!
  for (
    let letters = Math.min(word.length, 20);
    letters >= Math.max(SHORTEST_BEGINNING, word.length - LONGEST_ENDING);
    letters -= 1
  ) {
    const kind = beginnings.get(word.slice(0, letters))
    if (kind) return { kind, length: 1 }
  }
  return null
}
