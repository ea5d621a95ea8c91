import { useQuery } from '@tanstack/react-query'
import { adminsQuery } from '#modules/accounts/web/api.ts'
import { jobQuery } from '#modules/jobs/web/api.ts'
import type { ListFilter } from './api.ts'
import { useCustomFields } from './use-custom-fields.ts'
import type { FilterNames } from './filter-chips.ts'

/** The names of what a filter refers to by ID. They are fetched only if the filter has such an ID. */
export function useFilterNames(filter: ListFilter, jobs: readonly { job_id: string; title: string }[]): FilterNames {
  const hasOwner = filter.owner !== undefined && filter.owner !== 'me' && filter.owner !== 'none'
  const people = useQuery({ ...adminsQuery(), enabled: hasOwner })
  const job = useQuery({
    ...jobQuery(filter.job_id ?? ''),
    enabled: filter.requirement !== undefined && Boolean(filter.job_id),
  })
  const custom = filter.custom?.slice(0, 36)
  const fields = useCustomFields(custom !== undefined)
  const requirement = String(filter.requirement).split(':')[0]
  return {
    job: jobs.find(({ job_id }) => job_id === filter.job_id)?.title,
    custom: fields.find(({ id }) => id === custom)?.name,
    owner: people.data?.find(({ id }) => id === filter.owner)?.name,
    requirement: job.data?.requirements.find(({ id }) => id === requirement)?.text,
  }
}
