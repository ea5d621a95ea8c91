import { newId } from '#platform/db/id.ts'
import { json } from '#platform/db/tables.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { problemWords as words } from '../words/problems.ts'
import { engineOf, materialOf } from './material.ts'
import { insertCheck, runningCheck, updateRunningCheck } from './queries.ts'
import { queueCheck } from './run-check.task.ts'

/** Starts a check of the configured model. @throws 409 without a model, or while another check runs */
export async function startCheck(services: Services, organizationId: string, now: Date): Promise<{ id: string }> {
  const { db, models } = services
  if (!models.evaluating) throw conflict('no_model', words.noModel)
  const { steps, labelledSet, estimate } = await materialOf()
  const engine = await engineOf(models.evaluating)
  const id = newId()
  const started = await db.unsafeAcrossOrganizations(q =>
    insertCheck(q, {
      id,
      ...engine,
      labelled_set: labelledSet,
      state: 'running',
      steps: steps.length,
      estimate: json(estimate),
      figures: null,
      passed: null,
      problem: null,
      started_by: organizationId,
      started_at: now,
    }).executeTakeFirst(),
  )
  if (!started) throw conflict('check_running', words.running)
  await queueCheck(services, organizationId, id)
  return { id }
}

/** Cancels the running check of an organization. @throws 409 if there is none */
export async function cancelCheck({ db }: Services, organizationId: string, now: Date): Promise<void> {
  const cancelled = await db.unsafeAcrossOrganizations(async q => {
    const running = await runningCheck(q).executeTakeFirst()
    if (running?.started_by !== organizationId) return null
    return updateRunningCheck(q, running.id, { state: 'cancelled', problem: null, finished_at: now }).executeTakeFirst()
  })
  if (!cancelled) throw conflict('no_check_running', words.notRunning)
}
