import { comparable } from './conditions.ts'
import type { Answer, FormField, KnockoutRule } from './contract.ts'
import type { FieldKind } from './field-kinds.ts'
import { isEmpty } from './field-kinds/field-kind.ts'

type Comparison = KnockoutRule['when']

/** The kinds whose answers can mark an application, and how. */
export const KNOCKOUTS: Readonly<Partial<Record<FieldKind, readonly Comparison[]>>> = {
  yes_no: ['any_of'],
  single_choice: ['any_of'],
  multiple_choice: ['none_of', 'any_of'],
  number: ['below', 'above'],
  scale: ['below', 'above'],
}

/** The rule of a field; one that was given as a text is the one answer that marks. */
export const knockoutOf = ({ knockout }: Pick<FormField, 'knockout'>): KnockoutRule | null =>
  knockout == null ? null : typeof knockout === 'string' ? { when: 'any_of', values: [knockout] } : knockout

/** Whether an answer marks the application. A question without an answer never does. */
export function isMarked(field: FormField, value: Answer | undefined): boolean {
  const rule = knockoutOf(field)
  if (!rule || value === undefined || isEmpty(value)) return false
  if (rule.when === 'below' || rule.when === 'above') {
    const [limit] = rule.values
    const [given, bound] = [Number(comparable(value)), Number(limit)]
    if (limit === undefined || limit === '' || !Number.isFinite(given) || !Number.isFinite(bound)) return false
    return rule.when === 'below' ? given < bound : given > bound
  }
  const chosen = Array.isArray(value) ? value.filter(one => typeof one === 'string') : [comparable(value)]
  const isChosen = chosen.some(one => rule.values.includes(one))
  return rule.when === 'any_of' ? isChosen : !isChosen && rule.values.length > 0
}
