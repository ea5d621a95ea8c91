import { can } from '#platform/access/policy.ts'
import type { AdminRole } from '#platform/access/roles.ts'
import type { BookingState } from './contract.ts'

/** Where a booking may go. One table for server and screens; a cancelled one stays cancelled and a new one is offered. */
export const BOOKING_ARROWS: Record<BookingState, readonly BookingState[]> = {
  needs_scheduling: ['waiting_on_candidate', 'booked', 'cancelled'],
  waiting_on_candidate: ['waiting_on_candidate', 'needs_scheduling', 'booked', 'cancelled'],
  booked: ['booked', 'waiting_on_feedback', 'complete', 'no_show', 'cancelled'],
  waiting_on_feedback: ['complete', 'no_show'],
  complete: ['waiting_on_feedback', 'no_show'],
  cancelled: [],
  no_show: ['waiting_on_candidate', 'booked', 'waiting_on_feedback', 'complete'],
}

/** Names for people. */
export const STATE_NAMES: Record<BookingState, string> = {
  needs_scheduling: 'Needs times',
  waiting_on_candidate: 'Waiting for the candidate',
  booked: 'Booked',
  waiting_on_feedback: 'Waiting for feedback',
  complete: 'Complete',
  cancelled: 'Cancelled',
  no_show: 'Not shown up',
}

/** Whether the attendee may be asked to choose a (new) time; a booked one stays booked until they have. */
export const canBeOffered = (booking: { state: BookingState; start_at: Date | null }, now: Date): boolean =>
  booking.state === 'booked'
    ? booking.start_at !== null && booking.start_at > now
    : BOOKING_ARROWS[booking.state].includes('waiting_on_candidate')

/** Whether the attendee may take a first time. */
export const canBeTaken = (state: BookingState): boolean =>
  state === 'waiting_on_candidate' || state === 'needs_scheduling'

export const OPEN_STATES: readonly BookingState[] = ['needs_scheduling', 'waiting_on_candidate', 'booked']
export const isOpen = (state: BookingState): boolean => OPEN_STATES.includes(state)

/** What a person may say of a conversation. Nobody is absent from one that has not begun. */
export function statesToSet(booking: { state: BookingState; start_at: Date | null }, now: Date): BookingState[] {
  const begun = booking.start_at !== null && booking.start_at <= now
  return BOOKING_ARROWS[booking.state].filter(
    state => state === 'complete' || state === 'waiting_on_feedback' || (state === 'no_show' && begun),
  )
}

/** How often an attendee may move a booking, and until how long before its start (in ms); after that they write to a person. */
export const MOST_MOVES = 3
const LAST_MOVE_BEFORE_MS = 2 * 60 * 60 * 1000

/** Why the attendee cannot move a booking by themselves; null where they can. A move they were asked for is always free. */
export function moveRefusal(
  booking: { state: BookingState; start_at: Date | null; moves: number; free_move: boolean },
  now: Date,
): 'not_booked' | 'too_late' | 'too_often' | null {
  if (booking.state !== 'booked' || !booking.start_at) return 'not_booked'
  if (booking.start_at.getTime() - now.getTime() < LAST_MOVE_BEFORE_MS) return 'too_late'
  return booking.moves >= MOST_MOVES && !booking.free_move ? 'too_often' : null
}

/** Whoever arranges interviews says how they went; interviewers do so for those they take part in. */
export const mayHandle = (actor: { adminId: string; role: AdminRole }, interviewerIds: readonly string[]): boolean =>
  mayArrange(actor) || interviewerIds.includes(actor.adminId)

/** Who offers, moves and cancels interviews. */
export const mayArrange = (actor: { role: AdminRole }): boolean => can(actor.role, 'candidates.decide')

/** Everyone sets their own hours; owners and admins set anyone's. */
export const mayEditAvailability = (actor: { adminId: string; role: AdminRole }, adminId: string): boolean =>
  actor.adminId === adminId || can(actor.role, 'people.manage')
