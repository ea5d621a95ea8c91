import ical, { ICalEventStatus } from 'ical-generator'
import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { locale } from '#platform/locale/locale.ts'
import type { Services } from '#platform/services.ts'
import { adminById } from '#modules/accounts/public.ts'
import { blindFor, neutralName } from '#modules/applications/public.ts'
import { readActiveOrganization } from '#modules/organizations/public.ts'
import { bookingIdsOf, bookingsBetween, peopleIn } from '#modules/scheduling/public.ts'
import { feedFileWords as words } from '../words/calendar-feed.ts'
import { initials } from './initials.ts'
import { feedOf, updateFeed } from './queries.ts'
import { candidatesOfApplications } from './candidates.read-model.ts'

const DAYS_BACK = 30
const DAYS_AHEAD = 180
const READ_EVERY_SECONDS = 3600
/** Noting each reading would write a row many times an hour. */
const NOTE_AFTER_MS = 60_000

/**
 * The interviews in which a person takes part, as their calendar program reads them. A cancelled interview is no longer in it.
 * @throws 404 if the person or their feed is gone
 */
export async function feedFile({ settings, clock }: Services, org: OrganizationDb, adminId: string): Promise<string> {
  const now = clock.now()
  const id = org.organizationId
  const { organization } = await readActiveOrganization(org)
  const window = { from: later(now, -DAYS_BACK * DAY), to: later(now, DAYS_AHEAD * DAY) }
  const [[feed], [admin], bookings] = await org.read(q => [
    feedOf(q, id, adminId),
    adminById(q, id, adminId),
    bookingsBetween(q, id, window).where('id', 'in', bookingIdsOf(q, id, [adminId])),
  ])
  if (!feed || !admin || admin.removed_at) throw notFound()
  const applicationIds = [...new Set(bookings.map(({ subject_id }) => subject_id))]
  const blind = await blindFor(org, adminId, applicationIds)
  const [people, candidates] = await org.read(q => [
    peopleIn(
      q,
      id,
      bookings.map(booking => booking.id),
    ),
    candidatesOfApplications(q, id, applicationIds),
  ])
  if (!feed.opened_at || now.getTime() - feed.opened_at.getTime() > NOTE_AFTER_MS)
    await org.write(tx => updateFeed(tx, adminId, { opened_at: now }))

  const calendar = ical({
    name: words.calendar(organization.name),
    prodId: { company: 'Evenhand', product: 'Calendar', language: 'EN' },
    ttl: READ_EVERY_SECONDS,
  })
  for (const booking of bookings) {
    const candidate = candidates.find(one => one.id === booking.subject_id)
    if (!candidate || !booking.start_at || !booking.end_at) continue
    const shown = feed.names === 'full' ? candidate.name : initials(candidate.name)
    const name = blind.has(candidate.id) ? neutralName(candidate.id) : shown
    const others = people.filter(one => one.booking_id === booking.id && one.id !== adminId).map(one => one.name)
    const link = `${settings.PUBLIC_URL}/candidate-details/${candidate.candidate_id}`
    calendar.createEvent({
      id: booking.ics_uid,
      sequence: Math.max(booking.ics_sequence, 0),
      start: booking.start_at,
      end: booking.end_at,
      stamp: booking.updated_at,
      summary: words.summary(booking.title, name),
      description: [words.job(booking.subject_title), others.length > 0 && words.with(locale.list(others)), link]
        .filter(Boolean)
        .join('\n'),
      location: booking.place || null,
      url: link,
      status: ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}
