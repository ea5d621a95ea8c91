import { expect, it, test } from 'vitest'
import { evaluateRequirement } from './evaluate-requirement.ts'
import { NOW, resumeWith } from './resume.fixture.ts'

const WORK = 'Experience\nClerk, Acme Ltd, 2018 – 2022\n- Kept the accounts of the whole yard in order'
const quotesIn = (head: string, requirement: string) =>
  evaluateRequirement(
    { id: 'r', text: requirement, must_have: true },
    resumeWith(`Ann Lee\n${head}\n\n${WORK}`),
    NOW,
  ).quotes.map(({ text }) => text)

it.each<[head: string, requirement: string, quote: string]>([
  ['Ghent, Belgium | ann@example.be | +32 470 12 34 56 | Permis B', 'Driving licence B', 'Permis B'],
  ['Ghent · +32 470 12 34 56 · Permis B · own car', 'Own car', 'own car'],
  ['Ghent, +32 470 12 34 56, Permis B, ann@example.be', 'Driving licence B', 'Permis B'],
  ['Ghent +32 470 12 34 56 Permis B ann@example.be', 'Driving licence B', 'Permis B'],
  ['Contact\nann@example.be\nPermis B\n0470 12 34 56', 'Driving licence B', 'Permis B'],
  [
    'Contact\nann@example.be | Forklift licence, valid until 2031 | 0470 12 34 56',
    'Forklift licence',
    'Forklift licence, valid until 2031',
  ],
])('in "%s", "%s" is shown by "%s" alone', (head, requirement, quote) => {
  expect(quotesIn(head, requirement)).toEqual([quote])
})

test('nothing else of the contact details is evidence', () => {
  for (const requirement of ['Ghent', 'Belgium', 'Docker', 'Forklift operation'])
    expect(quotesIn('Ghent, Belgium | docker@forklift.example | +32 470 12 34 56', requirement)).toEqual([])
})

test('long lines of separators take no time', () => {
  const started = performance.now()
  for (const sign of ['| ', ', ', ' – ', '   ', '\t;'])
    quotesIn(`ann@example.be ${sign.repeat(20_000)} Permis B`, 'Driving licence B')
  expect(performance.now() - started).toBeLessThan(5000)
})
