import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import { eraseTasksAbout } from '#platform/tasks/erase-tasks.ts'
import type { Services } from '#platform/services.ts'
import { isUnstarted } from '../policy.ts'
import { cancelLocked } from './cancel-screening.ts'
import { liveScreeningOf, lockScreening } from './queries.ts'

/** An invitation that nobody has begun ends with its application. One under way is the candidate's to finish. */
async function cancelUnstarted({ db, clock }: Services, event: ProductEvent, why: 'withdrawn' | 'rejected') {
  if (!event.subject_id) return
  const applicationId = event.subject_id
  await db.forOrganization(event.organization_id).write(async tx => {
    const live = await liveScreeningOf(tx.q, tx.organizationId, applicationId).executeTakeFirst()
    const row = live && (await lockScreening(tx, live.id))
    if (row && isUnstarted(row.state)) await cancelLocked(tx, row, { kind: 'system' }, why, clock.now())
  })
}

export const interviewsSubscriptions: readonly Subscription[] = [
  {
    by: 'interviews.cancel-withdrawn',
    event: 'application.withdrawn',
    react: (services, event) => cancelUnstarted(services, event, 'withdrawn'),
  },
  {
    // Not at the decision: until the mail has gone it can be undone, and the candidate knows nothing of it.
    by: 'interviews.cancel-rejected',
    event: 'mail.sent',
    async react(services, event) {
      if (event.data['template_key'] === 'rejected') await cancelUnstarted(services, event, 'rejected')
    },
  },
  {
    // The rows go with the application; what they name in the store goes before.
    by: 'interviews.erase-files',
    event: 'application.erasing',
    async react({ db, files }, event) {
      const id = event.organization_id
      const [recordings, chunks] = await db.forOrganization(id).read(q => [
        q
          .selectFrom('screening_recordings as r')
          .innerJoin('screenings as s', join =>
            join.onRef('s.organization_id', '=', 'r.organization_id').onRef('s.id', '=', 'r.screening_id'),
          )
          .select(['r.id', 'r.file_key'])
          .where('r.organization_id', '=', id)
          .where('s.application_id', '=', event.subject_id),
        q
          .selectFrom('recording_chunks as c')
          .innerJoin('screening_recordings as r', join =>
            join.onRef('r.organization_id', '=', 'c.organization_id').onRef('r.id', '=', 'c.recording_id'),
          )
          .innerJoin('screenings as s', join =>
            join.onRef('s.organization_id', '=', 'r.organization_id').onRef('s.id', '=', 'r.screening_id'),
          )
          .select('c.file_key')
          .where('c.organization_id', '=', id)
          .where('s.application_id', '=', event.subject_id),
      ])
      for (const { file_key } of [...recordings, ...chunks]) if (file_key) await files.remove(file_key)
      const [screenings] = await db
        .forOrganization(id)
        .read(q => [
          q
            .selectFrom('screenings')
            .select('id')
            .where('organization_id', '=', id)
            .where('application_id', '=', event.subject_id),
        ])
      await eraseTasksAbout(
        db,
        [...screenings, ...recordings].map(row => row.id),
      )
    },
  },
]
