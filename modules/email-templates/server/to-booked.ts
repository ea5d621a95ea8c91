import type { Subscription } from '#platform/events/events.ts'
import { sendCancellation, sendNewPeople, sendOffer, sendTime } from './to-booked-candidates.ts'
import { notifyOrganizer, notifyPredecessor, notifySuccessor, notifyTeam } from './to-booked-team.ts'

/** Every e-mail about a booking. They are sent in the order of the events. */
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
    by: 'email-templates.team-handed-over',
    event: 'booking.handed_over',
    sequence: 'booking-emails',
    react: notifySuccessor,
  },
  {
    by: 'email-templates.team-replaced',
    event: 'booking.handed_over',
    sequence: 'booking-emails',
    react: notifyPredecessor,
  },
  {
    by: 'email-templates.candidate-new-people',
    event: 'booking.handed_over',
    sequence: 'booking-emails',
    react: sendNewPeople,
  },
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
    react: notifyOrganizer('timesRequested'),
  },
  {
    by: 'email-templates.times-passed',
    event: 'booking.times_passed',
    sequence: 'booking-emails',
    react: notifyOrganizer('timesPassed'),
  },
]
