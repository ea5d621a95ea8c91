import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { lockApplication, updateProgress } from '#modules/applications/public.ts'
import { insertEvaluation, runningFor } from './queries.ts'
import type { EvaluationKind } from './tables.ts'

/** Puts a run on its way, in the transaction that asks for it. While one of the same source runs, that one is answered. */
export async function startEvaluation(
  tx: OrganizationTransaction,
  what: { kind: EvaluationKind; applicationId: string; sourceId: string },
  now: Date,
): Promise<string> {
  // The application's row is the lock: two askers at once make one run.
  await lockApplication(tx, what.applicationId)
  const running = await runningFor(tx.q, tx.organizationId, what.kind, what.sourceId).executeTakeFirst()
  if (running) return running.id
  const id = newId()
  await insertEvaluation(tx, {
    organization_id: tx.organizationId,
    id,
    application_id: what.applicationId,
    kind: what.kind,
    source_id: what.sourceId,
    state: 'waiting',
    created_at: now,
  })
  await updateProgress(
    tx,
    what.applicationId,
    what.kind === 'match'
      ? { match: { state: 'waiting', score: null } }
      : { interview: { state: 'waiting', score: null, low: null, high: null } },
  )
  await tx.task('evaluation.run', { evaluation_id: id }, { key: `evaluation:${id}` })
  return id
}
