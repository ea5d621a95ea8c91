import { expect, it } from 'vitest'
import { better, type Finding, heads, missing } from './finding.ts'
import type { Passage } from './resume.ts'

const finding = (verdict: Finding['verdict']): Finding => ({ verdict, text: verdict, passages: [] })

it('sorts the best finding first', () => {
  const sorted = [finding('missing'), finding('met'), finding('partly')].toSorted(better)
  expect(sorted.map(({ verdict }) => verdict)).toEqual(['met', 'partly', 'missing'])
})

it('a missing finding has no passages', () => {
  expect(missing('Not found')).toEqual({ verdict: 'missing', text: 'Not found', passages: [] })
})

it('only the passages that name a position are its heads', () => {
  const passages = [{ form: 'header' }, { form: 'statement' }, { form: 'list' }] as Passage[]
  expect(heads({ from: 0, to: 1, passages })).toEqual([passages[0]])
})
