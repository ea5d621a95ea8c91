import './tables.ts'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import type { Viewer } from '#platform/access/viewer.ts'
import { cappedCount, decodeCursor, EXACT_TOTAL, EXACT_TOTAL_OF_LOOKUPS } from '#platform/db/pages.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { ListFilter, listQuery, SortOrder } from '../contract.ts'
import {
  applicationsMatching,
  INTERVIEW_RANK,
  labelsIn,
  type ListReader,
  type Matching,
  MATCH_RANK,
  SCORE,
} from './application-filter.read-model.ts'
import { countLabelled, idsOfOrderedLabelled, newestLabelled } from './application-labels.read-model.ts'
import { countFound, idsOfPage, type Order } from './application-search.read-model.ts'
import { isBlind } from './blind-applications.read-model.ts'

// Reads across modules: applications with the title of their job.

type ListQuery = z.output<typeof listQuery>

const LIST_COLUMNS = [
  'a.id',
  'a.candidate_id',
  'a.job_id',
  'a.stage',
  'a.outcome',
  'a.stage_since',
  'a.applied_at',
  'a.source',
  'a.knockout',
  'a.tags',
  'a.sample',
  'a.resume_state',
  'a.match_state',
  'a.match_score',
  'a.screening_state',
  'a.screening_until',
  'a.interview_state',
  'a.interview_score',
  'a.interview_low',
  'a.interview_high',
  'a.ranked_score',
  'a.match_rank',
  'a.interview_rank',
  'a.requirement_results',
  'a.owner_id',
  'a.match_engine',
  'a.interview_engine',
  'a.evidence',
  'a.last_communication',
  'a.last_communication_at',
  'a.name_key',
  'a.candidate_name as name',
  'j.title as job_title',
] as const

type Filter = ListFilter

/** The filters that the counters cover: with only these, the total is read instead of counted. */
const COUNTED: readonly (keyof Filter)[] = ['job_id', 'stage', 'outcome', 'archived']

/** Up to which number the total for a filter is exact. */
export const exactTotal = (reader: ListReader, filter: Filter): number =>
  isCounted(reader, filter) ? EXACT_TOTAL : EXACT_TOTAL_OF_LOOKUPS

function isCounted(reader: ListReader, filter: Filter): boolean {
  return reader.sees === 'all' && filter.archived !== 'true' && askedIn(filter).every(name => COUNTED.includes(name))
}

const askedIn = (filter: Filter) => (Object.keys(filter) as (keyof Filter)[]).filter(name => filter[name] !== undefined)

/** With these besides labels, most of those with the labels are on the page. Other filters are better served by their own indexes. */
const BESIDES_LABELS: readonly (keyof Filter)[] = ['tag', 'requirement', 'custom', 'job_id', 'stage', 'archived']
const isByLabels = (filter: Filter) =>
  labelsIn(filter).length > 0 && askedIn(filter).every(name => BESIDES_LABELS.includes(name))

/** How many applications match, up to one more than the largest exact total. */
export function totalMatching(
  q: Kysely<Tables>,
  reader: ListReader,
  filter: Filter,
  exactTo = exactTotal(reader, filter),
) {
  const { search } = filter
  if (search) return countFound(q, { reader, filter: { ...filter, search } }, exactTo + 1)
  if (isByLabels(filter)) return countLabelled(q, { reader, filter }, exactTo + 1)
  if (!isCounted(reader, filter)) return cappedCount(q, applicationsMatching(q, reader, filter), exactTo)
  let query = q
    .selectFrom('application_totals as n')
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 'n.organization_id').onRef('j.id', '=', 'n.job_id'),
    )
    .select(sql<number>`least(coalesce(sum(n.count), 0), ${sql.lit(exactTo + 1)})::int`.as('count'))
    .where('n.organization_id', '=', reader.organizationId)
    .where('j.archived_at', 'is', null)
  if (filter.job_id) query = query.where('n.job_id', '=', filter.job_id)
  if (filter.stage) query = query.where('n.stage', '=', filter.stage)
  if (filter.outcome) query = query.where('n.outcome', '=', filter.outcome)
  else if (filter.stage) query = query.where('n.outcome', '=', 'active')
  return query
}

/** Without an engine, which is the rule, the check would cost more than the rest of the row. */
const isValidated = (engine: 'match_engine' | 'interview_engine') => {
  const column = sql.ref(`a.${engine}`)
  return sql<boolean>`case when ${column} is null then true else is_validated(${column}) end`
}

const listed = (matching: Matching, reader: ListReader) =>
  matching
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 'a.organization_id').onRef('j.id', '=', 'a.job_id'),
    )
    .select(LIST_COLUMNS)
    .select([
      (reader.blindReview ? isBlind(reader.adminId) : sql<boolean>`false`).as('blind'),
      isValidated('match_engine').as('match_validated'),
      isValidated('interview_engine').as('interview_validated'),
    ])

