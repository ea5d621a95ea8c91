import { describe, expect, it } from 'vitest'
import type { Element } from './contract.ts'
import { clauseWith, plainWords } from './clause.fixture.ts'
import type { Clause } from './clauses.ts'
import { valuesOf } from './element-values.ts'

const contentOf = (count: number) => new Set(Array.from({ length: count }, (_, i) => `word${i}`))
const plain = (known: Partial<Clause> = {}) =>
  clauseWith({ words: plainWords('w0 w1 w2 w3 w4 w5 w6 w7 w8 w9'), ...known })

/** How much a clause shows an element, in the middle or at another place of a long account. */
function value(name: Element, known: Partial<Clause>, at = 6, over: Record<number, Partial<Clause>> = {}) {
  const clauses = Array.from({ length: 12 }, (_, i) => plain(i === at ? { ...over[i], ...known } : over[i]))
  return valuesOf(name, clauses)[at]!
}
const adds = (name: Element, known: Partial<Clause>, at?: number, over?: Record<number, Partial<Clause>>) =>
  value(name, known, at, over) - value(name, {}, at, over)

describe('a situation', () => {
  it('is shown by what is particular and past, and most at the start', () => {
    expect(value('situation', { particular: 1, past: 1 }, 0)).toBeGreaterThanOrEqual(0)
    expect(value('situation', {}, 8)).toBeLessThan(0)
    expect(adds('situation', { particular: 1 })).toBeGreaterThan(adds('situation', { past: 1 }))
    expect(adds('situation', { past: 2 })).toBeGreaterThan(adds('situation', { past: 1 }))
    expect(adds('situation', { content: contentOf(2) })).toBeGreaterThan(0)
    expect(adds('situation', { general: 1 })).toBeLessThan(0)
    expect(value('situation', { past: 1 }, 1)).toBeGreaterThan(value('situation', { past: 1 }, 4))
  })
})

describe('an action of the speaker', () => {
  it('is shown by nothing else', () => {
    expect(value('own_action', { ownAction: true })).toBeGreaterThanOrEqual(0)
    expect(value('own_action', { past: 3, particular: 2, content: contentOf(5) })).toBeLessThan(0)
    expect(value('own_action', { ownAction: true, general: 1 })).toBeLessThan(0)
    expect(value('own_action', { ownAction: true, general: 1, content: contentOf(1) })).toBeGreaterThanOrEqual(0)
  })
})

describe('a reason', () => {
  it('is shown by its words, and by the present within an account', () => {
    expect(value('reasoning', { reason: true })).toBeGreaterThanOrEqual(0)
    expect(value('reasoning', { reasonHints: 2 })).toBeLessThan(0)
    expect(value('reasoning', { reasonHints: 3, present: 1, content: contentOf(1) })).toBeGreaterThanOrEqual(0)
    expect(adds('reasoning', { reasonHints: 9 })).toBeCloseTo(adds('reasoning', { reasonHints: 3 }))
    expect(adds('reasoning', { content: contentOf(9) })).toBeCloseTo(adds('reasoning', { content: contentOf(6) }))
    expect(adds('reasoning', { content: contentOf(4) })).toBeGreaterThan(adds('reasoning', { content: contentOf(2) }))
    expect(adds('reasoning', { present: 1 })).toBeGreaterThan(0)
    expect(adds('reasoning', { present: 1 }, 0)).toBe(0)
    expect(adds('reasoning', { present: 1, past: 1 })).toBe(0)
    expect(adds('reasoning', { present: 1, change: true })).toBe(0)
  })
})

