import type { Answer, Answers, Condition, ConditionOperator, FormField } from './contract.ts'
import { isEmpty, plainText } from './field-kinds/field-kind.ts'

/** An answer as text for comparison. Lists cannot be compared. */
export const comparable = (value: Answer | undefined): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : plainText(value)

/** The conditions of a field. One that was given as `equals` is the condition "is". */
export function conditionsOf({ show_if }: Pick<FormField, 'show_if'>): readonly Condition[] {
  if (!show_if) return []
  return Array.isArray(show_if) ? show_if : [{ field: show_if.field, operator: 'is', value: show_if.equals }]
}

/** Numbers are compared as numbers, and dates as they are written (2027-02-01). */
function order(given: Answer | undefined, value: string): number | null {
  const [left, right] = [plainText(given), value]
  if (left === '' || right === '') return null
  const [a, b] = [Number(left), Number(right)]
  if (Number.isFinite(a) && Number.isFinite(b)) return a - b
  return left < right ? -1 : left > right ? 1 : 0
}

const TESTS: Readonly<Record<ConditionOperator, (given: Answer, value: string) => boolean>> = {
  is: (given, value) => (Array.isArray(given) ? given.some(one => one === value) : comparable(given) === value),
  is_not: (given, value) => !TESTS.is(given, value),
  includes: (given, value) =>
    Array.isArray(given)
      ? given.some(one => one === value)
      : value !== '' && comparable(given).toLowerCase().includes(value.toLowerCase()),
  at_least: (given, value) => (order(given, value) ?? -1) >= 0,
  at_most: (given, value) => (order(given, value) ?? 1) <= 0,
  answered: () => true,
}

/** Whether one condition applies. None applies to a question without an answer. */
export function applies({ field, operator, value }: Condition, answers: Answers): boolean {
  const given = answers[field]
  return given !== undefined && !isEmpty(given) && TESTS[operator](given, value)
}
