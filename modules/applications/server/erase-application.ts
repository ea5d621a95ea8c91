import { z } from 'zod'
import { DAY, later, MINUTE } from '#platform/clock/clock.ts'
import type { Subscription } from '#platform/events/events.ts'
import { hasOpenReactions } from '#platform/events/open-reactions.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { task } from '#platform/tasks/tasks.ts'
import { deleteApplication } from './delete-application.ts'
import { hasRetentionEnded } from './end-retention.ts'
import { erasureAnnounced } from './queries/erasure.ts'
import { applicationById, closingOf } from './queries.ts'

/** Candidates are promised deletion within 30 days. Applying again before then cancels the request. */
const ERASE_AFTER_MS = 7 * DAY
/** The time that other modules have to delete their own files. */
const NOTICE_MS = MINUTE

const payload = z.object({
  organization_id: z.string(),
  application_id: z.string(),
  /** When the candidate withdrew and requested it; another withdrawal since requests it anew or not at all. */
  withdrawn_at: z.string().optional(),
})
type Wish = z.output<typeof payload>

/**
 * Erases applications whose candidates requested it when they withdrew, unless they have applied again, those whose retention ended,
 * practice interviews and sample data.
 */
async function stillWished(org: OrganizationDb, { application_id, withdrawn_at }: Wish): Promise<boolean> {
  const [[application], [closing]] = await org.read(q => [
    applicationById(q, org.organizationId, application_id),
    closingOf(q, org.organizationId, application_id),
  ])
  if (!application) return false
  const { practice, sample, outcome, stage_since } = application
  const isSameWithdrawal = !withdrawn_at || withdrawn_at === stage_since.toISOString()
  return practice || sample || (outcome === 'withdrawn' && isSameWithdrawal) || hasRetentionEnded(application, closing)
}

export const eraseOnWish: Subscription = {
  by: 'applications.erase-on-wish',
  event: 'application.withdrawn',
  async react({ db, clock }, event) {
    if (event.data.erase !== true || !event.subject_id) return
    const id = event.subject_id
    await db
      .forOrganization(event.organization_id)
      .write(tx =>
        tx.task(
          'applications.announce-erasure',
          { application_id: id, withdrawn_at: event.data.withdrawn_at },
          { key: `erase:${id}`, runAt: later(clock.now(), ERASE_AFTER_MS) },
        ),
      )
  },
}

export const announceErasure = task({
  name: 'applications.announce-erasure',
  payload,
  async run({ db, clock }, wish) {
    const { organization_id, application_id, withdrawn_at } = wish
    const org = db.forOrganization(organization_id)
    if (!(await stillWished(org, wish))) return
    await org.write(async tx => {
      await tx.emit('application.erasing', application_id, {}, { kind: 'system' })
      await tx.task(
        'applications.erase',
        { application_id, withdrawn_at },
        { key: `erase-now:${application_id}`, runAt: later(clock.now(), NOTICE_MS) },
      )
    })
  },
})

/** The last step: deletes the rest, once every other module has deleted what it stores about the application. */
export const eraseApplication = task({
  name: 'applications.erase',
  payload,
  async run(services, wish) {
    const { organization_id, application_id } = wish
    const org = services.db.forOrganization(organization_id)
    if (!(await stillWished(org, wish))) return
    const [[announced]] = await org.read(q => [erasureAnnounced(q, organization_id, application_id)])
    // Without the rows the files could not be found again, so this waits for modules that have not deleted theirs yet.
    if (announced && (await hasOpenReactions(services.db, announced.id)))
      throw new Error('Files of this application are not deleted yet.')
    await deleteApplication(services, { organizationId: organization_id, applicationId: application_id })
  },
})
