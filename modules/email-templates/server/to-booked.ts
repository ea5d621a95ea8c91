import { addLink } from '#platform/auth/links.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import type { Services } from '#platform/services.ts'
import { adminById } from '#modules/accounts/public.ts'
import { applicationById } from '#modules/applications/public.ts'
import { type OrganizationFacts, readOrganization } from '#modules/organizations/public.ts'
import { bookingById, bookingFile, type BookingRow, peopleIn, type PersonRow } from '#modules/scheduling/public.ts'
import { firstName, momentIn } from './moments.ts'
import { postTemplated } from './post.ts'
import { writeToCandidate } from './to-candidates.ts'

/** The link of a booked time works this much longer than the conversation, so that an old mail still explains itself; in ms. */
const BOOKED_LINK_LIFE_MS = 14 * DAY

type BookingEvent = ProductEvent<
  'booking.proposed' | 'booking.booked' | 'booking.moved' | 'booking.cancelled' | 'booking.times_asked'
>
/** An event about a time in the calendar. */
type TimeEvent = ProductEvent<'booking.booked' | 'booking.moved' | 'booking.cancelled'>

interface Told {
  readonly booking: BookingRow
  readonly people: readonly PersonRow[]
  readonly organizer: { readonly id: string; readonly name: string; readonly email: string; readonly time_zone: string }
}

/** What a mail about a booking's event is made of; null where the booking is gone. */
async function readTold(tx: OrganizationTransaction, event: BookingEvent): Promise<Told | null> {
  const booking = await bookingById(tx.q, tx.organizationId, event.data.booking_id).executeTakeFirst()
  if (!booking) return null
  const people = await peopleIn(tx.q, tx.organizationId, [booking.id]).execute()
  const admin = await adminById(tx.q, tx.organizationId, booking.created_by).executeTakeFirst()
  const organizer = admin ?? people[0]
  return organizer ? { booking, people, organizer } : null
}

/** The time an event tells of: mails follow the events in their order, and say what each of them changed. */
function timeOf({ data, at }: TimeEvent) {
  if (data.start_at === null || data.end_at === null) return null
  return {
    start: new Date(data.start_at),
    end: new Date(data.end_at),
    sequence: data.ics_sequence,
    stamp: at,
  }
}

const inWords = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

const calendarPart = (method: 'REQUEST' | 'CANCEL', content: string) => [
  { file_name: 'interview.ics', content_type: `text/calendar; charset=utf-8; method=${method}`, content },
]

const factsOf = ({ organizer, people }: Told, { organization }: OrganizationFacts) => ({
  organizationName: organization.name,
  organizer,
  interviewers: people.map(({ name }) => name),
})

/** The offer, with the link to choose by. Earlier links ended with the offer itself, so another try only adds one. */
const tellOfOffer = (services: Services, event: ProductEvent<'booking.proposed'>) =>
  writeToCandidate(services, event, event.subject_id!, 'round_two_proposed', async ({ tx }) => {
    const told = await readTold(tx, event)
    if (!told || told.booking.state === 'cancelled') return null
    const { booking, people } = told
    const until = later(booking.offer_until, booking.state === 'booked' ? BOOKED_LINK_LIFE_MS : 0)
    const token = await addLink(tx, 'booking', booking.id, until)
    const link = `${services.settings.PUBLIC_URL}/schedule-interview/${token}`
    return {
      links: [{ href: link, to: 'choose a time' }],
      variables: {
        link,
        until: momentIn(booking.attendee_zone, booking.offer_until),
        minutes: String(booking.minutes),
        interviewers: inWords(people.map(({ name }) => name)),
      },
    }
  })

/** A time was booked or moved. The link stands beside the earlier ones: the page somebody booked on must not die under them. */
const tellOfTime = (key: 'round_two_booked' | 'round_two_moved') => (services: Services, event: TimeEvent) =>
  writeToCandidate(services, event, event.subject_id!, key, async ({ tx, facts }) => {
    const told = await readTold(tx, event)
    const time = timeOf(event)
    if (!told || !time) return null
    const { booking, people } = told
    const token = await addLink(tx, 'booking', booking.id, later(time.end, BOOKED_LINK_LIFE_MS))
    const link = `${services.settings.PUBLIC_URL}/reschedule-interview/${token}`
    const reader = { role: 'attendee', name: booking.attendee_name, email: booking.attendee_email, link } as const
    return {
      links: [{ href: link, to: 'move or cancel the interview' }],
      variables: {
        link,
        when: momentIn(booking.attendee_zone, time.start),
        minutes: String(booking.minutes),
        interviewers: inWords(people.map(({ name }) => name)),
        place: booking.place,
      },
      attachments: calendarPart('REQUEST', bookingFile('REQUEST', booking, time, factsOf(told, facts), reader)),
    }
  })

