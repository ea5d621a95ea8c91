import { createHash } from 'node:crypto'
import { z } from 'zod'
import { metered } from '#platform/ai/metered.ts'
import { BudgetSpent, recorded } from '#platform/ai/model-runs.ts'
import { type LanguageModel, ModelMisbehaved, ModelUnavailable, type ModelUse } from '#platform/ai/port.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import type { Services } from '#platform/services.ts'
import { task } from '#platform/tasks/tasks.ts'
import { applicationById, lockApplication, setLabels } from '#modules/applications/public.ts'
import type { Asked } from '../contract.ts'
import { type Answered, answerQuestion, canAnswer, NeedsModel } from '../engine/answer.ts'
import { answerProblems as problems } from '../words/answer-problems.ts'
import { labelsFor, labelsOf } from './labels.ts'
import { loadMaterial } from './material.ts'
import {
  answerById,
  type AnswerRow,
  endAnswer,
  insertAnswer,
  markReading,
  shownAnswer,
  storeResult,
  waitingAnswer,
} from './queries/answers.ts'
import { fieldById, type FieldRow } from './queries/fields.ts'

/** What answers used. */
interface Used {
  input_tokens: number
  output_tokens: number
  cost_usd: number | null
  prompt_hash: string | null
}

/** The same model, which adds up what it uses. */
function measured(model: LanguageModel): { model: LanguageModel; used: Used } {
  const used: Used = { input_tokens: 0, output_tokens: 0, cost_usd: 0, prompt_hash: null }
  const add = ({ usage, run }: ModelUse) => {
    used.input_tokens += usage.input_tokens
    used.output_tokens += usage.output_tokens
    used.cost_usd = used.cost_usd === null || run.cost_usd === null ? null : used.cost_usd + run.cost_usd
    // The answer's; the check of its quotes comes later.
    used.prompt_hash ??= run.prompt_version
  }
  return { used, model: metered(model, add) }
}

export const askedOf = ({ question, answer_type, details, source }: FieldRow): Asked => ({
  question,
  answer_type,
  details,
  source,
})

