import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { forbidden, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Actor, Api } from '#platform/http/api.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import { schedulingContract as calls } from '../contract.ts'
import { mayHandle } from '../policy.ts'
import { freeSlots } from '../slots.ts'
import { askForFeedback } from './ask-for-feedback.task.ts'
import { previewAvailability, readAvailability, saveAvailability } from './availability.ts'
import { checkTime } from './check-time.ts'
import { cancelBooking, setBookingState } from './close-booking.ts'
import { presentSlot } from './free-times.ts'
import { readPeople } from './people.ts'
import { presentBooking } from './present.ts'
import { peopleIn } from './people.read-model.ts'
import { bookingById, type BookingRow } from './queries.ts'

export function schedulingRoutes({ serve }: Api) {
  /** Changes a booking and returns it. @throws 404 */
  const change = async (
    tx: OrganizationTransaction,
    actor: Actor,
    id: string,
    now: Date,
    work: (booking: BookingRow) => Promise<BookingRow>,
  ) => {
    const booking = await bookingById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()
    if (!booking) throw notFound()
    const people = await peopleIn(tx.q, tx.organizationId, [id]).execute()
    const ids = people.map(one => one.id)
    if (!mayHandle(actor, ids))
      throw forbidden('Only this interview’s interviewers can record its outcome.', 'role_needed')
    return presentBooking(await work(booking), people, actor, now)
  }

  serve(calls['availability.read'], ({ org, actor, params, now }) => readAvailability(org, actor, params.id, now))
  serve(calls['availability.save'], ({ org, actor, params, body, now }) =>
    saveAvailability(org, actor, params.id, body, now),
  )
  serve(calls['availability.preview'], ({ org, actor, params, body, now }) =>
    previewAvailability(org, actor, params.id, body, now),
  )
  serve(calls['scheduling.freeSlots'], async ({ org, query, now }) => {
    const adminIds = [...new Set(query.interviewer)]
    const people = await readPeople(org, { adminIds, now, exceptBookingId: query.booking_id ?? null })
    if (people.length !== adminIds.length)
      throw invalidField('interviewer', 'One of these people is not part of this organization.')
    return { slots: freeSlots(people, query.minutes, now.getTime()).map(presentSlot) }
  })
  serve(calls['bookings.check'], ({ org, params, query, now }) => checkTime(org, params.id, query.start_at, now))
  serve(calls['bookings.cancel'], ({ tx, actor, params, body, now }) =>
    change(tx, actor, params.id, now, booking =>
      cancelBooking(tx, booking, { reason: body.reason, cause: { kind: 'admin', id: actor.adminId } }, now),
    ),
  )
  serve(calls['bookings.setState'], ({ tx, actor, params, body, now }) =>
    change(tx, actor, params.id, now, booking =>
      setBookingState(tx, booking, body.state, { kind: 'admin', id: actor.adminId }, now),
    ),
  )
}

export const schedulingTasks: readonly TaskDefinition[] = [askForFeedback as TaskDefinition]
