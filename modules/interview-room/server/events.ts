import type { Subscription } from '#platform/events/events.ts'
import { isStarted } from '#modules/screenings/policy.ts'
import { screeningsOf } from '#modules/screenings/public.ts'
import { stopRoom } from './close-room.ts'
import { lockRoom } from './queries.ts'
import { speechFolder } from './speech.ts'
import { scheduleClosing } from './watch.ts'

export const interviewRoomSubscriptions: readonly Subscription[] = [
  {
    // What the interviewer said may repeat the candidate's own words.
    by: 'interview-room.erase-speech',
    event: 'application.erasing',
    async react({ db, files }, event) {
      const id = event.organization_id
      const [screenings] = await db
        .forOrganization(id)
        .read(q => [screeningsOf(q, id, { applicationId: event.subject_id! })])
      for (const screening of screenings) await files.removeAll(speechFolder(id, screening.id))
    },
  },
  {
    // If a started interview gets more time, it is closed later.
    by: 'interview-room.move-closing',
    event: 'screening.invited',
    async react({ db }, event) {
      await db.forOrganization(event.organization_id).write(async tx => {
        const row = await lockRoom(tx, event.data.screening_id)
        if (row && isStarted(row.state)) await scheduleClosing(tx, row.id, row.until)
      })
    },
  },
  {
    by: 'interview-room.stop-cancelled',
    event: 'screening.cancelled',
    async react({ db, clock }, event) {
      await db.forOrganization(event.organization_id).write(async tx => {
        const row = await lockRoom(tx, event.data.screening_id)
        if (row?.started_at) await stopRoom(tx, row, clock.now())
      })
    },
  },
]
