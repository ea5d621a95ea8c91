import type { StructureLanguage } from './language.ts'
import { learn } from './misheard.ts'
import { isArticle, type Word } from './words.ts'

/** Finds any of a list of phrases in the text of a clause. */
export interface Phrases {
  has(text: string): boolean
  /** How many there are, each word counted once. */
  count(text: string): number
  /** The text without them. */
  without(text: string): string
}

/** A tree of phrases by their words. Looking up takes time in proportion to the text, however many phrases there are. */
interface Node {
  readonly exact: Map<string, Node>
  /** By their first character. */
  readonly beginnings: Map<string, [string, Node][]>
  any: Node | null
  isEnd: boolean
}

const node = (): Node => ({ exact: new Map(), beginnings: new Map(), any: null, isEnd: false })

function childFor(parent: Node, word: string): Node {
  if (word === '_' || word === '*') return (parent.any ??= node())
  if (word.endsWith('*')) {
    const beginning = word.slice(0, -1)
    const first = beginning.charAt(0)
    const alike = parent.beginnings.get(first) ?? []
    const known = alike.find(([text]) => text === beginning)?.[1]
    if (known) return known
    const child = node()
    parent.beginnings.set(first, [...alike, [beginning, child]])
    return child
  }
  const child = parent.exact.get(word) ?? node()
  parent.exact.set(word, child)
  return child
}

/** The place after the longest phrase that starts at a word; -1 if none does. Phrases have at most a few words. */
function longestFrom(words: readonly string[], at: number, parent: Node): number {
  let longest = parent.isEnd ? at : -1
  const word = words[at]
  if (word === undefined) return longest
  const { exact, any, beginnings } = parent
  const same = exact.get(word)
  if (same) longest = Math.max(longest, longestFrom(words, at + 1, same))
  if (any) longest = Math.max(longest, longestFrom(words, at + 1, any))
  for (const [beginning, child] of beginnings.get(word.charAt(0)) ?? [])
    if (word.startsWith(beginning)) longest = Math.max(longest, longestFrom(words, at + 1, child))
  return longest
}

let lastText = ''
let lastWords: readonly string[] = []
/** The words of a text. One text is looked up in many lists, one after the other. */
function split(text: string): readonly string[] {
  if (text !== lastText) {
    lastText = text
    lastWords = text.split(' ').filter(word => word !== '')
  }
  return lastWords
}

/**
 * Compiles phrases, separated by line breaks or bars, written as folded words. `*` continues a word ("improv*"), `_` stands for
 * any one word. With a language, its articles are left out, as in the words of an answer.
 */
export function phrases(language: StructureLanguage | null, list: string): Phrases {
  const root = node()
  for (const part of list.split(/[|\n]/u)) {
    const phrase = language === null ? part.trim() : withoutArticles(part.trim(), language)
    if (phrase === '') continue
    const words = phrase.split(/\s+/u)
    words.reduce(childFor, root).isEnd = true
    if (language !== null) learn(language, words)
  }
  const spans = (words: readonly string[], most: number) => {
    const found: { start: number; end: number }[] = []
    for (let at = 0; at < words.length && found.length < most;) {
      const end = longestFrom(words, at, root)
      if (end > at) found.push({ start: at, end })
      at = Math.max(at + 1, end)
    }
    return found
  }
  return {
    has: text => spans(split(text), 1).length > 0,
    count: text => spans(split(text), Infinity).length,
    without: text => {
      const words = [...split(text)]
      for (const { start, end } of spans(words, Infinity).toReversed()) words.splice(start, end - start)
      return ` ${words.join(' ')} `
    },
  }
}

/** A phrase without its articles; nothing if only one word is left of several, because that would be found everywhere. */
function withoutArticles(phrase: string, language: StructureLanguage): string {
  const words = phrase.split(/\s+/u)
  const kept = words.filter(word => !isArticle(word, language))
  const named = kept.filter(word => word !== '_')
  return named.length < 2 && kept.length < words.length ? '' : kept.join(' ')
}

/** Single words, with `*` for any ending. */
export function wordSet(list: string): (word: string) => boolean {
  const parts = list.trim().split(/\s+/u)
  const exact = new Set(parts.filter(part => !part.endsWith('*')))
  const prefixes = parts.filter(part => part.endsWith('*')).map(part => part.slice(0, -1))
  const begins = prefixes.length === 0 ? null : new RegExp(`^(?:${prefixes.join('|')})`, 'u')
  return word => exact.has(word) || (begins?.test(word) ?? false)
}

/** The words as a text that phrases are looked up in: " so i called because … " */
export function textOf(words: readonly Word[]): string {
  return ` ${words.map(({ text, heard = text }) => heard).join(' ')} `
}
