export { askForOtherTimes, cancelBooking } from './server/close-booking.ts'
export { bookingFile } from './server/calendar-file.ts'
export { orFreshSlots, slotsFor } from './server/free-times.ts'
export { handOverBookings } from './server/hand-over.ts'
export { panelMembers } from './panel.ts'
export { namesForAttendee } from './server/seats.ts'
export { presentBooking } from './server/present.ts'
export { proposeAgain, proposeBooking } from './server/propose-booking.ts'
export {
  bookingById,
  bookingIdsOf,
  bookingsBetween,
  bookingsOf,
  deleteBookingsOf,
  openBookingsWith,
  openOffers,
  type BookingRow,
} from './server/queries.ts'
export { peopleIn, type PersonRow } from './server/people.read-model.ts'
export { bookTime, moveTime, setTime } from './server/take-time.ts'
export { bookingRows } from './server/row-mover.ts'
