import type { FormField, FormSection } from '../../contract.ts'
import { type FieldKind, fieldKindNames, rulesOf } from '../../field-kinds.ts'
import { newField } from '../../policy.ts'
import { builderWords } from '../../words/builder.ts'
import { defaultFormWords } from '../../words/form.ts'

const words = builderWords.list

/** The kinds that can be added, with their names. Voluntary questions have a section of their own. */
export const ADDED_KINDS = fieldKindNames.filter(kind => !rulesOf({ kind }).voluntary)

/** Keys are never used again, so that an answer is never taken for one to another question. */
const freshKey = (kind: string) => `${kind}_${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}`

const twoOptions = () => [words.option(1), words.option(2)]

export function freshField(kind: FieldKind): FormField {
  const rules = rulesOf({ kind })
  return newField(kind, freshKey(kind), words.newLabel(rules.name), {
    ...(rules.choosesOption && { options: [...twoOptions(), ...(rules.voluntary ? [defaultFormWords.noAnswer] : [])] }),
    ...(kind === 'scale' && { min: 1, max: 5 }),
  })
}

export const copyOf = (field: FormField): FormField => ({
  ...structuredClone(field),
  key: freshKey(field.kind),
  label: words.copyOf(field.label).slice(0, 300),
})

export const freshSection = (): Omit<FormSection, 'fields'> => ({
  key: freshKey('section'),
  title: words.newSection,
  help: '',
})

export const freshVoluntarySection = (): Omit<FormSection, 'fields'> => ({
  key: freshKey('voluntary'),
  title: defaultFormWords.voluntary,
  help: defaultFormWords.voluntaryHelp,
})

/** Where a field is. */
export interface Place {
  readonly section: FormSection
  readonly at: number
}

export function placeOf(sections: readonly FormSection[], key: string): Place | null {
  for (const section of sections) {
    const at = section.fields.findIndex(field => field.key === key)
    if (at >= 0) return { section, at }
  }
  return null
}

/** Whether a section is the one of the voluntary questions. */
export const isVoluntarySection = (section: FormSection): boolean =>
  section.key === 'voluntary' ||
  section.key.startsWith('voluntary_') ||
  (section.fields.length > 0 && section.fields.every(field => rulesOf(field).voluntary))
