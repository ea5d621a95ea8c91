import { conditionsOf } from './conditions.ts'
import type { Condition, ConditionOperator, FormField, FormSection } from './contract.ts'
import type { FieldKind } from './field-kinds.ts'
import { conditionWords as words } from './words/conditions.ts'

/** The comparisons that fit the answers of each kind. None for kinds that no condition may depend on. */
export const OPERATORS: Readonly<Record<FieldKind, readonly ConditionOperator[]>> = {
  short_text: ['is', 'is_not', 'includes', 'answered'],
  long_text: ['includes', 'answered'],
  email: ['answered'],
  phone: ['answered'],
  number: ['is', 'is_not', 'at_least', 'at_most', 'answered'],
  date: ['is', 'is_not', 'at_least', 'at_most', 'answered'],
  link: ['answered'],
  single_choice: ['is', 'is_not', 'answered'],
  multiple_choice: ['includes', 'is_not', 'answered'],
  yes_no: ['is', 'answered'],
  scale: ['is', 'is_not', 'at_least', 'at_most', 'answered'],
  // Files travel beside the answers, and an answer that is stored separately must not show in the others.
  file: [],
  demographic: [],
  address: ['answered'],
  consent: ['is'],
  work_history: ['answered'],
  education: ['answered'],
}

/** Compared with "yes" or "no". */
export const isYesOrNo = (kind: FieldKind): boolean => kind === 'yes_no' || kind === 'consent'

/** Compared with one of its options. */
const isCompared = (kind: FieldKind) => kind === 'single_choice' || kind === 'multiple_choice'

export interface FormProblem {
  readonly path: readonly (string | number)[]
  /** The key of the field or section. */
  readonly key: string
  readonly message: string
}

/** Whether `key` is shown depending on `wanted`, directly or through other fields. */
function dependsOn(fields: readonly FormField[], key: string, wanted: string, seen = new Set<string>()): boolean {
  if (seen.has(key)) return false
  seen.add(key)
  const conditions = conditionsOf(fields.find(field => field.key === key) ?? {})
  return conditions.some(({ field }) => field === wanted || dependsOn(fields, field, wanted, seen))
}

const TAKES_NUMBER: ReadonlySet<FieldKind> = new Set(['number', 'scale'])

/** What is wrong with a condition that compares with this field. */
function valueProblem(source: FormField, { operator, value }: Condition): string | null {
  if (operator === 'answered') return null
  if (value === '') return words.noValue(source.label)
  if (isYesOrNo(source.kind)) return value === 'yes' || value === 'no' ? null : words.yesOrNo(source.label)
  if (isCompared(source.kind) && !source.options.includes(value)) return words.noOption(source.label, value)
  if (TAKES_NUMBER.has(source.kind) && !Number.isFinite(Number(value))) return words.number(source.label)
  return null
}

function problemOf(fields: readonly FormField[], at: number, condition: Condition): string | null {
  const field = fields[at]!
  const sourceAt = fields.findIndex(({ key }) => key === condition.field)
  const source = fields[sourceAt]
  if (!source) return words.missing(condition.field)
  if (source === field) return words.itself
  if (sourceAt > at)
    return dependsOn(fields, source.key, field.key) ? words.cycle(source.label) : words.later(source.label)
  const operators = OPERATORS[source.kind]
  // "is" also finds one of several choices, as it did before there was "includes".
  const fits = operators.includes(condition.operator) || (condition.operator === 'is' && isCompared(source.kind))
  if (operators.length === 0) return words.unusable(source.label)
  if (!fits && !Array.isArray(field.show_if)) return null
  return fits ? valueProblem(source, condition) : words.operator(source.label)
}

/** Conditions that could never be evaluated: on missing or later fields, in a circle, or with a comparison that does not fit. */
export function conditionProblems(sections: readonly FormSection[]): FormProblem[] {
  const fields = sections.flatMap(section => section.fields)
  const paths = sections.flatMap((section, at) => section.fields.map((_, index) => [at, 'fields', index, 'show_if']))
  return fields.flatMap((field, at) =>
    conditionsOf(field).flatMap(condition => {
      const message = problemOf(fields, at, condition)
      return message ? [{ path: paths[at]!, key: field.key, message }] : []
    }),
  )
}
