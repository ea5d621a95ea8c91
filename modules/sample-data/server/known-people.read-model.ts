import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/applications/public.ts'

/** A fictional person who was added already. */
export const knownSample = (q: Kysely<Tables>, organizationId: string, email: string) =>
  q.selectFrom('candidates').select('id').where('organization_id', '=', organizationId).where('email_key', '=', email)
