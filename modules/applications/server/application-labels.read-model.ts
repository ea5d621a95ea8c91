import './tables.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import type { ListFilter } from '../contract.ts'
import { labelsIn, type ListReader, type Matching, matchingBesidesLabels } from './application-filter.read-model.ts'
import type { Order } from './application-search.read-model.ts'

// Reads across modules: applications with their labels. The labels are in the order of the applications' times, so that the newest with a
// label, and with two of them, are found without reading the others.

/** Up to so many applications with the labels are all read to put them in an order. If there are more, the order is followed instead. */
const MOST_SORTED = 2000

interface Labelled {
  readonly reader: ListReader
  readonly filter: ListFilter
}

/** The applications with all labels of the filter, as `application_id` and `applied_at`. */
function labelled({ reader, filter }: Labelled, where = sql`true`): RawBuilder<unknown> {
  const [first, ...others] = labelsIn(filter)
  const joins = others.map((label, index) => {
    const other = sql.ref(`l${index + 1}`)
    return sql`join application_labels ${other} on ${other}.organization_id = ${reader.organizationId} and ${other}.label = ${label}
      and ${other}.applied_at = l.applied_at and ${other}.application_id = l.application_id`
  })
  return sql`select l.application_id, l.applied_at from application_labels l ${sql.join(joins, sql` `)}
    where l.organization_id = ${reader.organizationId} and l.label = ${first} and ${where}`
}

/** Each labelled application is looked up by its ID, in the order of the labels. */
const lookedUp = (q: Kysely<Tables>, { reader, filter }: Labelled) =>
  sql`cross join lateral (${matchingBesidesLabels(q, reader, filter)
    .selectAll('a')
    .where(sql<boolean>`a.id = l.application_id`)} offset 0) a`

/** A page of the newest applications with labels, in no order. @param after the place of the last row before it */
export function newestLabelled(
  q: Kysely<Tables>,
  asked: Labelled,
  limit: number,
  after: readonly unknown[] | null,
): Matching {
  const later = after && sql`(l.applied_at, l.application_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
  const rows = sql`(select a.* from (${labelled(asked, later ?? undefined)}) l ${lookedUp(q, asked)}
    order by l.applied_at desc, l.application_id desc limit ${sql.lit(limit)})`
  return q.selectFrom(rows.as<'a'>(sql.ref('a'))) as unknown as Matching
}

/** The IDs of a page in another order. */
export function idsOfOrderedLabelled(q: Kysely<Tables>, asked: Labelled, order: Order): RawBuilder<string> {
  const ids = (where: RawBuilder<boolean>) => {
    let query = matchingBesidesLabels(q, asked.reader, asked.filter).select('a.id').where(where)
    if (order.after) query = query.where(order.after)
    return query.orderBy(order.column, order.direction).orderBy('a.id', order.direction).limit(order.limit)
  }
  // A subquery for each row: as a join, it would be read before the order.
  const hasAll = labelsIn(asked.filter).map(
    label => sql`(select true from application_labels l where l.organization_id = a.organization_id and l.label = ${label}
      and l.applied_at = a.applied_at and l.application_id = a.id limit 1)`,
  )
  const limit = sql.lit(MOST_SORTED)
  return sql`with labelled as materialized (${labelled(asked)} limit ${limit}),
    few as materialized (select * from (${ids(sql`a.id in (select application_id from ${sql.table('labelled')})`)}) f
      where (select count(*) from labelled) < ${limit}),
    many as materialized (select * from (${ids(sql<boolean>`${sql.join(hasAll, sql` and `)}`)}) m
      where (select count(*) from labelled) = ${limit})
    select id from few union all select id from many`
}

/** How many applications with the labels match the filter, up to `most`. */
export const countLabelled = (q: Kysely<Tables>, asked: Labelled, most: number) =>
  q
    .selectFrom(
      sql<{ count: number }>`(select count(*) from (
        select 1 from (${labelled(asked)}) l ${lookedUp(q, asked)} limit ${sql.lit(most)}) m)`.as('found'),
    )
    .select('found.count')
