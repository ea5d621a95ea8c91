import type { Database } from '#platform/db/database.ts'

// Reads across modules: organizations that have no admin.

/** Organizations registered before an instant that never took a first admin, over all organizations. */
export const organizationsWithoutAdmin = (db: Database, before: Date, limit: number) =>
  db.unsafeAcrossOrganizations(q =>
    q
      .selectFrom('organizations as o')
      .select('o.organization_id')
      .where('o.created_at', '<', before)
      .where(eb =>
        eb.not(
          eb.exists(
            eb.selectFrom('admins as a').select('a.id').whereRef('a.organization_id', '=', 'o.organization_id'),
          ),
        ),
      )
      .limit(limit)
      .execute(),
  )
