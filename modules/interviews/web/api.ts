import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import type { BookingState } from '#modules/scheduling/contract.ts'
import { schedulingContract } from '#modules/scheduling/contract.ts'
import { interviewsContract as contract } from '../contract.ts'

type Body<K extends keyof typeof contract> = NonNullable<CallInput<(typeof contract)[K]>['body']>
type Proposal = Body<'interviews.propose'>
export type Rescheduling = Body<'interviews.reschedule'>

/** A key for one click: a repeated call after a lost response counts as the same click. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

export const linkQuery = (data: string) =>
  queryOptions({
    queryKey: ['interviews', 'link', data],
    queryFn: ({ signal }) => call(contract['interviews.openLink'], { params: { data }, signal }),
  })

export const chooseTime = (
  kind: 'book' | 'move',
  data: string,
  body: { start_at: string; time_zone: string },
  idempotencyKey: string,
) =>
  kind === 'book'
    ? call(contract['interviews.book'], { params: { data }, body, idempotencyKey })
    : call(contract['interviews.move'], { params: { data }, body, idempotencyKey })

export const cancelByLink = (data: string, reason: string) =>
  call(contract['interviews.cancelByLink'], { params: { data }, body: { reason } })

export const askOtherTimes = (data: string, message: string) =>
  call(contract['interviews.askOtherTimes'], { params: { data }, body: { message } })

export const calendarAddress = (data: string) => `/api/public/bookings/${encodeURIComponent(data)}/calendar.ics`

/** Interviews and deadlines of a period, which are instants. */
export const calendarQuery = (from: string, to: string, filter: { interviewer?: string; job_id?: string } = {}) =>
  queryOptions({
    queryKey: ['interviews', 'calendar', from, to, filter],
    queryFn: ({ signal }) => call(contract['interviews.calendar'], { query: { from, to, ...filter }, signal }),
  })

export const kitQuery = (id: string) =>
  queryOptions({
    queryKey: ['interviews', 'kit', id],
    queryFn: ({ signal }) => call(contract['interviews.kit'], { params: { id }, signal }),
  })

/** Never cached: someone may have booked in the meantime. */
export const checkQuery = (id: string, start_at: string) =>
  queryOptions({
    queryKey: ['scheduling', 'check', id, start_at],
    queryFn: ({ signal }) =>
      call(schedulingContract['bookings.check'], { params: { id }, query: { start_at }, signal }),
    staleTime: 0,
  })

export const optionsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['interviews', 'options', applicationId],
    queryFn: ({ signal }) => call(contract['interviews.options'], { params: { id: applicationId }, signal }),
  })

export const bookingsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['interviews', 'bookings', applicationId],
    queryFn: ({ signal }) => call(contract['interviews.list'], { params: { id: applicationId }, signal }),
  })

export type PlannedInterview = NonNullable<
  CallInput<(typeof schedulingContract)['scheduling.freeDays']>['body']
>['interviews'][number] & {
  interviewer_ids: string[]
  any_of: { count: number; interviewer_ids: string[] }[]
  break_minutes: number
}

/** Times for one interview, or for several one after the other. Never cached: someone may have booked in the meantime. */
export const freeDaysQuery = (interviews: PlannedInterview[]) =>
  queryOptions({
    queryKey: ['scheduling', 'free-days', interviews],
    queryFn: ({ signal }) => call(schedulingContract['scheduling.freeDays'], { body: { interviews }, signal }),
    staleTime: 0,
  })

/** Never cached: someone may have booked in the meantime. */
export const freeSlotsQuery = (query: {
  /** Nobody, for the people of the booking. */
  interviewer: string[]
  /** "2:ID,ID,ID": any two of three. */
  any_of?: string[]
  minutes: number
  booking_id?: string
}) =>
  queryOptions({
    queryKey: ['scheduling', 'free-slots', query],
    queryFn: ({ signal }) => call(schedulingContract['scheduling.freeSlots'], { query, signal }),
    staleTime: 0,
    enabled: query.interviewer.length > 0 || (query.any_of?.length ?? 0) > 0 || query.booking_id !== undefined,
  })

export const propose = (body: Proposal, idempotencyKey: string) =>
  call(contract['interviews.propose'], { body, idempotencyKey })
export const proposeDay = (id: string, body: Body<'interviews.proposeDay'>, idempotencyKey: string) =>
  call(contract['interviews.proposeDay'], { params: { id }, body, idempotencyKey })
export const reschedule = (body: Rescheduling, idempotencyKey: string) =>
  call(contract['interviews.reschedule'], { body, idempotencyKey })
export const cancelBooking = (id: string, reason: string) =>
  call(schedulingContract['bookings.cancel'], { params: { id }, body: { reason } })
export const replacePerson = (id: string, admin_id: string) =>
  call(schedulingContract['bookings.replacePerson'], { params: { id }, body: { admin_id } })
export const setBookingState = (
  id: string,
  state: Extract<BookingState, 'complete' | 'no_show' | 'waiting_on_feedback'>,
) => call(schedulingContract['bookings.setState'], { params: { id }, body: { state } })

/** Reloads everything that shows bookings, and the application, whose stage may have changed. */
export const refreshBookings = (client: QueryClient) =>
  Promise.all(['interviews', 'scheduling', 'applications'].map(key => client.invalidateQueries({ queryKey: [key] })))
