import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { forEachOrganization, settingsById } from '#modules/organizations/public.ts'
import { erasureDue, markRetentionEnded } from './queries/erasure.ts'
import type { ApplicationRow } from './queries.ts'

/** How much longer an application is stored if the candidate agreed to be considered for other roles, in days. */
export const OTHER_ROLES_DAYS = 365
const BATCH = 200

/** Marks a batch of applications whose retention has ended, and requests their deletion. @returns how many */
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

/**
 * Candidates are promised deletion within 30 days of asking. Applying again before then takes that back, and a colleague's mistake can
 * still be talked about.
 */
const ERASE_AFTER_MS = 7 * DAY

/** Requests the deletion that was asked for; again each day until it succeeded. */
async function eraseOnRequest(tx: OrganizationTransaction, now: Date): Promise<void> {
  for (const { id } of await erasureDue(tx.q, tx.organizationId, later(now, -ERASE_AFTER_MS)).execute())
    await tx.task('applications.announce-erasure', { application_id: id }, { key: `erase:${id}` })
}

/** Deletes applications on request, and at the end of the retention that the organization promised, counted from the day they or their jobs were closed. */
export const retention = forEachOrganization({
  name: 'applications.end-retention',
  when: '10 2 * * *',
  async run({ db, clock }, organizationId) {
    const org = db.forOrganization(organizationId)
    await org.write(tx => eraseOnRequest(tx, clock.now()))
    const [[settings]] = await org.read(q => [settingsById(q, organizationId)])
    if (!settings) return
    while ((await org.write(tx => endBatch(tx, settings.retention_days, clock.now()))) === BATCH);
  },
})

/** Whether the daily task decided this, and neither the application nor its job has been reopened or closed anew since. */
export const hasRetentionEnded = (
  { retention_ended_at }: ApplicationRow,
  closing: { readonly closed_at: Date } | undefined,
): boolean => closing !== undefined && retention_ended_at !== null && retention_ended_at > closing.closed_at
