import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { editorWords } from '../words/editor.ts'
import { insertJob, jobById, type JobRow } from './queries.ts'

const MAX_TITLE = 160

/** Copies everything that describes a job into a new draft. What happened to the job stays behind: dates, applications, closing date. */
export async function duplicateJob(
  tx: OrganizationTransaction,
  id: string,
  adminId: string,
  now: Date,
): Promise<JobRow> {
  const job = await jobById(tx.q, tx.organizationId, id).executeTakeFirst()
  if (!job) throw notFound()
  const copy = await insertJob(tx, {
    organization_id: tx.organizationId,
    id: newId(),
    title: Array.from(editorWords.copyOf(job.title)).slice(0, MAX_TITLE).join(''),
    department: job.department,
    locations: json(job.locations),
    workplace: job.workplace,
    employment_type: job.employment_type,
    experience_level: job.experience_level,
    salary: job.salary && json(job.salary),
    show_salary: job.show_salary,
    description: job.description,
    requirements: json(job.requirements),
    openings: job.openings,
    closing_date: null,
    interview_flow_id: job.interview_flow_id,
    interview_settings_id: job.interview_settings_id,
    extra_questions: json(job.extra_questions),
    hiring_team: json(job.hiring_team),
    team_roles: json(job.team_roles),
    team_rounds: json(job.team_rounds),
    status: 'draft',
    created_by: adminId,
    created_at: now,
    updated_at: now,
  })
  await tx.emit('job.created', copy.id, {}, { kind: 'admin', id: adminId })
  return copy
}
