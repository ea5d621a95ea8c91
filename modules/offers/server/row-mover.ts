import { rowMover } from '#platform/db/move-rows.ts'
import './tables.ts'

/** The offers of an application, for merging it with another one. */
export const offerRows = rowMover([
  { table: 'offers', column: 'application_id', key: ['id'] },
  { table: 'offer_files', column: 'application_id', key: ['id'] },
])
