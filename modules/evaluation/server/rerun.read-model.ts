import './tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Tables } from '#platform/db/tables.ts'
import { applicationsVisibleTo } from '#modules/applications/public.ts'
import type { RerunScope } from '../contract.ts'
import { type Current, interviewIsOutdated, matchIsOutdated } from './outdated.read-model.ts'

// Reads across modules: the active applications of a job that can be evaluated again, and what the requests for evaluations cost.

/** So many applications are evaluated again at once, those that wait for the longest first. */
const MOST_APPLICATIONS = 5000

const active = (q: Kysely<Tables>, viewer: Viewer, jobId: string) =>
  applicationsVisibleTo(q, viewer).where('a.job_id', '=', jobId).where('a.outcome', '=', sql.lit('active'))

const hasMatch = sql<boolean>`(a.resume_state = 'read' and a.match_state in ('ready', 'needs_person', 'failed'))`
const hasInterview = sql<boolean>`coalesce(a.interview_state in ('ready', 'needs_person', 'failed'), false)`

/** The applications of a job with what of each is evaluated again. */
export function applicationsToEvaluate(
  q: Kysely<Tables>,
  viewer: Viewer,
  jobId: string,
  scope: RerunScope,
  current: Current,
) {
  const match = scope === 'all' ? hasMatch : sql<boolean>`(${hasMatch} and ${matchIsOutdated(current)})`
  const interview = scope === 'all' ? hasInterview : sql<boolean>`(${hasInterview} and ${interviewIsOutdated(current)})`
  return active(q, viewer, jobId)
    .select('a.id')
    .select([match.as('match'), interview.as('interview')])
    .where(sql<boolean>`(${match} or ${interview})`)
    .orderBy('a.applied_at')
    .orderBy('a.id')
    .limit(MOST_APPLICATIONS)
}

/** How many evaluations a rerun would make, of each kind and for each scope, counted up to its limit. */
export const countToEvaluate = (q: Kysely<Tables>, viewer: Viewer, jobId: string, current: Current) =>
  q
    .selectFrom(
      active(q, viewer, jobId)
        .select([
          hasMatch.as('match'),
          hasInterview.as('interview'),
          sql<boolean>`(${hasMatch} and ${matchIsOutdated(current)})`.as('old_match'),
          sql<boolean>`(${hasInterview} and ${interviewIsOutdated(current)})`.as('old_interview'),
        ])
        .limit(MOST_APPLICATIONS)
        .as('f'),
    )
    .select([
      sql<number>`(count(*) filter (where f.match or f.interview))::int`.as('all'),
      sql<number>`(count(*) filter (where f.match))::int`.as('all_matches'),
      sql<number>`(count(*) filter (where f.interview))::int`.as('all_interviews'),
      sql<number>`(count(*) filter (where f.old_match or f.old_interview))::int`.as('outdated'),
      sql<number>`(count(*) filter (where f.old_match))::int`.as('outdated_matches'),
      sql<number>`(count(*) filter (where f.old_interview))::int`.as('outdated_interviews'),
    ])

/** The estimate is made from so many requests. */
const MOST_REQUESTS = 500

/** What evaluations by a model used on average lately, by kind. */
export const averageUsage = (q: Kysely<Tables>, organizationId: string, engine: string, model: string) =>
  q
    .selectFrom(
      q
        .selectFrom('model_runs')
        .select(['evaluation_id', 'cost_usd', 'milliseconds'])
        .where('organization_id', '=', organizationId)
        .where('provider', '=', engine)
        .where('model', '=', model)
        .where('evaluation_id', 'is not', null)
        .orderBy('at', 'desc')
        .limit(MOST_REQUESTS)
        .as('r'),
    )
    .innerJoin('evaluations as e', join =>
      join.on('e.organization_id', '=', organizationId).onRef('e.id', '=', 'r.evaluation_id'),
    )
    .select([
      'e.kind',
      // Null if the price of a request is not known.
      sql<string | null>`case when count(*) = count(r.cost_usd) then sum(r.cost_usd) / count(distinct e.id) end`.as(
        'usd',
      ),
      sql<string>`sum(r.milliseconds) / count(distinct e.id)`.as('milliseconds'),
    ])
    .groupBy('e.kind')
