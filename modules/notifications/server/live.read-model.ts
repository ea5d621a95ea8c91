import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'

/** The newest events of some organizations, as IDs and names: for telling their open pages that something changed. */
export const eventsSince = (db: Database, organizationIds: readonly string[], since: Date) =>
  db.unsafeAcrossOrganizations(q =>
    q
      .selectFrom('events')
      .select(['id', 'organization_id', 'name', 'data'])
      .where('organization_id', '=', sql<string>`any(${organizationIds})`)
      // IDs start with the time, so that this reads only the end of the primary key.
      .where('id', '>=', sql<string>`${timeAsId(since)}::uuid`)
      .orderBy('id')
      .limit(5000)
      .execute(),
  )

/** The lowest UUIDv7 of a moment. */
function timeAsId(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
