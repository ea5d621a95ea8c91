import type { Insertable, Kysely, Selectable } from 'kysely'
import { newId } from '#platform/db/id.ts'
import type { Tables } from '#platform/db/tables.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import { FREE_PLAN } from '../policy.ts'
import { planProblems } from '../words/plan-problems.ts'
import { countRaised, raiseTerms } from './queries/raised-terms.ts'
import { insertPlan, lockPlan, type PlanRow, planByKey, updatePlan } from './queries/plans.ts'

// Plans belong to the platform: `q` is a transaction over all organizations.

/** Everything that can be edited. A plan's key and currency stay: invoices and credit are in that currency. */
export type PlanEdit = Partial<Omit<Selectable<Tables['plans']>, 'id' | 'key' | 'currency' | 'archived_at'>>

const isFree = (key: string, prices: Pick<PlanEdit, 'price_monthly' | 'price_yearly'>) =>
  key !== FREE_PLAN || ((prices.price_monthly ?? 0) === 0 && (prices.price_yearly ?? 0) === 0)

/** Adds a plan. @throws 409 `key_taken` */
export async function createPlan(q: Kysely<Tables>, plan: Omit<Insertable<Tables['plans']>, 'id'>): Promise<string> {
  if (await planByKey(q, plan.key).executeTakeFirst()) throw conflict('key_taken', planProblems.keyTaken)
  const id = newId()
  await insertPlan(q, { ...plan, id })
  return id
}

/** The plan, locked until the transaction ends. @throws 404 */
async function lockedPlan(q: Kysely<Tables>, id: string): Promise<PlanRow> {
  const plan = await lockPlan(q, id).executeTakeFirst()
  if (!plan) throw notFound()
  return plan
}

/**
 * Edits a plan. Subscriptions keep their price and limits until they are renewed. @returns the plan as it was
 * @throws 404; 409 `free_plan` for a price of the free plan
 */
export async function editPlan(q: Kysely<Tables>, id: string, edit: PlanEdit): Promise<PlanRow> {
  const plan = await lockedPlan(q, id)
  if (!isFree(plan.key, edit)) throw conflict('free_plan', planProblems.freePrice)
  if (Object.keys(edit).length > 0) await updatePlan(q, id, edit)
  return plan
}

/**
 * Gives those who are on a plan its larger limits and new capabilities before their renewal. Prices and smaller limits wait for it, so nothing
 * is charged and nobody loses anything. @returns how many got any @throws 404
 */
export async function raiseToPlan(q: Kysely<Tables>, id: string): Promise<number> {
  const { numUpdatedRows } = await raiseTerms(q, await lockedPlan(q, id)).executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** How many would get any. */
export const raisedByPlan = async (q: Kysely<Tables>, plan: PlanRow): Promise<number> =>
  Number((await countRaised(q, plan).executeTakeFirstOrThrow()).count)

/** Takes a plan off the offer, or puts it back. Who has it keeps it. @throws 404, 409 `free_plan` */
export async function archivePlan(q: Kysely<Tables>, id: string, archivedAt: Date | null): Promise<PlanRow> {
  const plan = await lockedPlan(q, id)
  if (plan.key === FREE_PLAN && archivedAt) throw conflict('free_plan', planProblems.freePlan)
  await updatePlan(q, id, { archived_at: archivedAt })
  return plan
}
