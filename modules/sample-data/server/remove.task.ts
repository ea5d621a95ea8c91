import { z } from 'zod'
import { later, SECOND } from '#platform/clock/clock.ts'
import { task } from '#platform/tasks/tasks.ts'
import { cleanUpSample, eraseSampleApplications, sampleApplications } from '#modules/applications/public.ts'
import { deleteSampleJobs, sampleJobIds } from '#modules/jobs/public.ts'
import { deleteSampleData, sampleDataOf, updateSampleData } from './queries.ts'
import { REMOVE_TASK } from './switch-sample-data.ts'

/** When to look again whether all applications are erased. */
const LOOK_AGAIN_MS = 5 * SECOND

/**
 * Erases the sample's applications as those of anybody who asked for it, so that every module deletes what it stores of them; then the
 * jobs, the people and their figures.
 */
export const removeSampleData = task({
  name: REMOVE_TASK,
  payload: z.object({ organization_id: z.string(), announced: z.string().optional() }),
  async run({ db, clock }, { organization_id, announced }) {
    const org = db.forOrganization(organization_id)
    const again = { key: `${REMOVE_TASK}:${organization_id}`, runAt: later(clock.now(), LOOK_AGAIN_MS) }
    const left = await org.write(async tx => {
      const row = await sampleDataOf(tx.q, organization_id).forUpdate().executeTakeFirst()
      if (row?.state !== 'removing') return null
      const rows = await sampleApplications(tx.q, organization_id).execute()
      if (rows.length === 0) return 0
      if (!announced) await eraseSampleApplications(tx)
      const total = announced ? Math.max(row.total, rows.length) : rows.length
      await updateSampleData(tx, { total, done: total - rows.length, changed_at: clock.now() })
      await tx.task(REMOVE_TASK, { announced: 'yes' }, again)
      return rows.length
    })
    if (left !== 0) return
    const [jobs] = await org.read(q => [sampleJobIds(q, organization_id)])
    await cleanUpSample(
      db,
      organization_id,
      jobs.map(({ id }) => id),
    )
    await deleteSampleJobs(db, organization_id)
    await org.write(tx => deleteSampleData(tx))
  },
})
