import type { CheckedAs, JobStatus } from './contract.ts'

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

/** A value in words that only equal values share; the database does not keep the order of keys. */
const keyOf = (check: CheckedAs): string => {
  switch (check.kind) {
    case 'years':
      return JSON.stringify([check.kind, check.years])
    case 'degree':
      return JSON.stringify([check.kind, check.level, check.field])
    case 'certificate_or_licence':
      return JSON.stringify([check.kind, check.name, check.must_be_valid])
    case 'language':
      return JSON.stringify([check.kind, ...check.languages.map(({ name, level }) => [name, level])])
    default:
      return check.kind
  }
}

/** Whether two requirements are checked in the same way. */
export const sameCheck = (one: CheckedAs, other: CheckedAs): boolean => keyOf(one) === keyOf(other)
