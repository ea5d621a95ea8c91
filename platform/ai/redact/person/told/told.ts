import { matchesOf } from '../../../text/matches.ts'
import type { Cut } from '../../cuts.ts'
import { readPerson } from '../reading.ts'
import { PERSONAL } from '../statements.ts'
import { widerKindAt } from '../words.ts'
import { GERMAN } from './de.ts'
import { ENGLISH } from './en.ts'
import { SPANISH } from './es.ts'
import { FRENCH } from './fr.ts'

const patterns = [ENGLISH, GERMAN, FRENCH, SPANISH].map(list => new RegExp(`(?<= )(?:${list.join('|')})(?= )`, 'gu'))

/** Read as they are written: "women" and "woman", "ears" and "ear" tell something else. */
const AS_WRITTEN = new Set(['f', 'g', 'p', 'l'])

function kindOf(words: readonly string[], at: number): ReturnType<typeof widerKindAt> {
  const known = widerKindAt(words, at)
  return known && AS_WRITTEN.has(known.kind) ? null : known
}

/** What people plainly say of themselves: as a woman, in the army, a member of a party or a union, in therapy, turned fifty. */
export function told(text: string): Cut[] {
  const reading = readPerson(text, kindOf)
  return patterns.flatMap(pattern =>
    matchesOf(reading.text, pattern).map(match => ({
      ...reading.original(match.index, match.index + match[0].trimEnd().length),
      placeholder: PERSONAL,
    })),
  )
}
