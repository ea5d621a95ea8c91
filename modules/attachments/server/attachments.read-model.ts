import './tables.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/accounts/public.ts'
import { filesOf } from './queries.ts'

// Reads across modules: files with who added them.

/** The files of an application that are not deleted, oldest first. */
export const attachmentsOf = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom(filesOf(q, organizationId, applicationId).as('f'))
    .leftJoin('admins as m', join =>
      join.onRef('m.organization_id', '=', 'f.organization_id').onRef('m.id', '=', 'f.created_by'),
    )
    .selectAll('f')
    .select('m.name as author_name')
    .where('f.deleted_at', 'is', null)
    .orderBy('f.created_at')
    .orderBy('f.id')

export type NamedFile = Awaited<ReturnType<ReturnType<typeof attachmentsOf>['executeTakeFirstOrThrow']>>
