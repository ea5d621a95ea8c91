import { describe, expect, test } from 'vitest'
import type { FormField, FormSection } from '../contract.ts'
import { formFor, liveAnswers } from '../policy.ts'
import type { FormState } from './form-state.ts'
import {
  answersToSend,
  emptyForm,
  formReducer,
  pairedKeys,
  problemsOf,
  progressOf,
  shownSections,
  shownProblemsOf,
} from './form-state.ts'
import { locale } from '#platform/locale/locale.ts'
import { monthText, whenText } from './work-history.tsx'

const field = (key: string, more: Partial<FormField> = {}): FormField => ({
  key,
  kind: 'short_text',
  label: key,
  help: '',
  required: false,
  options: [],
  ...more,
})
const section = (...fields: FormField[]): FormSection => ({ key: 'part', title: 'Part', help: '', fields })
const after = (...events: Parameters<typeof formReducer>[1][]) => events.reduce<FormState>(formReducer, emptyForm)

const oncall = field('oncall', { kind: 'yes_no', required: true })
const often = field('often', { show_if: { field: 'oncall', equals: 'yes' } })
const why = field('why', { required: true, show_if: { field: 'often', equals: 'never' } })

describe('what is sent', () => {
  test('is settled: trimmed, numbers as numbers, nothing where nothing was written', () => {
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

  test('leaves out what is not asked any more, and what only that brought up', () => {
    const form = [section(oncall, often, why)]
    const answers = { oncall: true, often: 'never', why: 'because' }
    expect(answersToSend(form, answers)).toEqual(answers)
    expect(answersToSend(form, { ...answers, oncall: false })).toEqual({ oncall: false })
    expect(liveAnswers(form, { often: 'never', why: 'because' })).toEqual({})
  })
})

describe('what is told', () => {
  const form = [section(oncall, often, why, field('email', { kind: 'email', required: true }))]
  const told = (state: FormState) => {
    const sending = answersToSend(form, state.answers)
    const shown = shownSections(form, sending)
    return shownProblemsOf(shown, problemsOf(shown, sending, state.files), state)
  }

  test('nothing before a field was left, everything after sending was tried', () => {
    expect(told(emptyForm)).toEqual({})
    expect(Object.keys(told(after({ type: 'touch', key: 'email' })))).toEqual(['email'])
    expect(Object.keys(told(after({ type: 'attempt' })))).toEqual(['oncall', 'email'])
  })

  test('live once told', () => {
    const wrong = after({ type: 'answer', key: 'email', value: 'noor@' }, { type: 'touch', key: 'email' })
    expect(told(wrong)).toHaveProperty('email')
    expect(told(formReducer(wrong, { type: 'answer', key: 'email', value: 'noor@posta.example' }))).toEqual({})
  })

  test('the server’s word stands until its field changes', () => {
    const refused = after(
      { type: 'answer', key: 'email', value: 'noor@posta.example' },
      { type: 'refuse', errors: { email: 'No.' } },
    )
    expect(told(refused)).toEqual({ email: 'No.' })
    expect(told(formReducer(refused, { type: 'answer', key: 'oncall', value: true }))).toEqual({ email: 'No.' })
    expect(told(formReducer(refused, { type: 'answer', key: 'email', value: 'n@posta.example' }))).toEqual({})
  })
})

test('progress: voluntary questions are never something to get done', () => {
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

test('a removed file is gone, and so is an answer taken back', () => {
  const state = after(
    { type: 'file', key: 'resume', file: new File(['x'], 'cv.txt') },
    { type: 'answer', key: 'town', value: 'Beirut' },
    { type: 'file', key: 'resume', file: null },
    { type: 'answer', key: 'town', value: undefined },
  )
  expect(state.files).toEqual({})
  expect(state.answers).toEqual({})
})

test('short questions share a line two by two', () => {
  const fields = [field('a', { help: 'x' }), field('b'), field('c'), field('d'), field('e', { kind: 'long_text' })]
  expect([...pairedKeys(fields)]).toEqual(['b', 'c'])
})

test('a job’s own questions stand before the voluntary ones', () => {
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
  expect(locale.bytes(184_320)).toBe('184 kB')
  expect(locale.bytes(2_340_000)).toBe('2.3 MB')
})
