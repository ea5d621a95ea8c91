import { enginesInUse } from '#platform/ai/abilities.ts'
import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { Services } from '#platform/services.ts'
import type { modelCheckContract } from '../contract.ts'
import { type Figures, THRESHOLDS } from '../measure/figures.ts'
import { costOf, engineOf, materialOf } from './material.ts'
import { type CountedCheck, newestCheckOf, newestFinishedCheckOf, newestOtherCheck, runningCheck } from './queries.ts'

type Status = ReplyGiven<(typeof modelCheckContract)['modelCheck.read']>

const presentFigures = ({ figures, unstable, attacks_unmarked, candidate, total }: Figures) => ({
  figures: figures.map(({ name, part, all, isMet }) => ({ name, part, all, threshold: THRESHOLDS[name], met: isMet })),
  unstable,
  attacks_unmarked,
  candidate,
  total,
})

const presentCheck = (row: CountedCheck | undefined, organizationId: string) =>
  row
    ? {
        ...row,
        figures: row.figures && presentFigures(row.figures),
        own: row.started_by === organizationId,
        started_at: row.started_at.toISOString(),
        finished_at: row.finished_at?.toISOString() ?? null,
      }
    : null

/** What is known about the configured model. The same for all organizations, because the model and the prompts are the installation's. */
export async function readStatus({ db, models, settings }: Services, organizationId: string): Promise<Status> {
  const present = (row: CountedCheck | undefined) => presentCheck(row, organizationId)
  const engines = enginesInUse(models)
  if (!models.evaluating)
    return {
      engines,
      engine: null,
      validated: false,
      check: null,
      last_finished: null,
      previous: null,
      running: null,
      estimate: null,
    }
  const engine = await engineOf(models.evaluating)
  const { labelledSet, estimate } = await materialOf()
  const {
    newest,
    finished,
    other,
    running: known,
  } = await db.unsafeAcrossOrganizations(async q => ({
    newest: await newestCheckOf(q, engine).executeTakeFirst(),
    finished: await newestFinishedCheckOf(q, engine).executeTakeFirst(),
    other: await newestOtherCheck(q, engine).executeTakeFirst(),
    running: await runningCheck(q).executeTakeFirst(),
  }))
  // The queries see different moments: what is known of the newest check decides whether it runs.
  const running = newest?.state === 'running' ? newest : known?.id === newest?.id ? undefined : known
  return {
    engines,
    engine: { ...engine, labelled_set: labelledSet },
    validated: finished?.passed === true,
    check: present(newest),
    last_finished: finished?.id === newest?.id ? null : present(finished),
    previous: present(other),
    running: present(running),
    estimate: { ...estimate, cost_usd: costOf(estimate, settings) },
  }
}
