import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { platformSettingsContract as contract } from '../contract.ts'

export const registrationQuery = (invitation: string | undefined) =>
  queryOptions({
    queryKey: ['platform', 'registration', invitation ?? null],
    queryFn: ({ signal }) => call(contract['platform.registration'], { query: { invitation }, signal }),
  })

export const announcementQuery = queryOptions({
  queryKey: ['platform', 'announcement'],
  queryFn: ({ signal }) => call(contract['platform.announcement'], { signal }),
  select: ({ announcement }) => announcement,
})
