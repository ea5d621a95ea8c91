import { DAY, later } from '#platform/clock/clock.ts'
import { hourIn } from '#platform/locale/dates.ts'
import type { Services } from '#platform/services.ts'
import { forEachOrganization } from '#modules/organizations/public.ts'
import { readers } from './notifications.read-model.ts'
import { awaitingDigest, deleteOlder, takeDigest } from './queries.ts'

/** The hour of the daily e-mail, in the time zone of its reader. */
const HOUR = 8
const MOST_IN_DIGEST = 50
const KEPT_DAYS = 90

/** Sends the daily e-mails that are due in this hour, and deletes what is old. Running twice in an hour sends nothing twice. */
async function sendDigests({ db, clock }: Services, organizationId: string): Promise<void> {
  const org = db.forOrganization(organizationId)
  const now = clock.now()
  const [people, waiting] = await org.read(q => [readers(q, organizationId), awaitingDigest(q, organizationId)])
  const due = people.filter(
    ({ id, time_zone }) => waiting.some(one => one.admin_id === id) && hourIn(now, time_zone) === HOUR,
  )
  for (const { id } of due)
    await org.write(async tx => {
      const taken = await takeDigest(tx, id, MOST_IN_DIGEST)
      if (taken.length > 0)
        await tx.emit(
          'notification.digest_due',
          null,
          { admin_id: id, notification_ids: taken.map(one => one.id) },
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
