import './tables.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { ListFilter } from '../contract.ts'
import { isBlind } from './blind-applications.read-model.ts'
import { folded } from './folded.ts'
import { applicationsVisibleTo } from './queries.ts'

// Reads across modules: what blind review hides depends on scorecards.

/** Who reads the list. */
export interface ListReader extends Viewer {
  /** Whether the organization reviews blindly: what is hidden from the reader must not be found by them either. */
  readonly blindReview: boolean
}

/** Only scores of validated engines and of people sort and filter; the others are shown. */
export const SCORE = sql<number>`coalesce(a.ranked_score, -1)`
export const MATCH_RANK = sql<number>`coalesce(a.match_rank, -1)`
export const INTERVIEW_RANK = sql<number>`coalesce(a.interview_rank, -1)`

const SCREENING_STATES: Record<NonNullable<ListFilter['screening']>, readonly string[]> = {
  not_invited: [],
  invited: ['invited', 'opened'],
  in_progress: ['in_progress', 'interrupted'],
  completed: ['completed'],
  no_answers: ['no_answers'],
  expired: ['expired'],
  cancelled: ['cancelled'],
}

const startOf = (day: string) => new Date(`${day}T00:00:00Z`)

type Matching = ReturnType<typeof applicationsVisibleTo>

/** Applications that match the list's filters, before ordering and paging. */
export function applicationsMatching(
  q: Kysely<Tables>,
  reader: ListReader,
  filter: ListFilter,
  newestFirst = false,
): Matching {
  let query = applicationsVisibleTo(q, reader)
  if (filter.job_id) query = query.where('a.job_id', '=', filter.job_id)
  if (filter.stage) query = query.where('a.stage', '=', filter.stage)
  if (filter.outcome) query = query.where('a.outcome', '=', filter.outcome)
  else if (filter.stage) query = query.where('a.outcome', '=', 'active')
  if (filter.from) query = query.where('a.applied_at', '>=', startOf(filter.from))
  if (filter.to) query = query.where('a.applied_at', '<', later(startOf(filter.to), DAY))
  if (filter.source) query = query.where('a.source', '=', filter.source)
  if (filter.knockout === 'true') query = query.where(sql<boolean>`a.knockout`)
  if (filter.knockout === 'false') query = query.where(sql<boolean>`not a.knockout`)
  if (filter.owner === 'none') query = query.where('a.owner_id', 'is', null)
  else if (filter.owner) query = query.where('a.owner_id', '=', filter.owner === 'me' ? reader.adminId : filter.owner)
  if (filter.screening === 'not_invited') query = query.where('a.screening_state', 'is', null)
  else if (filter.screening) query = query.where('a.screening_state', 'in', [...SCREENING_STATES[filter.screening]])
  if (filter.archived !== 'true') query = query.where('a.job_archived', '=', sql.lit(false))
  return found(reader, filter, scored(reader, filter, labelled(reader, filter, newestFirst, query)))
}

/** Filters by labels. For the newest, the time in the join lets the labels' own index give the order. */
function labelled(
  reader: ListReader,
  { tag, requirement }: ListFilter,
  newestFirst: boolean,
  matching: Matching,
): Matching {
  const labels = [...(tag ? [`tag:${tag}`] : []), ...(requirement ? [`requirement:${requirement}`] : [])]
  return labels.reduce<Matching>((before, label, index) => {
    const column = (name: string) => sql.ref(`l${index}.${name}`)
    const query = before
      .innerJoin(`application_labels as l${index}`, join =>
        join
          .onRef(column('organization_id'), '=', sql.ref('a.organization_id'))
          .onRef(column('application_id'), '=', sql.ref('a.id')),
      )
      .where(column('organization_id'), '=', reader.organizationId)
      .where(column('label'), '=', label) as unknown as Matching
    return newestFirst && index === 0 ? query.whereRef(column('applied_at'), '=', sql.ref('a.applied_at')) : query
  }, matching)
}

/** Filters by results of the AI. */
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
  const hides = byScore || byMatch || filter.requirement !== undefined
  return hides && reader.blindReview ? query.where(sql<boolean>`not ${isBlind(reader.adminId)}`) : query
}

/** A word that a person is still typing finds names from so many letters on. */
const SHORTEST_PREFIX = 3

/** Finds words of names, addresses and jobs also by their beginning. Null for a search with operators, and for one without words. */
function beginning(search: string): string | null {
  if (search.includes('"') || /(?:^|\s)(?:-|or(?:\s|$))/u.test(search)) return null
  const words = search.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const last = words.at(-1)
  if (!last) return null
  return words
    .map((word, index) => (index === words.length - 1 && last.length >= SHORTEST_PREFIX ? `${word}:*A` : `${word}:A`))
    .join(' & ')
}

/** Filters by words, which blind review limits to those that do not tell who the candidate is. */
function found(reader: ListReader, { search }: ListFilter, matching: Matching): Matching {
  if (!search) return matching
  const text = folded(search)
  const start = beginning(text)
  const wanted = start
    ? sql`(websearch_to_tsquery('simple', ${text}) || to_tsquery('simple', ${start}))`
    : sql`websearch_to_tsquery('simple', ${text})`
  const blind = isBlind(reader.adminId)
  const allowed = reader.blindReview
    ? sql<boolean>`(w.words @@ ${wanted} or w.blind_words @@ ${wanted})
        and case when ${blind} then w.blind_words @@ ${wanted} else w.words @@ ${wanted} end`
    : sql<boolean>`w.words @@ ${wanted}`
  return matching
    .innerJoin('application_search as w', join =>
      join.onRef('w.organization_id', '=', 'a.organization_id').onRef('w.application_id', '=', 'a.id'),
    )
    .where('w.organization_id', '=', reader.organizationId)
    .where(allowed) as unknown as Matching
}
