import { rowMover } from '#platform/db/move-rows.ts'
import './tables.ts'

/** The files that colleagues added to an application, for merging it with another one. */
export const attachmentRows = rowMover([{ table: 'attachments', column: 'application_id', key: ['id'] }])
