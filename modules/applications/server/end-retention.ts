import { sql } from 'kysely'
import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { forEachOrganization, settingsById } from '#modules/organizations/public.ts'
import type { ApplicationRow } from './queries.ts'

/** For how much longer an application is stored whose candidate agreed to be kept for other roles, in days. */
export const OTHER_ROLES_DAYS = 365
const BATCH = 200

/** Marks a batch of applications whose retention has ended and asks for their deletion. @returns how many */
async function endBatch(tx: OrganizationTransaction, retentionDays: number, now: Date): Promise<number> {
  const due = sql<boolean>`a.stage_since + make_interval(days => ${retentionDays}::integer
    + case when a.kept_for_other_roles then ${OTHER_ROLES_DAYS} else 0 end) <= ${now}`
  const ended = await tx.q
    .updateTable('applications')
    .set({ retention_ended_at: now })
    .where('organization_id', '=', tx.organizationId)
    .where('id', 'in', eb =>
      eb
        .selectFrom('applications as a')
        .select('a.id')
        .where('a.organization_id', '=', tx.organizationId)
        .where('a.outcome', '!=', 'active')
        .where(due)
        // One whose deletion failed is asked for again the next day.
        .where(or =>
          or.or([or('a.retention_ended_at', 'is', null), or('a.retention_ended_at', '<=', later(now, -DAY / 2))]),
        )
        .orderBy('a.stage_since')
        .limit(BATCH),
    )
    .returning('id')
    .execute()
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
