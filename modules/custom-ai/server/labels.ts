import { optionLabel } from '#modules/applications/policy.ts'
import type { AnswerValue, Asked } from '../contract.ts'

/** All labels of a field. */
export const labelsOf = (fieldId: string): `custom:${string}:` => `custom:${fieldId}:`

/** What lists find an answer by. Scores have no label: no check has shown that a model's scores agree with people's. */
export function labelsFor(fieldId: string, { answer_type, details }: Asked, value: AnswerValue | null): string[] {
  const prefix = labelsOf(fieldId)
  if (value === null) return [`${prefix}none`]
  if (typeof value === 'boolean') return [`${prefix}${value ? 'yes' : 'no'}`]
  if (answer_type === 'choice' && details.options.includes(String(value)))
    return [`${prefix}${optionLabel(String(value))}`]
  return []
}
