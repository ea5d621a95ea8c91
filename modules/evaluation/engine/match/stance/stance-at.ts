import { tokens } from '#platform/ai/text/tokens.ts'
import { type Clause, clausesOf, ruledStance, type Stance } from '../clauses.ts'
import type { Passage } from '../resume.ts'
import type { Section } from '../sections.ts'
import { stanceFeatures } from './features.ts'
import { STANCES, stanceShares } from './weigh.ts'

/** The applicant's own work must be at least this certain. */
export const LEAST_OWN = 0.3
/** Less says nothing about whose work it is. */
export const FEWEST_WORDS = 4
/** So few words are not longer, in UTF-16 units. A long passage is asked about at many places. */
const LONGEST_SHORT = 200

/** What stands there is the applicant's. Whether it was completed or is still valid is read elsewhere. */
const NAMES_ONLY: ReadonlySet<Section> = new Set(['certificates', 'education', 'languages'])

const known = new WeakMap<Passage, Map<string, Stance>>()

/**
 * Whose work a passage shows at a place in it, and whether it took place: what the rules say, and what was learned where they find
 * nothing against it. A résumé is compared with many requirements.
 */
export function stanceAt(passage: Passage, start: number, end: number): Stance {
  const places = known.get(passage) ?? new Map<string, Stance>()
  known.set(passage, places)
  const place = `${start} ${end}`
  const before = places.get(place)
  if (before !== undefined) return before
  const { text, clauses, form, section } = passage
  const tellsOfWork = form === 'statement' && !NAMES_ONLY.has(section)
  const stance = tellsOfWork ? read(text, clauses, start, end) : ruledStance(text, clauses, start, end)
  places.set(place, stance)
  return stance
}

/** The same for a sentence on its own. */
export const stanceInSentence = (text: string, start: number, end: number): Stance =>
  read(text, clausesOf(text), start, end)

function read(text: string, clauses: Clause[], start: number, end: number): Stance {
  const ruled = ruledStance(text, clauses, start, end)
  if (ruled !== 'own' || tokens(text.slice(0, LONGEST_SHORT)).length < FEWEST_WORDS) return ruled
  const shares = stanceShares(stanceFeatures(text, start, end, ruled))
  if (shares[STANCES.indexOf('own')]! >= LEAST_OWN) return 'own'
  const most = STANCES[shares.indexOf(Math.max(...shares))]
  return most === 'assisted' ? 'assisted' : 'unclear'
}
