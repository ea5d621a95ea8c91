import { voidLinks } from '#platform/auth/links.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, invalidField } from '#platform/errors/problem-error.ts'
import { BOOKING_ARROWS, canBeOffered } from '../policy.ts'
import { chooseForDay } from '../day.ts'
import type { Panel } from '../panel.ts'
import { schedulingProblems as problems } from '../words/problems.ts'
import { planOfferEnd } from './end-offer.task.ts'
import { presentSlot, timesFor } from './free-times.ts'
import { readPeopleIn } from './people.ts'
import { adminsIn, lockTogether, partsOf, peopleOf, type Plan, type PlannedInterview, planOf } from './plan.ts'
import { type BookingRow, insertBooking, insertPeople, openBookingOf, releaseTime, updateBooking } from './queries.ts'

/** How long an offer to choose a time is valid, in ms. */
const OFFER_LIFE_MS = 30 * DAY
const FARTHEST_MS = 180 * DAY

/** Which of the subject's interviews (`part`) it is, who can take part, and how much later than the first one it starts. */
interface ProposedInterview extends PlannedInterview {
  readonly part: string
  readonly title: string
}

/** An invitation. The subject is opaque: an id and a title. */
export interface DayProposal {
  readonly subjectId: string
  readonly subjectTitle: string
  /** One, or those of a day in their order. */
  readonly interviews: readonly ProposedInterview[]
  /** An address, a video link or a phone number; may be empty. */
  readonly place: string
  /** Shown to the attendee; may be empty. */
  readonly message: string
  readonly attendee: { readonly name: string; readonly email: string; readonly timeZone: string }
  /** Instants to choose from; null means the interviewers' free times. */
  readonly slots: readonly string[] | null
  readonly organizer: { readonly adminId: string; readonly timeZone: string }
}

/** An invitation to one interview. */
export interface Proposal extends Omit<DayProposal, 'interviews'> {
  readonly part: string
  readonly title: string
  readonly minutes: number
  /** Everyone who can take part. */
  readonly interviewerIds: readonly string[]
  /** Of whom so many take part, if not everyone does. */
  readonly panel?: Panel | null
}

interface Offer {
  readonly interviews: readonly PlannedInterview[]
  readonly slots: readonly string[] | null
  readonly exceptIds: readonly string[]
}

/** The offer's columns. @throws 422 if a time is past or too far ahead, or an interviewer is not an admin; 409 if a time is taken */
async function offerColumns(tx: OrganizationTransaction, { interviews, slots, exceptIds }: Offer, now: Date) {
  const adminIds = adminsIn({ interviews })
  const people = await readPeopleIn(tx.q, { organizationId: tx.organizationId, adminIds, now, exceptIds })
  if (people.length !== adminIds.length) {
    throw invalidField('interviewer_ids', problems.noLongerInOrganization)
  }
  if (!slots) return { offered: null, offer_until: later(now, OFFER_LIFE_MS) }
  const starts = [...new Set(slots.map(at => Date.parse(at)))].toSorted((a, b) => a - b)
  for (const start of starts) {
    if (start <= now.getTime()) throw invalidField('slots', problems.oneTimePast)
    if (start > now.getTime() + FARTHEST_MS) throw invalidField('slots', problems.oneTimeTooFar)
  }
  const parts = partsOf({ interviews }, people)
  const busy = starts.filter(start => chooseForDay(parts, start, { now: now.getTime(), current: [] }) === null)
  if (busy.length > 0) {
    throw conflict('slot_taken', problems.interviewerBusy, {
      taken: busy.map(start => new Date(start).toISOString()),
    })
  }
  const offered = starts.map(start => new Date(start).toISOString())
  return { offered: json(offered), offer_until: new Date(starts.at(-1)!) }
}

/** Each interview of a subject has at most one open booking. @throws 409 `already_proposed` with its id */
export async function requireNoneOpen(
  tx: OrganizationTransaction,
  { subjectId, part }: { subjectId: string; part: string },
) {
  const open = await openBookingOf(tx.q, tx.organizationId, subjectId, part).executeTakeFirst()
  if (open) throw conflict('already_proposed', problems.alreadyProposed, { booking_id: open.id })
}

/** Offers an interview. No time is reserved until the attendee chooses one. The event causes the e-mail with the link. */
export async function proposeBooking(
  tx: OrganizationTransaction,
  { part, title, minutes, interviewerIds, panel = null, ...shared }: Proposal,
  now: Date,
): Promise<BookingRow> {
  const adminIds = [...new Set(interviewerIds)]
  const interviews = [{ part, title, minutes, panel, offset_minutes: 0, adminIds }]
  const [row] = await proposeDay(tx, { ...shared, interviews }, now)
  return row!
}

