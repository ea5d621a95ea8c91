import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import { flowById, settingsById } from '#modules/interview-flows/public.ts'
import type { JobContent } from '../contract.ts'
import { type JobTemplate, MAX_TEMPLATES } from '../contract/drafting.ts'
import { jobInput } from '../contract.ts'
import { jobProblems } from '../words/problems.ts'
import { createJob } from './create-job.ts'
import { jobById, type TemplateRow, templateById, templates, writeTemplate } from './queries.ts'

export const presentTemplate = (row: TemplateRow): JobTemplate => ({
  id: row.id,
  name: row.name,
  title: row.content.title ?? '',
  created_at: row.created_at.toISOString(),
})

/** Saves what describes a job, without its dates and its people. */
export async function saveTemplate(
  tx: OrganizationTransaction,
  { job_id, name }: { job_id: string; name: string },
  now: Date,
): Promise<JobTemplate> {
  const job = await jobById(tx.q, tx.organizationId, job_id).executeTakeFirst()
  if (!job) throw notFound()
  const existing = await templates(tx.q, tx.organizationId).execute()
  const isNew = existing.every(one => one.name.toLowerCase() !== name.toLowerCase())
  if (isNew && existing.length >= MAX_TEMPLATES)
    throw conflict('too_many_templates', jobProblems.templates(MAX_TEMPLATES))
  const content: JobContent = {
    title: job.title,
    department: job.department,
    locations: job.locations,
    workplace: job.workplace,
    employment_type: job.employment_type,
    experience_level: job.experience_level,
    salary: job.salary,
    show_salary: job.show_salary,
    description: job.description,
    requirements: job.requirements,
    openings: job.openings,
    interview_flow_id: job.interview_flow_id,
    interview_settings_id: job.interview_settings_id,
    extra_questions: job.extra_questions,
    ...job.draft_changes,
  }
  const row = await writeTemplate(tx, {
    organization_id: tx.organizationId,
    id: newId(),
    name,
    content: json(content),
    created_at: now,
  })
  return presentTemplate(row)
}

/** Creates a draft from a template. A flow or settings that no longer exist are replaced by the defaults. */
export async function startFromTemplate(
  tx: OrganizationTransaction,
  id: string,
  adminId: string,
  now: Date,
): Promise<string> {
  const template = await templateById(tx.q, tx.organizationId, id).executeTakeFirst()
  if (!template) throw notFound()
  const { closing_date: _, hiring_team: __, ...content } = template.content
  const { q, organizationId } = tx
  const flow =
    content.interview_flow_id && (await flowById(q, organizationId, content.interview_flow_id).executeTakeFirst())
  const settings =
    content.interview_settings_id &&
    (await settingsById(q, organizationId, content.interview_settings_id).executeTakeFirst())
  const input = jobInput.parse({
    title: template.name,
    ...content,
    interview_flow_id: flow ? flow.id : null,
    interview_settings_id: settings ? settings.id : null,
  })
  const job = await createJob(tx, input, adminId, now)
  return job.id
}
