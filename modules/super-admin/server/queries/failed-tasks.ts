import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

export const openFailedTasks = (q: Kysely<Tables>, limit: number) =>
  q
    .selectFrom('dead_tasks')
    .select(['id', 'name', 'reason', 'failed_at', 'run_again_at'])
    .select(sql<string | null>`payload ->> 'organization_id'`.as('organization_id'))
    .where('run_again_at', 'is', null)
    .orderBy('failed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)

export const failedTaskById = (q: Kysely<Tables>, id: string) =>
  q
    .selectFrom('dead_tasks')
    .select(['id', 'name', 'reason', 'failed_at', 'run_again_at'])
    .select(sql<string | null>`payload ->> 'organization_id'`.as('organization_id'))
    .where('id', '=', id)

export const countOpenFailedTasks = (q: Kysely<Tables>) =>
  q
    .selectFrom('dead_tasks')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where('run_again_at', 'is', null)

/** Queues it again, once. @returns whether this call did it */
export async function runAgain(q: Kysely<Tables>, id: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select run_dead_task_again(${id}) as done`.execute(q)
  return rows[0]?.done ?? false
}
