import type { StructureLanguage } from './language.ts'
import { learn } from './misheard.ts'
import { isArticle, type Word } from './words.ts'

/** Finds any of a list of phrases in the text of a clause. */
export interface Phrases {
  has(text: string): boolean
  /** The words before each of them. */
  before(text: string): string[]
  /** How many there are, each word counted once. */
  count(text: string): number
  /** The text without them. */
  without(text: string): string
}

/** Words of a text, from `start` to before `end`. */
interface Span {
  readonly start: number
  end: number
}

/** A list of phrases, by its identity. */
type List = Phrases

/** A tree of phrases by their words. Looking up takes time in proportion to the text, however many phrases there are. */
interface Node {
  readonly exact: Map<string, Node>
  /** By their first character. */
  readonly beginnings: Map<string, [string, Node][]>
  any: Node | null
  /** The lists with a phrase that ends here. */
  readonly ends: Set<List>
}

const node = (): Node => ({ exact: new Map(), beginnings: new Map(), any: null, ends: new Set() })

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

interface Reading {
  readonly text: string
  readonly words: readonly string[]
  /** For each list, its longest phrases from the start of the text, without those that overlap one before. */
  readonly found: Map<List, Span[]>
}

/** The phrases of all lists of a language. One text is looked up in many lists, one after the other, so it is read once for all. */
interface Tree {
  readonly root: Node
  last: Reading | null
}

const TREES = new Map<StructureLanguage | null, Tree>()

function treeOf(language: StructureLanguage | null): Tree {
  const tree = TREES.get(language) ?? { root: node(), last: null }
  TREES.set(language, tree)
  return tree
}

function readIn(tree: Tree, text: string): Reading {
  if (tree.last?.text === text) return tree.last
  const words = text.split(' ').filter(word => word !== '')
  const found: Reading['found'] = new Map()
  for (let start = 0; start < words.length; start += 1) findFrom(words, start, start, tree.root, found)
  return (tree.last = { text, words, found })
}

/** Adds the phrases that start at a word and go on with the word at `next`. Phrases have at most a few words. */
function findFrom(words: readonly string[], start: number, next: number, parent: Node, found: Reading['found']): void {
  for (const list of parent.ends) addTo(found, list, start, next)
  const word = words[next]
  if (word === undefined) return
  const { exact, any, beginnings } = parent
  const same = exact.get(word)
  if (same) findFrom(words, start, next + 1, same, found)
  if (any) findFrom(words, start, next + 1, any, found)
  if (beginnings.size === 0) return
  for (const [beginning, child] of beginnings.get(word.charAt(0)) ?? [])
    if (word.startsWith(beginning)) findFrom(words, start, next + 1, child, found)
}

function addTo(found: Reading['found'], list: List, start: number, end: number): void {
  const spans = found.get(list)
  const last = spans?.at(-1)
  if (!spans || !last) found.set(list, [{ start, end }])
  else if (start >= last.end) spans.push({ start, end })
  else if (start === last.start) last.end = Math.max(last.end, end)
}

/**
 * Compiles phrases, separated by line breaks or bars, written as folded words. `*` continues a word ("improv*"), `_` stands for
 * any one word. With a language, its articles are left out, as in the words of an answer.
 */
export function phrases(language: StructureLanguage | null, list: string): Phrases {
  const tree = treeOf(language)
  tree.last = null
  const spans = (text: string) => readIn(tree, text).found.get(own) ?? []
  const own: Phrases = {
    has: text => spans(text).length > 0,
    before: text => spans(text).map(({ start }) => readIn(tree, text).words.slice(0, start).join(' ')),
    count: text => spans(text).length,
    without: text => {
      const words = [...readIn(tree, text).words]
      for (const { start, end } of spans(text).toReversed()) words.splice(start, end - start)
      return ` ${words.join(' ')} `
    },
  }
  for (const part of list.split(/[|\n]/u)) {
    const phrase = language === null ? part.trim() : withoutArticles(part.trim(), language)
    if (phrase === '') continue
    const words = phrase.split(/\s+/u)
    words.reduce(childFor, tree.root).ends.add(own)
    if (language !== null) learn(language, words)
  }
  return own
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
