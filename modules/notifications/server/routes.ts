import { viewerOf } from '#platform/access/viewer.ts'
import { cutPage, presentTotal } from '#platform/db/pages.ts'
import { streamEvents } from '#platform/http/open-streams.ts'
import type { Api } from '#platform/http/api.ts'
import { notificationsContract as calls } from '../contract.ts'
import { NOTIFICATION_PARTS } from '../policy.ts'
import { dailyDigests } from './send-digests.ts'
import { liveTopics } from './live.ts'
import { notificationPage, type NotificationRow, unreadCount } from './notifications.read-model.ts'
import { presentNotification } from './present.ts'
import { readPreferences, setPreferences } from './preferences.ts'
import { markRead } from './queries.ts'
import { whatToDo } from './what-to-do.ts'

const done = { ok: true as const }

export function notificationsRoutes({ serve, services }: Api) {
  serve(calls['notifications.list'], async ({ org, actor, query: { limit, cursor, unread, part }, now }) => {
    const [rows, counted] = await org.read(q => [
      notificationPage(q, viewerOf(actor), {
        limit,
        cursor,
        unread: unread === 'true',
        kinds: part && NOTIFICATION_PARTS[part],
        open: part === 'needs_action',
      }),
      unreadCount(q, viewerOf(actor)),
    ])
    const toDo = await whatToDo(org, actor, rows, now)
    const present = (row: NotificationRow) => presentNotification(row, toDo.get(row.id) ?? null)
    return {
      ...cutPage(rows, limit, present, row => [row.at.toISOString(), row.id]),
      ...presentTotal(Number(counted[0]?.count ?? 0)),
    }
  })
  serve(calls['notifications.markRead'], async ({ tx, actor, body, now }) => {
    await markRead(tx, actor.adminId, body.ids, now)
    return done
  })
  serve(calls['notifications.preferences'], ({ org, actor }) => readPreferences(org, actor.adminId))
  serve(calls['notifications.setPreferences'], ({ tx, actor, body }) => setPreferences(tx, actor.adminId, body))
  serve(calls['notifications.live'], async ({ org, actor, request, reply }) =>
    streamEvents(request, reply, signal => liveTopics(services, org.organizationId, actor.adminId, signal)),
  )
}

export const { schedule: notificationsSchedule, tasks: notificationsTasks } = dailyDigests
