import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Tables } from '#platform/db/tables.ts'
import { applicationsVisibleTo, isBlind } from '#modules/applications/public.ts'
import '#modules/evaluation/public.ts'
import { ownJobIds } from '#modules/jobs/public.ts'
import '#modules/scheduling/public.ts'
import { MOST_COUNTED } from '../policy.ts'

// Reads across modules: what waits for the viewer.

const NAMES = [
  'a.id',
  'a.candidate_id',
  'a.candidate_name as name',
  'a.job_id',
  'j.title as job_title',
  'a.stage',
] as const
export const MOST_OF_A_KIND = 5

const undecided = (q: Kysely<Tables>, viewer: Viewer) =>
  applicationsVisibleTo(q, viewer).where('a.outcome', '=', sql.lit('active'))

const active = (q: Kysely<Tables>, viewer: Viewer) => undecided(q, viewer).where('a.job_archived', '=', sql.lit(false))

/** Those of a query, with their candidates and jobs. */
const withNames = (applications: ReturnType<typeof undecided>) =>
  applications
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 'a.organization_id').onRef('j.id', '=', 'a.job_id'),
    )
    .select(NAMES)

/** The active applications that a viewer sees, with their candidates and jobs. */
export const named = (q: Kysely<Tables>, viewer: Viewer) => withNames(active(q, viewer))

/** Also those of archived jobs. */
export const namedAnywhere = (q: Kysely<Tables>, viewer: Viewer) => withNames(undecided(q, viewer))

const notRatedBy = (adminId: string) => sql<boolean>`not exists (
  select 1 from scorecards k where k.organization_id = a.organization_id and k.application_id = a.id
    and k.admin_id = ${adminId} and k.submitted_at is not null)`

const inReview = (q: Kysely<Tables>, viewer: Viewer) =>
  named(q, viewer)
    .select('a.stage_since as since')
    .where('a.stage', '=', 'review')
    .where(notRatedBy(viewer.adminId))
    .orderBy('a.stage_since')
    .limit(MOST_OF_A_KIND)

/** Applications in review that a person is responsible for and has not rated. */
export const ownedToReview = (q: Kysely<Tables>, viewer: Viewer) =>
  inReview(q, viewer).where('a.owner_id', '=', viewer.adminId)

/** Applications in review that are assigned to a person and not rated by them. */
export const assignedToReview = (q: Kysely<Tables>, viewer: Viewer) =>
  inReview(q, viewer)
    .innerJoin('application_assignees as s', join =>
      join.onRef('s.organization_id', '=', 'a.organization_id').onRef('s.application_id', '=', 'a.id'),
    )
    .where('s.admin_id', '=', viewer.adminId)

/** Interviews of a person that are over and not rated by them. */
export const overdueScorecards = (q: Kysely<Tables>, viewer: Viewer, now: Date) =>
  named(q, viewer)
    .innerJoin('bookings as b', join =>
      join.onRef('b.organization_id', '=', 'a.organization_id').onRef('b.subject_id', '=', 'a.id'),
    )
    .select('b.end_at as since')
    // A literal, so that the index of these is used.
    .where('b.state', '=', sql.lit('waiting_on_feedback'))
    .where('b.end_at', '<', now)
    .where(
      'b.id',
      'in',
      q
        .selectFrom('booking_people')
        .select('booking_id')
        .where('organization_id', '=', viewer.organizationId)
        .where('admin_id', '=', viewer.adminId),
    )
    .where(notRatedBy(viewer.adminId))
    .orderBy('b.end_at')
    .limit(MOST_OF_A_KIND)

const NEEDS_REVIEW = sql<boolean>`(a.match_state = 'needs_person' or a.interview_state = 'needs_person')`

/** The first rows of a query, counted by job. */
const byJob = (
  q: Kysely<Tables>,
  viewer: Viewer,
  where: RawBuilder<boolean>,
  order: 'applied_at' | 'screening_until',
) =>
  q
    .selectFrom(
      active(q, viewer)
        .select(['a.job_id', `a.${order} as first`])
        .where(where)
        .orderBy(`a.${order}`)
        .orderBy('a.id')
        .limit(MOST_COUNTED)
        .as('found'),
    )
    .innerJoin('job_openings as j', join =>
      join.on('j.organization_id', '=', viewer.organizationId).onRef('j.id', '=', 'found.job_id'),
    )
    .select(['found.job_id', 'j.title as job_title'])
    .select(eb => [eb.fn.countAll<number>().as('count'), eb.fn.min('found.first').as('first')])
    .groupBy(['found.job_id', 'j.title'])
    .orderBy('count', 'desc')
    .orderBy('found.job_id')
    .limit(MOST_OF_A_KIND)

