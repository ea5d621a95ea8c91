import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { editorWords } from '../words/editor.ts'
import { columnsOf, withoutGoneParts } from './create-job.ts'
import { insertJob, jobById, type JobRow } from './queries.ts'

const MAX_TITLE = 160

/**
 * Copies everything that describes a job into a new draft, with edits that are not published yet, as its editor shows it. What happened
 * to the job stays behind: dates, applications, closing date.
 */
export async function duplicateJob(
  tx: OrganizationTransaction,
  id: string,
  adminId: string,
  now: Date,
): Promise<JobRow> {
  const job = await jobById(tx.q, tx.organizationId, id).executeTakeFirst()
  if (!job) throw notFound()
  const unpublished = job.draft_changes ? await columnsOf(tx, await withoutGoneParts(tx, job.draft_changes)) : {}
  const copy = await insertJob(tx, {
    organization_id: tx.organizationId,
    id: newId(),
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
    interview_flow_id: job.interview_flow_id,
    interview_settings_id: job.interview_settings_id,
    extra_questions: json(job.extra_questions),
    hiring_team: json(job.hiring_team),
    team_roles: json(job.team_roles),
    team_rounds: json(job.team_rounds),
    ...unpublished,
    title: Array.from(editorWords.copyOf(unpublished.title ?? job.title))
      .slice(0, MAX_TITLE)
      .join(''),
    closing_date: null,
    status: 'draft',
    created_by: adminId,
    created_at: now,
    updated_at: now,
  })
  await tx.emit('job.created', copy.id, {}, { kind: 'admin', id: adminId })
  return copy
}
