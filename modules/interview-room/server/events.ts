import type { Subscription } from '#platform/events/events.ts'
import { isStarted } from '#modules/screenings/policy.ts'
import { lockRoom } from './queries.ts'
import { scheduleClosing } from './watch.ts'

export const interviewRoomSubscriptions: readonly Subscription[] = [
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
]
