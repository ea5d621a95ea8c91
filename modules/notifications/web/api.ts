import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { NotificationPart } from '../policy.ts'
import { notificationsContract as contract, type Preferences } from '../contract.ts'

export const notificationsQuery = (part?: NotificationPart) =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'list', part ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      call(contract['notifications.list'], { query: { cursor: pageParam ?? undefined, part }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next_cursor,
  })

/** How many are unread. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: ['notifications', 'unread'],
    queryFn: ({ signal }) => call(contract['notifications.list'], { query: { limit: 1, unread: 'true' }, signal }),
    select: ({ total }) => total,
  })

export const preferencesQuery = () =>
  queryOptions({
    queryKey: ['notifications', 'preferences'],
    queryFn: ({ signal }) => call(contract['notifications.preferences'], { signal }),
  })

export const savePreferences = (body: Partial<Preferences>) => call(contract['notifications.setPreferences'], { body })
export const markRead = (ids?: string[]) => call(contract['notifications.markRead'], { body: { ids } })
export const refreshNotifications = (client: QueryClient) => client.invalidateQueries({ queryKey: ['notifications'] })

/** The address of the stream of changes. */
export const livePath = contract['notifications.live'].path
