import { matchesOf } from './matches.ts'
import { PROTECTED_NAMES, PROTECTED_PHRASES, PROTECTED_STATEMENTS } from './protected-names-words.ts'
import { readable } from './readable.ts'
import { fold } from './tokens.ts'

// What must not influence a decision about a person: EU Directives 2000/43/EC and 2000/78/EC, GDPR Article 9, US Title VII, ADA, ADEA and
// GINA, UK Equality Act 2010.
const patternOf = (sources: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${sources
      .flatMap(source => source.split(/\s*\n\s*/u))
      .join('|')
      .replace(/\|{2,}/gu, '|')
      .replaceAll(/(?<![)\]}])\*/gu, '\\p{L}{0,20}')})(?![\\p{L}\\p{N}])`,
    'gu',
  )

// Statements overlap with names, so that they are looked for by themselves.
const PATTERNS = [PROTECTED_NAMES, PROTECTED_PHRASES, PROTECTED_STATEMENTS].map(patternOf)

/** The words of a text that name a protected characteristic of a person, or their looks; folded. */
export function protectedWords(text: string): string[] {
  const plain = fold(readable(text)).replace(/[-\s]+/gu, ' ')
  return PATTERNS.flatMap(pattern => matchesOf(plain, pattern).map(([words]) => words))
}
