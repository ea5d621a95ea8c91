import { rowMover } from '#platform/db/move-rows.ts'
import './tables.ts'

/** The notifications about an application, for merging it with another one. */
export const notificationRows = rowMover([{ table: 'notifications', column: 'application_id', key: ['id'] }])