/** The same for the same cause and field, so that a repeated reaction starts nothing twice. */
export function answerIdFor(cause: string, fieldId: string): string {
  const hex = createHash('sha256').update(`${cause}:${fieldId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

interface Start {
  readonly id: string
  readonly applicationId: string
  /** Whoever starts it answers it as well, so that no task is needed. */
  readonly itself?: boolean
}

/** Starts an answer, unless one for the same question is waiting that has not read anything yet. */
export async function startAnswer(
  tx: OrganizationTransaction,
  { id: fieldId, version }: Pick<FieldRow, 'id' | 'version'>,
  { id, applicationId, itself = false }: Start,
  now: Date,
): Promise<void> {
  await lockApplication(tx, applicationId)
  const waiting = await waitingAnswer(tx.q, tx.organizationId, fieldId, applicationId).executeTakeFirst()
  if (!itself && waiting) return
  const stored = await insertAnswer(tx, {
    organization_id: tx.organizationId,
    id,
    application_id: applicationId,
    field_id: fieldId,
    version,
    state: 'waiting',
    quotes: '[]',
    created_at: now,
  })
  if (stored && !itself) await tx.task('custom-ai.answer', { answer_id: id }, { key: `custom-ai:${id}` })
}

interface Outcome {
  readonly field: FieldRow
  readonly change: Parameters<typeof endAnswer>[2]
  readonly answered: Answered | null
  /** Nothing was asked, so that it says nothing about an earlier answer. */
  readonly unpaid?: boolean
}

/** Stores how an answer ended, and shows it in lists. */
async function end(
  org: OrganizationDb,
  row: AnswerRow,
  { field, change, answered, unpaid = false }: Outcome,
): Promise<void> {
  const { id, application_id, field_id } = row
  await org.write(async tx => {
    await lockApplication(tx, application_id)
    // What was asked meanwhile is another question: this answer is to an older one.
    const current = await fieldById(tx.q, org.organizationId, field_id).executeTakeFirst()
    if (!current || !(await endAnswer(tx, id, { ...change, version: field.version }))) return
    const shown = await shownAnswer(tx.q, row).executeTakeFirst()
    // What was asked for after a correction may have been answered faster.
    if (shown && shown.created_at > row.created_at) return
    if (shown?.state === 'ready' && unpaid) return
    const value = answered?.value ?? null
    await storeResult(tx, {
      organization_id: org.organizationId,
      field_id,
      application_id,
      answer_id: id,
      version: field.version,
      state: answered ? 'ready' : 'failed',
      stated: value !== null,
      number: typeof value === 'number' ? value : null,
      text: typeof value === 'string' ? value : null,
    })
    const labels = answered ? labelsFor(field_id, askedOf(field), value) : []
    const outdated = current.version === field.version ? [] : [`${labelsOf(field_id)}outdated`]
    await setLabels(tx, application_id, labelsOf(field_id), [...labels, ...outdated])
    if (answered) await tx.emit('custom_ai.answered', application_id, { answer_id: id, field_id }, { kind: 'system' })
  })
}

export interface Done {
  readonly state: 'ready' | 'failed' | 'spent' | 'gone'
  readonly tokens: number
}

/**
 * Makes an answer, unless it has ended already. What the model cannot answer in the shape asked for fails; the rules never replace it.
 * @throws what the model threw, to be tried again
 */
export async function answerNow(services: Services, org: OrganizationDb, id: string): Promise<Done> {
  const [[row]] = await org.read(q => [answerById(q, org.organizationId, id)])
  if (row?.state !== 'waiting') return { state: 'gone', tokens: 0 }
  const [[field], [application]] = await org.read(q => [
    fieldById(q, org.organizationId, row.field_id),
    applicationById(q, org.organizationId, row.application_id),
  ])
  if (!field || !application) return { state: 'gone', tokens: 0 }
  const { clock, models, settings } = services
  // Sample data costs nothing.
  const configured = application.sample ? null : models.evaluating
  const meter = configured && measured(recorded(configured, { org, clock, budget: settings.AI_BUDGET_USD }))
  const started = performance.now()
  const made = () => ({
    engine: configured?.engine ?? 'built-in',
    model: configured?.model ?? null,
    ...(meter?.used ?? { input_tokens: 0, output_tokens: 0, cost_usd: 0, prompt_hash: null }),
    milliseconds: Math.round(performance.now() - started),
    finished_at: clock.now(),
  })
  const tokens = () => (meter ? meter.used.input_tokens + meter.used.output_tokens : 0)
  const fail = (problem: string, unpaid = false) =>
    end(org, row, { field, change: { ...made(), state: 'failed', problem }, answered: null, unpaid })
  try {
    await org.write(tx => markReading(tx, id, clock.now()))
    const loaded = await loadMaterial(org, row.application_id, field.source)
    if (!loaded) return { state: 'gone', tokens: 0 }
    const answered = await answerQuestion(askedOf(field), loaded.material, meter?.model ?? null)
    await end(org, row, {
      field,
      answered,
      change: {
        ...made(),
        state: 'ready',
        value: answered.value === null ? null : json(answered.value),
        quotes: json(answered.quotes),
        reasoning: answered.reasoning,
        unsupported: answered.unsupported,
        screening_id: loaded.screeningId,
        input_hash: loaded.hash,
      },
    })
    return { state: 'ready', tokens: tokens() }
  } catch (error) {
    if (error instanceof BudgetSpent) {
      await fail(problems.budgetSpent, true)
      return { state: 'spent', tokens: tokens() }
    }
    if (error instanceof NeedsModel || error instanceof ModelMisbehaved) {
      await fail(error instanceof NeedsModel ? problems.needsModel : problems.misbehaved)
      return { state: 'failed', tokens: tokens() }
    }
    if (error instanceof ModelUnavailable && !error.retryable) {
      await fail(problems.refused)
      return { state: 'failed', tokens: tokens() }
    }
    throw error
  }
}

/** Ends an answer that failed too often. */
export async function giveUp({ db, clock }: Services, organizationId: string, id: string): Promise<void> {
  const org = db.forOrganization(organizationId)
  const [[row]] = await org.read(q => [answerById(q, organizationId, id)])
  const [[field]] = row ? await org.read(q => [fieldById(q, organizationId, row.field_id)]) : [[]]
  if (!row || !field) return
  const change = { state: 'failed', problem: problems.failedAgain, finished_at: clock.now() } as const
  await end(org, row, { field, change, answered: null })
}

/** Whether a field can be answered for an application by what is configured. */
export const isAnswerable = (models: Services['models'], field: FieldRow, { sample }: { sample: boolean }): boolean =>
  canAnswer(askedOf(field), sample ? null : models.evaluating)

export const answerTask = task({
  name: 'custom-ai.answer',
  lane: 'slow',
  payload: z.object({ organization_id: z.string(), answer_id: z.string() }),
  async run(services, { organization_id, answer_id }) {
    await answerNow(services, services.db.forOrganization(organization_id), answer_id)
  },
  failed: (services, { organization_id, answer_id }) => giveUp(services, organization_id, answer_id),
})
