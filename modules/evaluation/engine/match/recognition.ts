import { concept, namesOf } from '#platform/ai/concepts/library.ts'
import { contentStems } from '#platform/ai/text/stop-words.ts'
import { fold } from '#platform/ai/text/tokens.ts'
import { specialStems } from './filler-words.ts'
import { needsOf, type Needs } from './needs.ts'
import type { Term } from './parts.ts'
import { QUALITIES, QUALITY_WORDS } from './quality-words.ts'

/** What a requirement is recognized by. */
export interface Recognition {
  /** Whether a résumé can show it. */
  recognizable: boolean
  /** All of these are looked for; of each, any alternative is enough. */
  looks_for: { any: { label: string; words: string[] }[] }[]
}

const MOST_WORDS = 8
const LONGEST_LABEL = 300

const qualityStems = new Set(contentStems(QUALITY_WORDS))
const qualities = new Set(QUALITIES)

/** What the match looks for in a résumé, for people. */
export function recognitionOf(text: string): Recognition {
  const needs = needsOf(text)
  return {
    recognizable: isRecognizable(text, needs),
    looks_for: needs.parts.map(({ any }) => ({
      any: any.map(term => ({ label: term.label.slice(0, LONGEST_LABEL), words: otherWords(term) })),
    })),
  }
}

/** Other names of the concepts that a term names. */
function otherWords({ label, concepts }: Term): string[] {
  const own = fold(label)
  const words = concepts.flat().flatMap(namesOf)
  return [...new Set(words)].filter(word => !own.includes(fold(word))).slice(0, MOST_WORDS)
}

/**
 * Whether work, a qualification or a fact is asked for. Qualities such as "team player" are claimed in any résumé and shown in none,
 * and "motivated person" names nothing to look for.
 */
function isRecognizable(text: string, { years, degree, languages, kind, parts }: Needs): boolean {
  if (years !== null || degree || languages.length > 0 || kind === 'certificate') return true
  const ids = parts.flatMap(({ any }) => any.flatMap(({ concepts }) => concepts.flat()))
  if (ids.some(id => concept(id) && !qualities.has(id))) return true
  return specialStems(text).some(word => !qualityStems.has(word))
}
