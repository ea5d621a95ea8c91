import { rowMover } from '#platform/db/move-rows.ts'
import './tables.ts'

/** What belongs to an application, for merging it with another one. */
export const applicationRows = rowMover([
  { table: 'application_assignees', column: 'application_id', key: ['admin_id'], oneForEach: true },
  { table: 'application_notes', column: 'application_id', key: ['id'] },
  { table: 'application_search', column: 'application_id', key: [], oneForEach: true },
  { table: 'bulk_items', column: 'application_id', key: ['run_id'], oneForEach: true },
  { table: 'communications', column: 'application_id', key: ['message_id'] },
  { table: 'submissions', column: 'application_id', key: ['id'] },
])

/** The applications of a candidate, for merging them with another one. */
export const candidateApplicationRows = rowMover([{ table: 'applications', column: 'candidate_id', key: ['id'] }])
