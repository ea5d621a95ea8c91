import './tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import { decodeCursor } from '#platform/db/pages.ts'
import type { Tables } from '#platform/db/tables.ts'
import { applicationsVisibleTo } from '#modules/applications/public.ts'
import '#modules/evaluation/public.ts'
import '#modules/imports/public.ts'
import { ownJobIds } from '#modules/jobs/public.ts'
import type { NotificationKind } from '../policy.ts'
import { stillOpen } from './what-to-do.read-model.ts'

// Reads across modules: notifications with the names of the candidate, the job and the colleague.

const named = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('notifications as n')
    .leftJoin('applications as a', join =>
      join.onRef('a.organization_id', '=', 'n.organization_id').onRef('a.id', '=', 'n.application_id'),
    )
    .leftJoin('imports as i', join =>
      join.onRef('i.organization_id', '=', 'n.organization_id').onRef('i.id', '=', 'n.import_id'),
    )
    .innerJoin('job_openings as j', join =>
      join
        .onRef('j.organization_id', '=', 'n.organization_id')
        .on(eb => eb('j.id', '=', eb.fn.coalesce('a.job_id', 'i.job_id', 'n.job_id'))),
    )
    .leftJoin('admins as actor', join =>
      join.onRef('actor.organization_id', '=', 'n.organization_id').onRef('actor.id', '=', 'n.actor_id'),
    )
    .select([
      'n.id',
      'n.kind',
      'n.at',
      'n.read_at',
      'n.application_id',
      'n.import_id',
      'n.target_id',
      'a.candidate_id',
      'a.candidate_name as name',
    ])
    .select(['j.id as job_id', 'j.title as job_title', 'actor.name as actor_name'])
    .where('n.organization_id', '=', organizationId)

export type NotificationRow = Awaited<ReturnType<ReturnType<typeof named>['executeTakeFirstOrThrow']>>

/** Of somebody's notifications those that they may still see: people leave hiring teams. */
function visible(q: Kysely<Tables>, viewer: Viewer) {
  const own = q
    .selectFrom('notifications as n')
    .where('n.organization_id', '=', viewer.organizationId)
    .where('n.admin_id', '=', viewer.adminId)
  if (viewer.sees === 'all') return own
  const application = applicationsVisibleTo(q, viewer).where(sql<boolean>`a.id = n.application_id`)
  return own.where(eb =>
    eb.or([eb.exists(application.select('a.id').limit(1)), eb('n.job_id', 'in', ownJobIds(q, viewer))]),
  )
}

/** How many are unread, counted up to 1,000. */
export const unreadCount = (q: Kysely<Tables>, viewer: Viewer) =>
  q
    .selectFrom(visible(q, viewer).select(sql.lit(1).as('one')).where('n.read_at', 'is', null).limit(1000).as('unread'))
    .select(eb => eb.fn.countAll<number>().as('count'))

/** A page of somebody's notifications, newest first, with one row more than requested. Only what they may still see. */
export function notificationPage(
  q: Kysely<Tables>,
  viewer: Viewer,
  {
    limit,
    cursor,
    unread,
    kinds,
    open,
  }: {
    limit: number
    cursor?: string
    unread: boolean
    kinds?: readonly NotificationKind[]
    /** Without those that the reader has dealt with. */
    open?: boolean
  },
) {
  const after = decodeCursor(cursor, ['instant', 'id'])
  let page = visible(q, viewer)
    .select('n.id')
    .orderBy('n.at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit + 1)
  if (kinds) page = page.where('n.kind', 'in', [...kinds])
  if (open) page = page.where(stillOpen)
  if (unread) page = page.where('n.read_at', 'is', null)
  if (after) page = page.where(sql<boolean>`(n.at, n.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`)
  // What they are about is only read of those on the page.
  return named(q, viewer.organizationId)
    .where('n.id', '=', sql<string>`any(array(${page}))`)
    .orderBy('n.at', 'desc')
    .orderBy('n.id', 'desc')
}

/** The given notifications of a person, newest first. Only what they may still see. */
export const notificationsById = (q: Kysely<Tables>, viewer: Viewer, ids: readonly string[]) =>
  named(q, viewer.organizationId)
    .where(
      'n.id',
      'in',
      visible(q, viewer)
        .select('n.id')
        .where('n.id', '=', sql<string>`any(${ids})`),
    )
    .orderBy('n.at', 'desc')
    .orderBy('n.id', 'desc')

/** Who works with an application: who is responsible for it and who is assigned to it; `team` the hiring team of its job. */
export const peopleAround = (q: Kysely<Tables>, organizationId: string, applicationId: string) =>
  q
    .selectFrom('applications as a')
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 'a.organization_id').onRef('j.id', '=', 'a.job_id'),
    )
    .select(['a.owner_id', 'a.job_id', 'a.sample', 'j.hiring_team as team'])
    .select(
      sql<string[]>`array(select s.admin_id from application_assignees s
        where s.organization_id = a.organization_id and s.application_id = a.id)`.as('assigned'),
    )
    .where('a.organization_id', '=', organizationId)
    .where('a.id', '=', applicationId)
    // A practice interview concerns only the person who takes it.
    .where(sql<boolean>`not a.practice`)

