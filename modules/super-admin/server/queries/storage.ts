import '../tables.ts'
import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

/** Replaces what was counted before. */
export const writeStorage = (q: Kysely<Tables>, rows: readonly Insertable<Tables['organization_storage']>[]) =>
  q
    .insertInto('organization_storage')
    .values(rows)
    .onConflict(oc =>
      oc.column('organization_id').doUpdateSet(eb => ({
        bytes: eb.ref('excluded.bytes'),
        counted_at: eb.ref('excluded.counted_at'),
      })),
    )
    .execute()

export const storageOf = (q: Kysely<Tables>, organizationId: string) =>
  q.selectFrom('organization_storage').select(['bytes', 'counted_at']).where('organization_id', '=', organizationId)
