export { rulesOf } from './server/people.ts'
export { askForOtherTimes, cancelBooking } from './server/close-booking.ts'
export { bookingFile } from './server/calendar-file.ts'
export { orFreshSlots, slotsFor } from './server/free-times.ts'
export { forAttendee, type ForAttendee, isFirst } from './server/for-attendee.ts'
export { handOverBookings } from './server/hand-over.ts'
export { presentBooking } from './server/present.ts'
export { lockTogether, plannedDay } from './server/plan.ts'
export { proposeAgain, proposeBooking, proposeDay } from './server/propose-booking.ts'
export {
  bookingById,
  bookingIdsOf,
  bookingsBetween,
  bookingsOf,
  bookingsOfDay,
  deleteBookingsOf,
  openBookingsWith,
  openOffers,
  type BookingRow,
} from './server/queries.ts'
export { availabilityOf, peopleIn, type PersonRow } from './server/people.read-model.ts'
export { resumeOffers, stopOffers } from './server/suspend-offers.ts'
export { bookTime, moveTime, setTime } from './server/take-time.ts'
export { bookingRows } from './server/row-mover.ts'
