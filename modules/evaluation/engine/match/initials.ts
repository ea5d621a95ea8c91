import { isStopWord } from '#platform/ai/text/stop-words.ts'
import { tokens } from '#platform/ai/text/tokens.ts'
import type { Term } from './parts.ts'
import type { Passage } from './resume.ts'

/** "MCA" for "Mental Capacity Act" and the other way around. Two letters are too few to tell. */
export function spellsOut(term: Term, passage: Passage): { start: number; end: number } | null {
  const wanted = initials(term.label)
  const words = tokens(passage.text)
  const short = words.find(word => /^\p{Lu}{3,6}$/u.test(word.raw) && wanted.has(word.raw))
  if (short) return short
  const names = term.names.filter(name => /^\p{L}{3,6}$/u.test(name)).map(name => name.toUpperCase())
  if (names.length === 0 || term.concepts.length > 0) return null
  return names.every(name => initials(passage.text).has(name)) ? { start: 0, end: passage.text.length } : null
}

const initialsOf = new Map<string, Set<string>>()
const MOST_REMEMBERED = 500

/** The initials of three to six words in a row, without function words. */
function initials(text: string): Set<string> {
  const known = initialsOf.get(text)
  if (known) return known
  const words = tokens(text.slice(0, 600)).filter(word => !isStopWord(word.text) && /^\p{L}/u.test(word.raw))
  const found = new Set<string>()
  for (let i = 0; i < words.length; i += 1) {
    for (let count = 3; count <= 6 && i + count <= words.length; count += 1) {
      found.add(
        words
          .slice(i, i + count)
          .map(word => word.text[0]!.toUpperCase())
          .join(''),
      )
    }
  }
  if (initialsOf.size >= MOST_REMEMBERED) initialsOf.clear()
  initialsOf.set(text, found)
  return found
}
