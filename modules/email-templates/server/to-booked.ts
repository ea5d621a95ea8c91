import { addLink } from '#platform/auth/links.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import { locale } from '#platform/locale/locale.ts'
import type { Services } from '#platform/services.ts'
import { adminById } from '#modules/accounts/public.ts'
import { applicationById } from '#modules/applications/public.ts'
import { type OrganizationFacts, readOrganization } from '#modules/organizations/public.ts'
import { bookingById, bookingFile, type BookingRow, peopleIn, type PersonRow } from '#modules/scheduling/public.ts'
import { emailWords } from '../words/emails.ts'
import { firstName } from './first-name.ts'
import { postTemplated } from './post.ts'
import { writeToCandidate } from './to-candidates.ts'

/** How long the link of a booked interview works after its end, so that an old e-mail still leads to a useful page; in ms. */
const BOOKED_LINK_LIFE_MS = 14 * DAY

type BookingEvent = ProductEvent<
  'booking.proposed' | 'booking.booked' | 'booking.moved' | 'booking.cancelled' | 'booking.times_asked'
>
/** An event about an interview's time. */
type TimeEvent = ProductEvent<'booking.booked' | 'booking.moved' | 'booking.cancelled'>

interface BookingFacts {
  readonly booking: BookingRow
  readonly people: readonly PersonRow[]
  readonly organizer: { readonly id: string; readonly name: string; readonly email: string; readonly time_zone: string }
}

/** What an e-mail about a booking's event needs; null if the booking no longer exists. */
async function readBooking(tx: OrganizationTransaction, event: BookingEvent): Promise<BookingFacts | null> {
  const booking = await bookingById(tx.q, tx.organizationId, event.data.booking_id).executeTakeFirst()
  if (!booking) return null
  const people = await peopleIn(tx.q, tx.organizationId, [booking.id]).execute()
  const admin = await adminById(tx.q, tx.organizationId, booking.created_by).executeTakeFirst()
  const organizer = admin ?? people[0]
  return organizer ? { booking, people, organizer } : null
}

/** The time in an event. E-mails follow the events in order and say what changed. */
function timeOf({ data, at }: TimeEvent) {
  if (data.start_at === null || data.end_at === null) return null
  return { start: new Date(data.start_at), end: new Date(data.end_at), sequence: data.ics_sequence, stamp: at }
}

const calendarPart = (method: 'REQUEST' | 'CANCEL', content: string) => [
  { file_name: 'interview.ics', content_type: `text/calendar; charset=utf-8; method=${method}`, content },
]

const factsOf = ({ organizer, people }: BookingFacts, { organization }: OrganizationFacts) => ({
  organizationName: organization.name,
  organizer,
  interviewers: people.map(({ name }) => name),
})

/** The invitation to choose a time. Earlier links end with the earlier offer, so a retry only adds one. */
const sendOffer = (services: Services, event: ProductEvent<'booking.proposed'>) =>
  writeToCandidate(services, event, event.subject_id!, 'interview_proposed', async ({ tx }) => {
    const found = await readBooking(tx, event)
    if (!found || found.booking.state === 'cancelled') return null
    const { booking, people } = found
    const until = later(booking.offer_until, booking.state === 'booked' ? BOOKED_LINK_LIFE_MS : 0)
    const token = await addLink(tx, 'booking', booking.id, until)
    const link = `${services.settings.PUBLIC_URL}/schedule-interview/${token}`
    return {
      links: [{ href: link, to: 'choose a time' }],
      variables: {
        link,
        until: locale.writtenInstant(booking.offer_until, booking.attendee_zone),
        minutes: String(booking.minutes),
        interviewers: locale.list(people.map(({ name }) => name)),
      },
    }
  })

/** A time was booked or moved. Earlier links keep working, because the candidate may have the page open. */
const sendTime = (key: 'interview_booked' | 'interview_moved') => (services: Services, event: TimeEvent) =>
  writeToCandidate(services, event, event.subject_id!, key, async ({ tx, facts }) => {
    const found = await readBooking(tx, event)
    const time = timeOf(event)
    if (!found || !time) return null
    const { booking, people } = found
    const token = await addLink(tx, 'booking', booking.id, later(time.end, BOOKED_LINK_LIFE_MS))
    const link = `${services.settings.PUBLIC_URL}/reschedule-interview/${token}`
    const reader = { role: 'attendee', name: booking.attendee_name, email: booking.attendee_email, link } as const
    return {
      links: [{ href: link, to: 'move or cancel the interview' }],
      variables: {
        link,
        when: locale.writtenInstant(time.start, booking.attendee_zone),
        minutes: String(booking.minutes),
        interviewers: locale.list(people.map(({ name }) => name)),
        place: booking.place,
      },
      attachments: calendarPart('REQUEST', bookingFile('REQUEST', booking, time, factsOf(found, facts), reader)),
    }
  })

