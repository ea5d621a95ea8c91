import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import { forEachOrganization } from '#modules/organizations/public.ts'
import { deleteRecordingRows, fileKeysOf } from '#modules/recordings/public.ts'
import { noteDeletion, screeningsToDelete } from '#modules/screenings/public.ts'
import { speechFolder } from './speech.ts'
import { deleteTabLeaves, deleteTurns, lockRoom, unlinkRecordings, updateRoom } from './queries.ts'

const BATCH = 50

/** Deletes the files before the rows that name them, so that a run that is cut short finds them again. */
async function deleteRecordings({ files, clock }: Services, org: OrganizationDb, screeningId: string): Promise<void> {
  const [keys] = await org.read(q => [fileKeysOf(q, org.organizationId, [screeningId])])
  for (const { file_key } of keys) if (file_key) await files.remove(file_key)
  await org.write(async tx => {
    const row = await lockRoom(tx, screeningId)
    if (!row) return
    await deleteRecordingRows(tx, screeningId)
    await unlinkRecordings(tx, screeningId)
    await noteDeletion(tx, row, 'recordings', clock.now())
  })
}

/** Deletes what was said and noted. The quotes in evaluations follow by the event, in the module that has them. */
async function deleteTranscript({ files, clock }: Services, org: OrganizationDb, screeningId: string): Promise<void> {
  await files.removeAll(speechFolder(org.organizationId, screeningId))
  await org.write(async tx => {
    const row = await lockRoom(tx, screeningId)
    if (!row) return
    await deleteTurns(tx, screeningId)
    await deleteTabLeaves(tx, screeningId)
    await updateRoom(tx, row, { draft: null })
    await noteDeletion(tx, row, 'transcript', clock.now())
  })
}

/** Deletes recordings and transcripts that are to go before their application does. */
export const retention = forEachOrganization({
  name: 'interview-room.end-retention',
  when: '20 2 * * *',
  async run(services, organizationId) {
    const org = services.db.forOrganization(organizationId)
    const now = services.clock.now()
    for (const what of ['recording', 'transcript'] as const) {
      const remove = what === 'recording' ? deleteRecordings : deleteTranscript
      for (let full = true; full;) {
        const [due] = await org.read(q => [screeningsToDelete(q, organizationId, what, now).limit(BATCH)])
        for (const { id } of due) await remove(services, org, id)
        full = due.length === BATCH
      }
    }
  },
})
