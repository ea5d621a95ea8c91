import type { ReplyOf } from '#platform/contract/endpoint.ts'
import type { Database } from '#platform/db/database.ts'
import type { PlatformTransaction } from '#platform/db/platform-transaction.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { FailedTask, platformCalls } from '../contract/platform.ts'
import { officeProblems as problems } from '../words/office-problems.ts'
import { organizationNames } from './names.read-model.ts'
import { countOpenFailedTasks, failedTaskById, openFailedTasks, runAgain } from './queries/failed-tasks.ts'

const MOST_SHOWN = 100
/** The name of an error's class before its message. Other words in this place could be from a person's text. */
const KIND = /^([A-Za-z]{0,40}Error):/

type Row = Awaited<ReturnType<ReturnType<typeof failedTaskById>['executeTakeFirstOrThrow']>>

/** The reason can quote an address or a text of a person, and the payload names people by ID: neither is shown. */
const presentTask = (row: Row, names: ReadonlyMap<string, string>): FailedTask => ({
  id: row.id,
  name: row.name,
  organization: row.organization_id ? { id: row.organization_id, name: names.get(row.organization_id) ?? null } : null,
  error: KIND.exec(row.reason)?.[1] ?? 'Error',
  failed_at: row.failed_at.toISOString(),
  run_again_at: row.run_again_at?.toISOString() ?? null,
})

const idsOf = (rows: readonly Row[]) => [...new Set(rows.flatMap(({ organization_id }) => organization_id ?? []))]

export const listFailedTasks = (db: Database): Promise<ReplyOf<(typeof platformCalls)['superAdmin.failedTasks']>> =>
  db.unsafeAcrossOrganizations(async q => {
    const rows = await openFailedTasks(q, MOST_SHOWN).execute()
    const names = await organizationNames(q, idsOf(rows))
    const { count } = await countOpenFailedTasks(q).executeTakeFirstOrThrow()
    return { items: rows.map(row => presentTask(row, names)), total: Number(count) }
  })

/** Queues a failed task again. @throws 404; 409 `already_run_again` */
export async function runTaskAgain(tx: PlatformTransaction, id: string): Promise<FailedTask> {
  if (!(await failedTaskById(tx.q, id).executeTakeFirst())) throw notFound()
  if (!(await runAgain(tx.q, id))) throw conflict('already_run_again', problems.alreadyRunAgain)
  const row = await failedTaskById(tx.q, id).executeTakeFirstOrThrow()
  await tx.record('platform.task_run_again', { id, name: row.name }, {})
  return presentTask(row, await organizationNames(tx.q, idsOf([row])))
}
