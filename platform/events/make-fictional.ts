import type { Database } from '../db/database.ts'

/**
 * Makes the events of a subject that were written after another one part of a fictional history: they get the time at which they happened
 * in it, and are not in the audit log, because nobody did this. Runs as the platform, because events are append-only to everyone else.
 */
export const makeEventsFictional = (
  db: Database,
  { organizationId, subjectId, afterId, at }: { organizationId: string; subjectId: string; afterId: string; at: Date },
) =>
  db.unsafeAcrossOrganizations(q =>
    q
      .updateTable('events')
      .set({ at, audited: false })
      .where('organization_id', '=', organizationId)
      .where('subject_id', '=', subjectId)
      .where('id', '>', afterId)
      .execute(),
  )
