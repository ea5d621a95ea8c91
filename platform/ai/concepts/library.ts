import { fold, stem, tokens, type Token } from '#platform/ai/text/tokens.ts'
import { CARE } from './care.ts'
import { CERTIFICATES, FACTS, LANGUAGES, SETTINGS } from './credentials.ts'
import { FIELDS } from './fields/index.ts'
import { FINANCE } from './finance.ts'
import { GENERAL } from './general.ts'
import { OCCUPATIONS } from './occupations.ts'
import { PEOPLE } from './people.ts'
import { PRODUCTS } from './products.ts'
import { SAME } from './same.ts'
import { SCIENCE } from './science.ts'
import { SERVICE } from './service.ts'
import { STUDIES } from './studies.ts'
import { TASKS } from './tasks.ts'
import { AMBIGUOUS, TECHNOLOGY } from './technology.ts'
import { TRADES } from './trades.ts'
import { WORK_CARE } from './work-care.ts'
import { WORK_OFFICE } from './work-office.ts'
import { WORK_SERVICE } from './work-service.ts'
import { WORK_SIGNS } from './work-signs.ts'
import { WORK_TECHNICAL } from './work-technical.ts'
import { WORK_TRADES } from './work-trades.ts'

/**
 * What a concept names: something a person does, a certificate, a language, a place of work, or a fact about the applicant that is
 * true wherever it is stated (a car, a clean driving record).
 */
type ConceptKind = 'skill' | 'certificate' | 'language' | 'setting' | 'fact'

interface Concept {
  id: string
  kind: ConceptKind
  /** Broader concepts that this one implies: React implies JavaScript, not the other way around. */
  broader: string[]
  /** Concepts of one family are the same kind of task with another tool or in another place. */
  family: string | null
}

export interface Mention {
  concept: string
  /** UTF-16 offsets into the text. */
  start: number
  end: number
  /** Shown by signs, not named. */
  described: boolean
  /** Named only by the beginning or ending of a word. */
  loose: boolean
}

/** A phrase of one or more words. It names a concept, or is one part of a sign. */
interface Phrase {
  id: number
  /** As written, if the name is case-sensitive. */
  exact: string | null
  /** Contains the beginning or ending of a word: "weld*". */
  loose: boolean
  concepts: string[]
}

/** Parts that together show a concept in one sentence; each part is a list of alternative phrases. */
interface Sign {
  concept: string
  parts: number[][]
}

interface Node {
  children: Map<string, Node>
  phrases: Phrase[]
}

const concepts = new Map<string, Concept>()
const root: Node = { children: new Map(), phrases: [] }
const phraseByKey = new Map<string, Phrase>()
const signsByPhrase = new Map<number, Sign[]>()
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
const NOUN = /(?:[ts]ion|ment|ung)$/u

/** Forms of verbs are compared with forms of verbs: "managed" is not "management". */
function activityKey(word: string): string | null {
  if (VERB.test(word)) return `~${stem(word)}`
  return NOUN.test(word) ? `-${stem(word)}` : null
}

for (const table of [TECHNOLOGY, GENERAL, TASKS, CARE, TRADES, SERVICE, FINANCE, SCIENCE]) read(table, 'skill')
read(CERTIFICATES, 'certificate')
read(LANGUAGES, 'language')
read(SETTINGS, 'setting')
read(FACTS, 'fact')
for (const table of [
  PEOPLE,
  OCCUPATIONS,
  WORK_CARE,
  WORK_OFFICE,
  WORK_SERVICE,
  WORK_SIGNS,
  WORK_TECHNICAL,
  WORK_TRADES,
])
  read(table, 'skill')

for (const line of PRODUCTS.trim().split('\n')) {
  const [use = '', products = ''] = line.split(' | ')
  read(use, 'skill')
  for (const product of list(products)) read(`${product} | > ${use}`, 'skill')
}
read(STUDIES, 'skill')
for (const { occupations, work, certificates } of FIELDS) {
  read(certificates, 'certificate')
  read(occupations, 'skill')
  read(work, 'skill')
}
for (const line of SAME.trim().split('\n')) {
  const ids = line.split(' = ').map(id => id.trim())
  for (const id of ids) concepts.get(id)?.broader.push(...ids.filter(other => other !== id))
}

/** All concepts, for the library's own tests. */
export const CONCEPT_IDS = [...concepts.keys()]

export function concept(id: string): Concept | undefined {
  return concepts.get(id)
}

const ambiguous = new Set(list(AMBIGUOUS))
const technology = new Set(idsOf(TECHNOLOGY))
const products = new Set(
  PRODUCTS.trim()
    .split('\n')
    .flatMap(line => list(line.split(' | ')[1] ?? '')),
)

const studies = new Set(idsOf(STUDIES))

