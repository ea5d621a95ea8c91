import { addLink } from '#platform/auth/links.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { ProductEvent } from '#platform/events/events.ts'
import { locale } from '#platform/locale/locale.ts'
import type { Services } from '#platform/services.ts'
import { isOfferOver, offerLinkEnd } from '#modules/scheduling/policy.ts'
import type { TemplateKey } from '../contract.ts'
import { emailWords } from '../words/emails.ts'
import {
  attendeeFile,
  planLines,
  readDayForAttendee,
  readForAttendee,
  type TimeEvent,
  timeOf,
} from './booking-facts.ts'
import { templateByKey } from './queries.ts'
import { writeToCandidate } from './to-candidates.ts'

/** How long the link of a booked interview works after its end, so that an old e-mail still leads to a useful page; in ms. */
const BOOKED_LINK_LIFE_MS = 14 * DAY

/** The invitation to choose a time. Earlier links end with the earlier offer, so a retry only adds one. */
export const sendOffer = (services: Services, event: ProductEvent<'booking.proposed'>) =>
  writeToCandidate(services, event, event.subject_id!, 'interview_proposed', async ({ tx, now }) => {
    const found = await readForAttendee(tx, event)
    // Nobody is asked to choose when there is nothing left to choose from.
    if (!found || found.booking.state === 'cancelled' || isOfferOver(found.booking, now)) return null
    const { booking, whole } = found
    const until = booking.state === 'booked' ? later(booking.offer_until, BOOKED_LINK_LIFE_MS) : offerLinkEnd(booking)
    const token = await addLink(tx, 'booking', booking.id, until)
    const link = `${services.settings.PUBLIC_URL}/schedule-interview/${token}`
    return {
      links: [{ href: link, to: 'choose a time' }],
      variables: {
        link,
        until: locale.writtenInstant(booking.offer_until, booking.attendee_zone),
        minutes: String(whole.minutes),
        interviewers: locale.list(whole.interviewers),
        plan: planLines(found, null),
      },
    }
  })

/** A time was booked or moved. Earlier links keep working, because the candidate may have the page open. */
export const sendTime = (key: 'interview_booked' | 'interview_moved') => (services: Services, event: TimeEvent) =>
  writeToCandidate(services, event, event.subject_id!, key, async ({ tx, facts }) => {
    const found = await readForAttendee(tx, event)
    const time = timeOf(event)
    if (!found || !time) return null
    const { booking, whole } = found
    const token = await addLink(tx, 'booking', booking.id, later(time.end, BOOKED_LINK_LIFE_MS))
    const link = `${services.settings.PUBLIC_URL}/reschedule-interview/${token}`
    return {
      links: [{ href: link, to: 'move or cancel the interview' }],
      variables: {
        link,
        when: locale.writtenInstant(time.start, booking.attendee_zone),
        minutes: String(whole.minutes),
        interviewers: locale.list(whole.interviewers),
        plan: planLines(found, time.start),
        place: booking.place,
      },
      attachments: attendeeFile('REQUEST', found, time, facts, link),
    }
  })

/**
 * Someone else takes part in a booked interview, whose earlier e-mail named who does. Not sent where the e-mail about the booking is
 * switched off, and not for a person who leaves without a successor.
 */
export async function sendNewPeople(services: Services, event: ProductEvent<'booking.handed_over'>): Promise<void> {
  if (event.data.to_admin_id === null) return
  await writeToCandidate(services, event, event.subject_id!, 'interview_people_changed', async ({ tx, facts, now }) => {
    const found = await readDayForAttendee(tx, event)
    if (!found || found.booking.state !== 'booked' || found.whole.interviewers.length === 0) return null
    const { booking, whole } = found
    const { start_at: start, end_at: end } = booking
    if (!start || !end || start <= now || !(await isOn(tx, 'interview_booked'))) return null
    const token = await addLink(tx, 'booking', booking.id, later(end, BOOKED_LINK_LIFE_MS))
    const link = `${services.settings.PUBLIC_URL}/reschedule-interview/${token}`
    const time = { start, end, sequence: booking.ics_sequence, stamp: event.at }
    return {
      links: [{ href: link, to: 'move or cancel the interview' }],
      variables: {
        link,
        when: locale.writtenInstant(start, booking.attendee_zone),
        minutes: String(whole.minutes),
        interviewers: locale.list(whole.interviewers),
        plan: planLines(found, start),
        place: booking.place,
      },
      attachments: attendeeFile('REQUEST', found, time, facts, link),
    }
  })
}

/** Whether an organization sends an e-mail. */
async function isOn(tx: OrganizationTransaction, key: TemplateKey): Promise<boolean> {
  const own = await templateByKey(tx.q, tx.organizationId, key).executeTakeFirst()
  return own?.enabled ?? true
}

const WHY_CANCELLED: Partial<Record<ProductEvent['actor_kind'], string>> = {
  candidate: emailWords.cancelledByCandidate,
  system: emailWords.cancelledWithApplication,
}

/** An offer that was never booked ends only on its page: there is no time and no calendar entry to cancel. */
export const sendCancellation = (services: Services, event: ProductEvent<'booking.cancelled'>) =>
  writeToCandidate(services, event, event.subject_id!, 'interview_cancelled', async ({ tx, facts }) => {
    const found = await readForAttendee(tx, event)
    const time = timeOf(event)
    if (!found || !time) return null
    const { booking } = found
    const { reason } = event.data
    return {
      variables: {
        when: locale.writtenInstant(time.start, booking.attendee_zone),
        reason: WHY_CANCELLED[event.actor_kind] ?? reason,
      },
      attachments: attendeeFile('CANCEL', found, time, facts, null),
    }
  })
