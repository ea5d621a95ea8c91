import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Tables } from '#platform/db/tables.ts'
import { applicationsVisibleTo, totalsFor } from '#modules/applications/public.ts'
import { ownJobIds } from '#modules/jobs/public.ts'
import '#modules/screenings/public.ts'
import { MOST_COUNTED } from '../policy.ts'

// Reads across modules: applications with their candidates and jobs.

const withNames = (q: Kysely<Tables>, viewer: Viewer) =>
  applicationsVisibleTo(q, viewer)
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 'a.organization_id').onRef('j.id', '=', 'a.job_id'),
    )
    .select(['a.id', 'a.candidate_id', 'a.candidate_name as name', 'a.job_id', 'j.title as job_title', 'a.stage'])
    .where('a.outcome', '=', sql.lit('active'))
    .where('a.job_archived', '=', sql.lit(false))

/** Active applications by stage. */
export const activeByStage = (q: Kysely<Tables>, viewer: Viewer) =>
  totalsFor(q, viewer)
    .select('n.stage')
    .select(sql<number>`sum(n.count)::int`.as('count'))
    .where('n.outcome', '=', 'active')
    .groupBy('n.stage')

export function openJobs(q: Kysely<Tables>, viewer: Viewer) {
  const query = q
    .selectFrom('job_openings')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', viewer.organizationId)
    .where('archived_at', 'is', null)
    .where('status', '=', 'open')
  return viewer.sees === 'all' ? query : query.where('id', 'in', ownJobIds(q, viewer))
}

/** Since when the application that was in review for the longest is there. */
export const longestInReview = (q: Kysely<Tables>, viewer: Viewer) =>
  applicationsVisibleTo(q, viewer)
    .select('a.stage_since')
    .where('a.outcome', '=', sql.lit('active'))
    .where('a.job_archived', '=', sql.lit(false))
    .where('a.stage', '=', 'review')
    .orderBy('a.stage_since')
    .orderBy('a.id')
    .limit(1)

const LAST_MESSAGE = sql<Date>`case when a.last_communication_at is null then a.applied_at else a.last_communication_at end`

/** Sent in a minute, so that it can be undone, or when its author chose. */
const HAS_WAITING_MESSAGE = sql<boolean>`exists (
  select 1 from mail_messages m where m.organization_id = a.organization_id and m.subject_id = a.id
    and m.state in ('held', 'waiting'))`

/** Active candidates who received no message since a moment and for whom none waits to be sent, longest first. */
export const silentSince = (q: Kysely<Tables>, viewer: Viewer, since: Date) =>
  withNames(q, viewer)
    .select(LAST_MESSAGE.as('since'))
    .where(LAST_MESSAGE, '<', since)
    .where(sql<boolean>`not ${HAS_WAITING_MESSAGE}`)
    .orderBy(LAST_MESSAGE)
    .orderBy('a.id')
    .limit(MOST_COUNTED)

/** Candidates who can take their AI interview now. Those who have started come first. */
export const openScreenings = (q: Kysely<Tables>, viewer: Viewer, now: Date) =>
  withNames(q, viewer)
    .select('a.screening_state')
    .where('a.screening_until', '>', now)
    .where('a.screening_state', 'in', ['invited', 'opened', 'in_progress', 'interrupted'])
    .orderBy(sql`a.screening_state in ('in_progress', 'interrupted')`, 'desc')
    .orderBy('a.screening_until')
    .limit(MOST_COUNTED)
