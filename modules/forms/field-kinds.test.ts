import { describe, expect, it, test } from 'vitest'
import type { Answer } from './contract.ts'
import { type FieldKind, FIELD_KINDS, fieldKindNames } from './field-kinds.ts'
import { answerText, newField } from './policy.ts'
import { FIELD_INPUTS } from './web/field-inputs.tsx'

const jobs = [
  { title: 'Stoker', employer: 'Cedar Pay', from: '2022-03', to: 'now' },
  { title: '', employer: 'Inn', from: '', to: '' },
]

test('every kind has a name and an input of its own', () => {
  expect(Object.keys(FIELD_INPUTS).sort()).toEqual([...fieldKindNames].sort())
  expect(new Set(fieldKindNames.map(kind => FIELD_KINDS[kind].name)).size).toBe(fieldKindNames.length)
})

describe('an answer as people read it', () => {
  it.each<[FieldKind, Answer, string]>([
    ['short_text', 'Berlin', 'Berlin'],
    ['number', 12_500, '12,500'],
    ['number', '12', '12'],
    ['date', '2027-02-01', '1 February 2027'],
    ['date', 'soon', 'soon'],
    ['yes_no', false, 'No'],
    ['consent', true, 'Yes'],
    ['multiple_choice', ['Berlin', 'Rome'], 'Berlin and Rome'],
    ['work_history', jobs, 'Stoker, Cedar Pay, March 2022 to now\nInn'],
    ['file', 'cv.pdf', ''],
  ])('%s: %j is %s', (kind, value, text) => {
    expect(answerText(newField(kind, 'one', 'One'), value)).toBe(text)
  })

  it('is empty without an answer', () => {
    for (const kind of fieldKindNames) expect(answerText(newField(kind, 'one', 'One'), undefined)).toBe('')
  })
})

test('plain HTML inputs give the answer of their kind', () => {
  const read = (kind: FieldKind, ...more: string[]) => FIELD_KINDS[kind].fromInputs(['yes', ...more])
  expect(read('short_text')).toBe('yes')
  expect(read('yes_no')).toBe(true)
  expect(FIELD_KINDS.yes_no.fromInputs(['no'])).toBe(false)
  expect(read('consent')).toBe(true)
  expect(read('multiple_choice', 'no')).toEqual(['yes', 'no'])
  expect(read('file')).toBeUndefined()
  expect(read('work_history')).toBeUndefined()
})
