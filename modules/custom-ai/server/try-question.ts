import { viewerOf } from '#platform/access/viewer.ts'
import { BudgetSpent, recorded } from '#platform/ai/model-runs.ts'
import { ModelMisbehaved, ModelUnavailable } from '#platform/ai/port.ts'
import type { BodyOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { blindFor } from '#modules/applications/public.ts'
import type { Asked, customAiContract, TriedAnswer } from '../contract.ts'
import { answerQuestion, NeedsModel } from '../engine/answer.ts'
import { answerProblems as problems } from '../words/answer-problems.ts'
import { applicationsTried } from './coverage.read-model.ts'
import { loadMaterial } from './material.ts'
import { engineName } from './present.ts'
import { newestAnswers } from './queries/answers.ts'
import { requireLawful } from './save-field.ts'

type Calls = typeof customAiContract

/** Answers a question for some applications, without storing anything with them. @throws 404, 422 */
export async function tryQuestion(
  services: Services,
  org: OrganizationDb,
  actor: Actor,
  { application_ids, field_id, ...asked }: BodyOf<Calls['customAi.try']>,
): Promise<ReplyGiven<Calls['customAi.try']>> {
  requireLawful(asked)
  const ids = [...new Set(application_ids)]
  const [rows, stored] = await org.read(q => [
    applicationsTried(q, viewerOf(actor), ids),
    newestAnswers(q, org.organizationId, ids),
  ])
  if (rows.length < ids.length) throw notFound()
  const blind = await blindFor(org, actor.adminId, actor.blindReview ? ids : [])
  const items: TriedAnswer[] = []
  for (const id of ids) {
    const { candidate_id, name, title, stage, sample } = rows.find(row => row.id === id)!
    const known = stored.find(one => one.application_id === id && one.field_id === field_id && one.state === 'ready')
    const about = { application_id: id, candidate_uuid: candidate_id, name, job_title: title, stage }
    // AI results are hidden until the scorecard; a try-out must not show them.
    if (blind.has(id)) items.push({ ...about, ...failed(problems.blind), stored: { known: false, value: null } })
    else
      items.push({
        ...about,
        ...(await answerOnce(services, org, { id, sample }, asked)),
        stored: { known: known !== undefined, value: known?.value ?? null },
      })
  }
  return { items }
}

const failed = (problem: string) => ({
  value: null,
  quotes: [],
  reasoning: '',
  engine: null,
  milliseconds: 0,
  unsupported: 0,
  problem,
})

type Tried = Omit<TriedAnswer, 'application_id' | 'candidate_uuid' | 'name' | 'job_title' | 'stage' | 'stored'>

async function answerOnce(
  { clock, models, settings }: Services,
  org: OrganizationDb,
  { id, sample }: { id: string; sample: boolean },
  asked: Asked,
): Promise<Tried> {
  const configured = sample ? null : models.evaluating
  const started = performance.now()
  try {
    const loaded = await loadMaterial(org, id, asked.source)
    if (!loaded) return failed(problems.gone)
    const model = configured && recorded(configured, { org, clock, budget: settings.AI_BUDGET_USD })
    const answered = await answerQuestion(asked, loaded.material, model)
    return {
      ...answered,
      engine: configured && engineName(configured),
      milliseconds: Math.round(performance.now() - started),
      problem: null,
    }
  } catch (error) {
    if (error instanceof BudgetSpent) return failed(problems.budgetSpent)
    if (error instanceof NeedsModel) return failed(problems.needsModel)
    if (error instanceof ModelMisbehaved) return failed(problems.misbehaved)
    if (error instanceof ModelUnavailable) return failed(error.retryable ? problems.unavailable : problems.refused)
    throw error
  }
}
