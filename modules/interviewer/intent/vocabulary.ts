import type { SpokenText } from './spoken-words.ts'

/** Words from..to, `to` exclusive. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** One place of a phrase: a gap of other words, or one of several words, beginnings of words or concepts. */
interface Place {
  readonly gap: number
  readonly optional: boolean
  readonly words: ReadonlySet<string>
  readonly beginnings: readonly string[]
  readonly concepts: readonly string[]
}
type Phrase = readonly Place[]

/** A phrase of the concept with this number. */
interface Entry {
  readonly concept: number
  readonly phrase: Phrase
}

/** How one language says things: concepts and the phrases that express them. A phrase only refers to concepts before its own. */
export interface Vocabulary {
  readonly names: readonly string[]
  /** The phrases by their first word, by its first letters, and for each concept by the concept that they start with. */
  readonly byWord: ReadonlyMap<string, readonly Entry[]>
  readonly byBeginning: ReadonlyMap<string, readonly Entry[]>
  readonly byConcept: readonly ReadonlyMap<string, readonly Phrase[]>[]
}

const GAPS: Readonly<Record<string, number>> = { '~': 3, '~~': 7 }
const FIRST_LETTERS = 3

function placeOf(source: string): Place {
  if (/[()]/u.test(source)) throw new Error(`unbalanced parentheses at ${source}`)
  const optional = source.endsWith('?')
  const choices = (optional ? source.slice(0, -1) : source).split('|')
  return {
    gap: GAPS[source] ?? 0,
    optional,
    words: new Set(choices.filter(choice => /^[^<*~]+$/u.test(choice))),
    beginnings: choices.filter(choice => choice.endsWith('*')).map(choice => choice.slice(0, -1)),
    concepts: choices.filter(choice => choice.startsWith('<')).map(choice => choice.slice(1, -1)),
  }
}

/** A phrase whose first place is optional is two phrases. */
function phrasesOf(source: string): Phrase[] {
  const expand = ([first, ...rest]: Phrase): Phrase[] => {
    if (!first) return []
    if (first.gap > 0) return expand(rest)
    return first.optional ? [[{ ...first, optional: false }, ...rest], ...expand(rest)] : [[first, ...rest]]
  }
  return expand(source.split(/\s+/u).map(placeOf))
}

function add<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const known = index.get(key)
  if (known) known.push(value)
  else index.set(key, [value])
}

const GROUP = /\(([^()]{1,8000})\)/u

/**
 * Reads a vocabulary. Each line is `concept: phrase, phrase, …`; lines without a name continue the one before. In a phrase, `a|b` are
 * alternatives, `(a b|c)` alternatives of several words, `a?` is optional, `a*` is any word that starts with it, `<name>` a concept of
 * an earlier line, `~` up to 3 and `~~` up to 7 other words. Lines that start with `#` explain.
 */
export function vocabulary(source: string): Vocabulary {
  const phrases = new Map<string, Phrase[]>()
  let name = ''
  let groups = 0
  for (const line of source.split('\n').filter(one => !one.trim().startsWith('#'))) {
    const [, named, rest] = /^\s{0,20}(?:([a-z_=?~]{1,30}):)?(.*)$/u.exec(line)!
    name = named ?? name
    const known = phrases.get(name) ?? []
    phrases.delete(name)
    let flat = rest!
    for (let group = GROUP.exec(flat); group; group = GROUP.exec(flat)) {
      groups += 1
      const choices = group[1]!.split('|').flatMap(phrasesOf)
      phrases.set(`#${groups}`, choices)
      flat = flat.replace(group[0], `<#${groups}>`)
    }
    const added = flat.split(',').flatMap(one => (one.trim() === '' ? [] : phrasesOf(one.trim())))
    if (name !== '') phrases.set(name, [...known, ...added])
  }
  return indexed(phrases)
}

function indexed(phrases: ReadonlyMap<string, readonly Phrase[]>): Vocabulary {
  const names: string[] = []
  const known = new Set<string>()
  const byWord = new Map<string, Entry[]>()
  const byBeginning = new Map<string, Entry[]>()
  const byConcept: Map<string, Phrase[]>[] = []
  for (const [name, all] of phrases) {
    const concept = names.length
    const starting = new Map<string, Phrase[]>()
    for (const phrase of all) {
      const first = phrase[0]!
      for (const word of first.words) add(byWord, word, { concept, phrase })
      for (const letters of new Set(first.beginnings.map(one => one.slice(0, FIRST_LETTERS))))
        add(byBeginning, letters, { concept, phrase })
      for (const other of first.concepts) add(starting, other, phrase)
      const unknown = phrase.flatMap(place => place.concepts).find(other => !known.has(other))
      if (unknown) throw new Error(`${name} refers to ${unknown}, which is not defined before it`)
    }
    byConcept.push(starting)
    names.push(name)
    known.add(name)
  }
  return { names, byWord, byBeginning, byConcept }
}

/** How many words that add nothing can stand between two words of a phrase. */
const MAX_FILLERS = 4

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index)

