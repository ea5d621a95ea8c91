import { DAY, HOUR, later } from '#platform/clock/clock.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import { KEPT_DAYS, RESTORED_HOURS } from '../policy.ts'
import { filesToDelete, forgetFiles } from './queries.ts'

const AT_ONCE = 100

/** Deletes the files of an organization that nobody needs any more. An interrupted run is continued by the next. */
export async function deleteFiles({ files }: Services, org: OrganizationDb, now: Date): Promise<void> {
  const due = {
    discardedBefore: later(now, -RESTORED_HOURS * HOUR),
    before: later(now, -KEPT_DAYS * DAY),
    limit: AT_ONCE,
  }
  for (;;) {
    const [rows] = await org.read(q => [filesToDelete(q, org.organizationId, due)])
    for (const { file_key } of rows) if (file_key) await files.remove(file_key)
    if (rows.length > 0)
      await org.write(tx =>
        forgetFiles(
          tx,
          rows.map(({ id }) => id),
        ),
      )
    if (rows.length < AT_ONCE) return
  }
}
