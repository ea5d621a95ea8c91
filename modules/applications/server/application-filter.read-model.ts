import './tables.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import { DAY, HOUR, later } from '#platform/clock/clock.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { ListFilter } from '../contract.ts'
import { type CustomCondition, customConditions, customLabel } from '../policy.ts'
import { isBlind } from './blind-applications.read-model.ts'
import { applicationsVisibleTo } from './queries.ts'
import { wordSearch } from './queries/words.ts'

// Reads across modules: what blind review hides depends on scorecards, and custom AI answers belong to `custom-ai`.

/** Who reads the list. */
export interface ListReader extends Viewer {
  /** Whether the organization reviews blindly: what is hidden from the reader must not be found by them either. */
  readonly blindReview: boolean
}

/**
 * Only scores of validated engines and of people sort and filter; the others are shown. Row-level security keeps `coalesce` from using
 * an index.
 */
export const SCORE = sql<number>`case when a.ranked_score is null then -1 else a.ranked_score end`
export const MATCH_RANK = sql<number>`case when a.match_rank is null then -1 else a.match_rank end`
export const INTERVIEW_RANK = sql<number>`case when a.interview_rank is null then -1 else a.interview_rank end`

const SCREENING_STATES: Record<NonNullable<ListFilter['screening']>, readonly string[]> = {
  not_invited: [],
  invited: ['invited', 'opened'],
  in_progress: ['in_progress', 'interrupted'],
  completed: ['completed'],
  no_answers: ['no_answers'],
  expired: ['expired'],
  cancelled: ['cancelled'],
}

/** No time zone differs more from UTC. */
const MOST_FROM_UTC = 14 * HOUR

/**
 * The first instant of a day in the organization's time zone, whose days the dashboard counts too. One microsecond before midnight exists once,
 * also where clocks change at midnight. As a subquery, it is computed once and not for each row.
 */
const startOf = ({ organizationId }: ListReader, day: string) => sql<Date>`(
  select (${day}::timestamp - interval '1 microsecond') at time zone o.time_zone + interval '1 microsecond'
  from organizations o where o.organization_id = ${organizationId})`

/** Whether applications came on these days. The planner cannot estimate what a subquery selects, so that the index is read by days in UTC. */
function appliedWithin(matching: Matching, reader: ListReader, { from, to }: ListFilter): Matching {
  let query = matching
  if (from) {
    query = query.where('a.applied_at', '>=', later(utcDay(from), -MOST_FROM_UTC))
    query = query.where(sql<boolean>`case when a.applied_at >= ${startOf(reader, from)} then true else false end`)
  }
  if (to) {
    const next = later(utcDay(to), DAY)
    query = query.where('a.applied_at', '<', later(next, MOST_FROM_UTC))
    query = query.where(sql<boolean>`case when a.applied_at < ${startOf(reader, dayOf(next))} then true else false end`)
  }
  return query
}

const utcDay = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export type Matching = ReturnType<typeof applicationsVisibleTo>

/** Applications that match the list's filters, before ordering and paging. */
export const applicationsMatching = (q: Kysely<Tables>, reader: ListReader, filter: ListFilter): Matching =>
  labelsIn(filter).reduce(
    (query, label) => query.where('a.id', 'in', applicationsLabelled(q, reader, label)),
    matchingBesidesLabels(q, reader, filter),
  )

const applicationsLabelled = (q: Kysely<Tables>, { organizationId }: ListReader, label: string) =>
  q
    .selectFrom('application_labels')
    .select('application_id')
    .where('organization_id', '=', organizationId)
    .where('label', '=', label)

/** Tags and results of requirements that a filter asks for. */
export const labelsIn = ({ tag, requirement, custom }: ListFilter): string[] => [
  ...(tag ? [`tag:${tag}`] : []),
  ...(requirement ? [`requirement:${requirement}`] : []),
  ...conditionsOf(custom).flatMap(one => customLabel(one) ?? []),
]

const conditionsOf = (custom: string | undefined) => (custom ? (customConditions(custom) ?? []) : [])

