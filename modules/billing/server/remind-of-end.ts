import { DAY } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { WARNING_DAYS } from '../policy.ts'
import { type SubscriptionRow, updateSubscription } from './queries/subscriptions.ts'
import { endOf } from './warnings.ts'

/** Announces the end of a trial, of a cancelled period or of the days that are left to pay, once for each day of the reminders. */
export async function remindOfEnd(tx: OrganizationTransaction, row: SubscriptionRow, now: Date): Promise<void> {
  const end = endOf(row)
  if (!end) return
  const left = end.getTime() - now.getTime()
  const days = WARNING_DAYS.toReversed().find(one => left <= one * DAY)
  if (!days || (row.reminded_days !== null && row.reminded_days <= days)) return
  await updateSubscription(tx, { reminded_days: days })
  await tx.emit('subscription.ends_soon', row.id, { days }, { kind: 'system' })
}
