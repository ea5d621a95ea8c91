import type { BodyOf, QueryOf } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { schedulingContract, Slot } from '../contract.ts'
import { panelOf } from '../policy.ts'
import { schedulingProblems as problems } from '../words/problems.ts'
import { slotsFor, presentSlot, timesFor } from './free-times.ts'
import { readPeople } from './people.ts'
import { adminsIn, plannedDay } from './plan.ts'
import { bookingById } from './queries.ts'

type FreeSlots = (typeof schedulingContract)['scheduling.freeSlots']
type FreeDays = (typeof schedulingContract)['scheduling.freeDays']

/** Times at which an interview could take place: of the given people, or of a booking's. @throws 404, 422 */
export async function findFreeSlots(org: OrganizationDb, query: QueryOf<FreeSlots>, now: Date): Promise<Slot[]> {
  const { minutes, booking_id = null, interviewer = [], any_of = [] } = query
  const adminIds = [...new Set([...interviewer, ...any_of.flatMap(one => one.interviewer_ids)])]
  if (adminIds.length === 0) {
    if (!booking_id) throw invalidField('interviewer', problems.noInterviewer)
    const [[booking]] = await org.read(q => [bookingById(q, org.organizationId, booking_id)])
    if (!booking) throw notFound()
    // Recruiters see all free times, regardless of what was offered.
    return slotsFor(org, booking, now, { offered: null, minutes })
  }
  const people = await readPeople(org, { adminIds, now, exceptIds: booking_id ? [booking_id] : [] })
  if (people.length !== adminIds.length) throw invalidField('interviewer', problems.notInOrganization)
  const interviews = [{ minutes, panel: panelOf(interviewer, any_of), offset_minutes: 0, adminIds }]
  return timesFor({ offered: null, interviews }, people, now).map(presentSlot)
}

/** Times at which several interviews could take place one after the other. @throws 422 */
export async function findFreeDays(org: OrganizationDb, { interviews }: BodyOf<FreeDays>, now: Date): Promise<Slot[]> {
  const planned = plannedDay(interviews)
  const adminIds = adminsIn({ interviews: planned })
  const people = await readPeople(org, { adminIds, now, exceptIds: [] })
  if (people.length !== adminIds.length) throw invalidField('interviews', problems.notInOrganization)
  return timesFor({ offered: null, interviews: planned }, people, now).map(presentSlot)
}
