import { voidLinks } from '#platform/auth/links.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, invalidField } from '#platform/errors/problem-error.ts'
import { BOOKING_ARROWS, canBeOffered } from '../policy.ts'
import { isPanelClear, type Panel } from '../panel.ts'
import { presentSlot, timesFor } from './free-times.ts'
import { readPeopleIn } from './people.ts'
import { peopleIn } from './people.read-model.ts'
import {
  type BookingRow,
  bookingById,
  insertBooking,
  insertPeople,
  openBookingOf,
  releaseTime,
  updateBooking,
} from './queries.ts'
import { groupsIn, possiblePeople } from './seats.ts'

/** How long an offer to choose a time is valid, in ms. */
const OFFER_LIFE_MS = 30 * DAY
const FARTHEST_MS = 180 * DAY

/** An invitation. The subject is opaque: an id, a title, and which of its interviews (`part`) this is. */
export interface Proposal {
  readonly subjectId: string
  readonly subjectTitle: string
  readonly part: string
  readonly title: string
  readonly minutes: number
  /** An address, a video link or a phone number; may be empty. */
  readonly place: string
  /** Shown to the attendee; may be empty. */
  readonly message: string
  readonly attendee: { readonly name: string; readonly email: string; readonly timeZone: string }
  /** Everyone who can take part. */
  readonly interviewerIds: readonly string[]
  /** Of whom so many take part, if not everyone does. */
  readonly panel?: Panel | null
  /** Instants to choose from; null means the interviewers' free times. */
  readonly slots: readonly string[] | null
  readonly organizer: { readonly adminId: string; readonly timeZone: string }
}

interface Offer {
  readonly adminIds: readonly string[]
  readonly panel: Panel | null
  readonly slots: readonly string[] | null
  readonly minutes: number
  readonly exceptBookingId: string | null
}

/** The offer's columns. @throws 422 if a time is past or too far ahead, or an interviewer is not an admin; 409 if a time is taken */
async function offerColumns(
  tx: OrganizationTransaction,
  { adminIds, panel, slots, minutes, exceptBookingId }: Offer,
  now: Date,
) {
  const people = await readPeopleIn(tx.q, { organizationId: tx.organizationId, adminIds, now, exceptBookingId })
  if (people.length !== adminIds.length) {
    throw invalidField('interviewer_ids', 'One of these people is no longer in this organization.')
  }
  if (!slots) return { offered: null, offer_until: later(now, OFFER_LIFE_MS) }
  const starts = [...new Set(slots.map(at => Date.parse(at)))].toSorted((a, b) => a - b)
  for (const start of starts) {
    if (start <= now.getTime()) throw invalidField('slots', 'One of these times is in the past.')
    if (start > now.getTime() + FARTHEST_MS)
      throw invalidField('slots', 'One of these times is more than 180 days away.')
  }
  const groups = groupsIn({ panel }, people)
  const busy = starts.filter(start => !isPanelClear(groups, { start, end: start + minutes * 60_000 }))
  if (busy.length > 0) {
    throw conflict('slot_taken', 'An interviewer is busy at one of these times. Choose other times.', {
      taken: busy.map(start => new Date(start).toISOString()),
    })
  }
  const offered = starts.map(start => new Date(start).toISOString())
  return { offered: json(offered), offer_until: new Date(starts.at(-1)!) }
}

/** Each interview of a subject has at most one open booking. @throws 409 `already_proposed` with its id */
export async function requireNoneOpen(
  tx: OrganizationTransaction,
  { subjectId, part }: Pick<Proposal, 'subjectId' | 'part'>,
) {
  const open = await openBookingOf(tx.q, tx.organizationId, subjectId, part).executeTakeFirst()
  if (open) {
    throw conflict(
      'already_proposed',
      'This interview has already been offered or booked. Move it or cancel it first.',
      {
        booking_id: open.id,
      },
    )
  }
}

