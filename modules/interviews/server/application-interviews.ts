import { addLink, type Link } from '#platform/auth/links.ts'
import { DAY, later, MINUTE } from '#platform/clock/clock.ts'
import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import { messageIdFor } from '#platform/mail/messages.ts'
import { adminById } from '#modules/accounts/public.ts'
import { knowsRejection } from '#modules/applications/policy.ts'
import { candidateById, requireApplication, communicationsOf } from '#modules/applications/public.ts'
import { jobById } from '#modules/jobs/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { canBeTaken, isOfferOver, offerLinkEnd } from '#modules/scheduling/policy.ts'
import {
  bookingsOf,
  type BookingRow,
  forAttendee,
  isFirst,
  peopleIn,
  type PersonRow,
} from '#modules/scheduling/public.ts'
import type { interviewsContract } from '../contract.ts'
import { interviewProblems as problems } from '../words/problems.ts'
import { bookingEvents, type BookingEventName, noticeOf } from './known-interviews.read-model.ts'

type Shown = ReplyGiven<(typeof interviewsContract)['interviews.ofApplication']>
type Known = Shown['items'][number]

/** How long a link works after the interview, or after it was asked for. */
const LINK_LIFE_MS = 14 * DAY

interface LastNotice {
  readonly at: Date
  readonly name: BookingEventName
  readonly start: string | null
  readonly end: string | null
}

/** The time in an event. A new offer does not change a booked time. */
function nextNotice(
  earlier: LastNotice | undefined,
  name: BookingEventName,
  data: Record<string, unknown>,
  at: Date,
): LastNotice {
  if (name === 'booking.proposed' && (earlier?.name === 'booking.booked' || earlier?.name === 'booking.moved'))
    return earlier
  const { start_at: start, end_at: end } = data
  return typeof start === 'string' && typeof end === 'string'
    ? { name, at, start, end }
    : { name, at, start: null, end: null }
}

/** What the candidate last learned about each booking: from an e-mail that was sent, or from their own action. */
async function lastNotices(
  org: OrganizationDb,
  applicationId: string,
  address: string,
): Promise<Map<string, LastNotice>> {
  const [events, messages] = await org.read(q => [
    bookingEvents(q, org.organizationId, applicationId),
    communicationsOf(q, org.organizationId, [applicationId]),
  ])
  const sent = new Set(messages.map(({ message_id }) => message_id))
  const notices = new Map<string, LastNotice>()
  for (const { id, name, actor_kind, data, at } of events) {
    const event = name as BookingEventName
    if (actor_kind !== 'candidate' && !sent.has(messageIdFor(id, noticeOf(event), address))) continue
    const bookingId = String(data['booking_id'])
    notices.set(bookingId, nextNotice(notices.get(bookingId), event, data, at))
  }
  return notices
}

function stateOf({ name, end }: LastNotice, booking: BookingRow, now: Date): Known['state'] {
  if (name === 'booking.cancelled') return 'cancelled'
  // No e-mail is sent when an offer expires, but its page says so.
  if (name === 'booking.proposed')
    return booking.state === 'cancelled' ? 'closed' : isOfferOver(booking, now) ? 'times_passed' : 'to_choose'
  return end !== null && new Date(end) <= now ? 'over' : 'booked'
}

function present(
  { first: booking, rows }: { first: BookingRow; rows: readonly BookingRow[] },
  { name, at, start }: LastNotice,
  people: readonly PersonRow[],
  now: Date,
): Known {
  const { title, minutes, interviewers } = forAttendee(rows, people)
  const end = start && later(new Date(start), minutes * MINUTE).toISOString()
  const state = stateOf({ name, at, start, end }, booking, now)
  return {
    booking_id: booking.id,
    title,
    state,
    start_at: start,
    end_at: end,
    time_zone: booking.attendee_zone,
    minutes,
    interviewers: [...interviewers],
    place: booking.place,
    told_at: at.toISOString(),
    asked: booking.asked !== null,
    can_open: ((state === 'to_choose' || state === 'times_passed') && canBeTaken(booking.state)) || state === 'booked',
  }
}

async function readKnown(org: OrganizationDb, applicationId: string, now: Date) {
  const application = await requireApplication(org, applicationId)
  const [[candidate], bookings, communications, [job]] = await org.read(q => [
    candidateById(q, org.organizationId, application.candidate_id),
    bookingsOf(q, org.organizationId, applicationId),
    communicationsOf(q, org.organizationId, [applicationId]),
    jobById(q, org.organizationId, application.job_id),
  ])
  const ended = application.outcome === 'withdrawn' || knowsRejection(application.outcome, communications)
  const notices =
    candidate?.email && !ended ? await lastNotices(org, applicationId, candidate.email) : new Map<string, never>()
  const ofDay = (first: BookingRow) =>
    bookings
      .filter(({ id, day_id }) => id === first.id || day_id === first.id)
      .toSorted((a, b) => a.offset_minutes - b.offset_minutes)
  const known = bookings
    .toReversed()
    .filter(isFirst)
    .flatMap(first => (notices.has(first.id) ? [{ first, rows: ofDay(first), notice: notices.get(first.id)! }] : []))
  const [people] = await org.read(q => [
    peopleIn(
      q,
      org.organizationId,
      known.flatMap(({ rows }) => rows.map(({ id }) => id)),
    ),
  ])
  const contactId = known.at(-1)?.first.created_by ?? job?.created_by
  const [[contact]] = contactId ? await org.read(q => [adminById(q, org.organizationId, contactId)]) : [[]]
  const items = known.map(one => ({ booking: one.first, shown: present(one, one.notice, people, now) }))
  return { items, contact }
}

/** An application's interviews with people that the candidate knows about. */
export async function interviewsOfApplication(org: OrganizationDb, applicationId: string, now: Date): Promise<Shown> {
  const { items, contact } = await readKnown(org, applicationId, now)
  const { organization } = await readOrganization(org)
  return {
    items: items.map(({ shown }) => shown),
    contact: contact ? { name: contact.name, email: contact.email } : { name: organization.name, email: null },
  }
}

/** @throws 409 `nothing_to_open` */
export async function linkOfApplication(
  org: OrganizationDb,
  link: Link,
  bookingId: string,
  publicUrl: string,
  now: Date,
): Promise<{ url: string }> {
  const { items } = await readKnown(org, link.subjectId, now)
  const found = items.find(({ booking, shown }) => booking.id === bookingId && shown.can_open)
  if (!found) throw conflict('nothing_to_open', problems.nothingToOpen)
  const { booking, shown } = found
  // Also long after the offer, its page is where other times can be asked for.
  const until = shown.end_at
    ? later(new Date(shown.end_at), LINK_LIFE_MS)
    : new Date(Math.max(offerLinkEnd(booking).getTime(), later(now, LINK_LIFE_MS).getTime()))
  const token = await org.write(tx => addLink(tx, 'booking', booking.id, until, link.unverifiedFor))
  const page = shown.state === 'booked' ? 'reschedule-interview' : 'schedule-interview'
  return { url: `${publicUrl}/${page}/${token}` }
}
