import { conditionProblems, type FormProblem } from './condition-problems.ts'
import { conditionsOf } from './conditions.ts'
import type { FormField, FormSection } from './contract.ts'
import { rulesOf } from './field-kinds.ts'
import { KNOCKOUTS, knockoutOf } from './knockout.ts'
import { defaultFormWords } from './words/form.ts'
import { problemWords as words } from './words/problems.ts'

/** Without these, candidates cannot be contacted, evaluated or asked for their consent. They are always asked, of everyone. */
const ALWAYS_ASKED: ReadonlySet<string> = new Set(['name', 'email', 'resume', 'privacy'])

export const isAlwaysAsked = ({ key }: Pick<FormField, 'key'>): boolean => ALWAYS_ASKED.has(key)

function knockoutProblem(field: FormField): string | null {
  const rule = knockoutOf(field)
  if (!rule) return null
  if (!KNOCKOUTS[field.kind]?.includes(rule.when)) return words.knockoutKind
  if (rule.values.length === 0 || rule.values[0] === '') return words.knockoutEmpty
  if (rule.when === 'below' || rule.when === 'above')
    return Number.isFinite(Number(rule.values[0])) ? null : words.knockoutNumber
  if (!rulesOf(field).choosesOption) return null
  const missing = rule.values.find(value => !field.options.includes(value))
  return missing === undefined ? null : words.knockoutOption(missing)
}

function optionsProblem({ options, ...field }: FormField): string | null {
  if (!rulesOf(field).choosesOption) return null
  if (options.length < 2) return words.fewOptions
  const twice = options.find((option, at) => options.indexOf(option) !== at)
  return twice === undefined ? null : words.optionTwice(twice)
}

function fieldProblems(field: FormField): [string, string][] {
  const { label, min, max, jobs } = field
  const found: [string, string | null][] = [
    ['label', label.trim() ? null : words.noLabel],
    ['options', optionsProblem(field)],
    ['max', min != null && max != null && min > max ? words.limits : null],
    ['knockout', knockoutProblem(field)],
    ['jobs', jobs?.length === 0 ? words.noJobs : null],
  ]
  if (isAlwaysAsked(field) && (jobs || conditionsOf(field).length > 0)) found.push(['show_if', words.alwaysAsked])
  return found.filter((one): one is [string, string] => one[1] !== null)
}

/** Everything that has to be fixed before a draft can be published. */
export function draftProblems(sections: readonly FormSection[]): FormProblem[] {
  const own = sections.flatMap((section, at) => [
    ...(section.title.trim()
      ? []
      : [{ path: ['sections', at, 'title'], key: section.key, message: words.noSectionTitle }]),
    ...section.fields.flatMap((field, index) =>
      fieldProblems(field).map(([property, message]) => ({
        path: ['sections', at, 'fields', index, property],
        key: field.key,
        message,
      })),
    ),
  ])
  return [...own, ...conditionProblems(sections).map(one => ({ ...one, path: ['sections', ...one.path] }))]
}

/** The form as it is stored: conditions as a list, and every voluntary question can be declined. */
export const publishedForm = (sections: readonly FormSection[]): FormSection[] =>
  sections.map(section => ({ ...section, fields: section.fields.map(publishedField) }))

function publishedField(field: FormField): FormField {
  const conditions = conditionsOf(field)
  const declines = rulesOf(field).voluntary && !field.options.some(isDecline)
  return {
    ...field,
    ...(field.show_if && { show_if: conditions.length > 0 ? [...conditions] : null }),
    ...(declines && { options: [...field.options, defaultFormWords.noAnswer] }),
  }
}

/** Whether an option of a voluntary question is "I prefer not to say". */
export const isDecline = (option: string): boolean => /prefer not to/iu.test(option)
