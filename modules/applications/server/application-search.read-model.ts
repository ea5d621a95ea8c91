import './tables.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import type { ListFilter } from '../contract.ts'
import { applicationsMatching, hasWords, type ListReader } from './application-filter.read-model.ts'
import { wordSearch } from './queries/words.ts'

// Reads across modules: what blind review hides depends on scorecards. A search has steps: it first looks among the applications of the last
// days, and only further if the page is not full, so that frequent words cost as much as rare ones. To look up all of a frequent word is
// slow: then what the filters select is followed instead, until enough of it has the words.

/** The newest applications that most searches need not look beyond. */
const RECENT_DAYS = 14
const MOST_RECENT = 100
/** How far the next step looks for a word that the last days are full of, and how many applications it looks at. */
const NEWEST_DAYS = 60
const MOST_NEWEST = 1000
/** A word that fills the count within so many days is frequent. */
const COUNTED_DAYS = 4

export interface Order {
  readonly column: RawBuilder<unknown>
  readonly direction: 'asc' | 'desc'
  readonly limit: number
  /** Whether an application comes after the last of the page before. */
  readonly after: RawBuilder<boolean> | null
}

interface Searched {
  readonly reader: ListReader
  readonly filter: ListFilter & { search: string }
}

const wordsOf = ({ reader, filter }: Searched) => wordSearch(filter.search, reader.blindReview)

/** Applications that match all but the words. Where blind review hides something, the words that it shows are compared. */
function others(
  q: Kysely<Tables>,
  { reader, filter: { search: _search, ...filter } }: Searched,
  exact: RawBuilder<string>,
) {
  const query = applicationsMatching(q, reader, filter).select(['a.id', 'a.applied_at'])
  return reader.blindReview ? query.where(hasWords(reader, exact)) : query
}

const countOf = (found: string) => sql`(select count(*) from ${sql.table(found)})`
const idsIn = (found: string) => sql<string>`(select application_id from ${sql.table(found)})`

/** The IDs of the applications on a page of the search, in no order. @param until that of the last row before it, in a list of the newest */
export function idsOfPage(
  q: Kysely<Tables>,
  searched: Searched,
  order: Order,
  until: string | null | undefined,
): RawBuilder<string> {
  const { exact, newest } = wordsOf(searched)
  const page = (found: string | null) => {
    let query = others(q, searched, exact)
    if (found) query = query.where('a.id', 'in', idsIn(found))
    else query = query.where(hasWords(searched.reader, exact))
    if (order.after) query = query.where(order.after)
    return query.orderBy(order.column, order.direction).orderBy('a.id', order.direction).limit(order.limit)
  }
  // Another order needs all that were found; if they are too many, the order is followed until the page is full.
  if (until === undefined)
    return sql`with recent as materialized (select application_id from ${newest(null, RECENT_DAYS, MOST_RECENT)}),
      all_found as materialized (select application_id from ${newest(null, null, null)} where (select count(*) from recent) < ${sql.lit(MOST_RECENT)}),
      few as materialized (${page('all_found')}),
      many as materialized (select * from (${page(null)}) m where (select count(*) from recent) = ${sql.lit(MOST_RECENT)})
      select id from few union all select id from many`
  const isShort = (found: string) => sql`${countOf(found)} < ${sql.lit(order.limit)}`
  const hasManyRecent = sql`(${countOf('recent')} = ${sql.lit(2 * order.limit)})`
  const hasManyNewest = sql`(${countOf('newest')} = ${sql.lit(MOST_NEWEST)})`
  return sql`with recent as materialized (select application_id from ${newest(until, RECENT_DAYS, 2 * order.limit)}),
    recent_page as materialized (${page('recent')}),
    newest as materialized (
      select application_id from ${newest(until, NEWEST_DAYS, MOST_NEWEST)} where ${isShort('recent_page')} and ${hasManyRecent}
      union all
      select application_id from ${newest(until, null, MOST_NEWEST)} where ${isShort('recent_page')} and not ${hasManyRecent}),
    newest_page as materialized (${page('newest')}),
    many_page as materialized (
      select * from (${page(null)}) m where ${isShort('newest_page')} and ${hasManyRecent} and ${hasManyNewest}),
    all_found as materialized (select application_id from ${newest(until, null, null)}
      where ${isShort('recent_page')} and ${isShort('newest_page')} and ${hasManyRecent} <> ${hasManyNewest}),
    all_page as materialized (${page('all_found')})
    select id from recent_page union select id from newest_page union select id from many_page union select id from all_page`
}

/** How many applications a search finds, up to `most`. */
export function countFound(q: Kysely<Tables>, searched: Searched, most: number) {
  const { exact, newest, some } = wordsOf(searched)
  const limit = sql.lit(most)
  const isFrequent = sql`(${countOf('recent')} = ${limit})`
  const many = others(q, searched, exact).where(hasWords(searched.reader, exact)).limit(most)
  const counted = (found: string) => {
    const query = others(q, searched, exact).where('a.id', 'in', idsIn(found)).limit(most)
    return sql`(select count(*) from (${query}) m)`
  }
  // Some of those that were found can be outside of the other filters.
  const sampled = Math.ceil(1.25 * most)
  const enough = sql.lit(sampled)
  return q
    .selectFrom(
      sql<{ count: number }>`(
        with recent as materialized (select application_id from ${newest(null, COUNTED_DAYS, most)}),
        n_recent as materialized (select ${counted('recent')} as n),
        n_many as materialized (select count(*) as n from (${many}) m where (select n from n_recent) < ${limit} and ${isFrequent}),
        sample as materialized (select application_id from ${some(sampled)} where (select n from n_recent) < ${limit} and not ${isFrequent}),
        n_sample as materialized (select ${counted('sample')} as n),
        all_found as materialized (select application_id from ${some(null)}
          where ${countOf('sample')} = ${enough} and (select n from n_sample) < ${limit})
        select greatest((select n from n_recent), (select n from n_many), (select n from n_sample), ${counted('all_found')}) as count
      )`.as('found'),
    )
    .select('found.count')
}
