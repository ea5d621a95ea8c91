import './tables.ts'
import { type Kysely, type Selectable, type Updateable, sql } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import { LIVE_STATES } from '../policy.ts'

export type ScreeningRow = Selectable<Tables['screenings']>
export type TurnRow = Selectable<Tables['screening_turns']>
export type QuestionRow = Selectable<Tables['screening_questions']>
export type RecordingRow = Selectable<Tables['screening_recordings']>
export type ChunkRow = Selectable<Tables['recording_chunks']>
export type ConnectionRow = Selectable<Tables['connection_log']>
export type OtherWayRow = Selectable<Tables['other_way_requests']>

type Q = Kysely<Tables>

export const screeningById = (q: Q, organizationId: string, id: string) =>
  q.selectFrom('screenings').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

/** The interviews of an application, the newest first. */
export const screeningsOfApplication = (q: Q, organizationId: string, applicationId: string) =>
  q
    .selectFrom('screenings')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', applicationId)
    .orderBy('invited_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)

export const liveScreeningOf = (q: Q, organizationId: string, applicationId: string) =>
  screeningsOfApplication(q, organizationId, applicationId).where('state', 'in', [...LIVE_STATES])

export const screeningsOfCandidate = (q: Q, organizationId: string, candidateId: string) =>
  q
    .selectFrom('screenings')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('candidate_id', '=', candidateId)
    .orderBy('invited_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)

export const turnsOf = (q: Q, organizationId: string, screeningIds: readonly string[]) =>
  q
    .selectFrom('screening_turns')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('screening_id', '=', sql<string>`any(${screeningIds})`)
    .orderBy('screening_id')
    .orderBy('seq')

export const questionsOf = (q: Q, organizationId: string, screeningIds: readonly string[]) =>
  q
    .selectFrom('screening_questions')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('screening_id', '=', sql<string>`any(${screeningIds})`)
    .orderBy('position')

export const recordingsOf = (q: Q, organizationId: string, screeningIds: readonly string[]) =>
  q
    .selectFrom('screening_recordings')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('screening_id', '=', sql<string>`any(${screeningIds})`)
    .orderBy('created_at')
    .orderBy('id')

export const recordingById = (q: Q, organizationId: string, id: string) =>
  q.selectFrom('screening_recordings').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

export const chunksOf = (q: Q, organizationId: string, recordingId: string) =>
  q
    .selectFrom('recording_chunks')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('recording_id', '=', recordingId)
    .orderBy('number')

export const connectionsOf = (q: Q, organizationId: string, screeningIds: readonly string[]) =>
  q
    .selectFrom('connection_log')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('screening_id', '=', sql<string>`any(${screeningIds})`)
    .orderBy('opened_at')

/** Wishes for another way of being interviewed, the newest first. */
export const otherWaysOf = (q: Q, organizationId: string, screeningIds: readonly string[]) =>
  q
    .selectFrom('other_way_requests')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('screening_id', '=', sql<string>`any(${screeningIds})`)
    .orderBy('asked_at', 'desc')

/**
 * The screening, held for this transaction. The application's row is always taken first: whoever invites takes them in
 * this order too, and two orders would deadlock.
 */
export async function lockScreening(tx: OrganizationTransaction, id: string): Promise<ScreeningRow | undefined> {
  const found = await screeningById(tx.q, tx.organizationId, id).executeTakeFirst()
  if (!found) return undefined
  await tx.q
    .selectFrom('applications')
    .select('id')
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', found.application_id)
    .forUpdate()
    .execute()
  return screeningById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()
}

/** Changes a screening's row and returns it as it then is. */
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
