import '@fullcalendar/react/skeleton.css'
import './calendar-grid.css'
import FullCalendar, { type EventInput } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import timeGrid from '@fullcalendar/react/timegrid'
import { civilDate } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { calendarWords as words } from '../../words/calendar.ts'
import { EventContent } from './event-content.tsx'
import { hoursShown } from './hours-shown.ts'
import { type CalendarItem, isMovable, isOwn } from './items.ts'
import type { CalendarView } from './period.ts'

const PLUGINS = [dayGrid, timeGrid, interaction]
const FC_VIEWS = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay' } as const

export interface Dropped {
  readonly item: CalendarItem & { kind: 'interview' }
  readonly start: string
}

interface CalendarGridProps {
  view: Exclude<CalendarView, 'list'>
  date: string
  zone: string
  items: readonly CalendarItem[]
  /** When the shown person's other calendars say that they are busy. */
  busy: readonly { start_at: string; end_at: string }[]
  adminId: string
  now: Date
  /** An interview that was dragged and is shown at its new time until the reader decides. */
  dropped: Dropped | null
  onOpen: (key: string) => void
  onDay: (date: string) => void
  onDrop: (dropped: Dropped) => void
}

function eventOf(item: CalendarItem, dropped: Dropped | null, now: Date): EventInput {
  const shared = { id: item.key, editable: isMovable(item, now), extendedProps: { item } }
  if ('date' in item) return { ...shared, start: item.date, allDay: true }
  if (dropped?.item.key !== item.key) return { ...shared, start: item.start, end: item.end }
  const length = Date.parse(item.end) - Date.parse(item.start)
  const moved = { start: dropped.start, end: new Date(Date.parse(dropped.start) + length).toISOString() }
  return { ...shared, ...moved, extendedProps: { item: { ...item, ...moved } } }
}

/** Drawn behind the others, and nothing that can be opened. */
const busyEventOf = ({ start_at, end_at }: { start_at: string; end_at: string }): EventInput => ({
  id: `busy-${start_at}`,
  start: start_at,
  end: end_at,
  display: 'background',
})

/** The item of an event; undefined for busy times. */
const itemOf = (event: { extendedProps: Record<string, unknown> }) =>
  event.extendedProps['item'] as CalendarItem | undefined

function toneOf(item: CalendarItem, adminId: string): string {
  if (item.kind === 'deadline' || item.kind === 'closing') return 'due'
  if (item.kind === 'offer') return 'offer'
  if (item.interview.state === 'waiting_on_feedback') return 'feedback'
  if (item.interview.state === 'no_show') return 'missed'
  return isOwn(item, adminId) ? 'own' : 'other'
}

/** A month, week or day in a time zone. Interviews can be dragged by those who may move them. */
export function CalendarGrid({
  view,
  date,
  zone,
  items,
  busy,
  adminId,
  now,
  dropped,
  onOpen,
  onDay,
  onDrop,
}: CalendarGridProps) {
  const hours = hoursShown(items, zone)
  const busyEvents = view === 'month' ? [] : busy.map(busyEventOf)
  return (
    <FullCalendar
      // A change of these moves everything, so nothing of the earlier grid is of use.
      key={`${view} ${date} ${zone}`}
      plugins={PLUGINS}
      initialView={FC_VIEWS[view]}
      initialDate={date}
      now={() => new Date()}
      timeZone={zone}
      locale={locale.tag}
      firstDay={1}
      headerToolbar={false}
      height="auto"
      className="cal"
      events={[...busyEvents, ...items.map(item => eventOf(item, dropped, now))]}
      eventInteractive
      eventDisplay="block"
      eventDurationEditable={false}
      eventClick={({ event, jsEvent }) => {
        jsEvent.preventDefault()
        if (itemOf(event)) onOpen(event.id)
      }}
      eventDrop={({ event, revert }) => {
        const item = itemOf(event)
        if (item?.kind !== 'interview' || !event.start || event.allDay) revert()
        else onDrop({ item, start: event.start.toISOString() })
      }}
      eventContent={({ event }) => {
        const item = itemOf(event)
        return item && <EventContent item={item} zone={zone} adminId={adminId} compact={view === 'month'} />
      }}
      eventClass={({ event, isDragging }) => {
        const item = itemOf(event)
        return item && `cal-event cal-${toneOf(item, adminId)}${isDragging ? ' cal-dragging' : ''}`
      }}
      backgroundEventClass="cal-busy"
      backgroundEventInnerClass="cal-busy-text"
      backgroundEventContent={() => words.busy}
      dayMaxEvents={4}
      fixedWeekCount={false}
      moreLinkContent={({ num }) => words.more(num)}
      moreLinkClass="cal-more"
      moreLinkClick={({ date: day }) => {
        onDay(civilDate(day, zone))
        return undefined
      }}
      navLinks={view === 'month'}
      navLinkDayClick={day => onDay(civilDate(day, zone))}
      navLinkHint={text => text}
      slotDuration="00:30"
      snapDuration="00:15"
      slotMinTime={hours.from}
      slotMaxTime={hours.to}
      slotMinHeight={28}
      slotHeaderInterval="01:00"
      slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hour12: false }}
      slotHeaderClass="cal-hour"
      slotHeaderInnerClass="cal-hour-text"
      slotLaneClass={({ isMinor }) => `cal-lane${isMinor ? ' cal-half' : ''}`}
      slotHeaderDividerClass="cal-axis"
      slotEventOverlap={false}
      nowIndicator
      nowIndicatorLineClass="cal-now"
      nowIndicatorDotClass="cal-now-dot"
      allDaySlot={items.some(item => 'date' in item)}
      allDayHeaderContent={() => words.due}
      allDayHeaderClass="cal-hour"
      allDayHeaderInnerClass="cal-hour-text"
      dayHeaderClass={({ isToday }) => `cal-day-name${isToday ? ' cal-today' : ''}`}
      dayHeaderInnerClass="cal-day-text"
      dayHeaderContent={info => (
        <>
          <span>{info.weekdayText}</span> {view !== 'month' && <b>{info.dayNumberText}</b>}
        </>
      )}
      dayHeaderAlign="start"
      dayCellClass={({ isToday, isOther, date: day }) =>
        `cal-cell${isToday ? ' cal-today' : ''}${isOther ? ' cal-outside' : ''}${isWeekend(civilDate(day, zone)) ? ' cal-weekend' : ''}`
      }
      dayCellTopClass="cal-cell-top"
      dayLaneClass={({ isToday, date: day }) =>
        `cal-lane-of-day${isToday ? ' cal-today' : ''}${isWeekend(civilDate(day, zone)) ? ' cal-weekend' : ''}`
      }
      dayHeaderDividerClass="cal-rule"
      dayRowClass="cal-row"
      tableHeaderClass="cal-head"
      tableHeaderSticky
      scrollTime={hours.from}
    />
  )
}

const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay())
