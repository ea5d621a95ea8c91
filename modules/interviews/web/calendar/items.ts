import type { ReplyOf } from '#platform/contract/endpoint.ts'
import { civilDate } from '#platform/locale/dates.ts'
import type { CalendarInterview, interviewsContract } from '../../contract.ts'
import type { CalendarKind } from './use-calendar-view.ts'

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

/** Whether the reader can drag an item to another time. */
export const isMovable = (item: CalendarItem, now: Date): boolean =>
  item.kind === 'interview' &&
  item.interview.can_arrange &&
  item.interview.state === 'booked' &&
  new Date(item.start) > now
