import type { StructureLanguage } from './language.ts'
import { isArticle, type Word } from './words.ts'

/** Finds any of a list of phrases in the text of a clause. */
export interface Phrases {
  has(text: string): boolean
  count(text: string): number
}

/**
 * Compiles phrases, separated by line breaks or bars, written as folded words. `*` continues a word ("improv*"), `_` stands for
 * any one word. With a language, its articles are left out, as in the words of an answer. The patterns have no nested repetition, so that they take time in proportion to the text.
 */
export function phrases(language: StructureLanguage | null, list: string): Phrases {
  const parts = list
    .split(/[|\n]/u)
    .map(part => part.trim())
    .map(part => (language === null ? part : withoutArticles(part, language)))
    .filter(part => part !== '')
    .map(part =>
      part
        .replace(/[.+?()[\]{}^$\\]/gu, '\\$&')
        .replaceAll('*', '[^ ]*')
        .replaceAll('_', '[^ ,.]+'),
    )
  if (parts.length === 0) return { has: () => false, count: () => 0 }
  const source = ` (?:${[...new Set(parts)].join('|')})(?= )`
  const once = new RegExp(source, 'u')
  const all = new RegExp(source, 'gu')
  return { has: text => once.test(text), count: text => text.match(all)?.length ?? 0 }
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
  return ` ${words.map(({ text }) => text).join(' ')} `
}
