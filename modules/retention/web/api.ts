import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { retentionContract } from '../contract.ts'

/** @param retentionDays as if the organization had chosen this many days */
export const upcomingQuery = (retentionDays: number) =>
  queryOptions({
    queryKey: ['retention', 'upcoming', retentionDays],
    queryFn: ({ signal }) =>
      call(retentionContract['retention.upcoming'], { query: { retention_days: retentionDays }, signal }),
    placeholderData: keepPreviousData,
  })

export const saveRetention = (retention_days: number) =>
  call(organizationsContract['organizations.editSettings'], { body: { retention_days } })
