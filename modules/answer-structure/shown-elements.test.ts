import { expect, it } from 'vitest'
import { clauseWith } from './clause.fixture.ts'
import type { Clause } from './clauses.ts'
import type { Element } from './contract.ts'
import { SHOWN } from './shown-elements.ts'

it.each<[Element, Partial<Clause>, number]>([
  ['situation', {}, 0],
  ['situation', { past: 3 }, 3],
  ['situation', { particular: 2, past: 1 }, 5],
  ['own_action', {}, 0],
  ['own_action', { ownAction: true }, 1],
  ['reasoning', {}, 0],
  ['reasoning', { reason: true }, 1],
  ['reasoning', { reason: true, reasonHints: 2 }, 1.2],
  ['result', {}, 0],
  ['result', { result: true }, 1],
  ['result', { event: true }, 1],
  ['result', { result: true, event: true }, 2],
  ['result', { event: true, ownAction: true }, 0],
  ['result', { ownAction: true }, 0],
  ['figures', { figures: 4 }, 4],
  ['change', {}, 0],
  ['change', { change: true }, 1],
  ['change', { nowadays: true }, 1],
  ['change', { change: true, nowadays: true, changeHints: 3 }, 2.3],
])('how much a sentence shows of %s: %j', (element, known, shown) => {
  expect(SHOWN[element](clauseWith(known))).toBeCloseTo(shown)
})
