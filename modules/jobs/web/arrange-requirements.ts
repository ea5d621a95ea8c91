import type { Requirement } from '../contract.ts'

// The order of requirements: must-haves before the others, each group as it is shown.

const inGroup = (value: readonly Requirement[], must: boolean) => value.filter(({ must_have }) => must_have === must)

/** Moves a requirement to a place of a group, from 0. A nice-to-have is not asked about in the interview. */
export function placeRequirement(
  value: readonly Requirement[],
  id: string,
  must: boolean,
  place: number,
): Requirement[] {
  const found = value.find(one => one.id === id)
  if (!found) return [...value]
  const others = value.filter(one => one !== found)
  const target = inGroup(others, must)
  const moved = { ...found, must_have: must, ...(!must && { ask_in_interview: undefined }) }
  target.splice(Math.max(0, place), 0, moved)
  return must ? [...target, ...inGroup(others, false)] : [...inGroup(others, true), ...target]
}

/** Moves a requirement above or below another one, into its group. */
export function dropRequirement(
  value: readonly Requirement[],
  id: string,
  { targetId, edge }: { targetId: string; edge: 'top' | 'bottom' },
): Requirement[] {
  const target = value.find(one => one.id === targetId)
  if (!target || id === targetId) return [...value]
  const group = inGroup(value, target.must_have).filter(one => one.id !== id)
  return placeRequirement(value, id, target.must_have, group.indexOf(target) + (edge === 'bottom' ? 1 : 0))
}
