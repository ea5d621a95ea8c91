import { expect, test } from 'vitest'
import { ELEMENTS } from '#modules/answer-structure/contract.ts'
import { bestOf, QUOTE_FEATURES } from '#modules/answer-structure/quoted-clause.ts'
import { learnQuotes, type QuoteExample } from './element-quotes.ts'

const clause = (values: Partial<Record<(typeof QUOTE_FEATURES)[number], number>>) =>
  QUOTE_FEATURES.map(name => values[name] ?? 0)

test('what people chose is learned for each element, whatever all clauses have in common', () => {
  const first = clause({ always: 1, isFirst: 1 })
  const reason = clause({ always: 1, reason: 1 })
  const last = clause({ always: 1, isLast: 1 })
  const examples: QuoteExample[] = [
    { name: 'reasoning', features: [first, reason, last], shares: [0, 1, 0] },
    { name: 'result', features: [first, reason, last], shares: [0, 0, 0.7] },
    { name: 'situation', features: [first, reason, last], shares: [1, 0.5, 0] },
  ]
  const learned = learnQuotes(examples)
  const chosen = (name: (typeof ELEMENTS)[number]) => bestOf([first, reason, last], learned[name])
  expect([chosen('reasoning'), chosen('result'), chosen('situation')]).toEqual([1, 2, 0])
  expect(Math.abs(learned.result[QUOTE_FEATURES.indexOf('always')]!)).toBeLessThan(1e-9)
  expect(learned.change.every(weight => weight === 0)).toBe(true)
})
