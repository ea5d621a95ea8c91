import { viewerOf } from '#platform/access/viewer.ts'
import type { BodyOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import type { customAiContract, CustomAiRun } from '../contract.ts'
import { customAiInputProblems as problems } from '../words/input-problems.ts'
import { isAnswerable } from './answer.task.ts'
import { applicationsToAnswer, coverageOf, failedAnswers } from './coverage.read-model.ts'
import { presentRun } from './present.ts'
import { averageUse } from './queries/answers.ts'
import { fieldById } from './queries/fields.ts'
import { insertRun, insertRunItems, lockRun, newestRun } from './queries/runs.ts'
import { finishRun, runTask } from './run.task.ts'

type Calls = typeof customAiContract

async function fieldOf(org: OrganizationDb, id: string) {
  const [[field]] = await org.read(q => [fieldById(q, org.organizationId, id)])
  if (!field) throw notFound()
  return field
}

/** Starts a run. The same id again returns what was started. @throws 404, 409 `running`, `turned_off`, `needs_model` */
export async function startRun(
  { models }: Services,
  org: OrganizationDb,
  actor: Actor,
  fieldId: string,
  { id, scope, budget_tokens }: BodyOf<Calls['customAi.run']>,
  now: Date,
): Promise<CustomAiRun> {
  const field = await fieldOf(org, fieldId)
  if (!field.enabled) throw conflict('turned_off', problems.turnedOff)
  const [found] = await org.read(q => [applicationsToAnswer(q, viewerOf(actor), field, scope)])
  const answerable = found.filter(application => isAnswerable(models, field, application))
  if (answerable.length === 0 && !isAnswerable(models, field, { sample: false }))
    throw conflict('needs_model', problems.needsModel)
  return org.write(async tx => {
    const stored = await insertRun(tx, {
      organization_id: org.organizationId,
      id,
      field_id: fieldId,
      version: field.version,
      admin_id: actor.adminId,
      state: 'running',
      total: answerable.length,
      budget_tokens: budget_tokens ?? null,
      created_at: now,
    })
    const row = await lockRun(tx, id)
    if (!row || row.field_id !== fieldId) throw conflict('running', problems.alreadyRunning)
    if (!stored) return presentRun(row)
    await tx.emit(
      'custom_ai.run_started',
      fieldId,
      { run_id: id, total: answerable.length },
      { kind: 'admin', id: actor.adminId },
    )
    await insertRunItems(
      tx,
      answerable.map((application, position) => ({
        organization_id: org.organizationId,
        run_id: id,
        position,
        answer_id: newId(),
        application_id: application.id,
      })),
    )
    if (answerable.length > 0) await tx.task(...runTask(id))
    else await finishRun(tx, row, { state: 'finished' }, now)
    return presentRun((await lockRun(tx, id))!)
  })
}

/** The newest run of a field, and what another one would answer. @throws 404 */
export async function runState(
  { models }: Services,
  org: OrganizationDb,
  actor: Actor,
  fieldId: string,
): Promise<ReplyGiven<Calls['customAi.runs']>> {
  const field = await fieldOf(org, fieldId)
  const viewer = viewerOf(actor)
  const model = models.evaluating
  const [[run], [coverage], failed, [use]] = await org.read(q => [
    newestRun(q, org.organizationId, fieldId),
    coverageOf(q, viewer, field),
    failedAnswers(q, viewer, field),
    averageUse(q, org.organizationId, fieldId, model?.engine ?? 'built-in', model?.model ?? null),
  ])
  return {
    run: run ? presentRun(run) : null,
    missing: coverage!.applications - coverage!.answered,
    all: coverage!.applications,
    failed: failed.map(row => ({ ...row, problem: row.problem ?? '' })),
    tokens_each: model ? (use?.tokens ?? null) : 0,
    cost_usd_each: model ? (use?.cost_usd ?? null) : 0,
    milliseconds_each: use?.milliseconds ?? null,
  }
}
