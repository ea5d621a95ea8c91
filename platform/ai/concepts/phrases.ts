import { type Token, tokens } from '#platform/ai/text/tokens.ts'
import type { Phrase } from './library.table.ts'
import { elidedLength, keysOf, noteLength } from './word-keys.ts'

/** Most nodes are the last word of one phrase, so that each has what it needs only. */
interface Node {
  children: Map<string, Node> | null
  phrases: Phrase[] | null
}

const root: Node = { children: null, phrases: null }

/** Lets a phrase be found in texts. */
export function addPhrase(phrase: Phrase): void {
  let node = root
  for (const key of phrase.keys) {
    noteLength(key)
    node.children ??= new Map()
    let next = node.children.get(key)
    if (!next) node.children.set(key, (next = { children: null, phrases: null }))
    node = next
  }
  node.phrases ??= []
  node.phrases.push(phrase)
}

/** A phrase in a text. */
export interface Found {
  phrase: Phrase
  start: number
  end: number
}

/** All phrases in a text, by where they start; the longest first. */
export function phrasesIn(text: string): Found[] {
  const words = tokens(text)
  const keys = words.map(keysOf)
  const found: Found[] = []
  for (let i = 0; i < words.length; i += 1) {
    let open: Node[] = [root]
    const here: Found[] = []
    for (let k = i; k < words.length && open.length > 0; k += 1) {
      open = open.flatMap(({ children }) => (children ? keys[k]!.flatMap(key => children.get(key) ?? []) : []))
      for (const phrase of open.flatMap(node => node.phrases ?? [])) {
        const start = startOf(phrase, words[i]!)
        if (!fits(phrase, start, text)) continue
        here.push({ phrase, start, end: words[k]!.end })
      }
    }
    found.push(...here.sort((a, b) => b.end - a.end))
  }
  return found
}

/** Where a phrase starts in its first word: in "d'Excel" after the article, in "l'oréal" with it, if it is a part of the name. */
function startOf({ keys: [first = ''] }: Phrase, word: Token): number {
  const elided = elidedLength(word)
  return elided === 0 || first.includes("'") ? word.start : word.start + elided
}

function fits(phrase: Phrase, start: number, text: string): boolean {
  if (phrase.exact === null) return true
  if (!text.startsWith(phrase.exact, start)) return false
  // "Spring 2012" is a season, and "R. Brandt" a person.
  const after = text.slice(start + phrase.exact.length, start + phrase.exact.length + 8)
  if (/^\s*(?:[12]\d{3}|['’]\d{2})/u.test(after) || /^\.\s?\p{Lu}/u.test(after)) return false
  return !startsSentence(text, start)
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
