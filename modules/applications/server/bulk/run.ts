import { z } from 'zod'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { ProblemError } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { task } from '#platform/tasks/tasks.ts'
import type { BulkProblem } from '../../contract.ts'
import {
  bulkRunById,
  type BulkItemRow,
  type BulkRunRow,
  hasBulkItems,
  nextBulkItem,
  updateBulkItem,
  updateBulkRun,
} from '../queries/bulk.ts'
import { applyTo } from './apply.ts'
import type { BulkPorts } from './ports.ts'
import { undoOne } from './undo.ts'

const NAMED: Record<string, BulkProblem> = {
  limit_reached: 'limit_reached',
  already_invited: 'already_invited',
  not_an_arrow: 'wrong_stage',
  not_active: 'closed',
  has_offer: 'has_offer',
}

/** Runs or undoes what is left of a bulk action: each application in a transaction of its own. */
export async function continueBulkRun(
  services: Services,
  ports: BulkPorts,
  org: OrganizationDb,
  id: string,
): Promise<void> {
  const [[run]] = await org.read(q => [bulkRunById(q, org.organizationId, id)])
  if (run?.state === 'running') {
    while (await applyNext(services, ports, org, run));
    await finish(org, run, 'waiting', 'finished', services.clock.now())
  } else if (run?.state === 'undoing') {
    while (await undoNext(services, ports, org, run));
    await finish(org, run, 'done', 'undone', services.clock.now())
  }
}

/** @returns false if nothing is left for this process */
async function applyNext(services: Services, ports: BulkPorts, org: OrganizationDb, run: BulkRunRow): Promise<boolean> {
  let item: BulkItemRow | undefined
  try {
    await org.write(async tx => {
      item = await nextBulkItem(tx, run.id, 'waiting')
      if (!item) return
      const now = services.clock.now()
      const { before, after } = await applyTo(services, ports, tx, item.application_id, run, now)
      await updateBulkItem(tx, item, { state: 'done', before: json(before), after: json(after) })
    })
  } catch (error) {
    // What the product refuses is part of the report. Anything else is a failure of the run, which is tried again.
    if (!(error instanceof ProblemError) || !item) throw error
    const failed = item
    await org.write(tx =>
      updateBulkItem(tx, failed, { state: 'failed', problem: NAMED[error.code] ?? 'other', detail: error.detail }),
    )
  }
  return item !== undefined
}

const undoNext = (services: Services, ports: BulkPorts, org: OrganizationDb, run: BulkRunRow): Promise<boolean> =>
  org.write(async tx => {
    const item = await nextBulkItem(tx, run.id, 'done')
    if (!item) return false
    const problem = await undoOne(ports, tx, item, {
      run,
      now: services.clock.now(),
    })
    await updateBulkItem(tx, item, { state: problem ? 'kept' : 'undone', problem })
    return true
  })

/** Ends a run, unless another process still works on its last items. */
const finish = (
  org: OrganizationDb,
  { id }: BulkRunRow,
  left: BulkItemRow['state'],
  state: BulkRunRow['state'],
  now: Date,
) =>
  org.write(async tx => {
    if (await hasBulkItems(tx, id, left)) return
    await updateBulkRun(tx, id, { state, finished_at: now })
  })

/** For runs that are too large for one call. */
export const bulkTask = (ports: BulkPorts) =>
  task({
    name: 'applications.run-bulk',
    payload: z.object({ organization_id: z.string(), run_id: z.string() }),
    run: (services, { organization_id, run_id }) =>
      continueBulkRun(services, ports, services.db.forOrganization(organization_id), run_id),
  })