/** Offers interviews that are booked together, with one link. @returns a booking for each, in their order */
export async function proposeDay(
  tx: OrganizationTransaction,
  { subjectId, subjectTitle, interviews, slots, organizer, attendee, place, message }: DayProposal,
  now: Date,
): Promise<BookingRow[]> {
  const { offered, offer_until } = await offerColumns(tx, { interviews, slots, exceptIds: [] }, now)
  for (const { part } of interviews) await requireNoneOpen(tx, { subjectId, part })
  const firstId = newId(now.getTime())
  const rows: BookingRow[] = []
  for (const [index, one] of interviews.entries()) {
    const id = index === 0 ? firstId : newId(now.getTime())
    const row = await insertBooking(tx, {
      organization_id: tx.organizationId,
      id,
      subject_id: subjectId,
      subject_title: subjectTitle,
      part: one.part,
      title: one.title,
      state: 'waiting_on_candidate',
      minutes: one.minutes,
      organizer_zone: organizer.timeZone,
      attendee_zone: attendee.timeZone,
      attendee_name: attendee.name,
      attendee_email: attendee.email,
      place,
      message,
      offered: index === 0 ? offered : null,
      offer_until,
      panel: one.panel ? json(one.panel) : null,
      day_id: interviews.length > 1 ? firstId : null,
      offset_minutes: one.offset_minutes,
      ics_uid: `${id}@evenhand`,
      created_by: organizer.adminId,
      created_at: now,
      updated_at: now,
    })
    await insertPeople(tx, id, one.adminIds)
    rows.push(row)
  }
  await planOfferEnd(tx, rows[0]!)
  await tx.emit('booking.proposed', subjectId, { booking_id: firstId }, { kind: 'admin', id: organizer.adminId })
  return rows
}

/**
 * Asks the attendee to choose another time. A booked time stays reserved until then; earlier links expire.
 * @param slots instants to choose from; by default the remaining ones of the earlier offer, otherwise the interviewers' free times
 * @throws 409 if it is over or cancelled; 409 `too_late` if it starts too soon for the attendee to move it; 409, 422 as `proposeBooking`
 */
export async function proposeAgain(
  tx: OrganizationTransaction,
  bookingId: string,
  { slots, adminId }: { slots?: readonly string[]; adminId: string },
  now: Date,
): Promise<BookingRow> {
  const { booking, rows, first } = (await lockTogether(tx.q, tx.organizationId, bookingId))!
  for (const row of rows) {
    if (canBeOffered(row, now)) continue
    if (row.state === 'booked' && row.start_at! > now) throw conflict('too_late', problems.tooLateToAsk)
    throw conflict('not_an_arrow', problems.noMoreTimes, {
      allowed_states: BOOKING_ARROWS[row.state],
    })
  }
  const missed = rows.filter(({ state }) => state === 'no_show')
  for (const row of missed) await requireNoneOpen(tx, { subjectId: row.subject_id, part: row.part })
  const plan = planOf(rows, await peopleOf(tx.q, tx.organizationId, rows))
  const exceptIds = rows.map(({ id }) => id)
  const kept = slots ?? (await offersLeft(tx, plan, first, exceptIds, now))
  const offer = await offerColumns(tx, { interviews: plan.interviews, slots: kept, exceptIds }, now)
  let offered = booking
  for (const row of rows) {
    const changed = await updateBooking(tx, row.id, {
      offered: row.id === first.id ? offer.offered : null,
      offer_until: offer.offer_until,
      state: row.state === 'booked' ? 'booked' : 'waiting_on_candidate',
      ...(row.state === 'no_show' && { start_at: null, end_at: null }),
      free_move: true,
      asked: null,
      updated_at: now,
    })
    if (row.id === booking.id) offered = changed
    if (row.id === first.id) await planOfferEnd(tx, changed)
  }
  await releaseTime(
    tx,
    missed.map(({ id }) => id),
  )
  await voidLinks(tx, 'booking', first.id, now)
  await tx.emit('booking.proposed', first.subject_id, { booking_id: first.id }, { kind: 'admin', id: adminId })
  return offered
}

/** Times of the earlier offer that are still free; null if there are none. */
async function offersLeft(
  tx: OrganizationTransaction,
  plan: Plan,
  { start_at }: BookingRow,
  exceptIds: readonly string[],
  now: Date,
) {
  if (!plan.offered) return null
  const wanted = { organizationId: tx.organizationId, adminIds: adminsIn(plan), now, exceptIds }
  const left = timesFor(plan, await readPeopleIn(tx.q, wanted), now)
  const others = left.map(presentSlot).filter(one => one.start_at !== start_at?.toISOString())
  return others.length > 0 ? others.map(one => one.start_at) : null
}
