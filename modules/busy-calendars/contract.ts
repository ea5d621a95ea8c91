import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, ok } from '#platform/contract/shapes.ts'
import { CALENDAR_PROBLEMS } from './policy.ts'
import { busyCalendarProblems as problems } from './words/busy-calendars.ts'

/** Calendar programs show `webcal:` for what is read over HTTPS. */
const address = z
  .string()
  .trim()
  .max(2000, problems.tooLong)
  .transform(value => value.replace(/^webcals?:\/\//i, 'https://'))
  .refine(value => URL.canParse(value), problems.noAddress)
  .refine(value => !URL.canParse(value) || new URL(value).protocol === 'https:', problems.notHttps)

const busyCalendar = z.object({
  id,
  /** The server's name. The address itself is secret and not shown again. */
  host: z.string(),
  state: z.enum(['waiting', 'read', 'failed']),
  problem: z.enum(CALENDAR_PROBLEMS).nullable(),
  /** When it was last read with success. */
  read_at: instant.nullable(),
  /** Whether the busy times are so old that they may be wrong. */
  stale: z.boolean(),
  /** Entries that were not understood. */
  unread: z.number().int(),
})
export type BusyCalendar = z.output<typeof busyCalendar>

const byId = z.object({ id })

export const busyCalendarsContract = contract({
  'busyCalendars.list': {
    method: 'GET',
    path: '/api/account/busy-calendars',
    who: 'signed_in',
    summary: "The caller's calendars whose busy times are respected when interviews are booked.",
    reply: z.object({ items: z.array(busyCalendar) }),
  },
  'busyCalendars.add': {
    method: 'POST',
    path: '/api/account/busy-calendars',
    who: 'signed_in',
    summary:
      'Adds a calendar by its ICS address (HTTPS, on the public internet; at most 5). It is read at once and then every 15 minutes; only start and end of its entries are stored.',
    body: z.object({ address }),
    reply: busyCalendar,
    status: 201,
    limit: { max: 20, seconds: 3600 },
  },
  'busyCalendars.readAgain': {
    method: 'POST',
    path: '/api/account/busy-calendars/:id/read',
    who: 'signed_in',
    summary: 'Reads a calendar again now.',
    params: byId,
    reply: busyCalendar,
    status: 202,
    limit: { max: 30, seconds: 600 },
  },
  'busyCalendars.remove': {
    method: 'DELETE',
    path: '/api/account/busy-calendars/:id',
    who: 'signed_in',
    summary: 'Removes a calendar and its busy times.',
    params: byId,
    reply: ok,
  },
})
