import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

/** The names of organizations by ID. */
export async function organizationNames(q: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await q
    .selectFrom('organizations')
    .select(['organization_id', 'name'])
    .where('organization_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ organization_id, name }) => [organization_id, name]))
}
