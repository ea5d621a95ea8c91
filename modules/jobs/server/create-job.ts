import type { BodyOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { invalidField } from '#platform/errors/problem-error.ts'
import { defaultSettings, flowById, flowList, settingsById } from '#modules/interview-flows/public.ts'
import type { JobContent, jobsContract } from '../contract.ts'
import { jobProblems } from '../words/problems.ts'
import { teamColumns } from './hiring-team.ts'
import { insertJob, type JobRow } from './queries.ts'
import { safeRichText } from './rich-text.ts'

type Input = BodyOf<(typeof jobsContract)['jobs.create']>

type Parts = Pick<JobContent, 'interview_flow_id' | 'interview_settings_id'>

/** Which of a job's flow and settings the organization does not have. */
async function goneParts(
  tx: OrganizationTransaction,
  { interview_flow_id: flow, interview_settings_id: settings }: Parts,
): Promise<(keyof Parts)[]> {
  const isFlowGone = flow && !(await flowById(tx.q, tx.organizationId, flow).executeTakeFirst())
  const areSettingsGone = settings && !(await settingsById(tx.q, tx.organizationId, settings).executeTakeFirst())
  return [
    ...(isFlowGone ? ['interview_flow_id' as const] : []),
    ...(areSettingsGone ? ['interview_settings_id' as const] : []),
  ]
}

/** @throws 422 if the flow or the settings do not belong to the organization */
export async function requireOwnParts(tx: OrganizationTransaction, input: Parts): Promise<void> {
  const [gone] = await goneParts(tx, input)
  if (gone) throw invalidField(gone, gone === 'interview_flow_id' ? jobProblems.flowGone : jobProblems.settingsGone)
}

/** Without a flow or settings that were deleted since. */
export async function withoutGoneParts(tx: OrganizationTransaction, input: JobContent): Promise<JobContent> {
  const gone: readonly string[] = await goneParts(tx, input)
  return Object.fromEntries(Object.entries(input).filter(([field]) => !gone.includes(field)))
}

/** The columns for the fields that an input contains. */
export async function columnsOf(
  tx: OrganizationTransaction,
  input: JobContent,
  before?: Pick<JobRow, 'hiring_team' | 'team_roles' | 'team_rounds'>,
) {
  await requireOwnParts(tx, input)
  const { locations, salary, requirements, extra_questions, hiring_team, description, ...plain } = input
  return {
    ...plain,
    ...(locations && { locations: json(locations) }),
    ...(salary !== undefined && { salary: salary === null ? null : json(salary) }),
    ...(requirements && { requirements: json(requirements) }),
    ...(extra_questions && { extra_questions: json(extra_questions) }),
    ...(hiring_team && (await teamColumns(tx, hiring_team, before))),
    ...(description !== undefined && { description: safeRichText(description) }),
  }
}

/** Creates a job as a draft. Fields that were not set get the organization's defaults. */
export async function createJob(
  tx: OrganizationTransaction,
  input: Input,
  adminId: string,
  now: Date,
): Promise<JobRow> {
  const { hiring_team: members, ...described } = input
  const columns = await columnsOf(tx, described)
  const flow = input.interview_flow_id ?? (await flowList(tx.q, tx.organizationId).executeTakeFirst())?.id ?? null
  const settings =
    input.interview_settings_id ?? (await defaultSettings(tx.q, tx.organizationId).executeTakeFirst())?.id ?? null
  const row = await insertJob(tx, {
    locations: '[]',
    requirements: '[]',
    extra_questions: '[]',
    ...columns,
    description: safeRichText(input.description),
    title: input.title,
    department: input.department ?? null,
    experience_level: input.experience_level ?? null,
    closing_date: input.closing_date ?? null,
    workplace: input.workplace,
    employment_type: input.employment_type,
    ...(await teamColumns(tx, members.length > 0 ? members : [{ id: adminId }])),
    organization_id: tx.organizationId,
    id: newId(),
    interview_flow_id: flow,
    interview_settings_id: settings,
    status: 'draft',
    created_by: adminId,
    created_at: now,
    updated_at: now,
  })
  await tx.emit('job.created', row.id, {}, { kind: 'admin', id: adminId })
  return row
}
