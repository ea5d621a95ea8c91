import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { can } from '#platform/access/policy.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { returnUnit, consumeUnit } from '#modules/billing/public.ts'
import type { JobStatus, jobsContract } from '../contract.ts'
import { countsAsOpen, JOB_ARROWS } from '../policy.ts'
import { columnsOf } from './create-job.ts'
import { jobById, type JobRow, updateJob } from './queries.ts'

type Edit = BodyOf<(typeof jobsContract)['jobs.edit']>

/** What a job needs before it can be published. */
function requirePublishable(
  row: Pick<JobRow, 'requirements' | 'interview_flow_id' | 'interview_settings_id' | 'description'>,
) {
  const errors = [
    ...(row.description.trim() ? [] : [{ path: 'description', message: 'Enter a description before you publish.' }]),
    ...(row.requirements.length > 0
      ? []
      : [
          {
            path: 'requirements',
            message: 'Add at least one requirement. Applications are compared with the requirements.',
          },
        ]),
    ...(row.interview_flow_id ? [] : [{ path: 'interview_flow_id', message: 'Choose an interview flow.' }]),
    ...(row.interview_settings_id ? [] : [{ path: 'interview_settings_id', message: 'Choose interview settings.' }]),
  ]
  if (errors.length > 0) throw invalid(errors, 'Complete these fields before you publish the job.')
}

async function moveStatus(tx: OrganizationTransaction, job: JobRow, status: JobStatus, now: Date) {
  if (status === job.status) return
  const allowed = JOB_ARROWS[job.status]
  if (!allowed.includes(status))
    throw conflict('not_an_arrow', `A job that is ${job.status} cannot become ${status}.`, { allowed })
  if (countsAsOpen(status) && !countsAsOpen(job.status)) await consumeUnit(tx, 'job', job.id, now)
  if (!countsAsOpen(status) && countsAsOpen(job.status)) await returnUnit(tx, 'job', job.id)
}

/** Edits a job and changes its status if requested. */
export async function editJob(
  tx: OrganizationTransaction,
  id: string,
  { status, ...input }: Edit,
  actor: Pick<Actor, 'adminId' | 'role'>,
  now: Date,
): Promise<JobRow> {
  const job = await jobById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()
  if (!job || job.archived_at) throw notFound()
  if (status && status !== job.status && !can(actor.role, 'jobs.manage'))
    throw forbidden('Your role can edit this job, but not publish, pause or close it.', 'role_needed')
  const change = await columnsOf(tx, input)
  const edited = await updateJob(tx, id, { ...change, updated_at: now })
  const next = status ?? edited.status
  if (next === 'open') requirePublishable(edited)
  await moveStatus(tx, job, next, now)
  let saved = edited
  if (next !== job.status) {
    const published_at = next === 'open' ? (job.published_at ?? now) : job.published_at
    saved = await updateJob(tx, id, { status: next, published_at })
    await tx.emit('job.status_changed', id, { from: job.status, to: next }, { kind: 'admin', id: actor.adminId })
  }
  if (Object.keys(change).length > 0)
    await tx.emit('job.edited', id, { fields: Object.keys(change) }, { kind: 'admin', id: actor.adminId })
  return saved
}

/** Archives a job: it disappears from all lists except the archive, and from public pages. */
export async function archiveJob(tx: OrganizationTransaction, id: string, adminId: string, now: Date): Promise<void> {
  const job = await jobById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()
  if (!job) throw notFound()
  if (job.archived_at) return
  await updateJob(tx, id, { archived_at: now, status: 'closed', updated_at: now })
  await returnUnit(tx, 'job', id)
  await tx.emit('job.archived', id, {}, { kind: 'admin', id: adminId })
}

export async function recoverJob(tx: OrganizationTransaction, id: string, adminId: string, now: Date): Promise<JobRow> {
  const job = await jobById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()
  if (!job) throw notFound()
  if (!job.archived_at) throw conflict('not_archived', 'This job is not archived.')
  const recovered = await updateJob(tx, id, { archived_at: null, status: 'draft', updated_at: now })
  await tx.emit('job.recovered', id, {}, { kind: 'admin', id: adminId })
  return recovered
}
