import { describe, expect, it } from 'vitest'
import { clarityOf, isAccount } from './account.ts'
import { clauseWith, plainWords } from './clause.fixture.ts'
import type { Clause } from './clauses.ts'

const WORDS = 'crate trolley strap foreman valve boiler pump dairy ladder fuse panel winch cable hose cart gate'.split(
  ' ',
)

/** A clause of so many words, of which so many have content of their own. */
const said = (words: number, content: number, known: Partial<Clause> = {}): Clause =>
  clauseWith({
    words: Array.from({ length: words }, (_, i) => plainWords(i < content ? WORDS[i]! : 'so')[0]!),
    content: new Set(WORDS.slice(0, content)),
    ...known,
  })
const clarity = (...clauses: Clause[]) => clarityOf(clauses, word => word === 'so' || word === 'wonderful')

describe('an answer of formulas', () => {
  const told = { past: 3, particular: 2 }

  it('has too few words of its own', () => {
    expect(clarity(said(10, 1, told))).toBeNull()
    expect(clarity(said(10, 2, told))).not.toBeNull()
    expect(clarity(said(20, 2, told))).toBeNull()
    expect(clarity(said(20, 3, told))).not.toBeNull()
    expect(clarity(said(40, 5, told))).toBeNull()
    expect(clarity(said(40, 6, told))).not.toBeNull()
    // A long one needs a smaller share.
    expect(clarity(said(80, 9, told))).toBeNull()
    expect(clarity(said(80, 10, told))).not.toBeNull()
    expect(clarity(said(100, 12, told))).not.toBeNull()
    expect(clarity(said(60, 7, told))).toBeNull()
    expect(clarity(said(60, 8, told))).not.toBeNull()
  })

  it('has few among those that carry meaning', () => {
    const generic = (count: number) => new Set(Array.from({ length: count }, (_, i) => `generic${i}`))
    expect(clarity(said(20, 5, { ...told, generic: generic(12) }))).not.toBeNull()
    expect(clarity(said(20, 5, { ...told, generic: generic(13) }))).toBeNull()
  })

  it('says the same words again', () => {
    expect(clarity(said(10, 2, told), said(10, 2, told))).toBeNull()
    expect(clarity(said(5, 1, told), said(5, 1, told))).toBeNull()
  })

  it('can have misheard words', () => {
    const misheard = (word: string) => {
      const clause = said(20, 2, told)
      return clarity({
        ...clause,
        words: [...clause.words, ...plainWords(word)],
        content: new Set([...clause.content, word]),
      })
    }
    expect(misheard('trolli')).not.toBeNull()
    // One inner letter of "wonderful" is missing or wrong.
    for (const word of ['wondrful', 'woderful', 'wonderfal']) expect(misheard(word)).toBeNull()
  })

  it('tells of nothing that happened', () => {
    expect(clarity(said(20, 6))).toBeNull()
    expect(clarity(said(20, 6, { past: 1 }))).toBeNull()
    expect(clarity(said(20, 6, { past: 2 }))).not.toBeNull()
    expect(clarity(said(20, 6, { past: 1, ownAction: true }))).not.toBeNull()
    expect(clarity(said(20, 6, { particular: 1 }))).toBeNull()
    expect(clarity(said(20, 6, { particular: 1, figures: 1 }))).not.toBeNull()
    expect(clarity(said(20, 6, { past: 1, figures: 2 }))).not.toBeNull()
    expect(clarity(said(20, 6, { figures: 9 }))).toBeNull()
  })

  it('has no words', () => {
    expect(clarity()).toBeNull()
  })
})

describe('the clarity of an answer', () => {
  it('is what is told over what is not', () => {
    expect(clarity(said(20, 6, { past: 2 }))).toBeCloseTo(Math.log(2))
    expect(clarity(said(40, 10, { past: 2 }))).toBeCloseTo(0)
    expect(clarity(said(20, 6, { past: 4 }))!).toBeGreaterThan(clarity(said(20, 6, { past: 3 }))!)
    expect(clarity(said(20, 6, { past: 4, general: 1 }))!).toBeLessThan(clarity(said(20, 6, { past: 4 }))!)
    expect(clarity(said(20, 6, { past: 4, general: 2 }))!).toBeLessThan(clarity(said(20, 6, { past: 4, general: 1 }))!)
    expect(clarity(said(40, 10, { past: 4 }))!).toBeLessThan(clarity(said(20, 6, { past: 4 }))!)
  })

  it('tells an account from what is usual', () => {
    expect([null, -1, -0.16, -0.15, 0, 1].map(isAccount)).toEqual([false, false, false, true, true, true])
  })
})