/** Whether it is a field of study. */
export function isStudy(id: string): boolean {
  return studies.has(id)
}

/** Whether its name is also an everyday word, a place or a person. */
export function isAmbiguous(id: string): boolean {
  return ambiguous.has(id)
}

const occupations = new Set([OCCUPATIONS, ...FIELDS.map(field => field.occupations)].flatMap(idsOf))

export function isOccupation(id: string): boolean {
  return occupations.has(id)
}

/** Whether it is one product and not what it is used for. */
export function isProduct(id: string): boolean {
  return products.has(id)
}

export function isTechnology(id: string): boolean {
  return technology.has(id)
}

/** The concept and all broader concepts that it implies. */
export function shows(id: string): string[] {
  const seen = new Set<string>()
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...(concepts.get(next)?.broader ?? []))
  }
  return [...seen]
}

interface Found {
  phrase: Phrase
  start: number
  end: number
}

/**
 * The concepts that a text names or describes, in order. A name inside a longer name does not count ("teaching" in "teaching
 * assistant"). A concept that is only described by its signs spans from their first to their last word.
 */
export function mentions(text: string): Mention[] {
  const found = phrasesIn(text)
  const named = found.filter(({ phrase }) => phrase.concepts.length > 0)
  const outer: Mention[] = []
  let reach = -1
  let widest = { start: -1, end: -1 }
  for (const one of named) {
    // Sorted by start, longest first: a phrase is inside another one if an earlier one reaches at least as far.
    const inside = one.end <= reach && !(one.start === widest.start && one.end === widest.end)
    if (!inside) {
      outer.push(
        ...one.phrase.concepts.map(id => ({
          concept: id,
          start: one.start,
          end: one.end,
          described: false,
          loose: one.phrase.loose,
        })),
      )
      if (one.end > reach) {
        reach = one.end
        widest = one
      }
    }
  }
  const distinct = new Map(outer.map(one => [`${one.concept}:${one.start}:${one.end}`, one]))
  const ids = new Set(outer.map(one => one.concept))
  const described = signs(found).filter(one => !ids.has(one.concept))
  return [...distinct.values(), ...described].sort((a, b) => a.start - b.start)
}

function phrasesIn(text: string): Found[] {
  const words = tokens(text)
  const keys = words.map(keysOf)
  const found: Found[] = []
  for (let i = 0; i < words.length; i += 1) {
    let open: Node[] = [root]
    const here: Found[] = []
    for (let k = i; k < words.length && open.length > 0; k += 1) {
      open = open.flatMap(node =>
        node.children.size === 0 ? [] : keys[k]!.flatMap(key => node.children.get(key) ?? []),
      )
      for (const phrase of open.flatMap(node => node.phrases)) {
        if (!fits(phrase, words[i]!, text)) continue
        here.push({ phrase, start: words[i]!.start, end: words[k]!.end })
      }
    }
    found.push(...here.sort((a, b) => b.end - a.end))
  }
  return found
}

function signs(found: Found[]): Mention[] {
  const places = new Map<number, Found>()
  for (const one of found) if (!places.has(one.phrase.id)) places.set(one.phrase.id, one)
  const seen = new Set<Sign>()
  const shown = new Map<string, Mention>()
  for (const id of places.keys()) {
    for (const sign of signsByPhrase.get(id) ?? []) {
      if (seen.has(sign)) continue
      seen.add(sign)
      const at = sign.parts.map(part => part.map(one => places.get(one)).find(place => place !== undefined))
      if (at.some(place => place === undefined)) continue
      const start = Math.min(...at.map(place => place!.start))
      if (shown.has(sign.concept)) continue
      shown.set(sign.concept, {
        concept: sign.concept,
        start,
        end: Math.max(...at.map(place => place!.end)),
        described: true,
        loose: true,
      })
    }
  }
  return [...shown.values()]
}

