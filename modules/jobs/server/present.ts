import type { z } from 'zod'
import type { job, publicJob } from '../contract.ts'
import type { EditableJob } from '../contract/editing.ts'
import { presentTeam } from './hiring-team.ts'
import type { JobRow } from './queries.ts'

export const presentJob = (row: JobRow, publicUrl: string): z.input<typeof job> => ({
  id: row.id,
  title: row.title,
  department: row.department,
  locations: row.locations,
  workplace: row.workplace,
  employment_type: row.employment_type,
  experience_level: row.experience_level,
  salary: row.salary,
  show_salary: row.show_salary,
  description: row.description,
  requirements: row.requirements,
  openings: row.openings,
  closing_date: row.closing_date,
  interview_flow_id: row.interview_flow_id,
  interview_settings_id: row.interview_settings_id,
  extra_questions: row.extra_questions,
  hiring_team: presentTeam(row),
  status: row.status,
  sample: row.sample,
  published_at: row.published_at?.toISOString() ?? null,
  archived_at: row.archived_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  public_url: `${publicUrl}/apply/${row.organization_id}/${row.id}`,
})

export const presentEditableJob = (
  row: JobRow,
  publicUrl: string,
  editor: { name: string } | undefined,
): EditableJob => ({
  ...(presentJob(row, publicUrl) as EditableJob),
  // The hiring team never waits: it is not among them.
  ...(row.draft_changes as Partial<EditableJob> | null),
  version: row.version,
  unpublished: Object.keys(row.draft_changes ?? {}),
  edited_by: row.edited_by && editor ? { id: row.edited_by, name: editor.name } : null,
  edited_at: row.edited_at?.toISOString() ?? null,
})

/** The pay that candidates see. */
export const publicSalary = ({ show_salary, salary }: Pick<JobRow, 'show_salary' | 'salary'>) =>
  show_salary ? salary : null

export const presentPublicJob = (row: JobRow): z.input<typeof publicJob> => ({
  id: row.id,
  title: row.title,
  department: row.department,
  locations: row.locations,
  workplace: row.workplace,
  employment_type: row.employment_type,
  experience_level: row.experience_level,
  salary: publicSalary(row),
  description: row.description,
  requirements: row.requirements.map(({ id, text, must_have }) => ({ id, text, must_have })),
  closing_date: row.closing_date,
  extra_questions: row.extra_questions.map(field => ({ ...field, knockout: undefined })),
  published_at: row.published_at?.toISOString() ?? null,
})
