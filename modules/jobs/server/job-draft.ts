import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { adminById } from '#modules/accounts/public.ts'
import type { JobContent } from '../contract.ts'
import type { EditableJob } from '../contract/editing.ts'
import { jobProblems } from '../words/problems.ts'
import { columnsOf, requireOwnParts } from './create-job.ts'
import { teamColumns } from './hiring-team.ts'
import { requirePublishable } from './publishable.ts'
import { presentEditableJob } from './present.ts'
import { jobById, type JobRow, updateJob } from './queries.ts'
import { safeRichText } from './rich-text.ts'

/** The job with its unpublished changes and the name of the person who edited it last. */
async function editable(tx: OrganizationTransaction, job: JobRow, publicUrl: string): Promise<EditableJob> {
  const editor = job.edited_by ? await adminById(tx.q, tx.organizationId, job.edited_by).executeTakeFirst() : undefined
  return presentEditableJob(job, publicUrl, editor)
}

/** Somebody else has saved since: the reply has the current job, so that nothing is overwritten unseen. */
export async function staleEdit(tx: OrganizationTransaction, job: JobRow, publicUrl: string) {
  const current = await editable(tx, job, publicUrl)
  return conflict('stale_edit', jobProblems.staleEdit(current.edited_by?.name ?? null), { current })
}

async function lockJob(tx: OrganizationTransaction, id: string): Promise<JobRow> {
  const job = await jobById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()
  if (!job || job.archived_at) throw notFound()
  return job
}

/** Saves edits: a draft changes directly, the edits of a published job wait. Access to candidates follows the hiring team at once. */
export async function saveDraft(
  tx: OrganizationTransaction,
  id: string,
  { version, changes }: { version: number; changes: JobContent },
  { actor, publicUrl, now }: { actor: Pick<Actor, 'adminId'>; publicUrl: string; now: Date },
): Promise<EditableJob> {
  const job = await lockJob(tx, id)
  if (version !== job.version) throw await staleEdit(tx, job, publicUrl)
  const edit = { version: job.version + 1, edited_by: actor.adminId, edited_at: now, updated_at: now }
  if (job.status === 'draft') {
    const saved = await updateJob(tx, id, { ...(await columnsOf(tx, changes, job)), ...edit })
    return editable(tx, saved, publicUrl)
  }
  await requireOwnParts(tx, changes)
  const { hiring_team, description, ...waiting } = changes
  const draft = {
    ...job.draft_changes,
    ...waiting,
    ...(description !== undefined && { description: safeRichText(description) }),
  }
  const differing = Object.entries(draft).filter(
    ([field, value]) => JSON.stringify(value ?? null) !== JSON.stringify(job[field as keyof JobContent] ?? null),
  )
  const saved = await updateJob(tx, id, {
    ...edit,
    ...(hiring_team && (await teamColumns(tx, hiring_team, job))),
    // A value that is back to the published one is no change.
    draft_changes: differing.length > 0 ? json(Object.fromEntries(differing)) : null,
  })
  return editable(tx, saved, publicUrl)
}

/** Shows the waiting changes of a published job to candidates. */
export async function publishDraft(
  tx: OrganizationTransaction,
  id: string,
  version: number,
  { actor, publicUrl, now }: { actor: Pick<Actor, 'adminId'>; publicUrl: string; now: Date },
): Promise<EditableJob> {
  const job = await lockJob(tx, id)
  if (version !== job.version) throw await staleEdit(tx, job, publicUrl)
  if (!job.draft_changes) return editable(tx, job, publicUrl)
  const columns = await columnsOf(tx, job.draft_changes)
  const published = await updateJob(tx, id, {
    ...columns,
    draft_changes: null,
    version: job.version + 1,
    updated_at: now,
  })
  if (published.status === 'open') requirePublishable(published)
  await tx.emit('job.edited', id, { fields: Object.keys(columns) }, { kind: 'admin', id: actor.adminId })
  return editable(tx, published, publicUrl)
}

export async function discardDraft(
  tx: OrganizationTransaction,
  id: string,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<EditableJob> {
  const job = await lockJob(tx, id)
  if (!job.draft_changes) return editable(tx, job, publicUrl)
  const saved = await updateJob(tx, id, { draft_changes: null, version: job.version + 1, updated_at: now })
  return editable(tx, saved, publicUrl)
}
