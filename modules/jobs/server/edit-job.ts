import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { can } from '#platform/access/policy.ts'
import { conflict, forbidden, notFound, ProblemError } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { consumeUnit, requireRoom, returnUnit } from '#modules/billing/public.ts'
import type { JobStatus, jobsContract } from '../contract.ts'
import { countsAsOpen, JOB_ARROWS } from '../policy.ts'
import { jobProblems } from '../words/problems.ts'
import { columnsOf, withoutGoneParts } from './create-job.ts'
import { staleEdit } from './job-draft.ts'
import { requirePublishable } from './publishable.ts'
import { jobById, type JobRow, lockOpenJobs, updateJob } from './queries.ts'

type Edit = BodyOf<(typeof jobsContract)['jobs.edit']>

/** What closing a job needs to know about its candidates. Implemented by `job-closings`, which is above this module. */
export interface JobCandidates {
  /** The number of active candidates who have not been told that the job is closed. */
  uninformed(tx: OrganizationTransaction, jobId: string): Promise<number>
}

/** @throws 409 `candidates_not_informed` if candidates wait for an answer that they would never get */
async function requireInformed(candidates: JobCandidates, tx: OrganizationTransaction, jobId: string) {
  const uninformed = await candidates.uninformed(tx, jobId)
  if (uninformed > 0) throw conflict('candidates_not_informed', jobProblems.notInformed(uninformed), { uninformed })
}

type StatusChange = [
  tx: OrganizationTransaction,
  job: JobRow,
  status: JobStatus,
  actor: Pick<Actor, 'adminId'>,
  now: Date,
]

/** Counts or releases the plan's unit, and sets the status with its event. */
export async function changeStatus(...change: StatusChange): Promise<JobRow> {
  const [, job, status] = change
  const allowed = JOB_ARROWS[job.status]
  if (!allowed.includes(status)) throw conflict('not_an_arrow', jobProblems.notAnArrow(job.status, status), { allowed })
  return setStatus(...change)
}

/**
 * Gives a job the status back that it had before it was closed, which no arrow leads to if it was a draft or paused.
 * @returns null if the plan has no room for it: it stays closed
 */
export async function takeBackClosing(...change: StatusChange): Promise<JobRow | null> {
  try {
    return await setStatus(...change)
  } catch (error) {
    // Thrown before anything is written.
    if (error instanceof ProblemError && error.code === 'limit_reached') return null
    throw error
  }
}

async function setStatus(...[tx, job, status, actor, now]: StatusChange): Promise<JobRow> {
  if (!job.sample && countsAsOpen(status) && !countsAsOpen(job.status)) await consumeUnit(tx, 'job', job.id, now)
  // A paused job is counted already, but may be one of those that a smaller plan paused.
  if (!job.sample && job.status === 'paused' && status === 'open')
    await requireRoom(tx, 'job', (await lockOpenJobs(tx)).length, now)
  if (!countsAsOpen(status) && countsAsOpen(job.status)) await returnUnit(tx, 'job', job.id)
  const published_at = status === 'open' ? (job.published_at ?? now) : job.published_at
  const closed_at = status === 'closed' ? (job.closed_at ?? now) : null
  const changed = await updateJob(tx, job.id, { status, published_at, closed_at })
  await tx.emit('job.status_changed', job.id, { from: job.status, to: status }, { kind: 'admin', id: actor.adminId })
  return changed
}

/** Edits a job and changes its status if requested. */
export async function editJob(
  { candidates, publicUrl }: { candidates: JobCandidates; publicUrl: string },
  tx: OrganizationTransaction,
  id: string,
  { status, without_informing, version, ...input }: Edit,
  actor: Pick<Actor, 'adminId' | 'role'>,
  now: Date,
): Promise<JobRow> {
  const job = await jobById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()
  if (!job || job.archived_at) throw notFound()
  if (status && status !== job.status && !can(actor.role, 'jobs.manage'))
    throw forbidden(jobProblems.statusNeedsRole, 'role_needed')
  if (version !== undefined && version !== job.version) throw await staleEdit(tx, job, publicUrl)
  const change = await columnsOf(tx, input, job)
  const hasChanges = Object.keys(change).length > 0
  const edited = await updateJob(tx, id, {
    ...change,
    ...(hasChanges && { version: job.version + 1, edited_by: actor.adminId, edited_at: now }),
    updated_at: now,
  })
  const next = status ?? edited.status
  if (next === 'open') requirePublishable(edited)
  if (next === 'closed' && job.status !== 'closed' && !without_informing) await requireInformed(candidates, tx, id)
  const saved = next === job.status ? edited : await changeStatus(tx, edited, next, actor, now)
  if (hasChanges) await tx.emit('job.edited', id, { fields: Object.keys(change) }, { kind: 'admin', id: actor.adminId })
  return saved
}

/** Archives a job: it disappears from all lists except the archive, and from public pages. */
export async function archiveJob(
  candidates: JobCandidates,
  tx: OrganizationTransaction,
  id: string,
  { adminId, withoutInforming }: { adminId: string; withoutInforming: boolean },
  now: Date,
): Promise<void> {
  const job = await jobById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()
  if (!job) throw notFound()
  if (job.archived_at) return
  // A closed job was confirmed when it was closed.
  if (job.status !== 'closed' && !withoutInforming) await requireInformed(candidates, tx, id)
  await updateJob(tx, id, { archived_at: now, status: 'closed', closed_at: job.closed_at ?? now, updated_at: now })
  await returnUnit(tx, 'job', id)
  await tx.emit('job.archived', id, {}, { kind: 'admin', id: adminId })
}

export async function recoverJob(tx: OrganizationTransaction, id: string, adminId: string, now: Date): Promise<JobRow> {
  const job = await jobById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()
  if (!job) throw notFound()
  if (!job.archived_at) throw conflict('not_archived', jobProblems.notArchived)
  // A draft is edited directly, so that changes which waited to be published become part of it.
  const waiting = job.draft_changes ? await columnsOf(tx, await withoutGoneParts(tx, job.draft_changes)) : {}
  const recovered = await updateJob(tx, id, {
    ...waiting,
    archived_at: null,
    closed_at: null,
    status: 'draft',
    draft_changes: null,
    updated_at: now,
  })
  await tx.emit('job.recovered', id, {}, { kind: 'admin', id: adminId })
  return recovered
}
