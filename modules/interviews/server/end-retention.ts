import { sql } from 'kysely'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import { closedApplications, OTHER_ROLES_DAYS } from '#modules/applications/public.ts'
import { forEachOrganization } from '#modules/organizations/public.ts'
import { LIVE_STATES } from '../policy.ts'
import { lockScreening, updateScreening } from './queries.ts'
import { screeningFiles } from './screening-files.ts'

const BATCH = 50
const bySystem = { kind: 'system' } as const

/** Screenings whose recordings, or transcripts, have been stored for as long as the settings said at the invitation. */
async function due(org: OrganizationDb, what: 'recording' | 'transcript', now: Date): Promise<string[]> {
  const days = sql`(s.snapshot -> 'settings' ->> ${`${what}_days`})::integer`
  const [rows] = await org.read(q => [
    q
      .selectFrom('screenings as s')
      .innerJoin(closedApplications(q, org.organizationId).as('a'), join => join.onRef('a.id', '=', 's.application_id'))
      .select('s.id')
      .where('s.organization_id', '=', org.organizationId)
      .where('s.state', 'not in', [...LIVE_STATES])
      .where(what === 'recording' ? 's.recordings_deleted_at' : 's.transcript_deleted_at', 'is', null)
      .where(
        sql<boolean>`a.closed_at + make_interval(days => ${days} + case when a.kept_for_other_roles then ${OTHER_ROLES_DAYS} else 0 end) <= ${now}`,
      )
      .limit(BATCH),
  ])
  return rows.map(({ id }) => id)
}

/** Deletes the files before the rows that name them, so that a run that is cut short finds them again. */
async function deleteRecordings({ files, clock }: Services, org: OrganizationDb, screeningId: string): Promise<void> {
  for (const key of await screeningFiles(org, { screeningId })) await files.remove(key)
  await org.write(async tx => {
    const row = await lockScreening(tx, screeningId)
    if (!row) return
    await tx.q
      .deleteFrom('screening_recordings')
      .where('organization_id', '=', org.organizationId)
      .where('screening_id', '=', screeningId)
      .execute()
    await tx.q
      .updateTable('screening_turns')
      .set({ recording_id: null, audio_offset_ms: null })
      .where('organization_id', '=', org.organizationId)
      .where('screening_id', '=', screeningId)
      .execute()
    await updateScreening(tx, screeningId, { recordings_deleted_at: clock.now() })
    await tx.emit('screening.recordings_deleted', row.application_id, { screening_id: screeningId }, bySystem)
  })
}

/** Deletes what was said. The quotes in evaluations follow by the event, in the module that has them. */
async function deleteTranscript({ clock }: Services, org: OrganizationDb, screeningId: string): Promise<void> {
  await org.write(async tx => {
    const row = await lockScreening(tx, screeningId)
    if (!row) return
    await tx.q
      .deleteFrom('screening_turns')
      .where('organization_id', '=', org.organizationId)
      .where('screening_id', '=', screeningId)
      .execute()
    await updateScreening(tx, screeningId, { draft: null, transcript_deleted_at: clock.now() })
    await tx.emit('screening.transcript_deleted', row.application_id, { screening_id: screeningId }, bySystem)
  })
}

/** Deletes recordings and transcripts that are to go before their application does. */
export const retention = forEachOrganization({
  name: 'interviews.end-retention',
  when: '20 2 * * *',
  async run(services, organizationId) {
    const org = services.db.forOrganization(organizationId)
    const now = services.clock.now()
    for (const what of ['recording', 'transcript'] as const) {
      const remove = what === 'recording' ? deleteRecordings : deleteTranscript
      for (let full = true; full;) {
        const ids = await due(org, what, now)
        for (const id of ids) await remove(services, org, id)
        full = ids.length === BATCH
      }
    }
  },
})
