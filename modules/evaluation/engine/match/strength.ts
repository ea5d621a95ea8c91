import type { Stance } from './clauses.ts'

/**
 * What a passage is for a term, from mentions that are no evidence, over a second role in it, an entry of a list, a qualification and
 * a statement about it, to work that shows it.
 */
const WEAKEST_FIRST = [
  'denied',
  'other',
  'unclear',
  'wished',
  'learning',
  'assisted',
  'listed',
  'qualification',
  'stated',
  'work',
] as const
export type Strength = (typeof WEAKEST_FIRST)[number]

const rank = (strength: Strength) => WEAKEST_FIRST.indexOf(strength)
export const isAtLeast = (one: Strength, other: Strength) => rank(one) >= rank(other)
/** Sorts the strongest first. */
export const stronger = (a: Strength, b: Strength) => rank(b) - rank(a)
export const weakest = (all: readonly Strength[]) => all.toSorted(stronger).at(-1)!

export const strongest = (all: readonly Strength[]): Strength | null => all.toSorted(stronger)[0] ?? null

/** What a place shows, with what the passage says of it there. */
export function combine(place: Strength, stance: Stance): Strength {
  return stance === 'own' ? place : stance === 'assisted' ? weakest([place, 'assisted']) : stance
}

/** Whose customers or tools they are does not matter beside the work itself: "bookkeeping for small businesses". */
export function withoutUnclear(strengths: Strength[]): Strength[] {
  const clear = strengths.filter(strength => strength !== 'unclear')
  return clear.some(strength => isAtLeast(strength, 'assisted')) ? clear : strengths
}
