import { rowMover } from '#platform/db/move-rows.ts'
import './tables.ts'

/** The bookings of a subject, for merging it with another one. */
export const bookingRows = rowMover([{ table: 'bookings', column: 'subject_id', key: ['id'] }])
