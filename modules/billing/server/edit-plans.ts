import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import { newId } from '#platform/db/id.ts'
import type { Tables } from '#platform/db/tables.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import { FREE_PLAN } from '../policy.ts'
import { planProblems } from '../words/plan-problems.ts'
import { insertPlan, planById, planByKey, updatePlan } from './queries/plans.ts'

/** Everything that can be edited. A plan's key and currency stay: invoices and credit are in that currency. */
export type PlanEdit = Partial<Omit<Selectable<Tables['plans']>, 'id' | 'key' | 'currency' | 'archived_at'>>

/** Adds a plan. @throws 409 `key_taken` */
export const createPlan = (db: Database, plan: Omit<Insertable<Tables['plans']>, 'id'>): Promise<string> =>
  db.unsafeAcrossOrganizations(async q => {
    if (await planByKey(q, plan.key).executeTakeFirst()) throw conflict('key_taken', planProblems.keyTaken)
    const id = newId()
    await insertPlan(q, { ...plan, id })
    return id
  })

/** Edits a plan. Subscriptions keep their price and limits until they are renewed. @throws 404 */
export const editPlan = (db: Database, id: string, edit: PlanEdit): Promise<void> =>
  db.unsafeAcrossOrganizations(async q => {
    if (!(await planById(q, id).executeTakeFirst())) throw notFound()
    await updatePlan(q, id, edit)
  })

/** Takes a plan off the offer, or puts it back. Who has it keeps it. @throws 404, 409 `free_plan` */
export const archivePlan = (db: Database, id: string, archivedAt: Date | null): Promise<void> =>
  db.unsafeAcrossOrganizations(async q => {
    const plan = await planById(q, id).executeTakeFirst()
    if (!plan) throw notFound()
    if (plan.key === FREE_PLAN && archivedAt) throw conflict('free_plan', planProblems.freePlan)
    await updatePlan(q, id, { archived_at: archivedAt })
  })
