import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { ReplyOf } from '#platform/contract/endpoint.ts'
import type { NotificationPart } from '../policy.ts'
import { type Notification, notificationsContract as contract, type Preferences } from '../contract.ts'

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
type Lists = InfiniteData<ReplyOf<(typeof contract)['notifications.list']>>

/** Shows in every loaded list what its reader has just done about a notification, which is also read with it. */
export function showDone(client: QueryClient, id: string, to_do: Notification['to_do']): void {
  client.setQueriesData<Lists>(
    { queryKey: ['notifications', 'list'] },
    lists =>
      lists && {
        ...lists,
        pages: lists.pages.map(page => ({
          ...page,
          items: page.items.map(one => (one.id === id ? { ...one, to_do, read: true } : one)),
        })),
      },
  )
}

/** Marks as read what somebody has dealt with. The lists stay as they are, so that it can be undone in its place. */
export async function markDone(client: QueryClient, id: string): Promise<void> {
  await markRead([id])
  await client.invalidateQueries({ queryKey: unreadQuery().queryKey })
}

export const refreshNotifications = (client: QueryClient) => client.invalidateQueries({ queryKey: ['notifications'] })

/** The address of the stream of changes. */
export const livePath = contract['notifications.live'].path
