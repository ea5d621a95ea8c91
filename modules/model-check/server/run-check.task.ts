import { z } from 'zod'
import { ModelUnavailable } from '#platform/ai/port.ts'
import type { Database } from '#platform/db/database.ts'
import { json } from '#platform/db/tables.ts'
import type { Services } from '#platform/services.ts'
import { task } from '#platform/tasks/tasks.ts'
import { rankApplicationsOf } from '#modules/applications/public.ts'
import type { Figures } from '../measure/figures.ts'
import type { Outcome } from '../measure/run-step.ts'
import { problemWords as words } from '../words/problems.ts'
import { engineOf, keyOf, materialOf, parallelFor } from './material.ts'
import { checkById, type CheckedEngine, insertStep, stepsOf, updateRunningCheck } from './queries.ts'

/** A check is done in parts of this length, so that other work gets its turn and a stopped process loses little. In ms. */
const PART_MS = 15_000
/** A check that uses more than this multiple of its estimate is stopped. */
const MOST_OF_ESTIMATE = 2
const TRIES = 6

const RUN = 'model-check.run'

/** Ends a check without a result. */
const end = (db: Database, id: string, problem: string, now: Date) =>
  db.unsafeAcrossOrganizations(q => updateRunningCheck(q, id, { state: 'failed', problem, finished_at: now }).execute())

/** Stores the result of a check. From then on the scores of its engine do or do not sort lists. */
async function finishCheck(
  db: Database,
  id: string,
  engine: CheckedEngine,
  figures: Figures,
  now: Date,
): Promise<void> {
  const finished = await db.unsafeAcrossOrganizations(q =>
    updateRunningCheck(q, id, {
      state: 'finished',
      problem: null,
      figures: json(figures),
      passed: figures.hasPassed,
      finished_at: now,
    }).executeTakeFirst(),
  )
  if (finished) await db.unsafeAcrossOrganizations(q => rankApplicationsOf(q, keyOf(engine)).execute())
}

const tokensOf = (outcomes: readonly Outcome[]) =>
  outcomes.reduce((sum, { usage }) => sum + usage.input_tokens + usage.output_tokens, 0)

/** Does a part of a check. @returns whether there is more to do */
async function doPart({ db, models, clock }: Services, checkId: string): Promise<boolean> {
  const [check] = await db.unsafeAcrossOrganizations(q => checkById(q, checkId).execute())
  if (check?.state !== 'running') return false
  const model = models.evaluating
  const engine = model && (await engineOf(model))
  const { steps, labelledSet } = await materialOf()
  if (!model || !engine || keyOf(engine) !== keyOf(check) || labelledSet !== check.labelled_set) {
    await end(db, checkId, words.changed, clock.now())
    return false
  }
  const stored = await db.unsafeAcrossOrganizations(q => stepsOf(q, checkId).execute())
  const outcomes = new Map(stored.map(({ step, outcome }) => [step, outcome]))
  const most = MOST_OF_ESTIMATE * (check.estimate.input_tokens + check.estimate.output_tokens)
  const until = performance.now() + PART_MS
  const isRunning = async () => {
    const [now] = await db.unsafeAcrossOrganizations(q => checkById(q, checkId).execute())
    return now?.state === 'running'
  }
  let isTooMuch = false
  const { measure } = await import('../measure/measure.ts')
  await measure(
    steps.filter(({ id }) => !outcomes.has(id)),
    model,
    {
      parallel: parallelFor(model),
      async found(step, outcome) {
        outcomes.set(step.id, outcome)
        await db.unsafeAcrossOrganizations(async q => {
          await insertStep(q, checkId, step.id, outcome).execute()
          if (check.problem !== null) await updateRunningCheck(q, checkId, { problem: null }).execute()
        })
      },
      async goesOn() {
        isTooMuch ||= tokensOf([...outcomes.values()]) > most
        return !isTooMuch && performance.now() < until && (await isRunning())
      },
    },
  )
  if (isTooMuch) {
    await end(db, checkId, words.tooExpensive, clock.now())
    return false
  }
  if (outcomes.size < steps.length) return isRunning()
  const { figuresOf } = await import('../measure/figures.ts')
  await finishCheck(db, checkId, engine, figuresOf([...outcomes.values()]), clock.now())
  return false
}

/** Runs a check, part by part. After a restart it continues with the steps that are left. */
export const runCheck = task({
  name: RUN,
  lane: 'slow',
  payload: z.object({ organization_id: z.string(), check_id: z.string() }),
  async run(services, { organization_id, check_id }) {
    try {
      if (!(await doPart(services, check_id))) return
    } catch (error) {
      if (error instanceof ModelUnavailable)
        await services.db.unsafeAcrossOrganizations(q =>
          updateRunningCheck(q, check_id, { problem: words.unavailable }).execute(),
        )
      throw error
    }
    await services.db
      .forOrganization(organization_id)
      .write(tx => tx.task(RUN, { check_id }, { key: `${RUN}:${check_id}`, maxTries: TRIES }))
  },
  failed: async ({ db, clock }, { check_id }, reason) => {
    await end(db, check_id, reason.startsWith('ModelUnavailable') ? words.failed : words.unexpected, clock.now())
  },
})

/** Queues a check. */
export const queueCheck = ({ db }: Services, organizationId: string, checkId: string) =>
  db
    .forOrganization(organizationId)
    .write(tx => tx.task(RUN, { check_id: checkId }, { key: `${RUN}:${checkId}`, maxTries: TRIES }))