/** An offer that was never booked ends only on its page: there is no time and no calendar entry to cancel. */
const sendCancellation = (services: Services, event: ProductEvent<'booking.cancelled'>) =>
  writeToCandidate(services, event, event.subject_id!, 'interview_cancelled', async ({ tx, facts }) => {
    const found = await readBooking(tx, event)
    const time = timeOf(event)
    if (!found || !time) return null
    const { booking } = found
    const { reason } = event.data
    const reader = { role: 'attendee', name: booking.attendee_name, email: booking.attendee_email, link: null } as const
    return {
      variables: {
        when: locale.writtenInstant(time.start, booking.attendee_zone),
        reason: event.actor_kind === 'candidate' ? emailWords.cancelledByCandidate : reason,
      },
      attachments: calendarPart('CANCEL', bookingFile('CANCEL', booking, time, factsOf(found, facts), reader)),
    }
  })

interface TeamEmail {
  readonly to: { readonly name: string; readonly email: string }
  readonly what: string
  readonly when: string
  readonly link: string
  readonly attachments?: ReturnType<typeof calendarPart>
}

const postTeamEmail = (
  services: Services,
  tx: OrganizationTransaction,
  facts: OrganizationFacts,
  event: ProductEvent,
  { booking, organizer }: BookingFacts,
  { to, what, when, link, attachments }: TeamEmail,
) =>
  postTemplated(services, tx, facts, {
    key: 'team_booked',
    to: { address: to.email, name: to.name },
    // Not about the application: the candidate's page lists the messages to the candidate.
    subjectId: null,
    aboutId: booking.subject_id,
    variables: {
      admin: { name: to.name },
      candidate: { name: booking.attendee_name, first_name: firstName(booking.attendee_name) },
      job: { title: booking.subject_title },
      sender: { name: organizer.name },
      what,
      when,
      minutes: String(booking.minutes),
      place: booking.place,
      link,
    },
    footer: [{ text: emailWords.footer.team(facts.organization.name) }],
    cause: event.id,
    attachments,
  })

/** Loads what an e-mail to the team needs and posts it in one transaction. */
async function writeToTeam(
  services: Services,
  event: BookingEvent,
  write: (tx: OrganizationTransaction, facts: OrganizationFacts, found: BookingFacts, link: string) => Promise<void>,
): Promise<void> {
  const org = services.db.forOrganization(event.organization_id)
  const facts = await readOrganization(org)
  await org.write(async tx => {
    const found = await readBooking(tx, event)
    const application =
      found && (await applicationById(tx.q, tx.organizationId, found.booking.subject_id).executeTakeFirst())
    if (found && application) {
      await write(tx, facts, found, `${services.settings.PUBLIC_URL}/candidate-details/${application.candidate_id}`)
    }
  })
}

/** Each interviewer gets an e-mail in their own time zone with a calendar entry. */
const notifyTeam = (change: 'booked' | 'moved' | 'cancelled') => (services: Services, event: TimeEvent) =>
  writeToTeam(services, event, async (tx, facts, found, link) => {
    const time = timeOf(event)
    if (!time) return
    const method = change === 'cancelled' ? 'CANCEL' : 'REQUEST'
    for (const to of found.people) {
      const reader = { role: 'interviewer', name: to.name, email: to.email, link } as const
      const file = bookingFile(method, found.booking, time, factsOf(found, facts), reader)
      const when = locale.writtenInstant(time.start, to.time_zone)
      await postTeamEmail(services, tx, facts, event, found, {
        to,
        what: emailWords.team[change],
        when,
        link,
        attachments: calendarPart(method, file),
      })
    }
  })

/** Only the organizer is notified that no time suits the candidate: they decide what to offer. */
const notifyOrganizer = (services: Services, event: ProductEvent<'booking.times_asked'>) =>
  writeToTeam(services, event, async (tx, facts, found, link) => {
    const start = event.data.start_at
    const when = start ? locale.writtenInstant(new Date(start), found.organizer.time_zone) : emailWords.team.noTimeYet
    await postTeamEmail(services, tx, facts, event, found, {
      to: found.organizer,
      what: emailWords.team.timesRequested,
      when,
      link,
    })
  })

export const emailsOfBookings: readonly Subscription[] = [
  { by: 'email-templates.booking-proposed', event: 'booking.proposed', sequence: 'booking-emails', react: sendOffer },
  {
    by: 'email-templates.booking-booked',
    event: 'booking.booked',
    sequence: 'booking-emails',
    react: sendTime('interview_booked'),
  },
  {
    by: 'email-templates.booking-moved',
    event: 'booking.moved',
    sequence: 'booking-emails',
    react: sendTime('interview_moved'),
  },
  {
    by: 'email-templates.booking-cancelled',
    event: 'booking.cancelled',
    sequence: 'booking-emails',
    react: sendCancellation,
  },
  {
    by: 'email-templates.team-booked',
    event: 'booking.booked',
    sequence: 'booking-emails',
    react: notifyTeam('booked'),
  },
  { by: 'email-templates.team-moved', event: 'booking.moved', sequence: 'booking-emails', react: notifyTeam('moved') },
  {
    by: 'email-templates.team-cancelled',
    event: 'booking.cancelled',
    sequence: 'booking-emails',
    react: notifyTeam('cancelled'),
  },
  {
    by: 'email-templates.times-asked',
    event: 'booking.times_asked',
    sequence: 'booking-emails',
    react: notifyOrganizer,
  },
]
