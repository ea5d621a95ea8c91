import { later, MINUTE } from '#platform/clock/clock.ts'
import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { HeldLink } from '#platform/http/api.ts'
import { adminById } from '#modules/accounts/public.ts'
import { applicationById, type ApplicationRow, shownPerson } from '#modules/applications/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { canBeTaken, isOfferOver, MOST_MOVES, moveRefusal } from '#modules/scheduling/policy.ts'
import {
  bookingById,
  type BookingRow,
  bookingsOfDay,
  forAttendee,
  peopleIn,
  slotsFor,
} from '#modules/scheduling/public.ts'
import type { interviewsContract } from '../contract.ts'
import { interviewProblems as problems } from '../words/problems.ts'

type View = ReplyGiven<(typeof interviewsContract)['interviews.openLink']>

export interface OpenedLink {
  readonly org: OrganizationDb
  readonly link: HeldLink
  readonly booking: BookingRow
  readonly application: ApplicationRow
}

/** The booking and the application that a link was made for. Opening it changes nothing. @throws 404 */
export async function openLink(org: OrganizationDb, link: HeldLink): Promise<OpenedLink> {
  const [[booking]] = await org.read(q => [bookingById(q, org.organizationId, link.subjectId)])
  const [[application]] = booking
    ? await org.read(q => [applicationById(q, org.organizationId, booking.subject_id)])
    : [[]]
  if (!booking || !application) throw notFound(problems.gone)
  return { org, link, booking, application }
}

/** The booked person, as their link shows them. */
export const attendeeOf = ({ link, booking, application }: Omit<OpenedLink, 'org'>) =>
  shownPerson(
    application,
    { name: booking.attendee_name, email: booking.attendee_email, time_zone: booking.attendee_zone },
    link,
  )

/** Nothing can be booked for a closed application, whether or not its candidate has been informed. @throws 409 */
export function requireStillOpen({ application }: OpenedLink): void {
  if (application.outcome !== 'active') throw conflict('not_open', problems.notOpen)
}

/** While the organization is suspended no first time is booked. What is booked takes place and can be moved. @throws 409 */
export async function requireNotPaused({ org, booking }: OpenedLink): Promise<void> {
  const { organization } = await readOrganization(org)
  if (organization.status !== 'active' && booking.state !== 'booked')
    throw conflict('organization_paused', problems.paused)
}

/** The booking as the link's holder sees it now. */
export async function viewLink({ org, link, booking, application }: OpenedLink, now: Date): Promise<View> {
  const facts = await readOrganization(org)
  const [rows] = await org.read(q => [bookingsOfDay(q, org.organizationId, booking)])
  const [people, [organizer]] = await org.read(q => [
    peopleIn(
      q,
      org.organizationId,
      rows.map(({ id }) => id),
    ),
    adminById(q, org.organizationId, booking.created_by),
  ])
  const active = application.outcome === 'active'
  const refusal = moveRefusal(booking, now)
  const booked = booking.start_at && booking.end_at && booking.state !== 'cancelled'
  // No new time is chosen while the organization is suspended. What is booked takes place.
  const isPaused = facts.organization.status !== 'active' && !booked
  const isOver = isOfferOver(booking, now)
  const choosing = active && !isPaused && !isOver && (canBeTaken(booking.state) || refusal === null)
  const { title, minutes, interviewers, plan } = forAttendee(rows, people)
  const start = booking.start_at!
  const current = booked
    ? { start_at: start.toISOString(), end_at: later(start, minutes * MINUTE).toISOString() }
    : null
  const slots = choosing ? await slotsFor(org, booking, now) : []
  return {
    state: booking.state,
    organization_id: org.organizationId,
    organization: facts.public,
    job_title: booking.subject_title,
    title,
    name: attendeeOf({ link, booking, application }).name,
    interviewers: [...interviewers],
    minutes,
    plan,
    place: booking.place,
    message: booking.message,
    time_zone: booking.attendee_zone,
    time_zones: [...new Set([booking.attendee_zone, booking.organizer_zone, facts.organization.time_zone])],
    slots: slots.filter(({ start_at }) => start_at !== current?.start_at),
    times_passed: active && !isPaused && isOver,
    booked: current,
    can_move: active && refusal === null,
    move_refusal: refusal === 'not_booked' ? null : refusal,
    can_cancel: canBeTaken(booking.state) || (booking.state === 'booked' && booking.start_at! > now),
    moves_left: Math.max(0, MOST_MOVES - booking.moves),
    asked: booking.asked !== null,
    contact: organizer
      ? { name: organizer.name, email: organizer.email }
      : { name: facts.organization.name, email: '' },
    until: link.expiresAt.toISOString(),
  }
}
