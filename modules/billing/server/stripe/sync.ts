import type { Stripe } from 'stripe'
import type { Cause, OrganizationDb } from '#platform/db/organization.ts'
import { unavailable } from '#platform/errors/problem-error.ts'
import type { StripeConnection } from '#platform/payments/stripe.ts'
import { paymentWords } from '#platform/payments/words.ts'
import type { Services } from '#platform/services.ts'
import { allPlans } from '../queries/plans.ts'
import { insertEvent, takenEffect } from '../queries/provider.ts'
import {
  lockSubscriptionWith,
  type SubscriptionRow,
  subscriptionWithPlan,
  updateSubscription,
} from '../queries/subscriptions.ts'
import { invoicedTransactions } from '../queries/transactions.ts'
import { readAccount, type StripeAccount } from './read-account.ts'
import { retireSurplus } from './retire-surplus.ts'
import { isUpgradeDecided, settleUpgrade } from './settle-upgrade.ts'
import { writeAccount } from './write-account.ts'

/** How often a reading is repeated because another one was stored in the meantime. */
const MOST_TRIES = 5

export interface Syncing {
  readonly services: Services
  readonly connection: StripeConnection
  readonly org: OrganizationDb
  readonly cause: Cause
  /** The event that this is about. It has its effect once. */
  readonly eventId?: string
  /** For all requests of one reading. */
  readonly withinMs?: number
}

/** The subscription as it is stored, and whether an event has taken effect. */
async function readWithEvent(org: OrganizationDb, eventId: string): Promise<[SubscriptionRow, boolean]> {
  const [[row], events] = await org.read(q => [
    subscriptionWithPlan(q, org.organizationId),
    takenEffect(q, org.organizationId, eventId),
  ])
  if (!row) throw new Error('The organization has no subscription.')
  return [row, events.length > 0]
}

/** The subscription as it is stored. */
export async function readRow(org: OrganizationDb): Promise<SubscriptionRow> {
  const [[row]] = await org.read(q => [subscriptionWithPlan(q, org.organizationId)])
  if (!row) throw new Error('The organization has no subscription.')
  return row
}

/** Whether the IDs of a row can be used with this key: those of test data mean nothing with a live one. */
export const isOfMode = (row: Pick<SubscriptionRow, 'provider_live'>, { live }: StripeConnection) =>
  row.provider_live === live

async function read(stripe: Stripe, row: SubscriptionRow, services: Services): Promise<StripeAccount> {
  const known = {
    customer: row.provider_customer!,
    subscription: row.provider_subscription,
    checkout: row.checkout_session,
  }
  const account = await readAccount(stripe, known)
  const decided = account.subscription && isUpgradeDecided(account.subscription) ? account.subscription : null
  if (account.surplus.length === 0 && !decided) return account
  await retireSurplus(stripe, account, services.log)
  if (decided) await settleUpgrade(stripe, decided)
  return readAccount(stripe, known)
}

/** Readings of one organization wait for each other in a process: events come in bursts, and each would make the others begin again. */
const turns = new Map<string, Promise<unknown>>()

async function inTurn<T>(organizationId: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(organizationId) ?? Promise.resolve()
  const turn = before.then(work, work)
  turns.set(organizationId, turn)
  try {
    return await turn
  } finally {
    if (turns.get(organizationId) === turn) turns.delete(organizationId)
  }
}

/**
 * Reads the organization's account at Stripe and stores it. A reading is stored only if no other one was stored since it began, so the
 * newest state wins whatever runs at the same time, and no lock is held while Stripe answers.
 * @returns what differed from what was stored; null if the event has had its effect before, or there is nothing to read
 */
export const syncOrganization = (syncing: Syncing): Promise<string[] | null> =>
  inTurn(syncing.org.organizationId, () => readAndStore(syncing))

async function readAndStore({
  services,
  connection,
  org,
  cause,
  eventId,
  withinMs,
}: Syncing): Promise<string[] | null> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const [before, hasTakenEffect] = eventId ? await readWithEvent(org, eventId) : [await readRow(org), false]
    if (hasTakenEffect || !before.provider_customer || !isOfMode(before, connection)) return null
    const account = await connection.use(stripe => read(stripe, before, services), { withinMs })
    const now = services.clock.now()
    const written = await org.write(async tx => {
      const [row, [plans, payments]] = await lockSubscriptionWith(tx, () =>
        Promise.all([allPlans(tx.q).execute(), invoicedTransactions(tx)]),
      )
      // An event that took effect in the meantime has changed the version as well.
      if (row.provider_version !== before.provider_version) return 'again'
      const different = await writeAccount(tx, { row, account, plans, payments, live: connection.live, cause })
      await Promise.all([
        eventId && insertEvent(tx, eventId, now),
        updateSubscription(tx, { provider_version: row.provider_version + 1, provider_read_at: now }),
      ])
      return different
    })
    if (written !== 'again') return written
  }
  throw unavailable('payments_unavailable', paymentWords.unavailable)
}