/** An offer that was never booked ends on its page alone: there is no time to speak of and nothing in a calendar. */
const tellOfCancelling = (services: Services, event: ProductEvent<'booking.cancelled'>) =>
  writeToCandidate(services, event, event.subject_id!, 'round_two_cancelled', async ({ tx, facts }) => {
    const told = await readTold(tx, event)
    const time = timeOf(event)
    if (!told || !time) return null
    const { booking } = told
    const { reason } = event.data
    const reader = { role: 'attendee', name: booking.attendee_name, email: booking.attendee_email, link: null } as const
    return {
      variables: {
        when: momentIn(booking.attendee_zone, time.start),
        reason: event.actor_kind === 'candidate' ? 'You cancelled it.' : reason,
      },
      attachments: calendarPart('CANCEL', bookingFile('CANCEL', booking, time, factsOf(told, facts), reader)),
    }
  })

interface TeamMail {
  readonly to: { readonly name: string; readonly email: string }
  readonly what: string
  readonly when: string
  readonly link: string
  readonly attachments?: ReturnType<typeof calendarPart>
}

const postTeamMail = (
  services: Services,
  tx: OrganizationTransaction,
  facts: OrganizationFacts,
  event: ProductEvent,
  { booking, organizer }: Told,
  { to, what, when, link, attachments }: TeamMail,
) =>
  postTemplated(services, tx, facts, {
    key: 'team_booked',
    to: { address: to.email, name: to.name },
    // Not the application's: the candidate's page lists what the candidate was told.
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
    footer: [{ text: `You get this because you take part in hiring at ${facts.organization.name}.` }],
    cause: event.id,
    attachments,
  })

/** Loads what a mail to the team is made of, and writes it in one transaction. */
async function writeToTeam(
  services: Services,
  event: BookingEvent,
  write: (tx: OrganizationTransaction, facts: OrganizationFacts, told: Told, link: string) => Promise<void>,
): Promise<void> {
  const org = services.db.forOrganization(event.organization_id)
  const facts = await readOrganization(org)
  await org.write(async tx => {
    const told = await readTold(tx, event)
    const application =
      told && (await applicationById(tx.q, tx.organizationId, told.booking.subject_id).executeTakeFirst())
    if (told && application) {
      await write(tx, facts, told, `${services.settings.PUBLIC_URL}/candidate-details/${application.candidate_id}`)
    }
  })
}

/** Each interviewer hears of it in their own zone, with the entry for their calendar. */
const tellTeam = (what: 'Booked' | 'Moved' | 'Cancelled') => (services: Services, event: TimeEvent) =>
  writeToTeam(services, event, async (tx, facts, told, link) => {
    const time = timeOf(event)
    if (!time) return
    const method = what === 'Cancelled' ? 'CANCEL' : 'REQUEST'
    for (const to of told.people) {
      const reader = { role: 'interviewer', name: to.name, email: to.email, link } as const
      const file = bookingFile(method, told.booking, time, factsOf(told, facts), reader)
      const when = momentIn(to.time_zone, time.start)
      await postTeamMail(services, tx, facts, event, told, {
        to,
        what,
        when,
        link,
        attachments: calendarPart(method, file),
      })
    }
  })

/** The organizer alone hears that no time suits: they decide what to offer. */
const tellOrganizer = (services: Services, event: ProductEvent<'booking.times_asked'>) =>
  writeToTeam(services, event, async (tx, facts, told, link) => {
    const start = event.data.start_at
    const when = start ? momentIn(told.organizer.time_zone, new Date(start)) : 'no time yet'
    await postTeamMail(services, tx, facts, event, told, {
      to: told.organizer,
      what: 'Other times asked for',
      when,
      link,
    })
  })

export const mailsOfBookings: readonly Subscription[] = [
  { by: 'email-templates.booking-proposed', event: 'booking.proposed', sequence: 'booking-emails', react: tellOfOffer },
  {
    by: 'email-templates.booking-booked',
    event: 'booking.booked',
    sequence: 'booking-emails',
    react: tellOfTime('round_two_booked'),
  },
  {
    by: 'email-templates.booking-moved',
    event: 'booking.moved',
    sequence: 'booking-emails',
    react: tellOfTime('round_two_moved'),
  },
  {
    by: 'email-templates.booking-cancelled',
    event: 'booking.cancelled',
    sequence: 'booking-emails',
    react: tellOfCancelling,
  },
  { by: 'email-templates.team-booked', event: 'booking.booked', sequence: 'booking-emails', react: tellTeam('Booked') },
  { by: 'email-templates.team-moved', event: 'booking.moved', sequence: 'booking-emails', react: tellTeam('Moved') },
  {
    by: 'email-templates.team-cancelled',
    event: 'booking.cancelled',
    sequence: 'booking-emails',
    react: tellTeam('Cancelled'),
  },
  { by: 'email-templates.times-asked', event: 'booking.times_asked', sequence: 'booking-emails', react: tellOrganizer },
]
