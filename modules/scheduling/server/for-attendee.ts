import { calendarWords as words } from '../words/calendar.ts'
import type { PersonRow } from './people.read-model.ts'
import type { BookingRow } from './queries.ts'
import { namesForAttendee } from './seats.ts'

/** What is booked together, as its attendee sees it: one appointment. */
export interface ForAttendee {
  readonly title: string
  /** From the start of the first interview to the end of the last. */
  readonly minutes: number
  readonly interviewers: readonly string[]
  /** Several interviews by time; empty for a single one. */
  readonly plan: {
    title: string
    interviewers: string[]
    minutes: number
    /** How much later than the first one it starts, in minutes. */
    offset_minutes: number
  }[]
}

/**
 * @param rows all interviews of a day by time, or a single one
 * @param people of any bookings
 */
export function forAttendee(rows: readonly BookingRow[], people: readonly PersonRow[]): ForAttendee {
  const parts = rows.map(row => ({
    title: row.title,
    interviewers: namesForAttendee(
      row,
      people.filter(({ booking_id }) => booking_id === row.id),
    ),
    minutes: row.minutes,
    offset_minutes: row.offset_minutes,
  }))
  const isDay = rows.length > 1
  return {
    title: isDay ? words.severalInterviews(rows.length) : rows[0]!.title,
    minutes: Math.max(...parts.map(one => one.offset_minutes + one.minutes)),
    interviewers: [...new Set(parts.flatMap(({ interviewers }) => interviewers))],
    plan: isDay ? parts : [],
  }
}

/** Whether a booking is the first of its day, or a single one: its events tell the attendee about the whole day. */
export const isFirst = ({ id, day_id }: Pick<BookingRow, 'id' | 'day_id'>): boolean => day_id === null || day_id === id
