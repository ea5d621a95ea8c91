import type { FormOperation } from './contract/drafting.ts'
import type { FormField, FormSection } from './contract.ts'
import { conditionsOf } from './conditions.ts'

// Changes of a form, each as small as what a person did. They name fields and sections by their keys, so that the changes of two people
// can be applied one after the other, in either order, without losing one.

export type FieldChanges = Partial<Omit<FormField, 'key'>>

/** What two people changed differently. The property is null if the field or section was removed. */
export interface EditConflict {
  readonly key: string
  readonly property: string | null
  readonly theirs: unknown
}

const DEFAULTS: Readonly<Record<string, unknown>> = { help: '', required: false, options: [], off: false }

/** Stored values, without the difference between not given, null and the default. */
const stored = (property: string, value: unknown): string =>
  JSON.stringify(value === undefined || value === false ? (DEFAULTS[property] ?? null) : value, (_, one: unknown) =>
    typeof one === 'string'
      ? one.normalize('NFC').trim()
      : one !== null && typeof one === 'object' && !Array.isArray(one)
        ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : one,
  )

export const sameValue = (property: string, left: unknown, right: unknown): boolean =>
  stored(property, left) === stored(property, right)

export const fieldOf = (sections: readonly FormSection[], key: string): FormField | undefined =>
  sections.flatMap(section => section.fields).find(field => field.key === key)

export const sectionOf = (sections: readonly FormSection[], key: string): FormSection | undefined =>
  sections.find(section => section.key === key)

/** The section that a field is in. */
export const sectionWith = (sections: readonly FormSection[], key: string): FormSection | undefined =>
  sections.find(section => section.fields.some(field => field.key === key))

function insertBefore<T extends { readonly key: string }>(list: readonly T[], item: T, before: string | null): T[] {
  const rest = list.filter(({ key }) => key !== item.key)
  const at = before === null ? -1 : rest.findIndex(({ key }) => key === before)
  return at < 0 ? [...rest, item] : [...rest.slice(0, at), item, ...rest.slice(at)]
}

const withoutField = (sections: readonly FormSection[], key: string): FormSection[] =>
  sections.map(section =>
    section.fields.some(field => field.key === key)
      ? { ...section, fields: section.fields.filter(field => field.key !== key) }
      : section,
  )

function addField(sections: readonly FormSection[], field: FormField, section: string, before: string | null) {
  // Its section can have been removed meanwhile: the field is not lost with it.
  const target = sectionOf(sections, section) ?? sections.at(-1)
  if (!target) return [...sections]
  return sections.map(one => (one === target ? { ...one, fields: insertBefore(one.fields, field, before) } : one))
}

/** Every other field without its conditions on the given one. */
const withoutConditionsOn = (sections: readonly FormSection[], gone: ReadonlySet<string>): FormSection[] =>
  sections.map(section => ({
    ...section,
    fields: section.fields.map(field => {
      const conditions = conditionsOf(field)
      const left = conditions.filter(condition => !gone.has(condition.field))
      return left.length === conditions.length ? field : { ...field, show_if: left.length > 0 ? left : null }
    }),
  }))

function removeSection(sections: readonly FormSection[], key: string, known: readonly string[]): FormSection[] {
  const section = sectionOf(sections, key)
  // A form has at least one section.
  if (!section || sections.length === 1) return [...sections]
  const at = sections.indexOf(section)
  const rest = sections.filter(one => one !== section)
  // Fields that somebody else put there meanwhile move to the section before.
  const added = section.fields.filter(field => !known.includes(field.key))
  const neighbor = rest[Math.max(0, at - 1)]!
  const kept = rest.map(one => (one === neighbor ? { ...one, fields: [...one.fields, ...added] } : one))
  return withoutConditionsOn(
    kept,
    new Set(section.fields.filter(field => !added.includes(field)).map(field => field.key)),
  )
}

/** The form after one change. What the change is about can be gone: then nothing changes. */
export function applyOperation(sections: readonly FormSection[], operation: FormOperation): FormSection[] {
  switch (operation.kind) {
    case 'add_section':
      return sectionOf(sections, operation.section.key)
        ? [...sections]
        : insertBefore(sections, { ...operation.section, fields: [] }, operation.before)
    case 'edit_section':
      return sections.map(one => (one.key === operation.section ? { ...one, ...operation.changes } : one))
    case 'move_section': {
      const moved = sectionOf(sections, operation.section)
      return moved ? insertBefore(sections, moved, operation.before) : [...sections]
    }
    case 'remove_section':
      return removeSection(sections, operation.section, operation.fields)
    case 'add_field':
      return fieldOf(sections, operation.field.key)
        ? [...sections]
        : addField(sections, operation.field, operation.section, operation.before)
    case 'edit_field':
      return sections.map(section => ({
        ...section,
        fields: section.fields.map(field =>
          field.key === operation.field ? ({ ...field, ...operation.changes } as FormField) : field,
        ),
      }))
    case 'move_field': {
      const field = fieldOf(sections, operation.field)
      if (!field || !sectionOf(sections, operation.section)) return [...sections]
      return addField(withoutField(sections, field.key), field, operation.section, operation.before)
    }
    case 'remove_field':
      return fieldOf(sections, operation.field)
        ? withoutConditionsOn(withoutField(sections, operation.field), new Set([operation.field]))
        : [...sections]
  }
}

