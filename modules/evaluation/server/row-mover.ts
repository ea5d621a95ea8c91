import { rowMover } from '#platform/db/move-rows.ts'
import './tables.ts'

/** The evaluations and scorecards of an application, for merging it with another one. */
export const evaluationRows = rowMover([
  { table: 'evaluations', column: 'application_id', key: ['id'] },
  { table: 'evaluation_rerun_items', column: 'application_id', key: ['rerun_id', 'position'] },
  {
    table: 'scorecards',
    column: 'application_id',
    key: ['admin_id'],
    oneForEach: true,
    // Of one reviewer's scorecards, the one that was submitted last counts.
    replaces: 's.submitted_at is not null and (t.submitted_at is null or s.submitted_at > t.submitted_at)',
  },
])
