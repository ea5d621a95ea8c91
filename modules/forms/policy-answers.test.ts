import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer, FormField, FormSection } from './contract.ts'
import type { FieldKind } from './field-kinds.ts'
import { checkAnswer, checkAnswers, isShown, liveAnswers } from './policy.ts'
import { isKnockedOut } from './server/knocked-out.ts'
import { answerWords as words } from './words/answers.ts'
import { aField as field } from './field.fixture.ts'

const section = (key: string, ...fields: FormField[]): FormSection => ({ key, title: key, help: '', fields })
const check = (kind: FieldKind, value: Answer | undefined, more: Partial<FormField> = {}) =>
  checkAnswer(field('one', { kind, ...more }), value)

describe('an answer that is missing', () => {
  it.each<[string, Answer | undefined]>([
    ['nothing', undefined],
    ['an empty text', ''],
    ['an empty list', []],
  ])('%s is refused for required questions only', (_, value) => {
    expect(check('short_text', value, { required: true })).toBe(words.required)
    expect(check('short_text', value)).toBeNull()
  })

  it('is not 0 and not "no"', () => {
    expect(check('number', 0, { required: true })).toBeNull()
    expect(check('yes_no', false, { required: true })).toBeNull()
  })

  it('a required file has to be attached', () => {
    const resume = field('resume', { kind: 'file', required: true })
    expect(checkAnswer(resume, undefined)).toBe(words.fileRequired)
    expect(checkAnswer(resume, undefined, false)).toBe(words.fileRequired)
    expect(checkAnswer(resume, undefined, true)).toBeNull()
    expect(checkAnswer(field('letter', { kind: 'file' }), undefined)).toBeNull()
  })

  it('a required consent has to be given', () => {
    for (const value of [undefined, false, 'yes', ''])
      expect(check('consent', value, { required: true })).toBe(words.consentRequired)
    expect(check('consent', true, { required: true })).toBeNull()
    expect(check('consent', false)).toBeNull()
    expect(check('consent', 'yes')).toBe(words.consent)
  })
})

describe('an answer by kind of question', () => {
  it.each<[FieldKind, Answer, string | null]>([
    ['email', 'noor@example.com', null],
    ['email', ' noor@mail.example.co ', null],
    ['email', 'noor@example', words.email],
    ['email', 'noor haddad@example.com', words.email],
    ['email', 'a@b@example.com', words.email],
    ['email', 'noor@example.com please', words.email],
    ['email', 'noor@example.c', words.email],
    ['email', 'Noor <noor@example.com>', words.email],
    ['email', '@example.com', words.email],
    ['email', `${'n'.repeat(242)}@example.com`, null],
    ['email', `${'n'.repeat(243)}@example.com`, words.email],
    ['email', 7, words.email],
    ['phone', '+49 (30) 123-4567', null],
    ['phone', '030/123.4567', null],
    ['phone', '1234567', null],
    ['phone', '123456', words.phoneShort],
    ['phone', '123456789012345', null],
    ['phone', '1234567890123456', words.phoneLong],
    ['phone', '1234567 ext', words.phoneCharacters],
    ['phone', 1_234_567, words.phone],
    ['number', 3.5, null],
    ['number', '12', null],
    ['number', 'twelve', words.number],
    ['number', Number.POSITIVE_INFINITY, words.number],
    ['date', '2028-02-29', null],
    ['date', '2027-02-29', words.date],
    ['date', '2027-13-01', words.date],
    ['date', '2027-2-1', words.date],
    ['date', '12027-02-01', words.date],
    ['date', 'about 2027-02-01', words.date],
    ['date', '2027-02-011', words.date],
    ['date', 20_270_201, words.date],
    ['link', 'example.com/noor', null],
    ['link', 'https://example.com', null],
    ['link', 'HTTP://example.com', null],
    ['link', 'ftp://example.com', words.link],
    ['link', 'javascript:alert(1)', words.link],
    ['link', 'localhost', words.link],
    ['link', 'https://', words.link],
    ['link', 'two words', words.link],
    ['link', 7, words.text],
    ['link', `example.com/${'x'.repeat(488)}`, null],
    ['link', `example.com/${'x'.repeat(489)}`, words.tooLong(1)],
    ['single_choice', 'Berlin', null],
    ['single_choice', 'Paris', words.choice],
    ['single_choice', ['Berlin'], words.choice],
    ['demographic', 'Rome', null],
    ['demographic', 'Paris', words.choice],
    ['multiple_choice', ['Berlin', 'Rome'], null],
    ['multiple_choice', ['Berlin', 'Paris'], words.choices],
    ['multiple_choice', 'Berlin', words.choices],
    ['multiple_choice', [{ title: 'Cook', employer: 'Inn', from: '', to: '' }], words.choices],
    ['yes_no', true, null],
    ['yes_no', 'yes', words.yesNo],
    ['work_history', [{ title: 'Cook', employer: 'Inn', from: '2020', to: '2021' }], null],
    ['work_history', 'Cook', words.workHistory],
    ['file', 'anything', null],
    ['short_text', 'x'.repeat(300), null],
    ['short_text', 'x'.repeat(301), words.tooLong(1)],
    ['short_text', 7, words.text],
    ['long_text', 'x'.repeat(5000), null],
    ['long_text', 'x'.repeat(5003), words.tooLong(3)],
  ])('%s: %j gives %j', (kind, value, message) => {
    expect(check(kind, value, { options: ['Berlin', 'Rome'] })).toBe(message)
  })

  it('a number stays within its limits', () => {
    const years = (value: Answer) => check('number', value, { min: 1, max: 40 })
    expect([years(1), years(40), years('40')]).toEqual([null, null, null])
    expect(years(0)).toBe(words.atLeast(1))
    expect(years(41)).toBe(words.atMost(40))
    expect(check('number', -5, { max: 40 })).toBeNull()
    expect(check('number', 500, { min: 1 })).toBeNull()
    expect(check('number', -1, { min: 0 })).toBe(words.atLeast(0))
  })

  it('a text stays within the limit of its field', () => {
    expect(check('short_text', 'xxxx', { max: 4 })).toBeNull()
    expect(check('short_text', 'xxxxx', { max: 4 })).toBe(words.tooLong(1))
    expect(check('long_text', 'xxxxx', { max: 4 })).toBe(words.tooLong(1))
  })

  it('every calendar day is a date', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(day, one => {
        expect(check('date', one.toISOString().slice(0, 10))).toBeNull()
      }),
    )
  })
})

