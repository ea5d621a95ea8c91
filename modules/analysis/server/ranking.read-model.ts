import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import { decodeCursor } from '#platform/db/pages.ts'
import type { Tables } from '#platform/db/tables.ts'
import { applicationsVisibleTo } from '#modules/applications/public.ts'
import '#modules/screenings/public.ts'
import type { MatchResult } from '#modules/evaluation/engine/schema.ts'
import { type Current, matchIsOutdated } from '#modules/evaluation/public.ts'

// Reads across modules: applications of one job with the results of their newest match.

/** Counting stops here. */
const MOST_COUNTED = 1000

/** The job whose applications a person sees, and whether blind review is switched on for them. */
export interface Asked {
  readonly viewer: Viewer
  readonly jobId: string
  readonly blindReview: boolean
  /** What a match would be made with now. */
  readonly current: Current
}

const ofJob = (q: Kysely<Tables>, { viewer, jobId }: Asked) =>
  applicationsVisibleTo(q, viewer).where('a.job_id', '=', jobId).where('a.outcome', '=', sql.lit('active'))

/** In blind review only what the viewer has rated: anything else would tell results before their scorecard. */
function ratedOnly(q: Kysely<Tables>, asked: Asked) {
  const query = ofJob(q, asked).where('a.match_rank', 'is not', null)
  if (!asked.blindReview) return query
  return query.where(
    'a.id',
    'in',
    q
      .selectFrom('scorecards')
      .select('application_id')
      .where('organization_id', '=', asked.viewer.organizationId)
      .where('admin_id', '=', asked.viewer.adminId)
      .where('submitted_at', 'is not', null),
  )
}

const withResults = (query: ReturnType<typeof ofJob>, q: Kysely<Tables>, { viewer, current }: Asked) =>
  query
    .leftJoin('scorecards as k', join =>
      join
        .onRef('k.organization_id', '=', 'a.organization_id')
        .onRef('k.application_id', '=', 'a.id')
        .on('k.admin_id', '=', viewer.adminId),
    )
    .select([
      'a.id',
      'a.candidate_id',
      'a.candidate_name as name',
      'a.sample',
      'a.stage',
      'a.stage_since',
      'a.applied_at',
      'a.match_state',
      'a.match_score',
      'a.match_rank',
      'a.match_engine',
      'a.screening_state',
      'a.interview_score',
      'a.interview_low',
      'a.interview_high',
      'a.interview_engine',
      'a.evidence',
      'k.recommendation',
      'k.submitted_at',
      'k.revealed_at',
    ])
    .select([
      sql<boolean>`is_validated(a.match_engine)`.as('match_validated'),
      sql<boolean>`is_validated(a.interview_engine)`.as('interview_validated'),
      matchIsOutdated(current).as('outdated'),
    ])
    .select(
      q
        .selectFrom('evaluations as e')
        .select(sql<MatchResult | null>`e.result`.as('result'))
        .where(sql<boolean>`e.organization_id = a.organization_id and e.application_id = a.id`)
        .where('e.kind', '=', 'match')
        .where('e.state', 'not in', ['waiting', 'running'])
        .orderBy('e.created_at', 'desc')
        .limit(1)
        .as('result'),
    )

export type AnalysisRow = Awaited<ReturnType<ReturnType<typeof withResults>['executeTakeFirstOrThrow']>>

/** Where a page of the ranking starts: after a row, with the number of rows before it and the rank of the last. */
export interface Place {
  readonly score: number
  readonly appliedAt: string
  readonly id: string
  readonly position: number
  readonly rank: number
}

/** @throws 422 if the cursor does not belong to this list */
export function placeOf(cursor: string | undefined): Place | null {
  const values = decodeCursor(cursor, ['number', 'instant', 'id', 'number', 'number'])
  if (!values) return null
  const [score, appliedAt, id, position, rank] = values as [number, string, string, number, number]
  return { score, appliedAt, id, position, rank }
}

/** A page of the ranking, with one row more than requested. */
export function rankingPage(q: Kysely<Tables>, asked: Asked, after: Place | null, limit: number) {
  const query = withResults(ratedOnly(q, asked), q, asked)
    .orderBy('a.match_rank', 'desc')
    .orderBy('a.applied_at')
    .orderBy('a.id')
    .limit(limit + 1)
  if (!after) return query
  return query
    .where('a.match_rank', '<=', after.score)
    .where(
      sql<boolean>`(a.match_rank < ${after.score} or (a.applied_at, a.id) > (${after.appliedAt}::timestamptz, ${after.id}::uuid))`,
    )
}

interface RejectionEmail {
  readonly id: string
  readonly state: string
  readonly send_at: string | null
  readonly sent_at: string | null
}

/** The given applications of the job, in no order, with how they ended. */
export const applicationsCompared = (q: Kysely<Tables>, asked: Asked, ids: readonly string[]) =>
  withResults(
    applicationsVisibleTo(q, asked.viewer)
      .where('a.job_id', '=', asked.jobId)
      .where('a.id', '=', sql<string>`any(${ids})`),
    q,
    asked,
  )
    .select(['a.outcome', 'a.outcome_reason'])
    .select(
      q
        .selectFrom('mail_messages as m')
        .select(
          sql<RejectionEmail>`jsonb_build_object('id', m.id, 'state', m.state, 'send_at', m.send_at, 'sent_at', m.sent_at)`.as(
            'email',
          ),
        )
        .where(sql<boolean>`m.organization_id = a.organization_id and m.subject_id = a.id`)
        .where('m.template_key', '=', 'rejected')
        .orderBy('m.created_at', 'desc')
        .limit(1)
        .as('rejection_email'),
    )

