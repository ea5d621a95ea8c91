import { rowMover } from '#platform/db/move-rows.ts'
import './tables.ts'

/** The answers of an application, for merging it with another one. */
export const customAiRows = rowMover([
  { table: 'custom_ai_answers', column: 'application_id', key: ['id'] },
  { table: 'custom_ai_run_items', column: 'application_id', key: ['run_id', 'position'] },
  { table: 'custom_ai_results', column: 'application_id', key: ['field_id'], oneForEach: true },
])
