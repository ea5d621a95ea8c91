import { describe, expect, it, test } from 'vitest'
import { conditionProblems } from './condition-problems.ts'
import { conditionsOf } from './conditions.ts'
import type { Answer, Condition, FormField, FormSection } from './contract.ts'
import { aField } from './field.fixture.ts'
import { isMarked } from './knockout.ts'
import { isShown } from './policy.ts'
import { conditionWords as words } from './words/conditions.ts'

const form = (...fields: FormField[]): FormSection[] => [{ key: 'a', title: 'A', help: '', fields }]
const when = (field: string, operator: Condition['operator'], value = ''): Condition => ({ field, operator, value })

test.each<[Condition['operator'], string, Answer | undefined, boolean]>([
  ['is', 'yes', true, true],
  ['is', 'no', false, true],
  ['is', 'yes', undefined, false],
  ['is_not', 'Night', 'Early', true],
  ['is_not', 'Night', 'Night', false],
  ['is_not', 'Night', undefined, false],
  ['includes', 'Night', ['Early', 'Night'], true],
  ['includes', 'night', 'The Night shift', true],
  ['at_least', '3', 3, true],
  ['at_least', '10', 9, false],
  ['at_least', '2027-02-01', '2027-03-01', true],
  ['at_most', '3', 4, false],
  ['at_most', '3', '2', true],
  ['answered', '', 'anything', true],
  ['answered', '', undefined, false],
  ['answered', '', [], false],
])('%s %j with the answer %j is %j', (operator, value, answer, shown) => {
  const field = aField('next', { show_if: [when('first', operator, value)] })
  expect(isShown(field, answer === undefined ? {} : { first: answer })).toBe(shown)
})

test('all conditions must apply, and the earlier form of one condition still works', () => {
  const field = aField('next', { show_if: [when('a', 'is', 'yes'), when('b', 'at_least', '2')] })
  expect(isShown(field, { a: true, b: 2 })).toBe(true)
  expect(isShown(field, { a: true, b: 1 })).toBe(false)
  expect(conditionsOf({ show_if: { field: 'a', equals: 'yes' } })).toEqual([when('a', 'is', 'yes')])
})

describe('a condition is refused', () => {
  const problem = (...fields: FormField[]) => conditionProblems(form(...fields)).map(({ message }) => message)
  const choice = aField('shift', { kind: 'single_choice', options: ['Early', 'Late'] })

  it('on a missing, later or own field', () => {
    expect(problem(aField('one', { show_if: [when('gone', 'answered')] }))).toEqual([words.missing('gone')])
    expect(problem(aField('one', { show_if: [when('two', 'answered')] }), aField('two'))).toEqual([words.later('two')])
    expect(problem(aField('one', { show_if: [when('one', 'answered')] }))).toEqual([words.itself])
  })

  it('in a circle', () => {
    const [one, two] = [
      aField('one', { show_if: [when('two', 'answered')] }),
      aField('two', { show_if: [when('one', 'answered')] }),
    ]
    expect(problem(one, two)).toEqual([words.cycle('two')])
  })

  it('if its comparison or value does not fit the other field', () => {
    const on = (condition: Condition) => problem(choice, aField('next', { show_if: [condition] }))
    expect(on(when('shift', 'at_least', '2'))).toEqual([words.operator('shift')])
    expect(on(when('shift', 'is', 'Night'))).toEqual([words.noOption('shift', 'Night')])
    expect(on(when('shift', 'is'))).toEqual([words.noValue('shift')])
    expect(on(when('shift', 'is', 'Late'))).toEqual([])
  })

  it('on answers that are stored separately, and on files', () => {
    for (const kind of ['demographic', 'file'] as const)
      expect(problem(aField('first', { kind }), aField('next', { show_if: [when('first', 'answered')] }))).toEqual([
        words.unusable('first'),
      ])
  })
})

test.each<[Partial<FormField>, Answer | undefined, boolean]>([
  [{ kind: 'yes_no', knockout: 'no' }, false, true],
  [{ kind: 'yes_no', knockout: { when: 'any_of', values: ['no'] } }, true, false],
  [{ kind: 'multiple_choice', knockout: { when: 'none_of', values: ['Late', 'Weekends'] } }, ['Early'], true],
  [{ kind: 'multiple_choice', knockout: { when: 'none_of', values: ['Late', 'Weekends'] } }, ['Early', 'Late'], false],
  [{ kind: 'multiple_choice', knockout: { when: 'none_of', values: ['Late'] } }, undefined, false],
  [{ kind: 'number', knockout: { when: 'below', values: ['2'] } }, 1, true],
  [{ kind: 'number', knockout: { when: 'below', values: ['2'] } }, 2, false],
  [{ kind: 'scale', knockout: { when: 'above', values: ['3'] } }, 4, true],
  [{ kind: 'number', knockout: { when: 'below', values: [''] } }, 1, false],
])('the rule %j with the answer %j marks: %j', (field, answer, marked) => {
  expect(isMarked(aField('one', field), answer)).toBe(marked)
})
