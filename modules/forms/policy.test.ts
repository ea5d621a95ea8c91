import { describe, expect, it, test } from 'vitest'
import type { Answer, FormField, FormSection } from './contract.ts'
import { type FieldKind, fieldKindNames } from './field-kinds.ts'
import { answerText, choosesOption, countAsked, formFor, jobQuestionKinds, newField, publicForm } from './policy.ts'
import { aField as field } from './field.fixture.ts'

const section = (key: string, ...fields: FormField[]): FormSection => ({ key, title: key, help: '', fields })

describe('the form of a job', () => {
  const you = section('you', field('name'))
  const voluntary = section('voluntary', field('gender', { kind: 'demographic' }))
  const consent = section('consent', field('note'), field('agree', { kind: 'consent' }))
  const own = { extra_questions: [field('licence')] }
  const keys = (sections: FormSection[]) => sections.map(({ key }) => key)

  it('is the form of the organization if the job has no questions', () => {
    expect(formFor([you, voluntary], { extra_questions: [] })).toEqual([you, voluntary])
  })

  it('has the questions of the job before the voluntary ones and the consent', () => {
    expect(keys(formFor([you, voluntary, consent], own))).toEqual(['you', 'about_this_role', 'voluntary', 'consent'])
    expect(keys(formFor([you, consent], own))).toEqual(['you', 'about_this_role', 'consent'])
    expect(keys(formFor([consent], own))).toEqual(['about_this_role', 'consent'])
  })

  it('ends with the questions of the job otherwise', () => {
    expect(keys(formFor([you], own))).toEqual(['you', 'about_this_role'])
  })

  test('the section of the job has a title and the job’s questions', () => {
    expect(formFor([you], own).at(-1)).toEqual({
      key: 'about_this_role',
      title: 'About this role',
      help: '',
      fields: own.extra_questions,
    })
  })

  it('leaves out sections that are off, and sections without fields', () => {
    const off = { ...section('portfolio', field('link')), off: true }
    expect(formFor([you, off, section('empty'), voluntary], { extra_questions: [] })).toEqual([you, voluntary])
  })

  it('has a field for certain jobs only on these jobs', () => {
    const licence = field('licence', { jobs: ['driver', 'courier'] })
    const all = [section('you', field('name'), licence), section('driving', field('truck', { jobs: ['driver'] }))]
    const asked = (id?: string) =>
      formFor(all, { ...(id && { id }), extra_questions: [] }).map(({ key, fields }) => [
        key,
        fields.map(one => one.key),
      ])
    expect(asked('driver')).toEqual([
      ['you', ['name', 'licence']],
      ['driving', ['truck']],
    ])
    expect(asked('courier')).toEqual([['you', ['name', 'licence']]])
    expect(asked('cook')).toEqual([['you', ['name']]])
    expect(asked()).toEqual([['you', ['name']]])
  })

  it('has a field for no jobs on no job, and one for all jobs on each', () => {
    const all = [section('you', field('name', { jobs: null }), field('nickname', { jobs: [] }))]
    expect(formFor(all, { id: 'cook', extra_questions: [] })).toEqual([section('you', field('name', { jobs: null }))])
  })

  it('keeps the texts of a section of which some fields are left out', () => {
    const you = {
      ...section('you', field('name'), field('licence', { jobs: ['driver'] })),
      title: 'About you',
      help: 'Hi',
    }
    expect(formFor([you], { id: 'cook', extra_questions: [] })).toEqual([{ ...you, fields: [field('name')] }])
  })
})

describe('the number of questions of a form', () => {
  const form = [
    section('you', field('name'), field('licence', { jobs: ['driver'] })),
    section('more', field('gender', { kind: 'demographic' }), field('agree', { kind: 'consent' })),
    { ...section('portfolio', field('link')), off: true },
  ]

  it('leaves out statements to agree to, sections that are off, and fields of other jobs', () => {
    expect(countAsked(form, 'driver')).toBe(3)
    expect(countAsked(form, 'cook')).toBe(2)
    expect(countAsked(form, undefined)).toBe(2)
  })

  it('is 0 without fields', () => {
    expect(countAsked([], 'cook')).toBe(0)
    expect(countAsked([section('end', field('agree', { kind: 'consent' }))], 'cook')).toBe(0)
  })
})

test('candidates do not get the knockout answers, the jobs and the blind review settings of a form', () => {
  const permit = field('permit', { kind: 'yes_no', required: true, show_if: { field: 'name', equals: 'Noor' } })
  const internal = { knockout: 'no', jobs: ['driver'], hidden_in_blind_review: true }
  const you = { ...section('you', field('name')), title: 'About you', help: 'Who you are' }
  expect(publicForm([you, section('more', { ...permit, ...internal })])).toEqual([you, section('more', permit)])
})

describe('an answer as people read it', () => {
  it.each<[FieldKind, Answer | undefined, string]>([
    ['short_text', 'Berlin', 'Berlin'],
    ['short_text', undefined, ''],
    ['yes_no', true, 'Yes'],
    ['yes_no', false, 'No'],
    ['yes_no', undefined, ''],
    ['number', 0, '0'],
    ['number', 12_500, '12,500'],
    ['multiple_choice', ['Berlin', 'Rome'], 'Berlin and Rome'],
    ['multiple_choice', undefined, ''],
  ])('%s: %j is "%s"', (kind, value, text) => {
    expect(answerText(field('one', { kind }), value)).toBe(text)
  })
})

describe('a new question', () => {
  it('is optional and has no help and no options', () => {
    expect(newField('email', 'contact', 'E-mail')).toEqual({
      key: 'contact',
      kind: 'email',
      label: 'E-mail',
      help: '',
      required: false,
      options: [],
    })
  })

  it('has the settings that it is given', () => {
    expect(newField('single_choice', 'city', 'City', { required: true, options: ['Berlin'], max: 3 })).toMatchObject({
      key: 'city',
      required: true,
      help: '',
      options: ['Berlin'],
      max: 3,
    })
  })
})

describe('kinds of questions', () => {
  it('that a job can ask have names', () => {
    expect(Object.fromEntries(jobQuestionKinds.map(({ value, label }) => [value, label]))).toEqual({
      short_text: 'Short text',
      long_text: 'Long text',
      number: 'Number',
      date: 'Date',
      single_choice: 'Single choice',
      multiple_choice: 'Multiple choice',
      yes_no: 'Yes or no',
    })
  })

  it('that offer options are the choices, also voluntary ones', () => {
    expect(fieldKindNames.filter(kind => choosesOption({ kind }))).toEqual([
      'single_choice',
      'multiple_choice',
      'demographic',
    ])
    expect(choosesOption({ kind: 'short_text' })).toBe(false)
  })
})
