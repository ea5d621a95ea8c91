import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { forbidden, notFound } from '#platform/errors/problem-error.ts'
import type { Actor, Api } from '#platform/http/api.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import { schedulingContract as calls } from '../contract.ts'
import { mayArrange, mayHandle } from '../policy.ts'
import { schedulingProblems as problems } from '../words/problems.ts'
import { askForFeedback } from './ask-for-feedback.task.ts'
import { previewAvailability, readAvailability, saveAvailability } from './availability.ts'
import { checkTime } from './check-time.ts'
import { cancelBooking, setBookingState } from './close-booking.ts'
import { findFreeDays, findFreeSlots } from './find-free-slots.ts'
import { presentBooking } from './present.ts'
import { peopleIn } from './people.read-model.ts'
import { endOffer } from './end-offer.task.ts'
import { remindOfFeedback } from './remind-of-feedback.task.ts'
import { replaceWithinPanel } from './replace-person.ts'
import { lockTogether, type Together } from './plan.ts'
import type { BookingRow } from './queries.ts'

export function schedulingRoutes({ serve }: Api) {
  /** Changes a booking and returns it. @throws 404 */
  const change = async (
    tx: OrganizationTransaction,
    actor: Actor,
    id: string,
    now: Date,
    work: (found: Together) => Promise<BookingRow>,
  ) => {
    const found = await lockTogether(tx.q, tx.organizationId, id)
    if (!found) throw notFound()
    const people = await peopleIn(tx.q, tx.organizationId, [id]).execute()
    const ids = people.map(one => one.id)
    if (!mayHandle(actor, ids)) throw forbidden(problems.outcomeOfOthers, 'role_needed')
    const row = await work(found)
    return presentBooking(row, await peopleIn(tx.q, tx.organizationId, [id]).execute(), actor, now)
  }

  serve(calls['availability.read'], ({ org, actor, query, now }) =>
    readAvailability(org, actor, query.admin_id ?? actor.adminId, now),
  )
  serve(calls['availability.save'], ({ org, actor, query, body, now }) =>
    saveAvailability(org, actor, query.admin_id ?? actor.adminId, body, now),
  )
  serve(calls['availability.preview'], ({ org, actor, query, body, now }) =>
    previewAvailability(org, actor, query.admin_id ?? actor.adminId, body, now),
  )
  serve(calls['scheduling.freeSlots'], async ({ org, query, now }) => ({ slots: await findFreeSlots(org, query, now) }))
  serve(calls['scheduling.freeDays'], async ({ org, body, now }) => ({ slots: await findFreeDays(org, body, now) }))
  serve(calls['bookings.check'], ({ org, params, query, now }) => checkTime(org, params.id, query.start_at, now))
  serve(calls['bookings.cancel'], ({ tx, actor, params, body, now }) =>
    change(tx, actor, params.id, now, found =>
      cancelBooking(tx, found, { reason: body.reason, cause: { kind: 'admin', id: actor.adminId } }, now),
    ),
  )
  serve(calls['bookings.replacePerson'], ({ tx, actor, params, body, now }) =>
    change(tx, actor, params.id, now, () => {
      if (body.admin_id !== actor.adminId && !mayArrange(actor)) throw forbidden(problems.replaceOthers, 'role_needed')
      return replaceWithinPanel(tx, params.id, body.admin_id, { kind: 'admin', id: actor.adminId }, now)
    }),
  )
  serve(calls['bookings.setState'], ({ tx, actor, params, body, now }) =>
    change(tx, actor, params.id, now, ({ booking }) =>
      setBookingState(tx, booking, body.state, { kind: 'admin', id: actor.adminId }, now),
    ),
  )
}

export const schedulingTasks: readonly TaskDefinition[] = [
  askForFeedback as TaskDefinition,
  endOffer as TaskDefinition,
  remindOfFeedback as TaskDefinition,
]
