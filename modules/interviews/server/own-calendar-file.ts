import { later, MINUTE } from '#platform/clock/clock.ts'
import type { Services } from '#platform/services.ts'
import { adminById } from '#modules/accounts/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { bookingFile, bookingsOfDay, forAttendee, peopleIn } from '#modules/scheduling/public.ts'
import { attendeeOf, type OpenedLink } from './open-link.ts'

/** The booked time as a calendar file for the candidate; null if none is booked. */
export async function ownCalendarFile({ settings, clock }: Services, opened: OpenedLink): Promise<string | null> {
  const { org, booking, link } = opened
  if (booking.state !== 'booked' || !booking.start_at || !booking.end_at) return null
  const { organization } = await readOrganization(org)
  const [rows] = await org.read(q => [bookingsOfDay(q, org.organizationId, booking)])
  const [people, [organizer]] = await org.read(q => [
    peopleIn(
      q,
      org.organizationId,
      rows.map(({ id }) => id),
    ),
    adminById(q, org.organizationId, booking.created_by),
  ])
  const from = organizer ?? people[0]
  if (!from) return null
  const whole = forAttendee(rows, people)
  return bookingFile(
    'PUBLISH',
    { ...booking, title: whole.title },
    {
      start: booking.start_at,
      end: later(booking.start_at, whole.minutes * MINUTE),
      sequence: booking.ics_sequence,
      stamp: clock.now(),
    },
    { organizationName: organization.name, organizer: from, interviewers: whole.interviewers, plan: whole.plan },
    {
      role: 'attendee',
      ...attendeeOf(opened),
      link: `${settings.PUBLIC_URL}/reschedule-interview/${link.token}`,
    },
  )
}
