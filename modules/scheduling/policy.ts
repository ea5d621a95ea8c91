import { DAY, HOUR, later } from '#platform/clock/clock.ts'
import { can } from '#platform/access/policy.ts'
import type { AdminRole } from '#platform/access/roles.ts'
import type { BookingState, Span } from './contract.ts'
import type { Panel } from './panel.ts'

/** The possible state changes, for server and screens. A cancelled booking stays cancelled; a new one is offered instead. */
export const BOOKING_ARROWS: Record<BookingState, readonly BookingState[]> = {
  needs_scheduling: ['waiting_on_candidate', 'booked', 'cancelled'],
  waiting_on_candidate: ['waiting_on_candidate', 'needs_scheduling', 'booked', 'cancelled'],
  booked: ['booked', 'waiting_on_feedback', 'complete', 'no_show', 'cancelled'],
  waiting_on_feedback: ['complete', 'no_show'],
  complete: ['waiting_on_feedback', 'no_show'],
  cancelled: [],
  no_show: ['waiting_on_candidate', 'booked', 'waiting_on_feedback', 'complete'],
}

/** Names shown on screens. */
export const STATE_NAMES: Record<BookingState, string> = {
  needs_scheduling: 'Needs times',
  waiting_on_candidate: 'Waiting for the candidate',
  booked: 'Booked',
  waiting_on_feedback: 'Waiting for feedback',
  complete: 'Complete',
  cancelled: 'Cancelled',
  no_show: 'No-show',
}

/** How often an attendee can move a booking, and until when before its start (in ms). After that they contact a person. */
export const MOST_MOVES = 3
const LAST_MOVE_BEFORE_MS = 2 * HOUR

const isTooLateToMove = (start: Date, now: Date) => start.getTime() - now.getTime() < LAST_MOVE_BEFORE_MS

/** Whether the attendee can be asked to choose a (new) time. A booked time stays booked until they do, and can be moved as late as they can. */
export const canBeOffered = (booking: { state: BookingState; start_at: Date | null }, now: Date): boolean =>
  booking.state === 'booked'
    ? booking.start_at !== null && !isTooLateToMove(booking.start_at, now)
    : BOOKING_ARROWS[booking.state].includes('waiting_on_candidate')

/** Whether the attendee can book a first time. */
export const canBeTaken = (state: BookingState): boolean =>
  state === 'waiting_on_candidate' || state === 'needs_scheduling'

interface Offered {
  readonly offered: readonly string[] | null
  readonly offer_until: Date
}

/** When nothing of an offer can be chosen any more: the last of its times, or the end of choosing from free times. */
export const offerEnd = ({ offered, offer_until }: Offered): Date =>
  offered ? new Date(Math.max(...offered.map(at => Date.parse(at)))) : offer_until

/** Whether a first time can no longer be chosen from an offer. */
export const isOfferOver = (booking: Offered & { state: BookingState }, now: Date): boolean =>
  canBeTaken(booking.state) && offerEnd(booking) <= now

/** The link of an offer works so much longer than the offer, so that the attendee can ask for other times. */
const ASK_AFTERWARDS_MS = 14 * DAY
export const offerLinkEnd = ({ offer_until }: Pick<Offered, 'offer_until'>): Date =>
  later(offer_until, ASK_AFTERWARDS_MS)

export const OPEN_STATES: readonly BookingState[] = ['needs_scheduling', 'waiting_on_candidate', 'booked']
export const isOpen = (state: BookingState): boolean => OPEN_STATES.includes(state)

/** The outcomes that can be recorded now. A no-show is only possible once the interview has started. */
export function statesToSet(booking: { state: BookingState; start_at: Date | null }, now: Date): BookingState[] {
  const begun = booking.start_at !== null && booking.start_at <= now
  return BOOKING_ARROWS[booking.state].filter(
    state => state === 'complete' || state === 'waiting_on_feedback' || (state === 'no_show' && begun),
  )
}

/** How many interviews can be booked together, and how long they take with their breaks, in minutes. */
export const MOST_IN_DAY = 8
export const LONGEST_DAY_MINUTES = 600
/** How many people can be named for them together, as for one interview: each free time is looked up for each of them. */
export const MOST_IN_ALL = 60

/** Why the attendee cannot move a booking themselves; null if they can. A move that they were asked to make is not counted. */
export function moveRefusal(
  booking: { state: BookingState; start_at: Date | null; moves: number; free_move: boolean },
  now: Date,
): 'not_booked' | 'too_late' | 'too_often' | null {
  if (booking.state !== 'booked' || !booking.start_at) return 'not_booked'
  if (isTooLateToMove(booking.start_at, now)) return 'too_late'
  return booking.moves >= MOST_MOVES && !booking.free_move ? 'too_often' : null
}

/** Schedulers can record every outcome; interviewers can record those of their own interviews. */
export const mayHandle = (actor: { adminId: string; role: AdminRole }, interviewerIds: readonly string[]): boolean =>
  mayArrange(actor) || interviewerIds.includes(actor.adminId)

/** Who can offer, move and cancel interviews. */
export const mayArrange = (actor: { role: AdminRole }): boolean => can(actor.role, 'candidates.decide')

/** Everyone can set their own hours; owners and admins can set anyone's. */
export const mayEditAvailability = (actor: { adminId: string; role: AdminRole }, adminId: string): boolean =>
  actor.adminId === adminId || can(actor.role, 'people.manage')

/** Whether the hours of a day do not overlap. */
export const areApart = (spans: readonly Span[]): boolean =>
  spans
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .every((one, at, all) => at === 0 || all[at - 1]!.to <= one.from)

interface GroupInput {
  readonly count: number
  readonly interviewer_ids: readonly string[]
}

/** The panel of required people and groups; null if everyone takes part. Nobody is in two groups: the first one counts. */
export function panelOf(required: readonly string[], groups: readonly GroupInput[]): Panel | null {
  if (groups.length === 0) return null
  const named = new Set(required)
  const any_of = groups.map(({ count, interviewer_ids }) => {
    const ids = [...new Set(interviewer_ids)].filter(id => !named.has(id))
    for (const id of ids) named.add(id)
    return { count, ids }
  })
  return { required: [...new Set(required)], any_of }
}
