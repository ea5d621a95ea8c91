import type { JobStatus } from './contract.ts'

/** The possible status changes. An archived job is recovered as a draft, by its own call. */
export const JOB_ARROWS: Record<JobStatus, readonly JobStatus[]> = {
  draft: ['open', 'closed'],
  open: ['paused', 'closed'],
  paused: ['open', 'closed'],
  closed: ['open'],
}

/** A job accepts applications while it is open and until the end of its closing date. */
export const takesApplications = (job: { status: JobStatus; closing_date: string | null }, today: string): boolean =>
  job.status === 'open' && (job.closing_date === null || job.closing_date >= today)

/** Jobs in these states count against the plan. */
export const countsAsOpen = (status: JobStatus): boolean => status === 'open' || status === 'paused'
