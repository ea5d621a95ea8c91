import { rowMover } from '#platform/db/move-rows.ts'
import './tables.ts'

/** The screenings of an application, for merging it with another one. */
export const screeningRows = rowMover([{ table: 'screenings', column: 'application_id', key: ['id'] }])

/** The screenings of a candidate, for merging them with another one. */
export const candidateScreeningRows = rowMover([{ table: 'screenings', column: 'candidate_id', key: ['id'] }])
