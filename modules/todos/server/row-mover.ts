import { rowMover } from '#platform/db/move-rows.ts'
import './tables.ts'

/** The to-dos of an application, for merging it with another one. */
export const todoRows = rowMover([{ table: 'todos', column: 'application_id', key: ['id'] }])
