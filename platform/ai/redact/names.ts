import { found } from './contacts.ts'
import type { Cut } from './cuts.ts'

const SHORTEST_NAME = 2

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** The complete names of the person. */
export function namesIn(text: string, names: readonly string[]): Cut[] {
  return names
    .map(name => name.trim())
    .filter(name => name.length >= SHORTEST_NAME)
    .flatMap(name => {
      const pattern = name.split(/\s+/u).map(escaped).join('\\s+')
      return found(text, new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu'), '[name]')
    })
}
