import type { LanguageModel } from '#platform/ai/port.ts'
import type { Database } from '#platform/db/database.ts'
import { newId } from '#platform/db/id.ts'
import { json } from '#platform/db/tables.ts'
import type { Settings } from '#platform/env/settings.ts'
import { rankApplicationsOf } from '#modules/applications/public.ts'
import type { Estimate } from '../measure/estimate.ts'
import { type Figures, figuresOf } from '../measure/figures.ts'
import { measure } from '../measure/measure.ts'
import type { Sample } from '../measure/plan.ts'
import type { Outcome } from '../measure/run-step.ts'
import { costOf, engineOf, keyOf, materialOf, parallelFor } from './material.ts'
import { type CheckedEngine, insertCheck } from './queries.ts'

export interface CheckedModel {
  engine: CheckedEngine
  labelledSet: string
  steps: number
  estimate: Estimate
  figures: Figures
  startedAt: Date
}

/** A check from the command line must not fail because of a short outage. */
const TRIES = 6

interface Reports {
  started: (engine: CheckedEngine, estimate: Estimate, cost: number | null) => void
  progress: (done: number, all: number) => void
}

/** Checks a model from start to end in this process, for the command line. */
export async function checkModel(
  model: LanguageModel,
  settings: Settings,
  reports: Reports,
  sample: Sample = {},
): Promise<CheckedModel> {
  const startedAt = new Date()
  const { steps, labelledSet, estimate } = await materialOf(sample)
  const engine = await engineOf(model)
  reports.started(engine, estimate, costOf(estimate, settings))
  const outcomes: Outcome[] = []
  await measure(steps, model, {
    parallel: parallelFor(model),
    tries: TRIES,
    found(_, outcome) {
      outcomes.push(outcome)
      reports.progress(outcomes.length, steps.length)
    },
  })
  return { engine, labelledSet, steps: steps.length, estimate, figures: figuresOf(outcomes), startedAt }
}

/** Stores the result of a check that has ended. */
export async function storeCheck(db: Database, checked: CheckedModel, now: Date): Promise<void> {
  const { engine, labelledSet, steps, estimate, figures, startedAt } = checked
  await db.unsafeAcrossOrganizations(q =>
    insertCheck(q, {
      id: newId(),
      ...engine,
      labelled_set: labelledSet,
      state: 'finished',
      steps,
      estimate: json(estimate),
      figures: json(figures),
      passed: figures.hasPassed,
      started_at: startedAt,
      finished_at: now,
    }).execute(),
  )
  await db.unsafeAcrossOrganizations(q => rankApplicationsOf(q, keyOf(engine)).execute())
}
