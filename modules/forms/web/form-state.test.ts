import { describe, expect, test } from 'vitest'
import type { FormField, FormSection } from '../contract.ts'
import { formFor, liveAnswers } from '../policy.ts'
import { answersToSend, pairedKeys, progressOf } from './form-state.ts'
import { locale } from '#platform/locale/locale.ts'
import { monthText, whenText } from '../field-kinds/work-history.ts'
import { aField as field } from '../field.fixture.ts'

const section = (...fields: FormField[]): FormSection => ({ key: 'part', title: 'Part', help: '', fields })

const oncall = field('oncall', { kind: 'yes_no', required: true })
const often = field('often', { show_if: { field: 'oncall', equals: 'yes' } })
const why = field('why', { required: true, show_if: { field: 'often', equals: 'never' } })

describe('the submitted answers', () => {
  test('are normalized: trimmed, numbers as numbers, empty answers omitted', () => {
    const form = [
      section(
        field('name'),
        field('years', { kind: 'number' }),
        field('note'),
        field('work', { kind: 'work_history' }),
      ),
    ]
    const entry = { title: 'Stoker', employer: '', from: '', to: '' }
    const answers = {
      name: ' Noor ',
      years: '3,5',
      note: '  ',
      work: [entry, { title: ' ', employer: '', from: '2020', to: '' }],
    }
    expect(answersToSend(form, answers)).toEqual({ name: 'Noor', years: 3.5, work: [entry] })
  })

  test('omit fields that are no longer asked, and fields that depended on them', () => {
    const form = [section(oncall, often, why)]
    const answers = { oncall: true, often: 'never', why: 'because' }
    expect(answersToSend(form, answers)).toEqual(answers)
    expect(answersToSend(form, { ...answers, oncall: false })).toEqual({ oncall: false })
    expect(liveAnswers(form, { often: 'never', why: 'because' })).toEqual({})
  })
})

test('voluntary questions do not count toward the progress', () => {
  const files = { resume: new File(['x'], 'cv.txt') }
  const resume = section(field('resume', { kind: 'file', required: true }))
  expect(progressOf(resume, {}, { resume: 'Please choose a file.' }, {}, {})).toBe('open')
  expect(progressOf(resume, { resume: 'No.' }, { resume: 'No.' }, {}, {})).toBe('fix')
  expect(progressOf(resume, {}, {}, {}, files)).toBe('done')
  const optional = section(field('town'))
  expect(progressOf(optional, {}, {}, {}, {})).toBe('open')
  expect(progressOf(optional, {}, {}, { town: 'Beirut' }, {})).toBe('done')
  expect(progressOf(section(field('g', { kind: 'demographic' })), {}, {}, {}, {})).toBe('optional')
})

test('puts short questions next to each other in pairs', () => {
  const fields = [field('a', { help: 'x' }), field('b'), field('c'), field('d'), field('e', { kind: 'long_text' })]
  expect([...pairedKeys(fields)]).toEqual(['b', 'c'])
})

test('puts a job’s own questions before the voluntary ones', () => {
  const voluntary = { ...section(field('g', { kind: 'demographic' })), key: 'voluntary' }
  const keys = (extra: FormField[]) =>
    formFor([section(field('name')), voluntary], { extra_questions: extra }).map(one => one.key)
  expect(keys([oncall])).toEqual(['part', 'about_this_role', 'voluntary'])
  expect(keys([])).toEqual(['part', 'voluntary'])
})

test('words', () => {
  expect(monthText('2022-03')).toBe('March 2022')
  expect(monthText('spring 2022')).toBe('spring 2022')
  expect(whenText({ title: '', employer: 'Cedar Pay', from: '2022-03', to: 'now' })).toBe(
    'Cedar Pay, March 2022 to now',
  )
  expect(locale.bytes(20)).toBe('0.1 kB')
  expect(locale.bytes(522)).toBe('0.5 kB')
  expect(locale.bytes(184_320)).toBe('184 kB')
  expect(locale.bytes(2_340_000)).toBe('2.3 MB')
})
