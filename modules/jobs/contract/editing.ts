import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant } from '#platform/contract/shapes.ts'
import { job, jobContent } from '../contract.ts'

/** A job as its editor shows it: with the changes that are not published yet. */
const editableJob = job.extend({
  version: z.number().int(),
  /** The fields with changes that candidates do not see yet. */
  unpublished: z.array(z.string()),
  /** Who edited it last. */
  edited_by: z.object({ id, name: z.string() }).nullable(),
  edited_at: instant.nullable(),
})
export type EditableJob = z.output<typeof editableJob>

const byId = z.object({ jobId: id })

/** Editing a job. Apart from the other calls, because only the editor loads these. */
export const jobEditingContract = contract({
  'jobs.readDraft': {
    method: 'GET',
    path: '/api/organizations/job_openings/:jobId/draft',
    who: 'jobs.edit',
    about: { job: 'params.jobId' },
    summary: 'Reads a job opening with the changes that are not published yet.',
    params: byId,
    reply: editableJob,
  },
  'jobs.saveDraft': {
    method: 'PUT',
    path: '/api/organizations/job_openings/:jobId/draft',
    who: 'jobs.edit',
    about: { job: 'params.jobId' },
    summary:
      'Saves edits while they are typed. A draft changes directly; the changes of a published job wait until they are published, except those of its hiring team. If somebody else has saved since `version`, the edit is refused with 409 `stale_edit` and the current job.',
    params: byId,
    body: z.object({ version: z.number().int(), changes: jobContent }),
    reply: editableJob,
  },
  'jobs.publishDraft': {
    method: 'POST',
    path: '/api/organizations/job_openings/:jobId/draft/publish',
    who: 'jobs.edit',
    about: { job: 'params.jobId' },
    summary: 'Publishes the changes of a published job.',
    params: byId,
    body: z.object({ version: z.number().int() }),
    reply: editableJob,
  },
  'jobs.discardDraft': {
    method: 'DELETE',
    path: '/api/organizations/job_openings/:jobId/draft',
    who: 'jobs.edit',
    about: { job: 'params.jobId' },
    summary: 'Discards the changes of a published job that were not published.',
    params: byId,
    reply: editableJob,
  },
})
