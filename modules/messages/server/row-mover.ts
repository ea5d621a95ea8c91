import { rowMover } from '#platform/db/move-rows.ts'
import './tables.ts'

/** The e-mails that people wrote about an application, for merging it with another one. */
export const messageRows = rowMover([{ table: 'written_messages', column: 'application_id', key: ['id'] }])
