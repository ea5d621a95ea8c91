import { z } from 'zod'
import { later, MINUTE } from '#platform/clock/clock.ts'
import { hasOpenReactions } from '#platform/events/open-reactions.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { task } from '#platform/tasks/tasks.ts'
import { deleteApplication } from './delete-application.ts'
import { hasRetentionEnded } from './end-retention.ts'
import { erasureAnnounced } from './queries/erasure.ts'
import { applicationById, closingOf } from './queries.ts'

/** The time that other modules have to delete their own files. */
const NOTICE_MS = MINUTE

const payload = z.object({ organization_id: z.string(), application_id: z.string() })

/** Whether somebody asked for it and the candidate has not applied again, retention ended, or it is a practice interview or sample data. */
async function isToBeErased(org: OrganizationDb, application_id: string): Promise<boolean> {
  const [[application], [closing]] = await org.read(q => [
    applicationById(q, org.organizationId, application_id),
    closingOf(q, org.organizationId, application_id),
  ])
  if (!application) return false
  const { practice, sample, erasure_requested_at } = application
  return practice || sample || erasure_requested_at !== null || hasRetentionEnded(application, closing)
}

export const announceErasure = task({
  name: 'applications.announce-erasure',
  payload,
  async run({ db, clock }, { organization_id, application_id }) {
    const org = db.forOrganization(organization_id)
    if (!(await isToBeErased(org, application_id))) return
    await org.write(async tx => {
      await tx.emit('application.erasing', application_id, {}, { kind: 'system' })
      await tx.task(
        'applications.erase',
        { application_id },
        { key: `erase-now:${application_id}`, runAt: later(clock.now(), NOTICE_MS) },
      )
    })
  },
})

/** The last step: deletes the rest, once every other module has deleted what it stores about the application. */
export const eraseApplication = task({
  name: 'applications.erase',
  payload,
  async run(services, { organization_id, application_id }) {
    const org = services.db.forOrganization(organization_id)
    if (!(await isToBeErased(org, application_id))) return
    const [[announced]] = await org.read(q => [erasureAnnounced(q, organization_id, application_id)])
    // Without the rows the files could not be found again, so this waits for modules that have not deleted theirs yet.
    if (announced && (await hasOpenReactions(services.db, announced.id)))
      throw new Error('Files of this application are not deleted yet.')
    await deleteApplication(services, { organizationId: organization_id, applicationId: application_id })
  },
})
