import { expect, test } from 'vitest'
import { spellsOut } from './initials.ts'
import type { Term } from './parts.ts'
import type { Passage } from './resume.ts'

const found = (label: string, text: string, term: Partial<Term> = {}) => {
  const span = spellsOut({ label, concepts: [], names: [], words: [], narrowing: [], ...term }, { text } as Passage)
  return span && text.slice(span.start, span.end)
}

test.each([
  ['Mental Capacity Act', 'Training in MCA and DoLS', 'MCA'],
  ['Deprivation of Liberty Safeguards', 'Knows DLS', 'DLS'],
  ['Knowledge of the Mental Capacity Act', 'MCA assessments', 'MCA'],
  ['Alpha Beta Gamma Delta Epsilon Zeta', 'ABGDEZ', 'ABGDEZ'],
  ['Alpha Beta Gamma Delta Epsilon Zeta Eta', 'ABGDEZE', null],
  ['Mental Capacity', 'MC work', null],
  ['Mental Capacity Act', 'mca work', null],
  ['Mental Capacity Act', 'Mca work', null],
  ['Mental Capacity Act 2005', 'MCA2', null],
  ['Mental 24h Capacity Act', 'MCA work', 'MCA'],
  ['Mental Capacity Act', 'Knows MCAE', null],
])('"%s" and "%s": %s', (label, text, expected) => {
  expect(found(label, text)).toBe(expected)
})

test('a name in capitals is found written in full', () => {
  const text = 'Assessments under the Mental Capacity Act'
  expect(found('MCA', text, { names: ['mca'] })).toBe(text)
  expect(found('MCA', 'Assessments under the Care Act', { names: ['mca'] })).toBeNull()
  expect(found('MCA and DLS', text, { names: ['mca', 'dls'] })).toBeNull()
  // A known concept is found by its own names.
  expect(found('MCA', text, { names: ['mca'], concepts: [['mental capacity']] })).toBeNull()
  // Names with digits are not initials.
  expect(found('MC1', text, { names: ['mc1'] })).toBeNull()
})

test('a name that is written in full stands for the complete passage', () => {
  const term = { label: 'MCA', concepts: [], names: ['mca'], words: [], narrowing: [] }
  const text = 'Assessments under the Mental Capacity Act'
  expect(spellsOut(term, { text } as Passage)).toEqual({ start: 0, end: text.length })
})

test('what two words do not show is not remembered', () => {
  for (let i = 0; i < 600; i += 1) found(`Mental Capacity Act ${i}`, 'MCA')
  expect(found('Mental Capacity Act', 'MCA')).toBe('MCA')
})
