import './tables.ts'
import { type Kysely, sql } from 'kysely'
import { decodeCursor } from '#platform/db/pages.ts'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/accounts/public.ts'
import '#modules/jobs/public.ts'
import '#modules/resumes/public.ts'
import type { ImportItemState } from '../contract.ts'

// Reads across modules: imports with their job and the person who started them, and files with the candidates they became.

const named = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('imports as i')
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 'i.organization_id').onRef('j.id', '=', 'i.job_id'),
    )
    .innerJoin('admins as m', join =>
      join.onRef('m.organization_id', '=', 'i.organization_id').onRef('m.id', '=', 'i.admin_id'),
    )
    .select(['i.id', 'i.job_id', 'j.title', 'i.admin_id', 'm.name as admin_name', 'i.informs', 'i.state'])
    .select(['i.created_at', 'i.finished_at'])
    .where('i.organization_id', '=', organizationId)

export type NamedImport = Awaited<ReturnType<ReturnType<typeof named>['executeTakeFirstOrThrow']>>

export const namedImport = (q: Kysely<Tables>, organizationId: string, id: string) =>
  named(q, organizationId).where('i.id', '=', id)

/** Newest first, with one more than requested. */
export function importPage(
  q: Kysely<Tables>,
  organizationId: string,
  { limit, cursor }: { limit: number; cursor?: string },
) {
  const after = decodeCursor(cursor, ['instant', 'id'])
  const query = named(q, organizationId)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit + 1)
  return after ? query.where(sql<boolean>`(i.created_at, i.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`) : query
}

export const countsOf = (q: Kysely<Tables>, organizationId: string, importIds: readonly string[]) =>
  q
    .selectFrom('import_items')
    .select(eb => ['import_id', 'state', eb.fn.countAll<number>().as('count')])
    .where('organization_id', '=', organizationId)
    .where('import_id', '=', sql<string>`any(${importIds})`)
    .groupBy(['import_id', 'state'])

const items = (q: Kysely<Tables>, organizationId: string, importId: string) =>
  q
    .selectFrom('import_items as t')
    .leftJoin('applications as a', join =>
      join.onRef('a.organization_id', '=', 't.organization_id').onRef('a.id', '=', 't.application_id'),
    )
    .leftJoin('candidates as c', join =>
      join.onRef('c.organization_id', '=', 'a.organization_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .select(['t.id', 't.file_name', 't.file_key', 't.bytes', 't.state', 't.reason', 't.application_id'])
    .select(['a.candidate_id', 'c.name', 'c.email'])
    .where('t.organization_id', '=', organizationId)
    .where('t.import_id', '=', importId)

export type NamedItem = Awaited<ReturnType<ReturnType<typeof items>['executeTakeFirstOrThrow']>>

export const namedItem = (q: Kysely<Tables>, organizationId: string, importId: string, id: string) =>
  items(q, organizationId, importId).where('t.id', '=', id)

/** In the order of the upload, with one more than requested. */
export function itemPage(
  q: Kysely<Tables>,
  organizationId: string,
  importId: string,
  { limit, cursor, state }: { limit: number; cursor?: string; state?: ImportItemState },
) {
  const after = decodeCursor(cursor, ['id'])
  let query = items(q, organizationId, importId)
    .orderBy('t.id')
    .limit(limit + 1)
  if (state) query = query.where('t.state', '=', state)
  return after ? query.where('t.id', '>', after[0] as string) : query
}

/** The application for a job that has a résumé with the same file. */
export const applicationWithFile = (q: Kysely<Tables>, organizationId: string, jobId: string, sha256: string) =>
  q
    .selectFrom('resumes as r')
    .innerJoin('applications as a', join =>
      join.onRef('a.organization_id', '=', 'r.organization_id').onRef('a.id', '=', 'r.application_id'),
    )
    .select('a.id')
    .where('r.organization_id', '=', organizationId)
    .where('r.sha256', '=', sha256)
    .where('a.job_id', '=', jobId)
    .limit(1)
