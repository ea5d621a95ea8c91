import '../events.ts'
import './tables.ts'
import { type Insertable, type Kysely, type Selectable, type Updateable, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import {
  applicationsVisibleTo,
  decidedApplications,
  lockApplication,
  OTHER_ROLES_DAYS,
} from '#modules/applications/public.ts'
import { LIVE_STATES, UNSTARTED_STATES } from '../policy.ts'
import { screeningProblems } from '../words/problems.ts'

export type ScreeningRow = Selectable<Tables['screenings']>
export type AccommodationRow = Selectable<Tables['accommodation_requests']>

type Q = Kysely<Tables>

export const screeningById = (q: Q, organizationId: string, id: string) =>
  q.selectFrom('screenings').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

/** The screening. @throws 404 */
export async function requireScreening(tx: OrganizationTransaction, id: string): Promise<ScreeningRow> {
  const row = await screeningById(tx.q, tx.organizationId, id).executeTakeFirst()
  if (!row) throw notFound(screeningProblems.gone)
  return row
}

/** A screening, if the viewer may see its application. */
export const screeningVisibleTo = (q: Q, viewer: Viewer, id: string) =>
  q
    .selectFrom('screenings')
    .select('id')
    .where('organization_id', '=', viewer.organizationId)
    .where('id', '=', id)
    .where('application_id', 'in', applicationsVisibleTo(q, viewer).select('a.id'))

/** An accommodation request, if the viewer may see the application it belongs to. */
export const accommodationVisibleTo = (q: Q, viewer: Viewer, id: string) =>
  q
    .selectFrom('accommodation_requests as r')
    .innerJoin('screenings as s', join =>
      join.onRef('s.organization_id', '=', 'r.organization_id').onRef('s.id', '=', 'r.screening_id'),
    )
    .select('r.id')
    .where('r.organization_id', '=', viewer.organizationId)
    .where('r.id', '=', id)
    .where('s.application_id', 'in', applicationsVisibleTo(q, viewer).select('a.id'))

/**
 * Screenings whose recordings, or transcripts, were stored for as long as the settings said at the invitation. Counted from the
 * day the application was decided on: before, the people who decide need them.
 */
export const screeningsToDelete = (q: Q, organizationId: string, what: 'recording' | 'transcript', now: Date) => {
  const days = sql`(s.snapshot -> 'settings' ->> ${`${what}_days`})::integer`
  return q
    .selectFrom('screenings as s')
    .innerJoin(decidedApplications(q, organizationId).as('a'), join => join.onRef('a.id', '=', 's.application_id'))
    .select('s.id')
    .where('s.organization_id', '=', organizationId)
    .where('s.state', 'not in', [...LIVE_STATES])
    .where(what === 'recording' ? 's.recordings_deleted_at' : 's.transcript_deleted_at', 'is', null)
    .where(
      sql<boolean>`a.closed_at + make_interval(days => ${days} + case when a.kept_for_other_roles then ${OTHER_ROLES_DAYS} else 0 end) <= ${now}`,
    )
}

/** The screenings of an application, or of all applications of a candidate, the newest first. */
export const screeningsOf = (
  q: Q,
  organizationId: string,
  of: { readonly applicationId: string } | { readonly candidateId: string },
) =>
  q
    .selectFrom('screenings')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where(eb =>
      'applicationId' in of ? eb('application_id', '=', of.applicationId) : eb('candidate_id', '=', of.candidateId),
    )
    .orderBy('invited_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)

/** Invitations that were not started, over all applications. */
export const unstartedScreenings = (q: Q, organizationId: string) =>
  q
    .selectFrom('screenings')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('state', 'in', [...UNSTARTED_STATES])
    .orderBy('id')

export const liveScreeningOf = (q: Q, organizationId: string, applicationId: string) =>
  screeningsOf(q, organizationId, { applicationId }).where('state', 'in', [...LIVE_STATES])

/** Accommodation requests, the newest first. */
export const accommodationsOf = (q: Q, organizationId: string, screeningIds: readonly string[]) =>
  q
    .selectFrom('accommodation_requests')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('screening_id', '=', sql<string>`any(${screeningIds})`)
    .orderBy('asked_at', 'desc')

export const accommodationById = (q: Q, organizationId: string, id: string) =>
  q.selectFrom('accommodation_requests').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

export const insertAccommodation = (
  tx: OrganizationTransaction,
  row: Insertable<Tables['accommodation_requests']>,
): Promise<AccommodationRow> =>
  tx.q.insertInto('accommodation_requests').values(row).returningAll().executeTakeFirstOrThrow()

export const changeRequest = (tx: OrganizationTransaction, id: string, request: string): Promise<AccommodationRow> =>
  tx.q
    .updateTable('accommodation_requests')
    .set({ request })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Stores the answer to a request that nobody has answered. @returns whether it is the first one */
export async function answerOnce(
  tx: OrganizationTransaction,
  id: string,
  answer: Pick<AccommodationRow, 'answered_at' | 'note' | 'extra_time_percent'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.q
    .updateTable('accommodation_requests')
    .set(answer)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Locks the screening for this transaction. The application's row is always locked first: inviting takes the locks in this
 * order too, and two different orders would deadlock.
 */
export async function lockScreening(tx: OrganizationTransaction, id: string): Promise<ScreeningRow | undefined> {
  const found = await screeningById(tx.q, tx.organizationId, id).executeTakeFirst()
  if (!found) return undefined
  await lockApplication(tx, found.application_id)
  return screeningById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()
}

export const insertScreening = (
  tx: OrganizationTransaction,
  row: Insertable<Tables['screenings']>,
): Promise<ScreeningRow> => tx.q.insertInto('screenings').values(row).returningAll().executeTakeFirstOrThrow()

/** Updates a screening and returns its new row. */
export const updateScreening = (
  tx: OrganizationTransaction,
  id: string,
  change: Updateable<Tables['screenings']>,
): Promise<ScreeningRow> =>
  tx.q
    .updateTable('screenings')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Gives an ended screening another time, with the same length: its past is fictional. */
export const moveScreening = (tx: OrganizationTransaction, id: string, { startedAt }: { startedAt: Date }) =>
  tx.q
    .updateTable('screenings')
    .set({
      opened_at: startedAt,
      started_at: startedAt,
      ended_at: sql`${startedAt}::timestamptz + (ended_at - started_at)`,
    })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()
