import type { z } from 'zod'
import type { booking } from '../contract.ts'
import type { Actor } from '#platform/http/api.ts'
import { mayArrange, mayHandle, statesToSet } from '../policy.ts'
import type { PersonRow } from './people.read-model.ts'
import type { BookingRow } from './queries.ts'

/** @param people of any bookings; those of other bookings are ignored */
export const presentBooking = (
  row: BookingRow,
  people: readonly PersonRow[],
  actor: Pick<Actor, 'adminId' | 'role'>,
  now: Date,
): z.input<typeof booking> => ({
  id: row.id,
  subject_id: row.subject_id,
  subject_title: row.subject_title,
  part: row.part,
  title: row.title,
  state: row.state,
  next_states: mayHandle(
    actor,
    people.filter(one => one.booking_id === row.id).map(({ id }) => id),
  )
    ? statesToSet(row, now)
    : [],
  can_arrange: mayArrange(actor),
  start_at: row.start_at?.toISOString() ?? null,
  end_at: row.end_at?.toISOString() ?? null,
  minutes: row.minutes,
  place: row.place,
  message: row.message,
  interviewers: people.filter(one => one.booking_id === row.id).map(({ id, name }) => ({ id, name })),
  panel: row.panel && {
    required: [...row.panel.required],
    any_of: row.panel.any_of.map(({ count, ids }) => ({ count, ids: [...ids] })),
  },
  attendee: { name: row.attendee_name, time_zone: row.attendee_zone },
  day_id: row.day_id,
  offset_minutes: row.offset_minutes,
  offered: row.offered,
  offer_until: row.offer_until.toISOString(),
  moves: row.moves,
  asked: row.asked,
  cancelled: row.cancelled_by && { by: row.cancelled_by, reason: row.cancel_reason ?? '' },
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
