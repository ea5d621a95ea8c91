import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { instant, ok } from '#platform/contract/shapes.ts'

const names = z.enum(['initials', 'full'])

const feed = z.object({
  /** How candidates appear in it. In blind review they have neutral names in any case. */
  names,
  created_at: instant,
  /** When a calendar program last read it. */
  opened_at: instant.nullable(),
})
export type CalendarFeed = z.output<typeof feed>

export const calendarFeedContract = contract({
  'calendarFeed.read': {
    method: 'GET',
    path: '/api/calendar/feed',
    who: 'signed_in',
    summary:
      "Whether the caller's interviews can be read at a private ICS address. The address itself is not shown again.",
    reply: z.object({ feed: feed.nullable() }),
  },
  'calendarFeed.create': {
    method: 'POST',
    path: '/api/calendar/feed',
    who: 'signed_in',
    summary: "Makes a new private address for the caller's interviews. The earlier one stops working.",
    body: z.object({ names: names.default('initials') }),
    reply: z.object({ feed, url: z.string() }),
    status: 201,
    limit: { max: 30, seconds: 3600 },
  },
  'calendarFeed.change': {
    method: 'PUT',
    path: '/api/calendar/feed',
    who: 'signed_in',
    summary: 'Sets whether the feed shows full names or initials.',
    body: z.object({ names }),
    reply: z.object({ feed }),
  },
  'calendarFeed.remove': {
    method: 'DELETE',
    path: '/api/calendar/feed',
    who: 'signed_in',
    summary: 'Ends the feed: its address stops working. Idempotent.',
    reply: ok,
  },
  'calendarFeed.file': {
    method: 'GET',
    path: '/api/public/calendar-feeds/:token/interviews.ics',
    who: 'link:calendar_feed',
    linkIn: 'params.token',
    summary:
      'The interviews in which the owner of the address takes part, as a calendar file: 30 days back and 180 ahead.',
    params: z.object({ token: z.string().min(1).max(200) }),
    limit: { max: 60, seconds: 600 },
  },
})
