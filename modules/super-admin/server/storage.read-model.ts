import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/applications/public.ts'
import '#modules/attachments/public.ts'
import '#modules/data-export/public.ts'
import '#modules/imports/public.ts'
import '#modules/offers/public.ts'
import '#modules/organizations/public.ts'
import '#modules/recordings/public.ts'
import '#modules/resumes/public.ts'

// Reads the sizes of all stored files, and nothing else of them. It reads whole tables, so it runs as a task and never in a call.

const files = (q: Kysely<Tables>) =>
  q
    .selectFrom('resumes')
    .select(['organization_id', sql<string>`bytes::bigint`.as('bytes')])
    .unionAll(q.selectFrom('attachments').select(['organization_id', sql<string>`bytes::bigint`.as('bytes')]))
    .unionAll(q.selectFrom('offer_files').select(['organization_id', sql<string>`bytes::bigint`.as('bytes')]))
    .unionAll(
      q
        .selectFrom('import_items')
        .select(['organization_id', sql<string>`bytes::bigint`.as('bytes')])
        .where('file_key', 'is not', null),
    )
    .unionAll(
      q
        .selectFrom('recordings')
        .select(['organization_id', sql<string>`bytes`.as('bytes')])
        .where('file_key', 'is not', null),
    )
    .unionAll(
      q
        .selectFrom('data_exports')
        .select(['organization_id', sql<string>`bytes`.as('bytes')])
        .where('file_key', 'is not', null),
    )
    .unionAll(
      q
        .selectFrom('organization_settings')
        .select(['organization_id', sql<string>`logo_bytes::bigint`.as('bytes')])
        .where('logo_bytes', 'is not', null),
    )
    // Parts of recordings that are not joined yet.
    .unionAll(q.selectFrom('recording_chunks').select(['organization_id', sql<string>`bytes::bigint`.as('bytes')]))
    .unionAll(
      q
        .selectFrom('submissions')
        .select(['organization_id', sql<string>`jsonb_path_query(files, '$[*].bytes')::bigint`.as('bytes')]),
    )

/** What the files of each organization take, also of those without any. */
export const storageOfAll = (q: Kysely<Tables>) =>
  q
    .selectFrom('organizations as o')
    .leftJoin(files(q).as('f'), 'f.organization_id', 'o.organization_id')
    .select(['o.organization_id', sql<string>`coalesce(sum(f.bytes), 0)`.as('bytes')])
    .groupBy('o.organization_id')