/** The interviewers of a booking, and who arranged it. */
export const peopleOfBooking = (q: Kysely<Tables>, organizationId: string, bookingId: string) =>
  q
    .selectFrom('bookings as b')
    .select(['b.subject_id', 'b.created_by'])
    .select(
      sql<string[]>`array(select p.admin_id from booking_people p
        where p.organization_id = b.organization_id and p.booking_id = b.id)`.as('interviewers'),
    )
    .where('b.organization_id', '=', organizationId)
    .where('b.id', '=', bookingId)

/** Who evaluated the applications of a job again, and its hiring team. */
export const rerunOf = (q: Kysely<Tables>, organizationId: string, rerunId: string) =>
  q
    .selectFrom('evaluation_reruns as r')
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 'r.organization_id').onRef('j.id', '=', 'r.job_id'),
    )
    .select(['r.admin_id', 'r.job_id', 'j.hiring_team as team'])
    .where('r.organization_id', '=', organizationId)
    .where('r.id', '=', rerunId)

/** The people of the organization who sign in. */
export const readers = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('admins')
    .select(['id', 'role'])
    .where('organization_id', '=', organizationId)
    .where('removed_at', 'is', null)
    .where('email_verified_at', 'is not', null)

/** The hour of the daily e-mail, in the time zone of its reader. */
const HOUR = 8

/** For whom something waits since before the last time at which their daily e-mail was due. */
export const dueDigests = (q: Kysely<Tables>, organizationId: string, now: Date) =>
  q
    .selectFrom('notifications as n')
    .innerJoin('admins as a', join =>
      join.onRef('a.organization_id', '=', 'n.organization_id').onRef('a.id', '=', 'n.admin_id'),
    )
    .select('n.admin_id')
    .distinct()
    .where('n.organization_id', '=', organizationId)
    .where('n.in_digest', '=', true)
    .where('a.removed_at', 'is', null)
    .where(
      sql<boolean>`n.at < (date_trunc('day', (${now}::timestamptz at time zone a.time_zone) - ${HOUR} * interval '1 hour')
        + ${HOUR} * interval '1 hour') at time zone a.time_zone`,
    )

/** Who took part in an interview about an application that is still active, and has not submitted a scorecard. */
export const interviewersWithoutScorecard = (q: Kysely<Tables>, organizationId: string, bookingId: string) =>
  q
    .selectFrom('bookings as b')
    .innerJoin('booking_people as p', join =>
      join.onRef('p.organization_id', '=', 'b.organization_id').onRef('p.booking_id', '=', 'b.id'),
    )
    .innerJoin('applications as a', join =>
      join.onRef('a.organization_id', '=', 'b.organization_id').onRef('a.id', '=', 'b.subject_id'),
    )
    .leftJoin('scorecards as s', join =>
      join
        .onRef('s.organization_id', '=', 'a.organization_id')
        .onRef('s.application_id', '=', 'a.id')
        .onRef('s.admin_id', '=', 'p.admin_id'),
    )
    .select(['p.admin_id', 'b.subject_id'])
    .where('b.organization_id', '=', organizationId)
    .where('b.id', '=', bookingId)
    .where('a.outcome', '=', 'active')
    .where('s.submitted_at', 'is', null)
