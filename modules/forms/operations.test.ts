import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { FormOperation } from './contract/drafting.ts'
import type { FormSection } from './contract.ts'
import { aField } from './field.fixture.ts'
import { applyOperation, applyOperations, conflictsOf, operationsBetween, sameValue } from './operations.ts'
import { isShown } from './policy.ts'
import { defaultForm } from './server/default-form.ts'

const section = (key: string, ...fields: FormSection['fields']): FormSection => ({ key, title: key, help: '', fields })
const keysOf = (sections: readonly FormSection[]) =>
  sections.map(({ key, fields }) => [key, fields.map(one => one.key)])
const allKeys = (sections: readonly FormSection[]) => sections.flatMap(({ fields }) => fields.map(({ key }) => key))

const KEYS = ['name', 'email', 'phone', 'resume', 'work', 'x1', 'x2', 'x3', 'x4']
const SECTIONS = ['about_you', 'resume', 'your_work', 'voluntary', 's1', 's2']
const key = fc.constantFrom(...KEYS)
const sectionKey = fc.constantFrom(...SECTIONS)
const before = fc.option(key)
const condition = fc.record({
  field: key,
  operator: fc.constantFrom('is' as const, 'answered' as const),
  value: fc.constantFrom('yes', ''),
})
const changes = fc.record(
  {
    label: fc.constantFrom('One', 'Two', 'Three'),
    required: fc.boolean(),
    options: fc.constantFrom<string[]>(['A', 'B'], ['A']),
    show_if: fc.option(fc.array(condition, { maxLength: 2 })),
  },
  { requiredKeys: [] },
)
const operation: fc.Arbitrary<FormOperation> = fc.oneof(
  fc.record({
    kind: fc.constant('add_field' as const),
    section: sectionKey,
    before,
    field: key.map(one => aField(one)),
  }),
  fc.record({ kind: fc.constant('edit_field' as const), field: key, changes, from: fc.constant({}) }),
  fc.record({ kind: fc.constant('move_field' as const), field: key, section: sectionKey, before }),
  fc.record({ kind: fc.constant('remove_field' as const), field: key }),
  fc.record({
    kind: fc.constant('add_section' as const),
    section: sectionKey.map(one => ({ key: one, title: one, help: '' })),
    before: fc.option(sectionKey),
  }),
  fc.record({ kind: fc.constant('move_section' as const), section: sectionKey, before: fc.option(sectionKey) }),
  fc.record({ kind: fc.constant('remove_section' as const), section: sectionKey, fields: fc.array(key) }),
  fc.record({
    kind: fc.constant('edit_section' as const),
    section: sectionKey,
    changes: fc.record({ title: fc.constantFrom('One', 'Two') }),
    from: fc.constant({}),
  }),
)
const sequence = fc.array(operation, { maxLength: 30 })

test('a field that was moved is the only one that moves back', () => {
  const form = (...keys: string[]) => [section('about_you', ...keys.map(one => aField(one)))]
  const before = form('name', 'email', 'phone', 'x1', 'x2')
  const after = form('name', 'phone', 'x1', 'email', 'x2')
  const moved = (from: FormSection[], to: FormSection[]) =>
    operationsBetween(from, to).map(one => (one.kind === 'move_field' ? one.field : one.kind))
  expect(moved(before, after)).toEqual(['email'])
  expect(moved(after, before)).toEqual(['email'])
  expect(moved(before, form('x2', 'x1', 'phone', 'email', 'name'))).toHaveLength(4)
})

test('a section that was moved is the only one that moves back', () => {
  const form = (...keys: string[]) => keys.map(one => section(one))
  const moved = operationsBetween(form('s1', 's2', 'resume', 'voluntary'), form('resume', 's1', 's2', 'voluntary'))
  expect(moved).toEqual([{ kind: 'move_section', section: 'resume', before: 's1' }])
})

