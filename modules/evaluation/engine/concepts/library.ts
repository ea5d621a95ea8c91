import { fold, stem, tokens, type Token } from '#platform/ai/text/tokens.ts'
import { GENERAL, LANGUAGES } from './general.ts'
import { TECHNOLOGY } from './technology.ts'
import { WORK } from './work.ts'

export interface Concept {
  id: string
  kind: 'skill' | 'language'
  /** Broader concepts that this one implies: React implies JavaScript, not the other way around. */
  broader: string[]
}

export interface Mention {
  concept: string
  /** UTF-16 offsets into the text. */
  start: number
  end: number
}

interface Name {
  concept: string
  words: string[]
  /** Set if the name is case-sensitive. */
  exact: string | null
}

const concepts = new Map<string, Concept>()
const byFirstStem = new Map<string, Name[]>()

for (const table of [TECHNOLOGY, WORK, GENERAL]) read(table, 'skill')
read(LANGUAGES, 'language')
for (const names of byFirstStem.values()) names.sort((a, b) => b.words.length - a.words.length)

/** How many concepts the library has. */
export const CONCEPT_COUNT = concepts.size

export function concept(id: string): Concept | undefined {
  return concepts.get(id)
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

/** The concepts that a text mentions, in order and without overlaps; longer names are preferred. */
export function mentions(text: string): Mention[] {
  const words = tokens(text)
  const stems = words.map(word => stem(word.text))
  const found: Mention[] = []
  for (let i = 0; i < words.length;) {
    const name = byFirstStem.get(stems[i]!)?.find(candidate => fits(candidate, words, i, text))
    if (name) found.push({ concept: name.concept, start: words[i]!.start, end: words[i + name.words.length - 1]!.end })
    i += name?.words.length ?? 1
  }
  return found
}

function fits(name: Name, words: Token[], at: number, text: string): boolean {
  if (!name.words.every((part, k) => sameWord(part, words[at + k]?.text))) return false
  if (name.exact === null) return true
  return words[at]!.raw === name.exact && !startsSentence(text, words[at]!.start)
}

// Names of activities match in every form ("negotiating", "negotiated"), names of things only in the singular and plural: by
// stems, "Looker" would match "look", and "Docker" would match "docks".
const DOING = /(?:ing|ed|[ts]ion|ment|ung|ieren|iert)$/u

function sameWord(name: string, word: string | undefined): boolean {
  if (word === undefined) return false
  if (name === word) return true
  return DOING.test(name) ? stem(name) === stem(word) : singular(name) === singular(word)
}

function singular(word: string): string {
  return word
    .replace(/'s$/u, '')
    .replace(/([^aeiou])ies$/u, '$1y')
    .replace(/(ch|sh|x|ss)es$/u, '$1')
    .replace(/([^su])s$/u, '$1')
}

/** What often follows a name and rarely a verb: "React or Vue", "Excel skills", "Go, Rust". */
const AFTER_NAME =
  /^\S+(?:\s*[,;/|(:]|\s*$|\s+(?:or|and|experience|skills?|knowledge|developers?|development|engineers?|programming|certification|oder|und|ou|et|o|y|\d))/u

/** At the start of a sentence, a capital letter alone does not indicate a name; the next word can. */
function startsSentence(text: string, start: number): boolean {
  const before = text.slice(0, start).trimEnd()
  if (before !== '' && !/[.!?\n•]$/u.test(before)) return false
  return !AFTER_NAME.test(text.slice(start))
}

function read(table: string, kind: Concept['kind']): void {
  for (const line of table.trim().split('\n')) {
    const [left = '', broader = ''] = line.split('>')
    const [id = '', others = ''] = left.split('|').map(part => part.trim())
    concepts.set(id, { id, kind, broader: list(broader) })
    // "=React" next to "react" means that the word is too common to be recognized in lower case.
    const names = list(others)
    const own = names.some(name => name === `=${id[0]!.toUpperCase()}${id.slice(1)}` || name.toLowerCase() === `=${id}`)
    for (const name of own ? names : [id, ...names]) add(id, name)
  }
}

function add(concept: string, written: string): void {
  const exact = written.startsWith('=') ? written.slice(1) : null
  const words = tokens(exact ?? written).map(token => fold(token.text))
  if (words.length === 0) return
  const first = stem(words[0]!)
  byFirstStem.set(first, [...(byFirstStem.get(first) ?? []), { concept, words, exact }])
}

function list(text: string): string[] {
  return text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
}