function fits(phrase: Phrase, word: Token, text: string): boolean {
  if (phrase.exact === null) return true
  if (!text.startsWith(phrase.exact, word.start)) return false
  // "Spring 2012" is a season, and "R. Brandt" a person.
  const after = text.slice(word.start + phrase.exact.length, word.start + phrase.exact.length + 8)
  if (/^\s*(?:[12]\d{3}|['’]\d{2})/u.test(after) || /^\.\s?\p{Lu}/u.test(after)) return false
  return !startsSentence(text, word.start)
}

/** What often follows a name and rarely a verb: "React or Vue", "Excel skills", "Go, Rust". */
const AFTER_NAME =
  /^\S+(?:\s*[,;/|(:]|\s*$|\s+(?:or|and|experience|skills?|knowledge|developers?|development|engineers?|programming|certification|oder|und|ou|et|o|y|\d))/u

/** At the start of a sentence, a capital letter alone does not indicate a name; the next word can. */
function startsSentence(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 20), start).trimEnd()
  if (before === '' ? start > 0 : !/[.!?\n•]$/u.test(before)) return false
  return !AFTER_NAME.test(text.slice(start, start + 60))
}

function singular(word: string): string {
  if (word.length < SHORTEST_PLURAL && !word.endsWith("'s")) return word
  return word
    .replace(/'s$/u, '')
    .replace(/([^aeiou])ies$/u, '$1y')
    .replace(/(ch|sh|x|ss)es$/u, '$1')
    .replace(/([^su\d])s$/u, '$1')
}

/** Longer words have no ending worth comparing and would make the comparison slow. */
const LONGEST_WORD = 40

const LONGEST_WITHOUT_ENDING = 8
const SHORTEST_COMPOUND = 11
const SHORTEST_HEAD = 7

function keysOf({ text, raw }: Token): string[] {
  const word = text.slice(0, LONGEST_WORD)
  const keys = [`=${singular(word)}`]
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

/** "weld*" also stands for longer words, "*kultur" for compounds that end with it. */
function keyOf(word: string): string {
  if (word === ANY_NUMBER) return word
  if (word.endsWith('*')) {
    prefixLengths.add(word.length - 1)
    return word
  }
  if (word.startsWith('*')) {
    suffixLengths.add(word.length - 1)
    return word
  }
  return activityKey(word) ?? `=${singular(word)}`
}

function read(table: string, kind: ConceptKind): void {
  for (const line of table.trim().split('\n')) {
    if (line.trim() === '') continue
    const [rest = '', family = ''] = line.split(' ~ ')
    const [named = '', broader = ''] = rest.split(' > ')
    const [left = '', narrower = ''] = named.split(' < ')
    const [id = '', others = ''] = left.split('|').map(part => part.trim())
    const names = list(others)
    const known = concepts.get(id)
    const all = [...(known?.broader ?? []), ...list(broader)]
    concepts.set(id, {
      id,
      kind: known?.kind ?? kind,
      broader: [...new Set(all)],
      family: family.trim() || (known?.family ?? null),
    })
    // "=React" next to "react" means that the word is too common to be recognized in lower case.
    const own = names.some(name => name.toLowerCase() === `=${id}`)
    for (const name of own || known ? names : [id, ...names]) addName(id, name)
    for (const name of list(narrower)) addNarrower(id, name, kind)
    // "Französischkenntnisse"
    if (kind === 'language') for (const name of [id, ...names]) addName(id, `${name}kenntnisse`)
  }
}

/** A term that shows a concept is a concept of its own; a sign or a beginning of words only shows it. */
function addNarrower(id: string, written: string, kind: ConceptKind): void {
  if (/[+*#]/u.test(written)) addName(id, written)
  else read(`${written.replace('=', '').toLowerCase()} | ${written} > ${id}`, kind)
}

function addName(id: string, written: string): void {
  if (!/\s\+\s/u.test(written)) {
    const phrase = addPhrase(written)
    if (phrase && !phrase.concepts.includes(id)) phrase.concepts.push(id)
    return
  }
  const parts = written.split(/\s\+\s/u).map(part => part.split('/').flatMap(one => addPhrase(one.trim())?.id ?? []))
  const sign = { concept: id, parts }
  for (const part of parts.flat()) signsByPhrase.set(part, [...(signsByPhrase.get(part) ?? []), sign])
}

function addPhrase(written: string): Phrase | null {
  const exact = written.startsWith('=') ? written.slice(1) : null
  const words = wordsOf(exact ?? written)
  if (words.length === 0) return null
  const key = `${exact ?? ''}\n${words.join(' ')}`
  const known = phraseByKey.get(key)
  if (known) return known
  const phrase: Phrase = { id: phraseByKey.size, exact, loose: words.some(word => word.includes('*')), concepts: [] }
  phraseByKey.set(key, phrase)
  let node = root
  for (const word of words) {
    const next = node.children.get(keyOf(word)) ?? { children: new Map<string, Node>(), phrases: [] }
    node.children.set(keyOf(word), next)
    node = next
  }
  node.phrases.push(phrase)
  return phrase
}

/** The words of a name, with the asterisk of a beginning or ending. */
function wordsOf(written: string): string[] {
  return tokens(written.replace(/(?<=^|\s)#(?=\S{0,3}(?:\s|$))/gu, NUMBER_SIGN)).map(token => {
    if (token.text.startsWith(NUMBER_SIGN)) return ANY_NUMBER
    const before = written[token.start - 1] === '*' ? '*' : ''
    const after = written[token.end] === '*' ? '*' : ''
    return before + fold(token.text) + after
  })
}

function idsOf(table: string): string[] {
  return table
    .trim()
    .split('\n')
    .map(line => line.split('|')[0]!.trim())
}

function list(text: string): string[] {
  return text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
}