/** Applications that match all filters, without looking for the labels. */
export function matchingBesidesLabels(q: Kysely<Tables>, reader: ListReader, filter: ListFilter): Matching {
  let query = applicationsVisibleTo(q, reader)
  if (filter.job_id) query = query.where('a.job_id', '=', filter.job_id)
  if (filter.stage) query = query.where('a.stage', '=', filter.stage)
  if (filter.outcome) query = query.where('a.outcome', '=', filter.outcome)
  else if (filter.stage) query = query.where('a.outcome', '=', 'active')
  query = appliedWithin(query, reader, filter)
  if (filter.source) query = query.where('a.source', '=', filter.source)
  if (filter.knockout === 'true') query = query.where(sql<boolean>`a.knockout`)
  if (filter.knockout === 'false') query = query.where(sql<boolean>`not a.knockout`)
  if (filter.owner === 'none') query = query.where('a.owner_id', 'is', null)
  else if (filter.owner) query = query.where('a.owner_id', '=', filter.owner === 'me' ? reader.adminId : filter.owner)
  if (filter.screening === 'not_invited') query = query.where('a.screening_state', 'is', null)
  else if (filter.screening) query = query.where('a.screening_state', 'in', [...SCREENING_STATES[filter.screening]])
  if (filter.archived !== 'true') query = query.where('a.job_archived', '=', sql.lit(false))
  for (const condition of conditionsOf(filter.custom)) {
    const answered = applicationsAnswered(reader, condition)
    if (answered) query = query.where(sql<boolean>`a.id in ${answered}`)
  }
  return found(reader, filter, scored(reader, filter, query))
}

/** The applications whose custom AI answer meets a condition that is no label; null for labels. */
function applicationsAnswered({ organizationId }: ListReader, condition: CustomCondition): RawBuilder<unknown> | null {
  const results = sql`select r.application_id from custom_ai_results r
    where r.organization_id = ${organizationId} and r.field_id = ${condition.field} and r.state = 'ready'`
  if (condition.kind === 'text') {
    const pattern = `%${condition.value.replaceAll(/[\\%_]/g, '\\$&')}%`
    return sql`(${results} and r.text ilike ${pattern})`
  }
  if (condition.kind !== 'number') return null
  const { low, high } = condition
  // Scores of a model are shown, but nothing is filtered by them: no check has shown that they agree with people's.
  const isNumber = sql`exists (select from custom_ai_fields f where f.organization_id = r.organization_id and f.id = r.field_id
    and f.answer_type = 'number')`
  return sql`(${results} and r.number >= ${low ?? '-Infinity'}::float8 and r.number <= ${high ?? 'Infinity'}::float8 and ${isNumber})`
}

/** Filters by results of the AI, and leaves out applications of which blind review hides what the filter asks for. */
function scored(reader: ListReader, filter: ListFilter, matching: Matching): Matching {
  let query = matching
  const between = (score: RawBuilder<number>, least: number | undefined, most: number | undefined) => {
    if (least !== undefined) query = query.where(score, '>=', least)
    if (most !== undefined) query = query.where(score, '<=', most).where(score, '>=', 0)
    return least !== undefined || most !== undefined
  }
  const byScore = between(SCORE, filter.min_score, filter.max_score)
  const byMatch = between(MATCH_RANK, filter.min_match, filter.max_match)
  // What is hidden must not be found either: a filter would tell it.
  const { requirement, custom, tag } = filter
  const hides = byScore || byMatch || [requirement, custom, tag].some(asked => asked !== undefined)
  return hides && reader.blindReview ? query.where(sql<boolean>`not ${isBlind(reader.adminId)}`) : query
}

/** Whether an application has words. Blind review limits these to those that do not tell who the candidate is. */
export const hasWords = (reader: ListReader, words: RawBuilder<string>) => sql<boolean>`exists (
  select 1 from application_search w where w.organization_id = a.organization_id and w.application_id = a.id
    and ${reader.blindReview ? sql`case when ${isBlind(reader.adminId)} then w.blind_words @@ ${words} else w.words @@ ${words} end` : sql`w.words @@ ${words}`})`

/** Filters by words, all at once. Lists, which show a page of them, look for the newest first. */
function found(reader: ListReader, { search }: ListFilter, matching: Matching): Matching {
  if (!search) return matching
  const { exact, newest } = wordSearch(search, reader.blindReview)
  const query = matching.where('a.id', 'in', sql<string>`(select application_id from ${newest(null, null, null)})`)
  return reader.blindReview ? query.where(hasWords(reader, exact)) : query
}
