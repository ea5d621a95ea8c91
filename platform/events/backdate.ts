import type { Database } from '../db/database.ts'

/**
 * Gives the events of a subject that were written after another one the time at which they happened in a fictional history. Runs as the
 * platform, because events are append-only to everyone else.
 */
export const backdateEvents = (
  db: Database,
  { organizationId, subjectId, afterId, at }: { organizationId: string; subjectId: string; afterId: string; at: Date },
) =>
  db.unsafeAcrossOrganizations(q =>
    q
      .updateTable('events')
      .set({ at })
      .where('organization_id', '=', organizationId)
      .where('subject_id', '=', subjectId)
      .where('id', '>', afterId)
      .execute(),
  )
