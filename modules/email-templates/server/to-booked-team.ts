import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { ProductEvent } from '#platform/events/events.ts'
import { locale } from '#platform/locale/locale.ts'
import type { Services } from '#platform/services.ts'
import { applicationById, type ApplicationRow, nameFor } from '#modules/applications/public.ts'
import { type OrganizationFacts, readOrganization } from '#modules/organizations/public.ts'
import { adminById } from '#modules/accounts/public.ts'
import { bookingFile } from '#modules/scheduling/public.ts'
import { emailWords } from '../words/emails.ts'
import {
  type BookingEvent,
  type BookingFacts,
  calendarPart,
  factsOf,
  readBooking,
  type TimeEvent,
  timeOf,
} from './booking-facts.ts'
import { firstName } from '#platform/locale/first-name.ts'
import { postTemplated } from './post.ts'

interface TeamEmail {
  readonly to: { readonly id: string; readonly name: string; readonly email: string }
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
  write: (
    tx: OrganizationTransaction,
    facts: OrganizationFacts,
    found: BookingFacts,
    link: string,
    outcome: ApplicationRow['outcome'],
  ) => Promise<void>,
): Promise<void> {
  const org = services.db.forOrganization(event.organization_id)
  const facts = await readOrganization(org)
  await org.write(async tx => {
    const found = await readBooking(tx, event)
    const application =
      found && (await applicationById(tx.q, tx.organizationId, found.booking.subject_id).executeTakeFirst())
    if (!found || !application) return
    const page = `${services.settings.PUBLIC_URL}/candidate-details/${application.candidate_id}`
    await write(tx, facts, found, `${page}?application=${application.id}&tab=rounds`, application.outcome)
  })
}

/** In blind review, the candidate has a neutral name. */
async function bookingFor(tx: OrganizationTransaction, { booking }: BookingFacts, adminId: string) {
  const name = await nameFor(tx, adminId, booking.subject_id)
  return name === null ? booking : { ...booking, attendee_name: name }
}

/** Each interviewer gets an e-mail in their own time zone with a calendar entry. */
export const notifyTeam =
  (change: 'booked' | 'moved' | 'cancelled') =>
  (services: Services, event: TimeEvent): Promise<void> =>
    notifyPeople(services, event, change, () => true)

/** Someone who takes over an interview gets the e-mail about a booked one. */
export const notifySuccessor = (services: Services, event: ProductEvent<'booking.handed_over'>): Promise<void> =>
  notifyPeople(services, event, 'handedOver', id => id === event.data.to_admin_id)

/** Someone who no longer takes part gets the e-mail that removes the interview from their calendar, unless they left the organization. */
export const notifyPredecessor = (services: Services, event: ProductEvent<'booking.handed_over'>): Promise<void> =>
  notifyPeople(services, event, 'cancelled', id => id === event.data.from_admin_id)

const notifyPeople = (
  services: Services,
  event: TimeEvent,
  change: 'booked' | 'moved' | 'handedOver' | 'cancelled',
  reads: (adminId: string) => boolean,
) =>
  writeToTeam(services, event, async (tx, facts, found, candidate) => {
    const kit = `${services.settings.PUBLIC_URL}/interview-calendar/kit/${found.booking.id}`
    const link = change === 'cancelled' ? candidate : kit
    const time = timeOf(event)
    if (!time) return
    const method = change === 'cancelled' ? 'CANCEL' : 'REQUEST'
    const people = change === 'cancelled' ? await withFormer(tx, event, found.people) : found.people
    for (const to of people.filter(({ id }) => reads(id))) {
      const booking = await bookingFor(tx, found, to.id)
      const reader = { role: 'interviewer', name: to.name, email: to.email, link } as const
      const file = bookingFile(method, booking, time, factsOf(found, facts), reader)
      const when = locale.writtenInstant(time.start, to.time_zone)
      await postTeamEmail(
        services,
        tx,
        facts,
        event,
        { ...found, booking },
        {
          to,
          what: emailWords.team[change],
          when,
          link,
          attachments: calendarPart(method, file),
        },
      )
    }
  })

/** The people of a booking and whoever has just been replaced. */
async function withFormer(tx: OrganizationTransaction, event: TimeEvent, people: BookingFacts['people']) {
  const formerId = event.name === 'booking.handed_over' ? (event.data as { from_admin_id: string }).from_admin_id : null
  if (!formerId || people.some(({ id }) => id === formerId)) return people
  const former = await adminById(tx.q, tx.organizationId, formerId).executeTakeFirst()
  return former && !former.removed_at ? [...people, former] : people
}

/** Only the organizer is notified that no time suits the candidate, or that none is left: they decide what to offer. */
export const notifyOrganizer =
  (why: 'timesRequested' | 'timesPassed') =>
  (services: Services, event: ProductEvent<'booking.times_asked' | 'booking.times_passed'>): Promise<void> =>
    writeToTeam(services, event, async (tx, facts, found, link, outcome) => {
      // Nobody has to offer other times to a candidate who was rejected or hired meanwhile.
      if (why === 'timesPassed' && outcome !== 'active') return
      const start = 'start_at' in event.data ? event.data.start_at : null
      const when = start ? locale.writtenInstant(new Date(start), found.organizer.time_zone) : emailWords.team.noTimeYet
      const booking = await bookingFor(tx, found, found.organizer.id)
      await postTeamEmail(
        services,
        tx,
        facts,
        event,
        { ...found, booking },
        { to: found.organizer, what: emailWords.team[why], when, link },
      )
    })
