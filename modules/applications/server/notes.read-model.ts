import './tables.ts'
import { type Kysely, sql } from 'kysely'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/accounts/public.ts'
import type { Note } from '../contract.ts'
import { presentNote } from './present.ts'

// Reads across modules: notes with the names of their authors and of the people whom they mention.

/** The notes of applications, oldest first, without deleted ones. */
export const notesOf = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  q
    .selectFrom('application_notes as n')
    .innerJoin('admins as m', join =>
      join.onRef('m.organization_id', '=', 'n.organization_id').onRef('m.id', '=', 'n.admin_id'),
    )
    .select(['n.id', 'n.application_id', 'n.admin_id', 'n.text', 'n.at', 'm.name as admin_name'])
    .select(['n.version', 'n.edited_at', 'n.mentions'])
    .where('n.organization_id', '=', organizationId)
    .where('n.application_id', 'in', ids)
    .where('n.deleted_at', 'is', null)
    .orderBy('n.at')

/** The names of the people whom the notes of applications mention. */
export const mentionedIn = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  q
    .selectFrom('admins as m')
    .select(['m.id', 'm.name'])
    .where('m.organization_id', '=', organizationId)
    .where(
      'm.id',
      'in',
      q
        .selectFrom('application_notes')
        .select(sql<string>`unnest(mentions)`.as('id'))
        .where('organization_id', '=', organizationId)
        .where('application_id', 'in', ids),
    )

/** The notes of applications by application, as the team reads them: without what blind review removes. */
export async function readNotes(
  org: OrganizationDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Note[]>> {
  const [notes, people] = await org.read(q => [
    notesOf(q, org.organizationId, ids),
    mentionedIn(q, org.organizationId, ids),
  ])
  return new Map(
    ids.map(id => [
      id,
      notes.filter(({ application_id }) => application_id === id).map(row => presentNote(row, people)),
    ]),
  )
}