export const applyOperations = (
  sections: readonly FormSection[],
  operations: readonly FormOperation[],
): FormSection[] => operations.reduce<FormSection[]>(applyOperation, [...sections])

/** What somebody else changed since, of what this operation changes. */
export function conflictsOf(sections: readonly FormSection[], operation: FormOperation): EditConflict[] {
  if (operation.kind !== 'edit_field' && operation.kind !== 'edit_section') return []
  const key = operation.kind === 'edit_field' ? operation.field : operation.section
  const current = operation.kind === 'edit_field' ? fieldOf(sections, key) : sectionOf(sections, key)
  if (!current) return [{ key, property: null, theirs: null }]
  const now = current as Readonly<Record<string, unknown>>
  const before = operation.from as Readonly<Record<string, unknown>>
  return Object.entries(operation.changes)
    .filter(
      ([property, value]) =>
        !sameValue(property, now[property], before[property]) && !sameValue(property, now[property], value),
    )
    .map(([property]) => ({ key, property, theirs: now[property] ?? null }))
}

/** The fields with a condition on the given one. */
export const dependentsOf = (sections: readonly FormSection[], key: string): FormField[] =>
  sections
    .flatMap(section => section.fields)
    .filter(field => field.key !== key && conditionsOf(field).some(condition => condition.field === key))

function changesBetween(from: object, to: object): { changes: object; from: object } | null {
  const [old, next] = [from as Record<string, unknown>, to as Record<string, unknown>]
  const properties = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    property => property !== 'key' && property !== 'fields' && !sameValue(property, old[property], next[property]),
  )
  if (properties.length === 0) return null
  const part = (of: Record<string, unknown>) =>
    Object.fromEntries(properties.map(property => [property, of[property] ?? DEFAULTS[property] ?? null]))
  return { changes: part(next), from: part(old) }
}

const nextKey = (list: readonly { readonly key: string }[], at: number) => list[at + 1]?.key ?? null

/** The most of `wanted` that are in this order in `now`, too: all others have to be moved, so that the fewest are. */
function inOrder(now: readonly string[], wanted: readonly string[]): ReadonlySet<string> {
  const places = wanted.map(key => now.indexOf(key))
  const longest: { length: number; before: number }[] = []
  for (const place of places) {
    const best = { length: place < 0 ? 0 : 1, before: -1 }
    for (const [earlier, one] of longest.entries())
      if (place >= 0 && one.length > 0 && places[earlier]! < place && one.length + 1 > best.length)
        Object.assign(best, { length: one.length + 1, before: earlier })
    longest.push(best)
  }
  const kept = new Set<string>()
  const most = Math.max(0, ...longest.map(({ length }) => length))
  let at = most === 0 ? -1 : longest.findIndex(({ length }) => length === most)
  for (; at >= 0; at = longest[at]!.before) kept.add(wanted[at]!)
  return kept
}

/** The changes that turn one form into another: for undo, and to compare two versions. */
export function operationsBetween(from: readonly FormSection[], to: readonly FormSection[]): FormOperation[] {
  const operations: FormOperation[] = []
  let now = [...from]
  const apply = (operation: FormOperation) => {
    operations.push(operation)
    now = applyOperation(now, operation)
  }
  for (const { fields: _, ...section } of to)
    if (!sectionOf(now, section.key)) apply({ kind: 'add_section', section, before: null })
  for (const field of from.flatMap(section => section.fields))
    if (!fieldOf(to, field.key)) apply({ kind: 'remove_field', field: field.key })
  const keysOf = (list: readonly { readonly key: string }[] | undefined) => list?.map(({ key }) => key) ?? []
  for (const section of to.toReversed()) {
    const stay = inOrder(keysOf(sectionOf(now, section.key)?.fields), keysOf(section.fields))
    for (const [at, field] of [...section.fields.entries()].toReversed()) {
      const before = nextKey(section.fields, at)
      if (!fieldOf(now, field.key)) apply({ kind: 'add_field', field, section: section.key, before })
      const place = sectionWith(now, field.key)!
      const index = place.fields.findIndex(({ key }) => key === field.key)
      if (!stay.has(field.key) && (place.key !== section.key || nextKey(place.fields, index) !== before))
        apply({ kind: 'move_field', field: field.key, section: section.key, before })
    }
  }
  for (const section of from)
    if (!sectionOf(to, section.key)) apply({ kind: 'remove_section', section: section.key, fields: [] })
  const staySections = inOrder(keysOf(now), keysOf(to))
  for (const [at, section] of [...to.entries()].toReversed()) {
    const index = now.findIndex(({ key }) => key === section.key)
    if (!staySections.has(section.key) && nextKey(now, index) !== nextKey(to, at))
      apply({ kind: 'move_section', section: section.key, before: nextKey(to, at) })
    const edit = changesBetween(sectionOf(now, section.key)!, section)
    if (edit) apply({ kind: 'edit_section', section: section.key, ...edit } as FormOperation)
  }
  for (const field of to.flatMap(section => section.fields)) {
    const edit = changesBetween(fieldOf(now, field.key)!, field)
    if (edit) apply({ kind: 'edit_field', field: field.key, ...edit } as FormOperation)
  }
  return operations
}
