import { rowMover } from '#platform/db/move-rows.ts'
import './tables.ts'

/** The imported files of an application, for merging it with another one. */
export const importRows = rowMover([{ table: 'import_items', column: 'application_id', key: ['id'] }])
