import type { OrganizationTransaction } from '#platform/db/organization.ts'

export { askForOtherTimes, cancelBooking } from './server/close-booking.ts'
export { bookingFile, type EntryFacts } from './server/calendar-file.ts'
export { orFreshSlots, slotsFor } from './server/free-times.ts'
export { presentBooking } from './server/present.ts'
export { proposeAgain, proposeBooking, type Proposal } from './server/propose-booking.ts'
export {
  bookingById,
  bookingsBetween,
  bookingsOf,
  peopleIn,
  type BookingRow,
  type PersonRow,
} from './server/queries.ts'
export { bookTime, moveTime, setTime } from './server/take-time.ts'

/** Erases every booking of a subject with the attendee's name and address. Called when the subject is erased. */
export async function eraseSubject(tx: OrganizationTransaction, subjectId: string): Promise<void> {
  await tx.q
    .deleteFrom('bookings')
    .where('organization_id', '=', tx.organizationId)
    .where('subject_id', '=', subjectId)
    .execute()
}
