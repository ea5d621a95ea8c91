import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { lockApplication, updateProgress } from '#modules/applications/public.ts'
import { evaluationById, insertEvaluation, runningFor } from './queries.ts'
import type { EvaluationKind } from './tables.ts'

interface Why {
  /** The source has changed: a running evaluation may have read it before, so it is not enough. */
  readonly changed?: boolean
  /** The event that causes it, whose id it gets: a reaction that is repeated after a crash starts nothing twice. */
  readonly eventId?: string
  /** Whoever starts it makes it as well, so that no task is needed. */
  readonly itself?: boolean
}

/** Starts an evaluation in the transaction that requests it, or returns the running one of the same source. */
export async function startEvaluation(
  tx: OrganizationTransaction,
  what: { kind: EvaluationKind; applicationId: string; sourceId: string },
  now: Date,
  { changed = false, eventId, itself = false }: Why = {},
): Promise<string> {
  // Locks the application's row, so that two simultaneous requests start one evaluation.
  await lockApplication(tx, what.applicationId)
  if (eventId && (await evaluationById(tx.q, tx.organizationId, eventId).executeTakeFirst())) return eventId
  const running = await runningFor(tx.q, tx.organizationId, what.kind, what.sourceId).executeTakeFirst()
  if (running && !(changed && running.state === 'running')) return running.id
  const id = eventId ?? newId()
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
  if (!itself) await tx.task('evaluation.run', { evaluation_id: id }, { key: `evaluation:${id}` })
  return id
}
