import { DAY, later } from '#platform/clock/clock.ts'
import type { Services } from '#platform/services.ts'
import { forEachOrganization } from '#modules/organizations/public.ts'
import { dueDigests } from './notifications.read-model.ts'
import { deleteOlder, takeDigest } from './queries.ts'

/** An e-mail lists so many; the rest is counted. */
const MOST_IN_DIGEST = 50
const KEPT_DAYS = 90

/** Sends the daily e-mails that are due, each once, and deletes what is old. A run that was missed is made up for by the next. */
async function sendDigests({ db, clock }: Services, organizationId: string): Promise<void> {
  const org = db.forOrganization(organizationId)
  const now = clock.now()
  const [due] = await org.read(q => [dueDigests(q, organizationId, now)])
  for (const { admin_id } of due)
    await org.write(async tx => {
      const taken = (await takeDigest(tx, admin_id)).toSorted((a, b) => b.at.getTime() - a.at.getTime())
      if (taken.length === 0) return
      const ids = taken.slice(0, MOST_IN_DIGEST).map(({ id }) => id)
      await tx.emit(
        'notification.digest_due',
        null,
        { admin_id, notification_ids: ids, count: taken.length },
        { kind: 'system' },
      )
    })
  await org.write(tx => deleteOlder(tx, later(now, -KEPT_DAYS * DAY)))
}

export const dailyDigests = forEachOrganization({
  name: 'notifications.digests',
  // In the second quarter of each hour: some time zones are 15, 30 or 45 minutes off.
  when: '1,16,31,46 * * * *',
  run: sendDigests,
})