/** Applications that a person has to read themselves, by job. */
export const needingReview = (q: Kysely<Tables>, viewer: Viewer) => byJob(q, viewer, NEEDS_REVIEW, 'applied_at')

/** Invitations to an AI interview that nobody has followed and that end within a period, by job. */
export const expiringInvitations = (q: Kysely<Tables>, viewer: Viewer, from: Date, to: Date) =>
  byJob(
    q,
    viewer,
    sql<boolean>`a.screening_until > ${from} and a.screening_until < ${to} and a.screening_state in ('invited', 'opened')`,
    'screening_until',
  )

/** Open jobs without an application since a moment, longest first. */
export function quietJobs(q: Kysely<Tables>, viewer: Viewer, since: Date) {
  const last = q
    .selectFrom('applications as a')
    .select('a.applied_at')
    .where(sql<boolean>`a.organization_id = j.organization_id and a.job_id = j.id`)
    .orderBy('a.applied_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(1)
  const query = q
    .selectFrom('job_openings as j')
    .leftJoinLateral(last.as('last'), join => join.onTrue())
    .select(['j.id', 'j.title'])
    .select(sql<Date>`coalesce(last.applied_at, j.published_at)`.as('since'))
    .select(eb =>
      eb
        .selectFrom('application_totals as n')
        .select(sql<number>`coalesce(sum(n.count), 0)::int`.as('count'))
        .whereRef('n.organization_id', '=', 'j.organization_id')
        .whereRef('n.job_id', '=', 'j.id')
        .as('applicants'),
    )
    .where('j.organization_id', '=', viewer.organizationId)
    .where('j.status', '=', 'open')
    .where('j.archived_at', 'is', null)
    .where(sql<boolean>`coalesce(last.applied_at, j.published_at) < ${since}`)
    .orderBy('since')
    .limit(MOST_OF_A_KIND)
  return viewer.sees === 'all' ? query : query.where('j.id', 'in', ownJobIds(q, viewer))
}

const MOST_CANDIDATES = 5

const ofJob = (q: Kysely<Tables>, viewer: Viewer, jobId: string) =>
  named(q, viewer)
    .select(['a.match_score', 'a.match_engine', 'a.stage_since as since'])
    .where('a.job_id', '=', jobId)
    .limit(MOST_CANDIDATES)

/** For one job: who has to be read by a person. */
export const candidatesNeedingReview = (q: Kysely<Tables>, viewer: Viewer, jobId: string) =>
  ofJob(q, viewer, jobId).where(NEEDS_REVIEW).orderBy('a.applied_at').orderBy('a.id')

/** For one job: who took the AI interview and waits in review, longest first. */
export const candidatesInterviewed = (q: Kysely<Tables>, viewer: Viewer, jobId: string) =>
  ofJob(q, viewer, jobId)
    .where('a.stage', '=', 'review')
    .where('a.screened', '=', true)
    .orderBy('a.stage_since')
    .orderBy('a.id')

/** For one job: the highest scores that may rank, of those who wait for a first look. None in blind review: an order would tell them. */
export const candidatesWithHighMatch = (q: Kysely<Tables>, viewer: Viewer, jobId: string) =>
  ofJob(q, viewer, jobId)
    .where('a.stage', '=', 'applied')
    .where('a.match_rank', 'is not', null)
    .where(sql<boolean>`not ${isBlind(viewer.adminId)}`)
    .orderBy('a.match_rank', 'desc')
    .orderBy('a.id', 'desc')

/** For one job: who waits for a first look, longest first. */
export const candidatesWaiting = (q: Kysely<Tables>, viewer: Viewer, jobId: string) =>
  ofJob(q, viewer, jobId).where('a.stage', '=', 'applied').orderBy('a.stage_since').orderBy('a.id')
