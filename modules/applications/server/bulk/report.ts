import { viewerOf } from '#platform/access/viewer.ts'
import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { applicationsContract } from '../../contract.ts'
import { neutralName } from '../blind.ts'
import { bulkProblems } from '../bulk-selection.read-model.ts'
import { bulkRunById, type BulkRunRow, countBulkItems } from '../queries/bulk.ts'

const MOST_PROBLEMS = 100

/** @throws 404 */
async function requireRun(org: OrganizationDb, id: string): Promise<BulkRunRow> {
  const [[run]] = await org.read(q => [bulkRunById(q, org.organizationId, id)])
  if (!run) throw notFound()
  return run
}

/** @throws 404 unless the caller started it */
export async function requireOwnRun(org: OrganizationDb, { adminId }: Actor, id: string): Promise<BulkRunRow> {
  const run = await requireRun(org, id)
  if (run.admin_id !== adminId) throw notFound()
  return run
}

/** The progress and the report of a run. It names the candidates that the caller can see. @throws 404 */
export async function readRun(
  org: OrganizationDb,
  actor: Actor,
  id: string,
): Promise<ReplyGiven<(typeof applicationsContract)['bulk.read']>> {
  const run = await requireRun(org, id)
  const isUndone = run.state === 'undoing' || run.state === 'undone'
  // After undoing only what was not undone is of interest.
  const named = isUndone ? (['kept'] as const) : (['excluded', 'failed'] as const)
  const [counts, problems] = await org.read(q => [
    countBulkItems(q, org.organizationId, id),
    bulkProblems(q, viewerOf(actor), { runId: id, states: named, limit: MOST_PROBLEMS }),
  ])
  const number = (...states: readonly (typeof counts)[number]['state'][]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return {
    id: run.id,
    action: run.action.kind,
    state: run.state,
    total,
    processed: isUndone ? total - number('done') : total - number('waiting'),
    done: number('done', 'undone', 'kept'),
    undone: number('undone'),
    problems: problems.map(({ application_id, name, blind, problem, detail }) => ({
      application_id,
      name: blind ? neutralName(application_id) : name,
      problem: problem ?? 'other',
      detail,
    })),
    problem_count: number(...named),
  }
}