/** Offers an interview. No time is reserved until the attendee chooses one. The event causes the e-mail with the link. */
export async function proposeBooking(tx: OrganizationTransaction, proposal: Proposal, now: Date): Promise<BookingRow> {
  const adminIds = [...new Set(proposal.interviewerIds)]
  const offer = await offerColumns(
    tx,
    {
      adminIds,
      panel: proposal.panel ?? null,
      slots: proposal.slots,
      minutes: proposal.minutes,
      exceptBookingId: null,
    },
    now,
  )
  await requireNoneOpen(tx, proposal)
  const id = newId(now.getTime())
  const row = await insertBooking(tx, {
    organization_id: tx.organizationId,
    id,
    subject_id: proposal.subjectId,
    subject_title: proposal.subjectTitle,
    part: proposal.part,
    title: proposal.title,
    state: 'waiting_on_candidate',
    minutes: proposal.minutes,
    organizer_zone: proposal.organizer.timeZone,
    attendee_zone: proposal.attendee.timeZone,
    attendee_name: proposal.attendee.name,
    attendee_email: proposal.attendee.email,
    place: proposal.place,
    message: proposal.message,
    ...offer,
    panel: proposal.panel ? json(proposal.panel) : null,
    ics_uid: `${id}@evenhand`,
    created_by: proposal.organizer.adminId,
    created_at: now,
    updated_at: now,
  })
  await insertPeople(tx, id, adminIds)
  await tx.emit(
    'booking.proposed',
    row.subject_id,
    { booking_id: id },
    { kind: 'admin', id: proposal.organizer.adminId },
  )
  return row
}

/**
 * Asks the attendee to choose another time. A booked time stays reserved until then; earlier links expire.
 * @param slots instants to choose from; by default the remaining ones of the earlier offer, otherwise the interviewers' free times
 * @throws 409 if it is over or cancelled; 409, 422 as `proposeBooking`
 */
export async function proposeAgain(
  tx: OrganizationTransaction,
  bookingId: string,
  { slots, adminId }: { slots?: readonly string[]; adminId: string },
  now: Date,
): Promise<BookingRow> {
  const booking = await bookingById(tx.q, tx.organizationId, bookingId).forUpdate().executeTakeFirstOrThrow()
  if (!canBeOffered(booking, now)) {
    throw conflict('not_an_arrow', 'No more times can be offered for this interview. Schedule a new one.', {
      allowed_states: BOOKING_ARROWS[booking.state],
    })
  }
  const missed = booking.state === 'no_show'
  if (missed) await requireNoneOpen(tx, { subjectId: booking.subject_id, part: booking.part })
  const people = await peopleIn(tx.q, tx.organizationId, [booking.id]).execute()
  const adminIds = possiblePeople(booking, people)
  const kept = slots ?? (await offersLeft(tx, booking, adminIds, now))
  const offer = await offerColumns(
    tx,
    { adminIds, panel: booking.panel, slots: kept, minutes: booking.minutes, exceptBookingId: booking.id },
    now,
  )
  const offered = await updateBooking(tx, booking.id, {
    ...offer,
    state: booking.state === 'booked' ? 'booked' : 'waiting_on_candidate',
    ...(missed && { start_at: null, end_at: null }),
    free_move: true,
    asked: null,
    updated_at: now,
  })
  if (missed) await releaseTime(tx, booking.id)
  await voidLinks(tx, 'booking', booking.id, now)
  await tx.emit('booking.proposed', booking.subject_id, { booking_id: booking.id }, { kind: 'admin', id: adminId })
  return offered
}

/** Times of the earlier offer that are still free; null if there are none. */
async function offersLeft(tx: OrganizationTransaction, booking: BookingRow, adminIds: readonly string[], now: Date) {
  if (!booking.offered) return null
  const wanted = { organizationId: tx.organizationId, adminIds, now, exceptBookingId: booking.id }
  const left = timesFor(booking, await readPeopleIn(tx.q, wanted), now)
  const others = left.map(presentSlot).filter(({ start_at }) => start_at !== booking.start_at?.toISOString())
  return others.length > 0 ? others.map(({ start_at }) => start_at) : null
}
