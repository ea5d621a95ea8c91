import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Actor, Api } from '#platform/http/api.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import { schedulingContract as calls } from '../contract.ts'
import { mayHandle } from '../policy.ts'
import { freeSlots } from '../slots.ts'
import { askForFeedback } from './ask-for-feedback.task.ts'
import { readAvailability, saveAvailability } from './availability.ts'
import { cancelBooking, setBookingState } from './close-booking.ts'
import { presentSlot } from './free-times.ts'
import { readPeople } from './people.ts'
import { presentBooking } from './present.ts'
import { bookingById, type BookingRow, peopleIn } from './queries.ts'

export function schedulingRoutes({ serve, services: { clock } }: Api) {
  /** Changes a booking that the actor may handle, and answers with it. @throws 404 */
  const change = (
    org: OrganizationDb,
    actor: Actor,
    id: string,
    work: (tx: OrganizationTransaction, booking: BookingRow, now: Date) => Promise<BookingRow>,
  ) =>
    org.write(async tx => {
      const now = clock.now()
      const booking = await bookingById(tx.q, org.organizationId, id).forUpdate().executeTakeFirst()
      const people = await peopleIn(tx.q, org.organizationId, [id]).execute()
      if (
        !booking ||
        !mayHandle(
          actor,
          people.map(one => one.id),
        )
      )
        throw notFound()
      return presentBooking(await work(tx, booking, now), people, actor, now)
    })

  serve(calls['availability.read'], ({ org, params }) => readAvailability(org, params.id, clock.now()))
  serve(calls['availability.save'], ({ org, actor, params, body }) =>
    saveAvailability(org, actor, params.id, body, clock.now()),
  )
  serve(calls['scheduling.freeSlots'], async ({ org, query }) => {
    const now = clock.now()
    const adminIds = [...new Set(query.interviewer)]
    const people = await readPeople(org, { adminIds, now, exceptBookingId: query.booking_id ?? null })
    if (people.length !== adminIds.length)
      throw invalidField('interviewer', 'Somebody here is not an admin of this organization.')
    return { slots: freeSlots(people, query.minutes, now.getTime()).map(presentSlot) }
  })
  serve(calls['bookings.cancel'], ({ org, actor, params, body }) =>
    change(org, actor, params.id, (tx, booking, now) =>
      cancelBooking(tx, booking, { reason: body.reason, cause: { kind: 'admin', id: actor.adminId } }, now),
    ),
  )
  serve(calls['bookings.setState'], ({ org, actor, params, body }) =>
    change(org, actor, params.id, (tx, booking, now) =>
      setBookingState(tx, booking, body.state, { kind: 'admin', id: actor.adminId }, now),
    ),
  )
}

export const schedulingTasks: readonly TaskDefinition[] = [askForFeedback as TaskDefinition]
