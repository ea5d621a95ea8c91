import { expect, it } from 'vitest'
import type { Element } from './contract.ts'
import { readStructure } from './read-structure.ts'

function quoteOf(element: Element, ...texts: string[]) {
  const turns = texts.map((text, at) => ({
    id: `t${at}`,
    speaker: 'candidate' as const,
    text,
    start_ms: at * 60_000,
    end_ms: (at + 1) * 60_000,
  }))
  const read = readStructure({ question: '', competency: '', levels: [], turns, language: 'en' })!
  return read.elements.find(({ name }) => name === element)!.quote
}

it('quotes the sentence of a clause if it is short', () => {
  const reason = 'I had to learn how the database locks rows because two bookings got the same seat.'
  const text = `Last March our theatre sold two tickets twice. ${reason} I rewrote the query on the Friday.`
  expect(quoteOf('reasoning', text)?.text).toBe(reason.slice(0, -1))
})

it('quotes a clause to the end of its thought where there is no punctuation', () => {
  const text =
    'last winter the pump at the dairy failed and the vet was far away so I called the fitter and I asked him which valve I should close before he came and then I closed it with a wrench and we waited and the milk stayed cold until the morning'
  const quote = quoteOf('own_action', text)!.text
  expect(quote.split(' ').length).toBeLessThanOrEqual(25)
  expect(quote).not.toMatch(/(?: and| so| before| which)$/u)
})

it('never quotes across turns', () => {
  const [first, second] = [
    'Last winter the pump at the dairy failed on a Sunday and I called',
    'the fitter in the village, because the milk of sixty cows was getting warm',
  ]
  for (const element of ['situation', 'own_action', 'reasoning', 'figures'] as const) {
    const quote = quoteOf(element, first, second)
    if (quote) expect([first, second].some(turn => turn.includes(quote.text))).toBe(true)
  }
  expect(quoteOf('figures', first, second)?.turn_id).toBe('t1')
})

it('quotes the sentence that shows the element most', () => {
  const text =
    'The junction box was full of water. It was replaced by me with a sealed one from the store, and 1.4 mA of leakage was measured under the hose. No trip was reported in the two months that followed. Entry from above has been forbidden in the rules of the plant ever since.'
  expect(quoteOf('figures', text)?.text).toContain('1.4 mA of leakage')
  expect(quoteOf('result', text)?.text).toBe('No trip was reported in the two months that followed')
  expect(quoteOf('change', text)?.text).toMatch(/^Entry from above/u)
})
