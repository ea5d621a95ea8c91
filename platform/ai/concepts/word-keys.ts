import { fold, tokens, type Token } from '#platform/ai/text/tokens.ts'

// How the words of names are compared with the words of texts: by keys. A word of a text fits a word of a name if it has its key.

const prefixLengths = new Set<number>()
const suffixLengths = new Set<number>()

/** "#" in a name stands for any number, in digits or words. */
const ANY_NUMBER = '#'
const NUMBERS = new Set(
  `two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred dozen zwei drei vier funf sechs
   sieben acht neun zehn elf zwolf zwanzig dreissig hundert deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente
   cent dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cien`.split(/\s+/u),
)

function isNumber(word: string): boolean {
  // Years are dates and no numbers of things.
  return (
    NUMBERS.has(word) ||
    (!/^(?:19|20)\d{2}$/u.test(word) && /^\d{1,7}(?:[.,]\d{1,3}){0,2}(?:am|pm|k|m|h)?$/u.test(word))
  )
}

/** "GPS", "BACS" and "bus" are no plurals. */
const SHORTEST_PLURAL = 5

/** The sign is no word, so a word stands for it while a name is cut into words. */
const NUMBER_SIGN = '0number'

// Names of activities match in every form ("negotiating", "negotiated"), names of things only in the singular and plural: by
// stems, "Looker" would match "look", and "Docker" would match "docks".
const VERB = /(?:ing|ed|ieren|iert)$/u

/** In a name: only this form of the word, because another one means something else ("customs", not "customer"). */
const ONLY = '!'

/** Forms of verbs are compared with forms of verbs: "managed" is not "management", and "mentioned" is not "mentoring". */
function activityKey(word: string): string | null {
  return VERB.test(word) ? `~${base(word)}` : null
}

/** "planning", "planned": "plan". "organising", "organizing": "organiz". */
const base = (word: string): string =>
  word
    .replace(VERB, '')
    .replace(/([bdfgklmnprt])\1$/u, '$1')
    .replace(/y$/u, 'i')
    .replace(/is$/u, 'iz')

function singular(word: string): string {
  if (word.length < SHORTEST_PLURAL && !word.endsWith("'s")) return word
  return word
    .replace(/'s$/u, '')
    .replace(/([^aeiou])ies$/u, '$1y')
    .replace(/(ch|sh|x|ss)es$/u, '$1')
    .replace(/([^su\d])s$/u, '$1')
    .replace(/isation$/u, 'ization')
}

/** Longer words have no ending worth comparing and would make the comparison slow. */
const LONGEST_WORD = 40

const LONGEST_WITHOUT_ENDING = 8
const SHORTEST_COMPOUND = 11
const SHORTEST_HEAD = 7

const ELIDED = /^(?:d|l|qu|j|s|m)'(?=\p{L}{2})/u

/** The length of the French article or preposition that is written together with a word: "d'accueil". */
export const elidedLength = ({ text }: Token): number => ELIDED.exec(text)?.[0].length ?? 0

/** All keys that a word of a text has, also without an elided article. */
export function keysOf(token: Token): string[] {
  const elided = elidedLength(token)
  const keys = keysOfWord(token.text, token.raw)
  return elided === 0 ? keys : [...keys, ...keysOfWord(token.text.slice(elided), token.raw.slice(elided))]
}

function keysOfWord(text: string, raw: string): string[] {
  const word = text.slice(0, LONGEST_WORD)
  const keys = [`=${singular(word)}`, word + ONLY]
  // "GPs", "cars".
  if (word.length < SHORTEST_PLURAL && word.length > 2 && /[^su\d]s$/u.test(word) && raw.endsWith('s'))
    keys.push(`=${word.slice(0, -1)}`)
  if (isNumber(word)) keys.push(ANY_NUMBER)
  // The last part of a German compound names what it is: "Hotelrezeption" is a "Rezeption".
  if (word.length >= SHORTEST_COMPOUND && /^\p{Lu}\p{Ll}+$/u.test(raw)) {
    for (let at = 3; word.length - at >= SHORTEST_HEAD; at += 1) keys.push(`=${singular(word.slice(at))}`)
  }
  // "Manueller", "Zeichnungen": German endings.
  if (word.length >= LONGEST_WITHOUT_ENDING && /(?:er|en|em|es)$/u.test(word))
    keys.push(`=${word.slice(0, -1)}`, `=${word.slice(0, -2)}`)
  const activity = activityKey(word)
  if (activity !== null) keys.push(activity)
  for (const length of prefixLengths) if (word.length >= length) keys.push(`${word.slice(0, length)}*`)
  for (const length of suffixLengths) if (word.length > length) keys.push(`*${word.slice(-length)}`)
  return keys
}

/** The key of a word of a name. "weld*" also stands for longer words, "*kultur" for compounds that end with it. */
export function keyOf(word: string): string {
  if (word === ANY_NUMBER || word.startsWith('*') || /[*!]$/u.test(word)) return word
  return activityKey(word) ?? `=${singular(word)}`
}

/** Lets words of texts have the key of a beginning or ending. */
export function noteLength(key: string): void {
  if (key.endsWith('*')) prefixLengths.add(key.length - 1)
  else if (key.startsWith('*')) suffixLengths.add(key.length - 1)
}

/** The words of a name, with the mark of a beginning or ending, or of a form. */
export function wordsOf(written: string): string[] {
  return tokens(written.replace(/(?<=^|\s)#(?=\S{0,3}(?:\s|$))/gu, NUMBER_SIGN)).map(token => {
    if (token.text.startsWith(NUMBER_SIGN)) return ANY_NUMBER
    const before = written[token.start - 1] === '*' ? '*' : ''
    const mark = written[token.end]
    const after = mark === '*' || mark === ONLY ? mark : ''
    return before + fold(token.text) + after
  })
}
