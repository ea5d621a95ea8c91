import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { prose } from '#platform/contract/shapes.ts'
import { type JobContent, jobInput, requirement } from '../contract.ts'
import { MAX_REQUIREMENTS } from '../policy.ts'
import { FORM_FIELDS, hasText, type JobField } from './job-values.ts'

/** The form's values: those of the contract, with requirements whose line is still empty. */
const jobFormSchema = jobInput
  .pick(FORM_FIELDS)
  .extend({ requirements: z.array(requirement.extend({ text: prose(300) })).max(MAX_REQUIREMENTS) })
export type JobFormInput = z.input<typeof jobFormSchema>
export type JobFormValues = z.output<typeof jobFormSchema>

export const resolveJob = zodResolver(jobFormSchema)

/** What is sent for a field; undefined if its value is not valid yet. */
export function sendable(field: JobField, value: unknown): JobContent | undefined {
  const lines = field === 'requirements' && Array.isArray(value) ? (value as { text: string }[]).filter(hasText) : value
  const parsed = jobFormSchema.shape[field].safeParse(lines)
  return parsed.success ? { [field]: parsed.data ?? null } : undefined
}
