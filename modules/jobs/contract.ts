import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, ok, pageOf, pageQuery, searchText } from '#platform/contract/shapes.ts'
import { jobStatus, jobInput, jobEdit, job, publicJob, jobCounts } from './contract/shapes.ts'

export {
  jobStatus,
  cefrLevel,
  checkedAs,
  requirement,
  jobInput,
  jobContent,
  job,
  publicJob,
  type JobStatus,
  type CheckedAs,
  type Requirement,
  type TeamMember,
  type JobContent,
  type Job,
  type PublicJob,
  type JobCounts,
} from './contract/shapes.ts'

const byId = z.object({ jobId: id })
/** `today` is the date in the organization's time zone, which decides when a closing date has passed. */
const jobPage = pageOf(job).extend({ today: z.string() })

export const jobsContract = contract({
  // The double slash is in the specification; the server normalizes it.
  'jobs.create': {
    method: 'POST',
    path: '/api/organizations/job_openings',
    who: 'jobs.manage',
    summary: 'Creates a job opening as a draft.',
    body: jobInput,
    reply: job,
    status: 201,
    idempotent: true,
  },
  'jobs.list': {
    method: 'GET',
    path: '/api/organizations/job_openings',
    who: 'jobs.read',
    summary: 'Lists job openings that are not archived, newest first.',
    query: pageQuery.extend({ status: jobStatus.optional(), search: searchText.optional() }),
    reply: jobPage,
  },
  'jobs.listDeleted': {
    method: 'GET',
    path: '/api/organizations/job_openings/deleted',
    who: 'jobs.manage',
    summary: 'Lists archived job openings.',
    query: pageQuery.extend({ search: searchText.optional() }),
    reply: jobPage,
  },
  'jobs.counts': {
    method: 'GET',
    path: '/api/organizations/job_openings/counts',
    who: 'jobs.read',
    summary: 'The number of job openings by status, and of archived ones, that match a search.',
    query: z.object({ search: searchText.optional() }),
    reply: jobCounts,
  },
  'jobs.decided': {
    method: 'GET',
    path: '/api/organizations/job_openings/decided',
    who: 'jobs.edit',
    summary:
      'The jobs that the caller edits and on whose candidates they decide. Null for roles that do so for all jobs.',
    reply: z.object({ job_ids: z.array(id).nullable() }),
  },
  'jobs.read': {
    method: 'GET',
    path: '/api/organizations/job_openings/:jobId',
    who: 'jobs.read',
    about: { job: 'params.jobId' },
    summary: 'Reads a job opening.',
    params: byId,
    reply: job,
  },
  'jobs.edit': {
    method: 'PUT',
    path: '/api/organizations/job_openings/:jobId',
    who: 'jobs.edit',
    about: { job: 'params.jobId' },
    summary: 'Edits a job opening, or changes its status.',
    params: byId,
    body: jobEdit,
    reply: job,
  },
  'jobs.archive': {
    method: 'DELETE',
    path: '/api/organizations/job_openings/:jobId',
    who: 'jobs.manage',
    about: { job: 'params.jobId' },
    summary: 'Archives a job opening.',
    params: byId,
    query: z.object({
      /** Confirms that a job is closed although active candidates have had no answer. */
      without_informing: z.enum(['true', 'false']).default('false'),
    }),
    reply: ok,
  },
  'jobs.recover': {
    method: 'POST',
    path: '/api/organizations/job_openings/:jobId/recover',
    who: 'jobs.manage',
    about: { job: 'params.jobId' },
    summary: 'Recovers an archived job opening as a draft.',
    params: byId,
    reply: job,
  },
  'jobs.duplicate': {
    method: 'POST',
    path: '/api/organizations/job_openings/:jobId/duplicate',
    who: 'jobs.manage',
    about: { job: 'params.jobId' },
    summary: 'Creates a draft with the content of another job opening, which may be archived.',
    params: byId,
    reply: job,
    status: 201,
  },
  'jobs.listPublic': {
    method: 'GET',
    path: '/api/organizations/:id/job_openings/public/all',
    who: 'anyone',
    summary: "An organization's open jobs, as anyone sees them.",
    params: z.object({ id }),
    reply: z.object({ items: z.array(publicJob) }),
  },
})