describe('500 random sequences of edits', () => {
  it('keep every key once, and only lose fields that were removed by name', () => {
    fc.assert(
      fc.property(sequence, operations => {
        let form = defaultForm()
        for (const one of operations) {
          const next = applyOperation(form, one)
          const [old, now] = [allKeys(form), allKeys(next)]
          expect(new Set(now).size).toBe(now.length)
          const named = one.kind === 'remove_field' ? [one.field] : one.kind === 'remove_section' ? one.fields : []
          for (const lost of old.filter(known => !now.includes(known))) expect(named).toContain(lost)
          form = next
        }
        expect(form.length).toBeGreaterThan(0)
      }),
      { numRuns: 500 },
    )
  })

  it('can be undone, and never change the version that an application was filled in with', () => {
    fc.assert(
      fc.property(sequence, operations => {
        const submitted = defaultForm()
        const before = structuredClone(submitted)
        const edited = applyOperations(submitted, operations)
        expect(submitted).toEqual(before)
        const undone = applyOperations(edited, operationsBetween(edited, submitted))
        expect(keysOf(undone)).toEqual(keysOf(submitted))
        expect(operationsBetween(undone, submitted)).toEqual([])
        const again = applyOperations(submitted, operationsBetween(submitted, edited))
        expect(keysOf(again)).toEqual(keysOf(edited))
        expect(operationsBetween(again, edited)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('never make a question depend on a field that is gone', () => {
    fc.assert(
      fc.property(sequence, operations => {
        const start = applyOperations(defaultForm(), operations)
        for (const gone of allKeys(start)) {
          const form = applyOperation(start, { kind: 'remove_field', field: gone })
          const left = form.flatMap(({ fields }) => fields)
          for (const { show_if } of left) expect(JSON.stringify(show_if ?? null)).not.toContain(`"field":"${gone}"`)
        }
      }),
      { numRuns: 100 },
    )
  })
})

test('two people who change different properties both keep their change', () => {
  const form = [section('a', aField('shift'))]
  const mine = { kind: 'edit_field', field: 'shift', changes: { label: 'Shift' }, from: { label: 'shift' } } as const
  const theirs = { kind: 'edit_field', field: 'shift', changes: { required: true }, from: { required: false } } as const
  const now = applyOperation(form, theirs)
  expect(conflictsOf(now, mine)).toEqual([])
  expect(applyOperation(now, mine)[0]!.fields[0]).toMatchObject({ label: 'Shift', required: true })
})

test('the same property changed by two people is a conflict, and the same value twice is none', () => {
  const form = [section('a', aField('shift', { label: 'Their label' }))]
  const edit = (label: string) =>
    ({ kind: 'edit_field', field: 'shift', changes: { label }, from: { label: 'shift' } }) as const
  expect(conflictsOf(form, edit('My label'))).toEqual([{ key: 'shift', property: 'label', theirs: 'Their label' }])
  expect(conflictsOf(form, edit('Their label'))).toEqual([])
  expect(conflictsOf([section('a')], edit('My label'))).toEqual([{ key: 'shift', property: null, theirs: null }])
})

test('fields that somebody added to a section meanwhile stay when it is removed', () => {
  const form = [section('a', aField('one')), section('b', aField('two'), aField('added'))]
  const removed = applyOperation(form, { kind: 'remove_section', section: 'b', fields: ['two'] })
  expect(keysOf(removed)).toEqual([['a', ['one', 'added']]])
})

test('a value that is not given equals its default', () => {
  expect(sameValue('help', undefined, '')).toBe(true)
  expect(sameValue('show_if', undefined, null)).toBe(true)
  expect(sameValue('options', ['A', 'B'], ['B', 'A'])).toBe(false)
})

test('a removed condition shows the question to everyone', () => {
  const hidden = aField('often', { show_if: [{ field: 'on_call', operator: 'is', value: 'yes' }] })
  const form = [section('a', aField('on_call', { kind: 'yes_no' }), hidden)]
  const [left] = applyOperation(form, { kind: 'remove_field', field: 'on_call' })
  expect(isShown(left!.fields[0]!, {})).toBe(true)
})
