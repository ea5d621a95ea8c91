import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { forEachOrganization, settingsById } from '#modules/organizations/public.ts'
import { markRetentionEnded } from './queries/erasure.ts'
import type { ApplicationRow } from './queries.ts'

/** For how much longer an application is stored whose candidate agreed to be kept for other roles, in days. */
export const OTHER_ROLES_DAYS = 365
const BATCH = 200

/** Marks a batch of applications whose retention has ended and asks for their deletion. @returns how many */
async function endBatch(tx: OrganizationTransaction, retentionDays: number, now: Date): Promise<number> {
  const ended = await markRetentionEnded(tx, {
    days: retentionDays,
    otherRolesDays: OTHER_ROLES_DAYS,
    now,
    limit: BATCH,
  })
  for (const { id } of ended)
    await tx.task('applications.announce-erasure', { application_id: id }, { key: `erase:${id}` })
  return ended.length
}

/** Deletes what has been closed for as long as the organization promised to store it. Counted from the day it was closed. */
export const retention = forEachOrganization({
  name: 'applications.end-retention',
  when: '10 2 * * *',
  async run({ db, clock }, organizationId) {
    const org = db.forOrganization(organizationId)
    const [[settings]] = await org.read(q => [settingsById(q, organizationId)])
    if (!settings) return
    while ((await org.write(tx => endBatch(tx, settings.retention_days, clock.now()))) === BATCH);
  },
})

/** Whether the daily task decided this, and nothing happened to the application since. */
export const hasRetentionEnded = ({ outcome, retention_ended_at, stage_since }: ApplicationRow): boolean =>
  outcome !== 'active' && retention_ended_at !== null && retention_ended_at > stage_since
