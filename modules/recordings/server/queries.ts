import '../events.ts'
import './tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type RecordingRow = Selectable<Tables['recordings']>
export type ChunkRow = Selectable<Tables['recording_chunks']>

type Q = Kysely<Tables>

export const recordingsOf = (q: Q, organizationId: string, screeningIds: readonly string[]) =>
  q
    .selectFrom('recordings')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('screening_id', '=', sql<string>`any(${screeningIds})`)
    .orderBy('created_at')
    .orderBy('id')

export const recordingById = (q: Q, organizationId: string, id: string) =>
  q.selectFrom('recordings').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

export const chunksOf = (q: Q, organizationId: string, recordingId: string) =>
  q
    .selectFrom('recording_chunks')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('recording_id', '=', recordingId)
    .orderBy('number')

/** The keys of all files of these screenings' recordings, joined or not. */
export const fileKeysOf = (q: Q, organizationId: string, screeningIds: readonly string[]) =>
  q
    .selectFrom('recordings')
    .select('file_key')
    .where('organization_id', '=', organizationId)
    .where('screening_id', '=', sql<string>`any(${screeningIds})`)
    .unionAll(
      q
        .selectFrom('recording_chunks as c')
        .innerJoin('recordings as r', join =>
          join.onRef('r.organization_id', '=', 'c.organization_id').onRef('r.id', '=', 'c.recording_id'),
        )
        .select('c.file_key')
        .where('c.organization_id', '=', organizationId)
        .where('r.screening_id', '=', sql<string>`any(${screeningIds})`),
    )

/** How many bytes of a screening's recordings are stored, joined or not. */
export const storedBytes = (q: Q, organizationId: string, screeningId: string) =>
  q
    .selectFrom(
      q
        .selectFrom('recordings')
        .select('bytes')
        .where('organization_id', '=', organizationId)
        .where('screening_id', '=', screeningId)
        .unionAll(
          q
            .selectFrom('recording_chunks as c')
            .innerJoin('recordings as r', join =>
              join.onRef('r.organization_id', '=', 'c.organization_id').onRef('r.id', '=', 'c.recording_id'),
            )
            .select('c.bytes')
            .where('c.organization_id', '=', organizationId)
            .where('r.screening_id', '=', screeningId),
        )
        .as('stored'),
    )
    .select(eb => eb.fn.sum<string>('bytes').as('total'))

/** Deletes the recordings of a screening with their chunks. Their files go before. */
export const deleteRecordingRows = (tx: OrganizationTransaction, screeningId: string) =>
  tx.q
    .deleteFrom('recordings')
    .where('organization_id', '=', tx.organizationId)
    .where('screening_id', '=', screeningId)
    .execute()

export const insertRecording = (
  tx: OrganizationTransaction,
  row: Insertable<Tables['recordings']>,
): Promise<RecordingRow> => tx.q.insertInto('recordings').values(row).returningAll().executeTakeFirstOrThrow()

export const updateRecording = (
  tx: OrganizationTransaction,
  id: string,
  change: Updateable<Tables['recordings']>,
): Promise<RecordingRow> =>
  tx.q
    .updateTable('recordings')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Updates a recording that is neither completed nor failed, and closes it. @returns its screening, if this updated it */
export const closeRecording = (
  tx: OrganizationTransaction,
  id: string,
  change: Updateable<Tables['recordings']>,
  now: Date,
) =>
  tx.q
    .updateTable('recordings')
    .set(eb => ({ ...change, finished_at: eb.fn.coalesce('finished_at', eb.val(now)) }))
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'active'])
    .returning('screening_id')
    .executeTakeFirst()

/** Writes a chunk. One that is stored stays as it is. */
export const insertChunk = (tx: OrganizationTransaction, row: Insertable<Tables['recording_chunks']>) =>
  tx.q
    .insertInto('recording_chunks')
    .values(row)
    .onConflict(oc => oc.doNothing())
    .execute()

export const deleteChunks = (tx: OrganizationTransaction, recordingId: string) =>
  tx.q
    .deleteFrom('recording_chunks')
    .where('organization_id', '=', tx.organizationId)
    .where('recording_id', '=', recordingId)
    .execute()
