import { foldInPlace } from '#platform/ai/text/tokens.ts'

// Some certificates are for numbered kinds of machines: "CACES R489 catégories 1 et 3", "CACES 1A, 3, 5".

const NUMBER = '\\d[ab]?(?![\\p{L}\\p{N}])'
const CATEGORIES = new RegExp(
  `\\b(?:caces(?: r ?\\d{3})?|cat(?:egor(?:y|ies|ias?|ies?)|\\.)?)[\\s:(]{1,3}(?<listed>${NUMBER}(?:(?:\\s?[,/&-]\\s?|\\s(?:et|und|and|y|e)\\s)${NUMBER}){0,8})`,
  'gu',
)

const categoriesIn = (text: string): string[] =>
  [...foldInPlace(text.slice(0, 500)).matchAll(CATEGORIES)].flatMap(
    ({ groups }) => groups!['listed']!.match(/\d[ab]?/gu) ?? [],
  )

/** Whether a certificate is for other categories than the one that is asked for. "1" is also "1A" and "1B". */
export function isOtherCategory(asked: string, text: string): boolean {
  const wanted = categoriesIn(asked)
  const held = categoriesIn(text)
  if (wanted.length === 0 || held.length === 0) return false
  return !wanted.some(one => held.some(other => one.startsWith(other) || other.startsWith(one)))
}
