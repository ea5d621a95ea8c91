import type { Subscription } from '#platform/events/events.ts'
import { eraseTasksAbout } from '#platform/tasks/erase-tasks.ts'
import { screeningsOf } from '#modules/screenings/public.ts'
import { fileKeysOf, recordingsOf } from './queries.ts'

export const recordingsSubscriptions: readonly Subscription[] = [
  {
    // The rows are deleted with the application; their files have to be deleted first.
    by: 'recordings.erase-files',
    event: 'application.erasing',
    async react({ db, files }, event) {
      const id = event.organization_id
      const org = db.forOrganization(id)
      const [screenings] = await org.read(q => [screeningsOf(q, id, { applicationId: event.subject_id! })])
      const screeningIds = screenings.map(screening => screening.id)
      const [keys, recordings] = await org.read(q => [
        fileKeysOf(q, id, screeningIds),
        recordingsOf(q, id, screeningIds),
      ])
      for (const { file_key } of keys) if (file_key) await files.remove(file_key)
      await eraseTasksAbout(
        db,
        [...screenings, ...recordings].map(row => row.id),
      )
    },
  },
]
