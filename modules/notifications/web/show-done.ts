import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#platform/contract/endpoint.ts'
import type { Notification, notificationsContract } from '../contract.ts'
import { markRead, unreadQuery } from './api.ts'

type Lists = InfiniteData<ReplyOf<(typeof notificationsContract)['notifications.list']>>

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
