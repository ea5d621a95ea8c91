import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import type { Services } from '#platform/services.ts'
import { lockApplication } from '#modules/applications/public.ts'
import { isLive } from '../policy.ts'
import { cancelOnClosing } from './cancel-on-closing.ts'
import { cancelLocked } from './cancel-screening.ts'
import { liveScreeningOf, lockScreening } from './queries.ts'

/** Cancels an invitation or a started interview when its application ends as the candidate knows: nobody evaluates it anymore. */
async function cancelLive({ db, clock }: Services, event: ProductEvent, why: 'withdrawn' | 'rejected') {
  if (!event.subject_id) return
  const applicationId = event.subject_id
  await db.forOrganization(event.organization_id).write(async tx => {
    // It may have become active again meanwhile.
    const application = await lockApplication(tx, applicationId)
    if (application?.outcome !== why) return
    const live = await liveScreeningOf(tx.q, tx.organizationId, applicationId).executeTakeFirst()
    const row = live && (await lockScreening(tx, live.id))
    if (row && isLive(row.state)) await cancelLocked(tx, row, { kind: 'system' }, why, clock.now())
  })
}

export const screeningsSubscriptions: readonly Subscription[] = [
  cancelOnClosing,
  {
    by: 'screenings.cancel-withdrawn',
    event: 'application.withdrawn',
    react: (services, event) => cancelLive(services, event, 'withdrawn'),
  },
  {
    // Not at the decision itself: until the e-mail is sent, it can be undone and the candidate does not know of it.
    by: 'screenings.cancel-rejected',
    event: 'mail.sent',
    async react(services, event) {
      if (event.data.template_key === 'rejected') await cancelLive(services, event, 'rejected')
    },
  },
]
