import { z } from 'zod'
import { prose } from '#platform/contract/shapes.ts'
import { type EditableJob, type JobContent, jobInput, requirement } from '../contract.ts'

/** The form's values: those of the contract, with requirements whose line is still empty. */
export const jobFormSchema = jobInput
  .pick({
    title: true,
    department: true,
    workplace: true,
    employment_type: true,
    experience_level: true,
    locations: true,
    salary: true,
    description: true,
    requirements: true,
    openings: true,
    closing_date: true,
    interview_flow_id: true,
    interview_settings_id: true,
    extra_questions: true,
    hiring_team: true,
  })
  .extend({ requirements: z.array(requirement.extend({ text: prose(300) })).max(20) })
export type JobFormInput = z.input<typeof jobFormSchema>
export type JobFormValues = z.output<typeof jobFormSchema>
export type JobField = keyof JobFormInput

export const JOB_FIELDS = Object.keys(jobFormSchema.shape) as JobField[]

export const emptyJob: JobFormInput = {
  title: '',
  department: null,
  workplace: 'on_site',
  employment_type: 'full_time',
  experience_level: null,
  locations: [],
  salary: null,
  description: '',
  requirements: [{ id: 'r1', text: '', must_have: true }],
  openings: 1,
  closing_date: null,
  interview_flow_id: null,
  interview_settings_id: null,
  extra_questions: [],
  hiring_team: [],
}

export const formValuesOf = (job: EditableJob): JobFormInput =>
  Object.fromEntries(JOB_FIELDS.map(field => [field, job[field]])) as JobFormInput

const hasText = ({ text }: { text: string }) => text.trim() !== ''

/** A value for comparing: an empty line of a requirement is none, and neither is a missing value. */
const comparable = (field: JobField, value: unknown): string =>
  JSON.stringify(
    field === 'requirements' && Array.isArray(value) ? (value as { text: string }[]).filter(hasText) : (value ?? null),
    (_, one: unknown) => (one === undefined ? null : typeof one === 'string' ? one.trim() : one),
  )

export const sameValue = (field: JobField, one: unknown, other: unknown): boolean =>
  comparable(field, one) === comparable(field, other)

/** What is sent for a field; undefined if its value is not valid yet. */
export function sendable(field: JobField, value: unknown): JobContent | undefined {
  const lines = field === 'requirements' && Array.isArray(value) ? (value as { text: string }[]).filter(hasText) : value
  const parsed = jobFormSchema.shape[field].safeParse(lines)
  return parsed.success ? { [field]: parsed.data ?? null } : undefined
}
