import { matchesOf } from '#platform/ai/text/matches.ts'
import { AND, FORMULAS } from './formula-words.ts'
import type { StructureLanguage } from './language.ts'
import { textOf } from './phrases.ts'
import type { Word } from './words.ts'

const PATTERNS = Object.fromEntries(
  (Object.keys(FORMULAS) as StructureLanguage[]).map(language => [
    language,
    new RegExp(` (?:${AND[language]} )?(?:${FORMULAS[language]})(?= )`, 'gu'),
  ]),
) as Record<StructureLanguage, RegExp>

/** The words of an answer without formulas. */
export function withoutFormulas(words: readonly Word[], language: StructureLanguage): Word[] {
  const text = textOf(words)
  const removed = new Set<number>()
  for (const match of matchesOf(text, PATTERNS[language])) {
    for (let at = match.index; at < match.index + match[0].length; at += 1) removed.add(at)
  }
  let next = 0
  return words.filter(({ text: said, heard = said }) => {
    const start = next
    next += heard.length + 1
    return !removed.has(start)
  })
}
