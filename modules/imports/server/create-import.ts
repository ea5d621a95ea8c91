import { newId } from '#platform/db/id.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { jobById } from '#modules/jobs/public.ts'
import type { ResumeImport } from '../contract.ts'
import { importProblems } from '../words/problems.ts'
import { readImport } from './present.ts'
import { insertImport } from './queries.ts'

/** Starts an import, which takes files until its upload is finished. @throws 404, 409 `job_closed` */
export async function createImport(
  org: OrganizationDb,
  input: { job_id: string; informs: boolean },
  { adminId }: Actor,
  now: Date,
): Promise<ResumeImport> {
  const id = newId()
  await org.write(async tx => {
    const job = await jobById(tx.q, tx.organizationId, input.job_id).executeTakeFirst()
    if (!job) throw notFound()
    if (job.sample) throw conflict('sample_data', importProblems.sampleJob)
    if (job.archived_at || job.status === 'closed') throw conflict('job_closed', importProblems.jobClosed)
    await insertImport(tx, {
      organization_id: tx.organizationId,
      id,
      job_id: job.id,
      admin_id: adminId,
      informs: input.informs,
      state: 'uploading',
      created_at: now,
      changed_at: now,
    })
    await tx.emit('import.started', job.id, { import_id: id, informs: input.informs }, { kind: 'admin', id: adminId })
  })
  return readImport(org, id)
}
