import '../events.ts'
import './tables.ts'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type FormRow = Selectable<Tables['form_configs']>

export const currentForm = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('form_configs')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('version', 'desc')
    .limit(1)

export const formOfVersion = (q: Kysely<Tables>, organizationId: string, version: number) =>
  q.selectFrom('form_configs').selectAll().where('organization_id', '=', organizationId).where('version', '=', version)

/**
 * The keys of the fields that are marked as hidden in blind review. A field that was removed is as it was last.
 * @param version how it was with this version; by default the newest
 */
export const fieldsHiddenInBlindReview = (q: Kysely<Tables>, organizationId: string, version: number | null = null) =>
  q
    .selectFrom(
      sql<{ key: string; hidden: boolean | null }>`(
        select distinct on (field ->> 'key') field ->> 'key' as key, (field ->> 'hidden_in_blind_review')::boolean as hidden
        from form_configs c, jsonb_array_elements(c.sections) section, jsonb_array_elements(section -> 'fields') field
        where c.organization_id = ${organizationId} and (${version}::integer is null or c.version <= ${version})
        order by field ->> 'key', c.version desc)`.as('newest'),
    )
    .select('newest.key')
    .where('newest.hidden', '=', true)

export const insertForm = (tx: OrganizationTransaction, row: Insertable<Tables['form_configs']>): Promise<FormRow> =>
  tx.q.insertInto('form_configs').values(row).returningAll().executeTakeFirstOrThrow()

export type DraftRow = Selectable<Tables['form_drafts']>

export const draftOf = (q: Kysely<Tables>, organizationId: string) =>
  q.selectFrom('form_drafts').selectAll().where('organization_id', '=', organizationId)

/** Stores the draft. Its version always increases, also over publishing. */
export const writeDraft = (
  tx: OrganizationTransaction,
  row: Omit<Insertable<Tables['form_drafts']>, 'organization_id' | 'version'>,
): Promise<DraftRow> =>
  tx.q
    .insertInto('form_drafts')
    .values({ ...row, organization_id: tx.organizationId, version: 1 })
    .onConflict(conflict =>
      conflict.column('organization_id').doUpdateSet(eb => ({
        version: eb('form_drafts.version', '+', 1),
        based_on: eb.ref('excluded.based_on'),
        sections: eb.ref('excluded.sections'),
        edited_by: eb.ref('excluded.edited_by'),
        edited_at: eb.ref('excluded.edited_at'),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
