import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { busyCalendarsContract } from '../contract.ts'
import { STALE_AFTER } from '../policy.ts'
import type { BusyCalendarRow } from './queries.ts'

type Given = ReplyGiven<(typeof busyCalendarsContract)['busyCalendars.add']>

export const presentCalendar = (row: BusyCalendarRow, now: Date): Given => ({
  id: row.id,
  host: row.host,
  state: row.tried_at === null ? 'waiting' : row.problem ? 'failed' : 'read',
  problem: row.problem,
  read_at: row.read_at?.toISOString() ?? null,
  stale: row.read_at !== null && now.getTime() - row.read_at.getTime() > STALE_AFTER,
  unread: row.unread,
})
