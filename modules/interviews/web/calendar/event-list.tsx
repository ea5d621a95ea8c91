import { Flag, Mic } from 'lucide-react'
import { locale } from '#platform/locale/locale.ts'
import { STATE_NAMES } from '#modules/scheduling/policy.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CalendarInterview } from '../../contract.ts'
import { calendarWords } from '../../words/calendar.ts'
import { detailsOf, STATE_TONES } from '../interview-card.tsx'
import { type CalendarItem, itemsByDay, progressOf } from './items.ts'

const words = calendarWords.event

interface EventListProps {
  items: readonly CalendarItem[]
  zone: string
  today: string
  onOpen: (key: string) => void
}

/** The same events as a list, day by day: for phones, and for reading aloud. */
export function EventList({ items, zone, today, onOpen }: EventListProps) {
  return (
    <div className="px-4 pb-8 md:px-7">
      {itemsByDay(items, zone).map(([date, all]) => (
        <section key={date} aria-labelledby={`day-${date}`} className="mt-5">
          <h3 id={`day-${date}`} className="flex items-center gap-2 border-b border-line pb-1.5 text-13 font-semibold">
            {locale.datePart(date, { weekday: 'long', day: 'numeric', month: 'long' })}
            {date === today && <Chip tone="brand">{calendarWords.today}</Chip>}
          </h3>
          <ul className="divide-y divide-line">
            {all.map(item => (
              <li key={item.key}>
                <button
                  type="button"
                  data-key={item.key}
                  onClick={() => onOpen(item.key)}
                  className="grid w-full grid-cols-[52px_minmax(0,1fr)] items-start gap-x-3 gap-y-0.5 md:grid-cols-[52px_minmax(0,1fr)_minmax(0,1fr)_68px] rounded-control py-3 text-left hover:bg-sunken md:px-2"
                >
                  <Entry item={item} zone={zone} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const SampleChip = () => (
  <Chip tone="outline" className="ml-2">
    {calendarWords.sample}
  </Chip>
)

const placeOf = ({ place }: CalendarInterview) => (/^https?:/i.test(place) ? words.video : place)

function Entry({ item, zone }: { item: CalendarItem; zone: string }) {
  if (item.kind === 'deadline' || item.kind === 'closing') {
    const [one, ...more] = item.kind === 'deadline' ? item.deadlines : []
    return (
      <>
        <span className="num text-text-2">{one && more.length === 0 && locale.time(new Date(one.until), zone)}</span>
        <span className="flex min-w-0 gap-2">
          <Icon of={item.kind === 'closing' ? Flag : Mic} className="mt-0.5 text-text-2" />
          <span className="min-w-0 wrap-anywhere">
            {item.kind === 'closing'
              ? words.closing(item.job.title)
              : more.length > 0
                ? words.deadlines(item.deadlines.length)
                : words.deadline(locale.time(new Date(one!.until), zone))}
            {(item.kind === 'closing' ? item.job.sample : item.deadlines.some(({ sample }) => sample)) && (
              <SampleChip />
            )}
            {one && more.length === 0 && (
              <span className="block text-13 text-text-2">{words.about(one.name, one.job_title)}</span>
            )}
          </span>
        </span>
        {item.kind === 'deadline' && (
          <span className="text-13 text-text-2 max-md:col-start-2">{progressOf(item.deadlines)}</span>
        )}
      </>
    )
  }
  const { interview } = item
  return (
    <>
      <span className="num">
        {locale.time(new Date(item.start), zone)}
        <span className="block text-13 text-text-2">{locale.time(new Date(item.end), zone)}</span>
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{interview.name}</span>
        {interview.sample && <SampleChip />}
        <span className="block text-13 text-text-2">{words.about(interview.title, interview.job_title)}</span>
        {(item.kind === 'offer' || interview.state !== 'booked') && (
          <Chip tone={STATE_TONES[interview.state]} className="mt-1.5">
            {STATE_NAMES[interview.state]}
          </Chip>
        )}
      </span>
      <span className="min-w-0 text-13 wrap-anywhere text-text-2 max-md:col-start-2">
        {locale.parts([detailsOf(interview), placeOf(interview)])}
      </span>
      <span className="flex -space-x-1.5 max-md:hidden" aria-hidden="true">
        {interview.interviewers.slice(0, 3).map(({ id, name }) => (
          <Avatar key={id} name={name} size="small" />
        ))}
      </span>
    </>
  )
}
