import './tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import { deleteInBatches } from '#platform/db/delete-in-batches.ts'
import { decodeCursor } from '#platform/db/pages.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { RequestFilter } from '../contract.ts'

export type RequestRow = Selectable<Tables['contact_requests']>

export const insertRequest = (q: Kysely<Tables>, row: Insertable<Tables['contact_requests']>) =>
  q.insertInto('contact_requests').values(row).execute()

export function filteredRequests(q: Kysely<Tables>, { kind, state }: RequestFilter) {
  let query = q.selectFrom('contact_requests')
  if (kind) query = query.where('kind', '=', kind)
  if (state) query = query.where('state', '=', state)
  return query
}

interface Page extends RequestFilter {
  readonly limit: number
  readonly cursor?: string | undefined
}

/** A page, newest first, with one row more than requested. */
export function requestPage(q: Kysely<Tables>, { limit, cursor, ...filter }: Page) {
  const after = decodeCursor(cursor, ['instant', 'id'])
  const query = filteredRequests(q, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  return after ? query.where(sql<boolean>`(created_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`) : query
}

export const countOpen = (q: Kysely<Tables>) =>
  q
    .selectFrom('contact_requests')
    .select(eb => ['kind', eb.fn.countAll<string>().as('count')])
    .where('state', '=', 'open')
    .groupBy('kind')

/** Locked until the transaction ends. */
export const lockRequest = (q: Kysely<Tables>, id: string) =>
  q.selectFrom('contact_requests').selectAll().where('id', '=', id).forUpdate()

export const updateRequest = (q: Kysely<Tables>, id: string, change: Updateable<Tables['contact_requests']>) =>
  q
    .updateTable('contact_requests')
    .set(eb => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The confirmations of requests. */
export const CONFIRMATIONS = ['contact_received', 'demo_received']

/** Of these requests, those whose confirmation the mail server refused. */
export async function undeliveredOf(q: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await q
    .selectFrom('platform_mail')
    .select('subject_id')
    .where('subject_id', 'in', ids)
    .where('template_key', 'in', CONFIRMATIONS)
    .where('state', '=', 'failed')
    .execute()
  return new Set(rows.flatMap(({ subject_id }) => subject_id ?? []))
}

/** Deletes requests that were answered before a time. @returns how many */
export const deleteRequestsDone = (db: Database, before: Date): Promise<number> =>
  deleteInBatches(db, 'contact_requests', sql`done_at < ${before}`)
