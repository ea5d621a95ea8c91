import type { Subscription } from '#platform/events/events.ts'
import { cancelUnsentEmails, lockApplication } from '#modules/applications/public.ts'
import { isUnstarted } from '../policy.ts'
import { cancelLocked } from './cancel-screening.ts'
import { liveScreeningOf, lockScreening } from './queries.ts'

/** An unstarted invitation ends with the e-mail that the position is closed, also if the application stays active. */
export const cancelOnClosing: Subscription = {
  by: 'screenings.cancel-closed',
  event: 'mail.sent',
  async react({ db, clock }, { organization_id, subject_id, data, id }) {
    if (data.template_key !== 'position_closed' || !subject_id) return
    await db.forOrganization(organization_id).write(async tx => {
      const application = await lockApplication(tx, subject_id)
      if (application?.outcome !== 'active') return
      await cancelUnsentEmails(tx, subject_id, 'interview_invited')
      const live = await liveScreeningOf(tx.q, tx.organizationId, subject_id).executeTakeFirst()
      const row = live && (await lockScreening(tx, live.id))
      // Who was invited since is considered again.
      if (row && isUnstarted(row.state) && row.id < id)
        await cancelLocked(tx, row, { kind: 'system' }, 'closed', clock.now())
    })
  },
}
