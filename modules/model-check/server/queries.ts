import './tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import { json, type Tables } from '#platform/db/tables.ts'
import type { Outcome } from '../measure/run-step.ts'

type CheckRow = Selectable<Tables['model_checks']>

/** A model with its prompts. */
export interface CheckedEngine {
  readonly provider: string
  readonly model: string
  readonly prompt_version: string
}

const DONE = sql<number>`(select count(*)::int from model_check_steps s where s.check_id = c.id)`

const checks = (q: Kysely<Tables>) =>
  q
    .selectFrom('model_checks as c')
    .selectAll('c')
    .select(DONE.as('steps_done'))
    .orderBy('c.started_at', 'desc')
    .orderBy('c.id', 'desc')

export type CountedCheck = CheckRow & { steps_done: number }

/** The newest check of a model with its prompts, in any state. */
export const newestCheckOf = (q: Kysely<Tables>, { provider, model, prompt_version }: CheckedEngine) =>
  checks(q)
    .where('c.provider', '=', provider)
    .where('c.model', '=', model)
    .where('c.prompt_version', '=', prompt_version)
    .limit(1)

export const newestFinishedCheckOf = (q: Kysely<Tables>, engine: CheckedEngine) =>
  newestCheckOf(q, engine).where('c.state', '=', 'finished')

/** The newest finished check of anything else. */
export const newestOtherCheck = (q: Kysely<Tables>, { provider, model, prompt_version }: CheckedEngine) =>
  checks(q)
    .where('c.state', '=', 'finished')
    .where(eb =>
      eb.or([
        eb('c.provider', '!=', provider),
        eb('c.model', '!=', model),
        eb('c.prompt_version', '!=', prompt_version),
      ]),
    )
    .limit(1)

export const runningCheck = (q: Kysely<Tables>) => checks(q).where('c.state', '=', 'running').limit(1)

export const checkById = (q: Kysely<Tables>, id: string) => checks(q).where('c.id', '=', id)

/** Stores a new check, unless another one is running. */
export const insertCheck = (q: Kysely<Tables>, row: Insertable<Tables['model_checks']>) =>
  q
    .insertInto('model_checks')
    .values(row)
    .onConflict(oc => oc.doNothing())
    .returning('id')

/** Changes a check, if it is still running. */
export const updateRunningCheck = (q: Kysely<Tables>, id: string, change: Updateable<Tables['model_checks']>) =>
  q.updateTable('model_checks').set(change).where('id', '=', id).where('state', '=', 'running').returning('id')

export const insertStep = (q: Kysely<Tables>, check_id: string, step: string, outcome: Outcome) =>
  q
    .insertInto('model_check_steps')
    .values({ check_id, step, outcome: json(outcome) })
    .onConflict(oc => oc.doNothing())

export const stepsOf = (q: Kysely<Tables>, checkId: string) =>
  q.selectFrom('model_check_steps').select(['step', 'outcome']).where('check_id', '=', checkId).orderBy('step')
