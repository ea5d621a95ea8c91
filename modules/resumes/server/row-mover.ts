import { rowMover } from '#platform/db/move-rows.ts'
import './tables.ts'

/** The résumés of an application, for merging it with another one. */
export const resumeRows = rowMover([{ table: 'resumes', column: 'application_id', key: ['id'] }])
