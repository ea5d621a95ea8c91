import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { PlanRow } from '../queries/plans.ts'
import { updateSubscription } from '../queries/subscriptions.ts'
import { noteLowered } from '../subscribe.ts'
import { planOfProduct } from './mirror-plans.ts'
import { itemOf } from './read-account.ts'
import { type Change, differing, freeRow, heldRow, type ToWrite } from './subscription-rows.ts'
import { tellChanges } from './tell-changes.ts'
import { writePayments } from './write-payments.ts'

/** What is stored with every reading, whether there is a subscription or not. */
const common = ({ row, account }: ToWrite): Change => ({
  credit: account.credit,
  trial_used: row.trial_used || account.hadTrial,
  // A page that was opened since the reading began was not read: it stays known, so that the next choice can end it.
  checkout_session: row.checkout_session === account.endedCheckout ? null : row.checkout_session,
  ...(account.isDeleted && { provider_customer: null }),
})

/** The plan of the subscription at Stripe; null if there is none. */
function planOf({ account, plans }: ToWrite): PlanRow | null {
  if (!account.subscription) return null
  const id = planOfProduct(itemOf(account.subscription).price.product)
  return plans.find(one => one.id === id) ?? null
}

/**
 * Stores what was read from Stripe and tells what has become different. It depends on nothing but what was read, so storing the same again
 * changes nothing. The subscription is locked.
 * @returns what differed, for the log
 */
export async function writeAccount(tx: OrganizationTransaction, toWrite: ToWrite): Promise<string[]> {
  const { row, account } = toWrite
  const plan = planOf(toWrite)
  const held = account.subscription && plan ? heldRow(toWrite, account.subscription, plan) : freeRow(toWrite)
  const change = { ...common(toWrite), ...held }
  const different = differing(row, change)
  if (different.length > 0) await updateSubscription(tx, change)
  if (held && different.length > 0) {
    const entered = plan ?? toWrite.plans.find(({ id }) => id === held.plan_id)
    if (entered && 'limit_jobs' in held) await noteLowered(tx, row, entered)
    await tellChanges(tx, { ...toWrite, change, plan })
  }
  const payments = await writePayments(tx, toWrite)
  return payments > 0 ? [...different, 'payments'] : different
}
