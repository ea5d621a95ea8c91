import { HOUR, later } from '#platform/clock/clock.ts'
import type { Subscription } from '#platform/events/events.ts'
import type { Services } from '#platform/services.ts'
import '#modules/applications/public.ts'
import { forEachOrganization } from '#modules/organizations/public.ts'
import { deletedBefore, deleteFileRows, filesOf } from './queries.ts'

const UNDO_MS = HOUR
const BATCH = 500

/** Files first, rows last: without the rows the files could not be found again. */
export const eraseAttachments: Subscription = {
  by: 'attachments.erase',
  event: 'application.erasing',
  async react({ db, files }, event) {
    const org = db.forOrganization(event.organization_id)
    const [rows] = await org.read(q => [filesOf(q, org.organizationId, event.subject_id!)])
    for (const { file_key } of rows) await files.remove(file_key)
    await org.write(tx =>
      deleteFileRows(
        tx,
        rows.map(({ id }) => id),
      ),
    )
  },
}

/** Every hour: deletes the files that were deleted an hour ago. Their rows are locked, so that nobody brings them back meanwhile. */
const purge = ({ db, files, clock }: Services, organizationId: string) =>
  db.forOrganization(organizationId).write(async tx => {
    const before = later(clock.now(), -UNDO_MS)
    const rows = await deletedBefore(tx.q, organizationId, before, BATCH).forUpdate().skipLocked().execute()
    for (const { file_key } of rows) await files.remove(file_key)
    await deleteFileRows(
      tx,
      rows.map(({ id }) => id),
    )
  })

export const purgeAttachments = forEachOrganization({ name: 'attachments.purge', when: '25 * * * *', run: purge })
