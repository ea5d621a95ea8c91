import type { BookingRow } from './queries.ts'
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** A calendar entry as a mail program or calendar takes it (RFC 5545, RFC 5546). */
export interface CalendarEntry {
  /** PUBLISH is for a file that somebody takes by themselves. */
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  /** The same for good: by it a later file replaces an earlier one. */
  readonly uid: string
  /** Rises with every change, from 0. */
  readonly sequence: number
  readonly start: Date
  readonly end: Date
  readonly stamp: Date
  readonly summary: string
  readonly description: string
  readonly place: string
  readonly link: string | null
  readonly organizer: { readonly name: string; readonly email: string }
  /** Whose calendar it is for: nobody else's address stands in the file. */
  readonly attendee: { readonly name: string; readonly email: string }
}

// A parameter value may hold no double quote, and there is no way to escape one (RFC 5545, section 3.2).
const parameter = (name: string) => name.replaceAll('"', '’').replaceAll(/[\r\n]+/g, ' ')
const person = ({ name, email }: { name: string; email: string }) => ({ name: parameter(name), email })

/** The entry as an .ics text. Its times are in UTC, so that no reader needs a table of zones. */
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

/** For whom an entry is, and what it says beside the time. */
export interface EntryReader {
  readonly role: 'attendee' | 'interviewer'
  readonly name: string
  readonly email: string
  /** Where the reader goes on from the calendar. */
  readonly link: string | null
}

export interface EntryFacts {
  readonly organizationName: string
  readonly organizer: { readonly name: string; readonly email: string }
  readonly interviewers: readonly string[]
}

export interface EntryTime {
  readonly start: Date
  readonly end: Date
  readonly sequence: number
  /** When it became so. */
  readonly stamp: Date
}

const inWords = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

/** A booking as its reader's calendar shows it; the times are given, because a mail tells of the change that caused it. */
export function bookingFile(
  method: CalendarEntry['method'],
  booking: BookingRow,
  time: EntryTime,
  facts: EntryFacts,
  reader: EntryReader,
): string {
  const attends = reader.role === 'attendee'
  const about = attends
    ? `${booking.subject_title} at ${facts.organizationName}`
    : `${booking.attendee_name}, ${booking.subject_title}`
  const lines = [
    `With ${inWords(attends ? facts.interviewers : [booking.attendee_name, ...facts.interviewers.filter(name => name !== reader.name)])}.`,
    attends && booking.message,
    reader.link && `${attends ? 'Move or cancel' : 'The candidate'}: ${reader.link}`,
  ]
  return calendarFile({
    ...time,
    method,
    uid: booking.ics_uid,
    summary: `${booking.title}: ${about}`,
    description: lines.filter(Boolean).join('\n'),
    place: booking.place,
    link: reader.link,
    organizer: facts.organizer,
    attendee: reader,
  })
}
