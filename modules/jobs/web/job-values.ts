import type { EditableJob } from '../contract/editing.ts'
import type { JobFormInput } from './job-schema.ts'

export type { JobFormInput }

// The values of a job's form. Apart from their schema, which loads when something is typed.

/** The fields of a job that the form contains. */
export const FORM_FIELDS = {
  title: true,
  department: true,
  workplace: true,
  employment_type: true,
  experience_level: true,
  locations: true,
  salary: true,
  show_salary: true,
  description: true,
  requirements: true,
  openings: true,
  closing_date: true,
  interview_flow_id: true,
  interview_settings_id: true,
  extra_questions: true,
  hiring_team: true,
} as const
export type JobField = keyof typeof FORM_FIELDS
export const JOB_FIELDS = Object.keys(FORM_FIELDS) as JobField[]

export const emptyJob: JobFormInput = {
  title: '',
  department: null,
  workplace: 'on_site',
  employment_type: 'full_time',
  experience_level: null,
  locations: [],
  salary: null,
  show_salary: true,
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

/** An empty line of a requirement is none. */
export const hasText = ({ text }: { text: string }) => text.trim() !== ''

/** A value for comparing: an empty line of a requirement is none, and neither is a missing value. */
const comparable = (field: JobField, value: unknown): string =>
  JSON.stringify(
    field === 'requirements' && Array.isArray(value) ? (value as { text: string }[]).filter(hasText) : (value ?? null),
    (_, one: unknown) => (one === undefined ? null : typeof one === 'string' ? one.trim() : one),
  )

export const sameValue = (field: JobField, one: unknown, other: unknown): boolean =>
  comparable(field, one) === comparable(field, other)
