import type { Api } from '#platform/http/api.ts'
import { calendarFeedContract as calls } from '../contract.ts'
import { feedFile } from './feed-file.ts'
import { changeFeed, createFeed, endFeed, presentFeed } from './own-feed.ts'
import { feedOf } from './queries.ts'

export { endWithPassword } from './own-feed.ts'

export function calendarFeedRoutes({ serve, services }: Api) {
  serve(calls['calendarFeed.read'], async ({ org, actor }) => {
    const [[feed]] = await org.read(q => [feedOf(q, org.organizationId, actor.adminId)])
    return { feed: feed ? presentFeed(feed) : null }
  })
  serve(calls['calendarFeed.create'], ({ tx, actor, body, now }) =>
    createFeed(tx, services.settings.PUBLIC_URL, actor.adminId, body.names, now),
  )
  serve(calls['calendarFeed.change'], ({ tx, actor, body }) => changeFeed(tx, actor.adminId, body.names))
  serve(calls['calendarFeed.remove'], async ({ tx, actor, now }) => {
    await endFeed(tx, actor.adminId, now)
    return { ok: true as const }
  })
  serve(calls['calendarFeed.file'], async ({ org, link, reply }) => {
    const file = await feedFile(services, org, link.subjectId)
    return reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store').send(file)
  })
}
