import { rowMover } from '#platform/db/move-rows.ts'
import './tables.ts'

/** The e-mails about closed jobs of an application, for merging it with another one. */
export const closingRows = rowMover([
  { table: 'job_closing_recipients', column: 'application_id', key: ['closing_id'], oneForEach: true },
])
