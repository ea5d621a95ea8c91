import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import type { DayPart } from '../day.ts'
import { panelMembers } from '../panel.ts'
import { panelOf } from '../policy.ts'
import { peopleIn, type PersonRow } from './people.read-model.ts'
import type { Participant } from './people.ts'
import { bookingById, type BookingRow, bookingsOfDay } from './queries.ts'
import { groupsIn } from './seats.ts'

/** An interview of a plan. */
export interface PlannedInterview extends Pick<BookingRow, 'minutes' | 'panel' | 'offset_minutes'> {
  /** Everyone who can take part. */
  readonly adminIds: readonly string[]
}

/** What is booked together: one interview, or those of a day in their order. */
export interface Plan {
  readonly interviews: readonly PlannedInterview[]
  /** Instants at which the first one can start; null for the people's free times. */
  readonly offered: readonly string[] | null
}

/** The plan that bookings are part of. @param rows all interviews of one day, by time */
export const planOf = (rows: readonly BookingRow[], people: readonly PersonRow[]): Plan => ({
  interviews: rows.map(row => ({
    ...row,
    adminIds: row.panel
      ? panelMembers(row.panel)
      : people.filter(({ booking_id }) => booking_id === row.id).map(({ id }) => id),
  })),
  offered: rows[0]?.offered ?? null,
})

interface InterviewInput {
  readonly interviewer_ids: readonly string[]
  readonly any_of: Parameters<typeof panelOf>[1]
  readonly minutes: number
  /** Between its end and the next interview. */
  readonly break_minutes: number
}

/** Interviews one after the other, with their breaks. */
export function plannedDay<I extends InterviewInput>(
  inputs: readonly I[],
): (PlannedInterview & { readonly input: I })[] {
  let offset = 0
  return inputs.map(input => {
    const panel = panelOf(input.interviewer_ids, input.any_of)
    const adminIds = panel ? panelMembers(panel) : [...new Set(input.interviewer_ids)]
    const planned = { minutes: input.minutes, panel, offset_minutes: offset, adminIds, input }
    offset += input.minutes + input.break_minutes
    return planned
  })
}

/** Everyone who can take part in any of the interviews. */
export const adminsIn = ({ interviews }: Pick<Plan, 'interviews'>): string[] => [
  ...new Set(interviews.flatMap(({ adminIds }) => adminIds)),
]

/** The interviews with their people. */
export const partsOf = (
  { interviews }: Pick<Plan, 'interviews'>,
  people: readonly Participant[],
): DayPart<Participant>[] =>
  interviews.map(one => ({
    groups: groupsIn(
      one,
      people.filter(({ id }) => one.adminIds.includes(id)),
    ),
    minutes: one.minutes,
    offset: one.offset_minutes,
  }))

/** A booking with everything that is booked together with it. */
export interface Together {
  readonly booking: BookingRow
  /** By time; the first one has the link, the offered times and the number of moves. */
  readonly rows: readonly BookingRow[]
  readonly first: BookingRow
}

const together = (id: string, rows: readonly BookingRow[]): Together => ({
  booking: rows.find(row => row.id === id)!,
  rows,
  first: rows[0]!,
})

/** A booking and the others of its day, locked until the transaction ends. @returns undefined if it does not exist */
export async function lockTogether(
  q: Kysely<Tables>,
  organizationId: string,
  id: string,
): Promise<Together | undefined> {
  const known = await bookingById(q, organizationId, id).executeTakeFirst()
  if (!known) return undefined
  const rows = await bookingsOfDay(q, organizationId, known).forUpdate().execute()
  return rows.some(row => row.id === id) ? together(id, rows) : undefined
}

/** The people of several bookings, in a transaction. */
export const peopleOf = (q: Kysely<Tables>, organizationId: string, rows: readonly BookingRow[]) =>
  peopleIn(
    q,
    organizationId,
    rows.map(({ id }) => id),
  ).execute()