/** What was asked in the completed screenings of applications, newest first. */
export const screeningsCompared = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  q
    .selectFrom('screenings as s')
    .select([
      's.application_id',
      sql<{ id: string; name: string; version: number }>`s.snapshot->'flow'`.as('flow'),
      sql<{ id: string; text: string }[]>`s.snapshot->'round'->'questions'`.as('questions'),
    ])
    .where('s.organization_id', '=', organizationId)
    .where('s.application_id', '=', sql<string>`any(${ids})`)
    .where('s.state', '=', 'completed')
    .orderBy('s.ended_at', 'desc')

export type Asking = Pick<
  Awaited<ReturnType<ReturnType<typeof screeningsCompared>['executeTakeFirstOrThrow']>>,
  'flow' | 'questions'
>

export type ComparedRow = Awaited<ReturnType<ReturnType<typeof applicationsCompared>['executeTakeFirstOrThrow']>>

const NEEDS_REVIEW = sql<boolean>`(a.match_state = 'needs_person' or a.interview_state = 'needs_person')`
/** Why a match needs review is shown while it does. What was found in an interview is shown after the reader's own scorecard. */
const shownTo = ({ adminId }: Viewer) => sql<boolean>`case e.kind
  when 'match' then a.match_state = 'needs_person'
  else exists (
    select from scorecards k
    where k.organization_id = a.organization_id and k.application_id = a.id and k.admin_id = ${adminId}
      and (k.submitted_at is not null or k.revealed_at is not null)
  ) end`
const EVALUATING = sql<boolean>`a.match_state in ('waiting', 'running')`

/**
 * Applications that have no rank because a person has to look at them, oldest first, with the reason that the engine gave, if the
 * reader may know it.
 */
export const needingReview = (q: Kysely<Tables>, asked: Asked, limit: number) =>
  ofJob(q, asked)
    .where(NEEDS_REVIEW)
    .select(['a.id', 'a.candidate_id', 'a.candidate_name as name', 'a.match_state', 'a.resume_state'])
    .select(
      q
        .selectFrom('evaluations as e')
        .select('e.problem')
        .where(sql<boolean>`e.organization_id = a.organization_id and e.application_id = a.id`)
        .where('e.state', '=', 'needs_person')
        .where(shownTo(asked.viewer))
        .orderBy('e.created_at', 'desc')
        .limit(1)
        .as('problem'),
    )
    .orderBy('a.applied_at')
    .orderBy('a.id')
    .limit(limit)

export type NeedingReviewRow = Awaited<ReturnType<ReturnType<typeof needingReview>['executeTakeFirstOrThrow']>>

/** Applications whose résumés are being compared with the job, oldest first. */
export const beingEvaluated = (q: Kysely<Tables>, asked: Asked, limit: number) =>
  ofJob(q, asked)
    .where(EVALUATING)
    .select(['a.id', 'a.candidate_id', 'a.candidate_name as name'])
    .orderBy('a.applied_at')
    .orderBy('a.id')
    .limit(limit)

const counted = (q: Kysely<Tables>, query: ReturnType<typeof ofJob>) =>
  q
    .selectFrom(query.select(sql.lit(1).as('one')).limit(MOST_COUNTED).as('found'))
    .select(eb => eb.fn.countAll<number>().as('count'))

export const countRanked = (q: Kysely<Tables>, asked: Asked) => counted(q, ratedOnly(q, asked))
export const countNeedingReview = (q: Kysely<Tables>, asked: Asked) => counted(q, ofJob(q, asked).where(NEEDS_REVIEW))
export const countBeingEvaluated = (q: Kysely<Tables>, asked: Asked) => counted(q, ofJob(q, asked).where(EVALUATING))

/** The number of active applications of the job. */
export const countActive = (q: Kysely<Tables>, { viewer, jobId }: Asked) =>
  q
    .selectFrom('application_totals')
    .select(sql<number>`coalesce(sum(count), 0)::int`.as('count'))
    .where('organization_id', '=', viewer.organizationId)
    .where('job_id', '=', jobId)
    .where('outcome', '=', 'active')

/** The first of the ranking, which a summary counts: in the order of their scores, those who meet the most are among them. */
const firstRanked = (q: Kysely<Tables>, asked: Asked) =>
  ratedOnly(q, asked)
    .select(['a.id', 'a.candidate_id', 'a.organization_id', 'a.requirement_results', 'a.match_rank', 'a.applied_at'])
    .orderBy('a.match_rank', 'desc')
    .orderBy('a.applied_at')
    .orderBy('a.id')
    .limit(MOST_COUNTED)
    .as('f')

/** How often each result occurs among the first of the ranking, as `requirement:verdict`. */
export const resultsOfRanked = (q: Kysely<Tables>, asked: Asked) =>
  q
    .selectFrom(firstRanked(q, asked))
    .select(sql<string>`unnest(f.requirement_results)`.as('result'))
    .select(eb => eb.fn.countAll<number>().as('count'))
    .groupBy('result')

/** Those among the first of the ranking who meet all must-haves. */
export const meetingAll = (q: Kysely<Tables>, asked: Asked, mustHaves: readonly string[]) =>
  q
    .selectFrom(firstRanked(q, asked))
    .innerJoin('candidates as c', join =>
      join.onRef('c.organization_id', '=', 'f.organization_id').onRef('c.id', '=', 'f.candidate_id'),
    )
    .select(['f.id', 'f.candidate_id', 'c.name'])
    .where(sql<boolean>`f.requirement_results @> ${mustHaves.map(one => `${one}:met`)}::text[]`)
    .orderBy('f.match_rank', 'desc')
    .orderBy('f.applied_at')
    .orderBy('f.id')
