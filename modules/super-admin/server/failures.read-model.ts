import { type Kysely, sql } from 'kysely'
import { DAY, later } from '#platform/clock/clock.ts'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/evaluation/public.ts'
import '#modules/screenings/public.ts'

// Reads across modules what failed for an organization. Reasons and payloads can name candidates, so only names of tasks and counts are read.

const PERIOD_MS = 30 * DAY
const MOST_TASKS = 20

const failedTasks = (q: Kysely<Tables>, organizationId: string, since: Date) =>
  q
    .selectFrom('dead_tasks')
    .select(['id', 'name', 'failed_at', 'run_again_at'])
    .where(sql<string>`payload ->> 'organization_id'`, '=', organizationId)
    .where('failed_at', '>=', since)
    .orderBy('failed_at', 'desc')
    .limit(MOST_TASKS)

const undeliveredEmails = (q: Kysely<Tables>, organizationId: string, since: Date) =>
  q
    .selectFrom('mail_messages')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('state', '=', 'failed')
    .where('created_at', '>=', since)

const failedEvaluations = (q: Kysely<Tables>, organizationId: string, since: Date) =>
  q
    .selectFrom('evaluations')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('state', '=', 'failed')
    .where('created_at', '>=', since)

const interviewsWithoutAnswers = (q: Kysely<Tables>, organizationId: string, since: Date) =>
  q
    .selectFrom('screenings')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('state', '=', 'no_answers')
    .where('ended_at', '>=', since)

/** What failed for an organization within 30 days. */
export async function readFailures(q: Kysely<Tables>, organizationId: string, now: Date) {
  const since = later(now, -PERIOD_MS)
  const tasks = await failedTasks(q, organizationId, since).execute()
  const count = async (query: { executeTakeFirst(): Promise<{ count: number } | undefined> }) =>
    Number((await query.executeTakeFirst())?.count ?? 0)
  return {
    tasks: tasks.map(({ id, name, failed_at, run_again_at }) => ({
      id,
      at: failed_at.toISOString(),
      task: name,
      queued_again: run_again_at !== null,
    })),
    undelivered_emails: await count(undeliveredEmails(q, organizationId, since)),
    failed_evaluations: await count(failedEvaluations(q, organizationId, since)),
    interviews_without_answers: await count(interviewsWithoutAnswers(q, organizationId, since)),
  }
}