describe('a result', () => {
  it('is shown by its words and by what happened without the speaker', () => {
    expect(value('result', { result: true, event: true })).toBeGreaterThanOrEqual(0)
    expect(value('result', { event: true })).toBeLessThan(0)
    expect(adds('result', { result: true })).toBeGreaterThan(adds('result', { event: true }))
    expect(adds('result', { event: true })).toBeGreaterThan(0)
    expect(adds('result', { event: true, ownAction: true }, 6, { 0: { ownAction: true } })).toBeLessThan(0)
    expect(adds('result', { resultHints: 9 })).toBeCloseTo(adds('result', { resultHints: 3 }))
    expect(adds('result', { resultHints: 2 })).toBeGreaterThan(adds('result', { resultHints: 1 }))
    expect(adds('result', { figures: 5 })).toBeCloseTo(adds('result', { figures: 1 }))
    expect(adds('result', { figures: 1 })).toBeGreaterThan(0)
  })

  it('is no description, no habit, no wish', () => {
    for (const other of [{ description: true }, { general: 1 }, { unreal: 1 }])
      expect(adds('result', other)).toBeLessThan(0)
    // A wish goes on in the clause after it, unless that tells of something that happened.
    expect(value('result', { result: true }, 6, { 5: { unreal: 1 } })).toBeLessThan(value('result', { result: true }))
    expect(value('result', { result: true, past: 1 }, 6, { 5: { unreal: 1 } })).toBe(value('result', { result: true }))
  })

  it('comes after the first action, or after a third of the account', () => {
    const shown = { result: true, event: true }
    expect(value('result', shown, 4)).toBe(value('result', {}, 4))
    expect(value('result', shown, 5)).toBeGreaterThanOrEqual(0)
    expect(value('result', shown, 2, { 1: { ownAction: true } })).toBeGreaterThan(value('result', {}, 0))
    expect(value('result', shown, 1, { 1: { ownAction: true } })).toBe(value('result', {}, 0))
    expect(value('result', shown, 2, { 8: { ownAction: true } })).toBe(value('result', {}, 0))
    expect(value('result', {}, 9)).toBeGreaterThan(value('result', {}, 6))
  })

  it('is the end of a short account', () => {
    const short = (known: Partial<Clause>, at: number, words: number) =>
      valuesOf(
        'result',
        Array.from({ length: 3 }, (_, i) =>
          clauseWith({ words: plain().words.slice(0, words), ...(i === at ? known : {}) }),
        ),
      )[at]!
    expect(short({ event: true }, 2, 9)).toBeGreaterThanOrEqual(0)
    expect(short({ event: true }, 2, 9)).toBeGreaterThan(short({ event: true }, 1, 9))
    expect(short({ event: true }, 1, 9)).toBeGreaterThan(short({ event: true }, 0, 9))
    const long = Array.from({ length: 6 }, () => plain())
    const sixty = valuesOf('result', long)
    const fiftyNine = valuesOf('result', [clauseWith({ words: plain().words.slice(1) }), ...long.slice(1)])
    expect(fiftyNine[5]!).toBeGreaterThan(sixty[5]!)
    expect(fiftyNine[3]!).toBe(sixty[3]!)
  })
})

describe('figures', () => {
  it('are counted', () => {
    expect(value('figures', { figures: 1 })).toBe(0)
    expect(value('figures', { figures: 3 })).toBe(2)
    expect(value('figures', {})).toBe(-1)
  })
})

describe('a change', () => {
  it('is shown by its words and by how things are since', () => {
    expect(value('change', { change: true })).toBeGreaterThanOrEqual(0)
    expect(value('change', { sinceThen: true })).toBe(value('change', { change: true }))
    expect(value('change', { sinceThen: true, change: true })).toBe(value('change', { change: true }))
    expect(value('change', {}, 11)).toBeLessThan(0)
    expect(adds('change', { changeHints: 9 })).toBeCloseTo(adds('change', { changeHints: 3 }))
    expect(adds('change', { changeHints: 2 })).toBeGreaterThan(adds('change', { changeHints: 1 }))
    expect(value('change', {}, 10)).toBeGreaterThan(value('change', {}, 6))
  })

  it('is shown by habits only at the end', () => {
    for (const [known, first] of [
      [{ adopted: true }, 8],
      [{ presentHabit: true }, 8],
      [{ present: 1 }, 9],
    ] as const) {
      expect(adds('change', known, first)).toBeGreaterThan(0)
      expect(adds('change', known, first - 1)).toBe(0)
    }
    expect(adds('change', { present: 1, past: 1 }, 9)).toBe(0)
  })

  it('is no reason, no wish, no general remark', () => {
    for (const other of [{ reason: true }, { unreal: 1 }, { general: 1 }]) expect(adds('change', other)).toBeLessThan(0)
    expect(adds('change', { general: 1, nowadays: true })).toBe(0)
  })

  it('comes after the first action and in the second part of the account', () => {
    expect(value('change', { change: true }, 4)).toBeLessThan(0)
    expect(value('change', { change: true }, 5)).toBeGreaterThanOrEqual(0)
    expect(value('change', { change: true }, 5, { 5: { ownAction: true } })).toBeLessThan(0)
    expect(value('change', { change: true }, 6, { 5: { ownAction: true } })).toBeGreaterThanOrEqual(0)
  })
})
