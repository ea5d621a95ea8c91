import type { PublicJob } from '../contract.ts'

/** The fields of a job that the list of open roles needs. */
export type ListedJob = Pick<
  PublicJob,
  'id' | 'title' | 'department' | 'locations' | 'workplace' | 'employment_type' | 'salary' | 'closing_date'
>

/** A filter of the open roles, stored in the page's address. Empty values do not filter. */
export interface RoleFilter {
  readonly q: string
  readonly team: string
  readonly place: string
  readonly hours: string
}
export const NO_FILTER: RoleFilter = { q: '', team: '', place: '', hours: '' }
const REMOTE = 'Remote'

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()

export const readFilter = (search: URLSearchParams): RoleFilter => ({
  q: search.get('q') ?? '',
  team: search.get('team') ?? '',
  place: search.get('place') ?? '',
  hours: search.get('hours') ?? '',
})

export const placesOf = (job: ListedJob): string[] =>
  job.workplace === 'remote' ? [...job.locations, REMOTE] : [...job.locations]

export function matchingRoles(jobs: readonly ListedJob[], { q, team, place, hours }: RoleFilter): ListedJob[] {
  const words = folded(q).split(/\s+/).filter(Boolean)
  return jobs.filter(job => {
    const text = folded([job.title, job.department ?? '', ...placesOf(job)].join(' '))
    return (
      words.every(word => text.includes(word)) &&
      (!team || job.department === team) &&
      (!place || placesOf(job).includes(place)) &&
      (!hours || job.employment_type === hours)
    )
  })
}

/** Each value with its number of jobs, sorted by name. */
export function counted(values: readonly string[]): { value: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => a.value.localeCompare(b.value, 'en'))
}

export interface RoleGroup {
  readonly team: string | null
  readonly jobs: readonly ListedJob[]
}

/** Grouped by team, sorted by name, with roles without a team last. */
export function groupedByTeam(jobs: readonly ListedJob[]): RoleGroup[] {
  const named = counted(jobs.flatMap(job => job.department ?? [])).map(({ value }) => value)
  const rest = jobs.filter(job => !job.department)
  return [
    ...named.map(team => ({ team, jobs: jobs.filter(job => job.department === team) })),
    ...(rest.length > 0 ? [{ team: null, jobs: rest }] : []),
  ]
}
