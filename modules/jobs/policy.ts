import type { JobStatus } from './contract.ts'

/** Which status may follow which (product, lifecycles). An archived job is recovered as a draft, by a call of its own. */
export const JOB_ARROWS: Record<JobStatus, readonly JobStatus[]> = {
  draft: ['open', 'closed'],
  open: ['paused', 'closed'],
  paused: ['open', 'closed'],
  closed: ['open'],
}

/** A job takes applications while it is open and before its closing date ends. */
export const takesApplications = (job: { status: JobStatus; closing_date: string | null }, today: string): boolean =>
  job.status === 'open' && (job.closing_date === null || job.closing_date >= today)

/** Jobs in these states count against the plan. */
export const countsAsOpen = (status: JobStatus): boolean => status === 'open' || status === 'paused'
