import type { ReplyOf } from '#platform/contract/endpoint.ts'
import type { Booking } from '#modules/scheduling/contract.ts'
import { civilDate } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import type { CalendarInterview, interviewsContract } from '../../contract.ts'
import { calendarWords } from '../../words/calendar.ts'
import type { CalendarKind } from './use-calendar-view.ts'

const words = calendarWords.event

type Calendar = ReplyOf<(typeof interviewsContract)['interviews.calendar']>
type Deadline = Calendar['screening_windows'][number]
type Closing = Calendar['job_closings'][number]

interface Timed {
  readonly key: string
  readonly start: string
  readonly end: string
  readonly interview: CalendarInterview
}

/** What a calendar shows. Deadlines and closings belong to a date, interviews and offered times to hours. */
export type CalendarItem =
  | (Timed & { readonly kind: 'interview' })
  | (Timed & { readonly kind: 'offer'; readonly times: readonly string[] })
  | { readonly kind: 'deadline'; readonly key: string; readonly date: string; readonly deadlines: readonly Deadline[] }
  | { readonly kind: 'closing'; readonly key: string; readonly date: string; readonly job: Closing }

/** `invited` and `opened` are both not started: nothing has been answered. */
const progressStates = ['in_progress', 'interrupted', 'not_started'] as const

/** More deadlines of a date are shown as one. */
const MOST_DEADLINES = 2

function deadlineItems(windows: readonly Deadline[], zone: string): CalendarItem[] {
  const days = new Map<string, Deadline[]>()
  for (const window of windows) {
    const date = civilDate(new Date(window.until), zone)
    const others = days.get(date)
    if (others) others.push(window)
    else days.set(date, [window])
  }
  return [...days].flatMap(([date, deadlines]): CalendarItem[] =>
    deadlines.length > MOST_DEADLINES
      ? [{ kind: 'deadline', key: `due-${date}`, date, deadlines }]
      : deadlines.map(one => ({ kind: 'deadline', key: `due-${one.application_id}`, date, deadlines: [one] })),
  )
}

/** A reply as the items of a calendar in a zone, of the given kinds. */
export function itemsOf(calendar: Calendar, zone: string, kinds: ReadonlySet<CalendarKind>): CalendarItem[] {
  const items: CalendarItem[] = []
  if (kinds.has('interviews')) {
    for (const interview of calendar.interviews) {
      if (interview.start_at && interview.end_at)
        items.push({
          kind: 'interview',
          key: interview.id,
          start: interview.start_at,
          end: interview.end_at,
          interview,
        })
    }
    for (const { times, ...interview } of calendar.offers)
      for (const start of times) {
        const end = new Date(Date.parse(start) + interview.minutes * 60_000).toISOString()
        items.push({ kind: 'offer', key: `${interview.id}@${start}`, start, end, interview, times })
      }
  }
  if (kinds.has('deadlines')) items.push(...deadlineItems(calendar.screening_windows, zone))
  if (kinds.has('closings'))
    for (const job of calendar.job_closings)
      items.push({ kind: 'closing', key: `closing-${job.job_id}`, date: job.closing_date, job })
  return items
}

export const isOwn = (item: CalendarItem, adminId: string): boolean =>
  (item.kind === 'interview' || item.kind === 'offer') && item.interview.interviewers.some(({ id }) => id === adminId)

/** Items by their date in a zone, each day in order of time, with what belongs to the whole day first. */
export function itemsByDay(items: readonly CalendarItem[], zone: string): [string, CalendarItem[]][] {
  const days = new Map<string, CalendarItem[]>()
  const timeOf = (item: CalendarItem) => ('start' in item ? item.start : '')
  for (const item of items) {
    const date = 'date' in item ? item.date : civilDate(new Date(item.start), zone)
    const others = days.get(date)
    if (others) others.push(item)
    else days.set(date, [item])
  }
  return [...days]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([date, all]) => [date, all.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)))])
}

/** How far the AI interviews of a deadline are: of one its state, of several how many are in each, the furthest first. */
export function progressOf(deadlines: readonly Pick<Deadline, 'state'>[]): string {
  const states = deadlines.map(({ state }) => progressStates.find(one => one === state) ?? 'not_started')
  const [one] = states
  if (one && states.length === 1) return words.states[one]
  const counted = progressStates.map(state => ({ state, count: states.filter(one => one === state).length }))
  return locale.parts(counted.map(({ state, count }) => count > 0 && words.statesOf[state](count)))
}

/** The name in a booking is the one from when it was made; the calendar's is the candidate's now, or hidden. */
export const bookingOf = (interview: CalendarInterview): Booking => ({
  ...interview,
  attendee: { ...interview.attendee, name: interview.name },
})

/** Whether the reader can drag an item to another time. */
export const isMovable = (item: CalendarItem, now: Date): boolean =>
  item.kind === 'interview' &&
  item.interview.can_arrange &&
  item.interview.state === 'booked' &&
  new Date(item.start) > now
