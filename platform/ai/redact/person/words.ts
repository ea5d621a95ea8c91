import { namesIn, timeZoneTowns } from '#platform/locale/names.ts'
import { fold } from '../../text/tokens.ts'
import { COUNTRIES, type Kind, KINDS } from './kinds.ts'
import { WIDER_KINDS } from './wider-kinds.ts'

export type { Kind }
export type WiderKind = Kind | keyof typeof WIDER_KINDS

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'tr']
/** The longest phrase, in words. */
const MOST_WORDS = 5
/** How many letters may follow a beginning. */
const LONGEST_ENDING = 5
const SHORTEST_BEGINNING = 3

const phrases = (list: string) => list.split('|').map(one => fold(one.replace(/[^\p{L}\p{N}*]+/gu, ' ').trim()))

interface Vocabulary {
  exact: Map<string, WiderKind>
  /** The first words of phrases of several words. */
  firsts: Set<string>
  beginnings: Map<string, WiderKind>
}

let known: Vocabulary | undefined
let wider: Vocabulary | undefined

const vocabulary = (): Vocabulary => (known ??= vocabularyOf(Object.entries(KINDS) as [Kind, string][]))
const widerVocabulary = (): Vocabulary =>
  (wider ??= vocabularyOf([...Object.entries(KINDS), ...Object.entries(WIDER_KINDS)] as [WiderKind, string][]))

function vocabularyOf(lists: [WiderKind, string][]): Vocabulary {
  const known: Vocabulary = { exact: new Map(), firsts: new Set(), beginnings: new Map() }
  for (const [kind, list] of lists) {
    const own =
      kind === 'c'
        ? [...phrases(COUNTRIES), ...[...namesIn(LANGUAGES, 'region'), ...timeZoneTowns()].flatMap(phrases)]
        : phrases(list)
    for (const phrase of own) {
      const words = phrase.replace(/\*$/u, '')
      const isBeginning = words !== phrase && !words.includes(' ')
      const place = isBeginning ? known.beginnings : known.exact
      // Of several words, a beginning stands for the plural: "hearing aid*".
      for (const form of isBeginning || words === phrase ? [words] : [words, `${words}s`])
        if (form !== '' && !place.has(form)) place.set(form, kind)
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
export const kindAt = (words: readonly string[], at: number) =>
  longestAt(words, at, vocabulary()) as { kind: Kind; length: number } | null

/** The same with words that say something about a person only among others that do. */
export const widerKindAt = (words: readonly string[], at: number) => longestAt(words, at, widerVocabulary())

function longestAt(words: readonly string[], at: number, { exact, firsts, beginnings }: Vocabulary) {
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
