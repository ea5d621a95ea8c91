import { later, MINUTE } from '#platform/clock/clock.ts'
import { calendarWords as words } from '../words/calendar.ts'
import type { ForAttendee } from './for-attendee.ts'
import type { BookingRow } from './queries.ts'
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** A calendar entry as e-mail programs and calendars read it (RFC 5545, RFC 5546). */
export interface CalendarEntry {
  /** PUBLISH is for a file that someone downloads. */
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  /** Never changes: calendars use it to replace an earlier version of the entry. */
  readonly uid: string
  /** Starts at 0 and increases with each change. */
  readonly sequence: number
  readonly start: Date
  readonly end: Date
  readonly stamp: Date
  readonly summary: string
  readonly description: string
  readonly place: string
  readonly link: string | null
  readonly organizer: { readonly name: string; readonly email: string }
  /** The person whose calendar it is for. The file contains no other person's address. */
  readonly attendee: { readonly name: string; readonly email: string }
}

// A parameter value must not contain a double quote, and there is no way to escape one (RFC 5545, section 3.2).
const parameter = (name: string) => name.replaceAll('"', '’').replaceAll(/[\r\n]+/g, ' ')
const person = ({ name, email }: { name: string; email: string }) => ({ name: parameter(name), email })

/** The entry as .ics text. Times are in UTC, so the file needs no time zone definitions. */
export function calendarFile(entry: CalendarEntry): string {
  const calendar = ical({
    method: ICalCalendarMethod[entry.method],
    prodId: { company: 'Evenhand', product: 'Scheduling', language: 'EN' },
  })
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    start: entry.start,
    end: entry.end,
    stamp: entry.stamp,
    summary: entry.summary,
    description: entry.description || null,
    location: entry.place || null,
    url: entry.link,
    status: entry.method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: person(entry.organizer),
    attendees:
      entry.method === 'PUBLISH'
        ? []
        : [{ ...person(entry.attendee), status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
  })
  return calendar.toString()
}

/** Who an entry is for, and what it shows besides the time. */
export interface EntryReader {
  readonly role: 'attendee' | 'interviewer'
  readonly name: string
  readonly email: string
  /** The page to open from the calendar. */
  readonly link: string | null
}

export interface EntryFacts {
  readonly organizationName: string
  readonly organizer: { readonly name: string; readonly email: string }
  readonly interviewers: readonly string[]
  /** Several interviews that the attendee has as one entry. */
  readonly plan?: ForAttendee['plan']
}

export interface EntryTime {
  readonly start: Date
  readonly end: Date
  readonly sequence: number
  /** When this version was created. */
  readonly stamp: Date
}

/** A booking as its reader's calendar shows it. The times are passed in, because an e-mail describes the change that caused it. */
export function bookingFile(
  method: CalendarEntry['method'],
  booking: BookingRow,
  time: EntryTime,
  facts: EntryFacts,
  reader: EntryReader,
): string {
  const attends = reader.role === 'attendee'
  const about = attends
    ? words.aboutForAttendee(booking.subject_title, facts.organizationName)
    : words.aboutForInterviewer(booking.attendee_name, booking.subject_title)
  const others = facts.interviewers.filter(name => name !== reader.name)
  const lines = [
    ...(facts.plan ?? []).map(one =>
      words.planned(later(time.start, one.offset_minutes * MINUTE), booking.attendee_zone, one),
    ),
    words.participants(attends ? facts.interviewers : [booking.attendee_name, ...others]),
    attends && booking.message,
    reader.link && (attends ? words.moveOrCancel : words.prepare)(reader.link),
  ]
  return calendarFile({
    ...time,
    method,
    uid: booking.ics_uid,
    summary: words.summary(booking.title, about),
    description: lines.filter(Boolean).join('\n'),
    place: booking.place,
    link: reader.link,
    organizer: facts.organizer,
    attendee: reader,
  })
}
