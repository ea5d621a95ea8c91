import { rowMover } from '#platform/db/move-rows.ts'
import './tables.ts'

/** The links that share an application, for merging it with another one. */
export const shareLinkRows = rowMover([{ table: 'share_links', column: 'application_id', key: ['id'] }])