type Known = Readonly<Record<string, readonly number[]>>

/** The concepts that a text expresses. */
export class Marks {
  readonly spoken: SpokenText
  private readonly ends = new Map<string, ReadonlyMap<number, readonly number[]>>()
  private readonly found = new Map<string, readonly Span[]>()
  private fillers: ReadonlySet<number> | null = null

  /** `known`: single words that are a concept only in this text. */
  constructor(spoken: SpokenText, { names, byWord, byBeginning, byConcept }: Vocabulary, known: Known = {}) {
    this.spoken = spoken
    for (const [name, words] of Object.entries(known))
      this.mark(name, new Map(words.map(index => [index, [index + 1]])))
    const starts = new Map<number, [from: number, phrase: Phrase][]>()
    spoken.words.forEach(({ text }, from) => {
      for (const entries of [byWord.get(text), byBeginning.get(text.slice(0, FIRST_LETTERS))])
        for (const { concept, phrase } of entries ?? []) {
          const known = starts.get(concept)
          if (known) known.push([from, phrase])
          else starts.set(concept, [[from, phrase]])
        }
    })
    names.forEach((name, concept) => {
      const candidates = starts.get(concept) ?? []
      for (const [other, phrases] of byConcept[concept]!)
        for (const from of this.ends.get(other)?.keys() ?? [])
          for (const phrase of phrases) candidates.push([from, phrase])
      if (candidates.length > 0) this.find(name, candidates)
    })
  }

  /** Where phrases of a concept end that start at a word, the longest first. */
  endsAt(concept: string, from: number): readonly number[] {
    return this.ends.get(concept)?.get(from) ?? []
  }

  /** The concepts that are expressed, without those that mean an intent themselves. */
  expressed(): string[] {
    return [...this.found.keys()].filter(name => !name.startsWith('#') && !name.startsWith('='))
  }

  spans(concept: string): readonly Span[] {
    return this.found.get(concept) ?? []
  }

  has(concept: string, from: number, to: number): boolean {
    return this.spans(concept).some(span => span.from >= from && span.to <= to)
  }

  /** Whether the word is part of what adds nothing. */
  isFiller(index: number): boolean {
    this.fillers ??= new Set(this.spans('filler').flatMap(({ from, to }) => range(from, to)))
    return this.fillers.has(index)
  }

  private find(name: string, candidates: readonly [from: number, phrase: Phrase][]): void {
    const ends = new Map<number, Set<number>>()
    for (const [from, phrase] of candidates) {
      const to = this.matches(phrase, 0, from)
      if (to === null) continue
      const known = ends.get(from)
      if (known) known.add(to)
      else ends.set(from, new Set([to]))
    }
    if (ends.size === 0) return
    this.mark(name, new Map([...ends].map(([from, all]) => [from, [...all].toSorted((a, b) => b - a)])))
  }

  private mark(name: string, ends: ReadonlyMap<number, readonly number[]>): void {
    this.ends.set(name, ends)
    this.found.set(
      name,
      [...ends].flatMap(([from, all]) => all.map(to => ({ from, to }))),
    )
  }

  /** Where a phrase ends that continues with its place `at` at word `index`; null if it does not match. */
  private matches(phrase: Phrase, at: number, index: number): number | null {
    const place = phrase[at]
    if (!place) return index
    const { words } = this.spoken
    if (place.gap > 0) {
      for (let skipped = 0; skipped <= place.gap && index + skipped <= words.length; skipped += 1) {
        if (skipped > 0 && words[index + skipped - 1]!.stop !== '') return null
        const end = this.matches(phrase, at + 1, index + skipped)
        if (end !== null) return end
      }
      return null
    }
    // No phrase goes on after the end of a sentence.
    if (at === 0 || words[index - 1]?.stop === '')
      for (const next of this.endsOf(place, index)) {
        const end = this.matches(phrase, at + 1, next)
        if (end !== null) return end
      }
    if (place.optional) {
      const end = this.matches(phrase, at + 1, index)
      if (end !== null) return end
    }
    return at > 0 ? this.afterFiller(phrase, at, index) : null
  }

  private afterFiller(phrase: Phrase, at: number, index: number): number | null {
    let next = index
    for (let skipped = 0; skipped < MAX_FILLERS; skipped += 1) {
      const filler = this.ends.get('filler')?.get(next)?.[0]
      if (filler === undefined || this.spoken.words[next - 1]?.stop !== '') return null
      next = filler
      for (const after of this.endsOf(phrase[at]!, next)) {
        const end = this.matches(phrase, at + 1, after)
        if (end !== null) return end
      }
    }
    return null
  }

  private endsOf({ words, beginnings, concepts }: Place, index: number): number[] {
    const word = this.spoken.words[index]?.text
    if (word === undefined) return []
    // Without a new list for each step: this is done hundreds of times for each word.
    const ends: number[] = []
    for (const concept of concepts) for (const end of this.endsAt(concept, index)) ends.push(end)
    if (words.has(word) || beginnings.some(one => word.startsWith(one))) ends.push(index + 1)
    return ends
  }
}
