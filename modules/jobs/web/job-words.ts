import type { Job, JobStatus } from '../contract.ts'

export const STATUS_WORDS: Record<JobStatus, string> = {
  draft: 'Draft',
  open: 'Open',
  paused: 'Paused',
  closed: 'Closed',
}
export const WORKPLACE_WORDS: Record<Job['workplace'], string> = {
  on_site: 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
}
export const EMPLOYMENT_WORDS: Record<Job['employment_type'], string> = {
  full_time: 'Full time',
  part_time: 'Part time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
}
export const EXPERIENCE_WORDS: Record<NonNullable<Job['experience_level']>, string> = {
  entry: 'Entry',
  junior: 'Junior',
  mid: 'Mid',
  senior: 'Senior',
  lead: 'Lead',
}

export const choicesOf = <T extends string>(words: Record<T, string>) =>
  (Object.entries(words) as [T, string][]).map(([value, label]) => ({ value, label }))

/** "Berlin, Hybrid": where the work is done. */
export const placeWords = ({ locations, workplace }: Pick<Job, 'locations' | 'workplace'>) =>
  [...locations, WORKPLACE_WORDS[workplace]].join(', ')
