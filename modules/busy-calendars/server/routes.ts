import { notFound } from '#platform/errors/problem-error.ts'
import type { Api } from '#platform/http/api.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import { busyCalendarsContract as calls } from '../contract.ts'
import { addCalendar, readAgain } from './add-calendar.ts'
import { presentCalendar } from './present.ts'
import { calendarsOf, deleteCalendar } from './queries.ts'
import { readCalendar, readDueCalendars } from './read-calendar.task.ts'

export function busyCalendarsRoutes({ serve, services }: Api) {
  serve(calls['busyCalendars.list'], async ({ org, actor, now }) => {
    const [rows] = await org.read(q => [calendarsOf(q, org.organizationId, actor.adminId)])
    return { items: rows.map(row => presentCalendar(row, now)) }
  })
  serve(calls['busyCalendars.add'], async ({ tx, actor, body, now }) =>
    presentCalendar(await addCalendar(tx, services.db.vault, actor, body.address, now), now),
  )
  serve(calls['busyCalendars.readAgain'], async ({ tx, actor, params, now }) =>
    presentCalendar(await readAgain(tx, actor, params.id), now),
  )
  serve(calls['busyCalendars.remove'], async ({ tx, actor, params }) => {
    if (!(await deleteCalendar(tx, actor.adminId, params.id))) throw notFound()
    return { ok: true as const }
  })
}

export const busyCalendarsTasks = [readCalendar as TaskDefinition, ...readDueCalendars.tasks]
export const busyCalendarsSchedule = [readDueCalendars.schedule]