describe('conditional questions', () => {
  const often = field('often', { show_if: { field: 'oncall', equals: 'yes' } })

  it('are asked when the other answer matches', () => {
    expect(isShown(often, { oncall: true })).toBe(true)
    expect(isShown(often, { oncall: 'yes' })).toBe(true)
    expect(isShown(often, { oncall: false })).toBe(false)
    expect(isShown(often, {})).toBe(false)
    expect(isShown(field('name'), {})).toBe(true)
  })

  it('match "no", a number and any of several choices', () => {
    const when = (equals: string) => field('more', { show_if: { field: 'other', equals } })
    expect(isShown(when('no'), { other: false })).toBe(true)
    expect(isShown(when('3'), { other: 3 })).toBe(true)
    expect(isShown(when('b'), { other: ['a', 'b'] })).toBe(true)
    expect(isShown(when('c'), { other: ['a', 'b'] })).toBe(false)
  })

  it('their answers are dropped with the answer they depend on, over several steps', () => {
    const form = [
      section('a', field('oncall', { kind: 'yes_no' }), often),
      section('b', field('why', { show_if: { field: 'often', equals: 'never' } })),
    ]
    const answers = { oncall: false, often: 'never', why: 'children' }
    expect(liveAnswers(form, answers)).toEqual({ oncall: false })
    expect(liveAnswers(form, { ...answers, oncall: true })).toEqual({ ...answers, oncall: true })
    expect(liveAnswers(form, { oncall: true, often: 'daily', why: 'old' })).toEqual({ oncall: true, often: 'daily' })
  })
})

describe('several conditional questions', () => {
  it('lose their answers together', () => {
    const when = { field: 'oncall', equals: 'yes' }
    const form = [
      section(
        'a',
        field('oncall', { kind: 'yes_no' }),
        field('often', { show_if: when }),
        field('where', { show_if: when }),
      ),
    ]
    expect(liveAnswers(form, { oncall: false, often: 'daily', where: 'at home' })).toEqual({ oncall: false })
  })
})

describe('all answers of a form', () => {
  const form = [
    section('you', field('name', { required: true }), field('resume', { kind: 'file', required: true })),
    section('more', field('often', { required: true, show_if: { field: 'name', equals: 'Noor' } })),
  ]

  it('pass if every question that is asked is answered', () => {
    expect(checkAnswers(form, { name: 'Ada' }, ['resume'])).toEqual([])
    expect(checkAnswers(form, { name: 'Noor', often: 'daily' }, ['resume'])).toEqual([])
  })

  it('name each field with an error', () => {
    expect(checkAnswers(form, { name: 'Noor' }, [])).toEqual([
      { path: 'resume', message: words.fileRequired },
      { path: 'often', message: words.required },
    ])
  })

  it('are refused if the form has no such field', () => {
    expect(checkAnswers(form, { name: 'Ada', salary: '1' }, ['resume', 'photo'])).toEqual([
      { path: 'salary', message: words.notAsked },
      { path: 'photo', message: words.notAsked },
    ])
  })
})

describe('knockout answers', () => {
  const form = [
    section('a', field('name')),
    section(
      'b',
      field('permit', { kind: 'yes_no', knockout: 'no' }),
      field('shift', { knockout: 'never', show_if: { field: 'permit', equals: 'yes' } }),
    ),
  ]

  it('mark an application', () => {
    expect(isKnockedOut(form, { name: 'no', permit: false })).toBe(true)
    expect(isKnockedOut(form, { permit: true, shift: 'never' })).toBe(true)
  })

  it('do not mark other answers, missing ones, or questions that were not asked', () => {
    expect(isKnockedOut(form, { name: 'no', permit: true, shift: 'daily' })).toBe(false)
    expect(isKnockedOut(form, {})).toBe(false)
    expect(isKnockedOut([section('b', form[1]!.fields[1]!)], { shift: 'never' })).toBe(false)
  })
})