export type ListRow = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>

/** For each order of the list: the sort column, the direction, and the cursor of a row. */
const ORDERS = {
  newest: {
    column: sql`a.applied_at`,
    type: 'timestamptz',
    kind: 'instant',
    descending: true,
    place: (row: ListRow) => row.applied_at.toISOString(),
  },
  score: {
    column: SCORE,
    type: 'int',
    kind: 'number',
    descending: true,
    place: (row: ListRow) => row.ranked_score ?? -1,
  },
  match: {
    column: MATCH_RANK,
    type: 'int',
    kind: 'number',
    descending: true,
    place: (row: ListRow) => row.match_rank ?? -1,
  },
  interview: {
    column: INTERVIEW_RANK,
    type: 'int',
    kind: 'number',
    descending: true,
    place: (row: ListRow) => row.interview_rank ?? -1,
  },
  name: {
    column: sql`a.name_key`,
    type: 'text',
    kind: 'text',
    descending: false,
    place: (row: ListRow) => row.name_key,
  },
  waiting: {
    column: sql`a.stage_since`,
    type: 'timestamptz',
    kind: 'instant',
    descending: false,
    place: (row: ListRow) => row.stage_since.toISOString(),
  },
} as const

/** Orders by what blind review does not hide. */
const NEUTRAL: readonly SortOrder[] = ['newest', 'waiting']

/** The order that a reader gets: an order by names or scores would tell them what blind review hides. */
export const orderFor = (reader: ListReader, sort: SortOrder): SortOrder =>
  reader.blindReview && !NEUTRAL.includes(sort) ? 'newest' : sort

export const placeIn = (sort: SortOrder) => (row: ListRow) => [ORDERS[sort].place(row), row.id]

/** A page of the list, with one row more than requested. */
export function applicationPage(q: Kysely<Tables>, reader: ListReader, { limit, cursor, sort, ...filter }: ListQuery) {
  const order = orderFor(reader, sort)
  const { column, type, kind, descending } = ORDERS[order]
  const direction = descending ? 'desc' : 'asc'
  const last = decodeCursor(cursor, [kind, 'id'])
  const after =
    last &&
    sql<boolean>`(${column}, a.id) ${sql.raw(descending ? '<' : '>')} (${last[0]}::${sql.raw(type)}, ${last[1]}::uuid)`
  const page = (query: ReturnType<typeof listed>) =>
    query
      .orderBy(column, direction)
      .orderBy('a.id', direction)
      .limit(limit + 1)
  if (isByLabels(filter) && order === 'newest' && !filter.search)
    return page(listed(newestLabelled(q, { reader, filter }, limit + 1, last), reader))
  const ids = idsOf(q, reader, filter, { column, direction, limit: limit + 1, after }, order === 'newest', last)
  // The names and scores are only read of those on the page.
  if (ids) return page(listed(all(q, reader), reader).where('a.id', '=', sql<string>`any(array(${ids}))`))
  const query = listed(applicationsMatching(q, reader, filter), reader)
  return page(after ? query.where(after) : query)
}

const all = (q: Kysely<Tables>, reader: ListReader) => applicationsMatching(q, reader, { archived: 'true' })

/** The applications of a page where a plan from the filters alone could read far more than the page. */
function idsOf(
  q: Kysely<Tables>,
  reader: ListReader,
  filter: Filter,
  order: Order,
  newest: boolean,
  last: readonly unknown[] | null,
) {
  const { search } = filter
  if (search) {
    const until = (last?.[0] as string | undefined) ?? null
    return idsOfPage(q, { reader, filter: { ...filter, search } }, order, newest ? until : undefined)
  }
  return isByLabels(filter) ? idsOfOrderedLabelled(q, { reader, filter }, order) : null
}

/** The chosen applications that the reader can see, in an order of the list. */
export function applicationsChosen(q: Kysely<Tables>, reader: ListReader, ids: readonly string[], sort: SortOrder) {
  const { column, descending } = ORDERS[orderFor(reader, sort)]
  const direction = descending ? 'desc' : 'asc'
  return listed(all(q, reader), reader)
    .where('a.id', '=', sql<string>`any(${ids})`)
    .orderBy(column, direction)
    .orderBy('a.id', direction)
}

export const applicationsOfCandidate = (q: Kysely<Tables>, viewer: Viewer, candidateId: string) =>
  listed(all(q, { ...viewer, blindReview: true }), { ...viewer, blindReview: true })
    .where('a.candidate_id', '=', candidateId)
    .orderBy('a.applied_at', 'desc')
    .limit(50)
