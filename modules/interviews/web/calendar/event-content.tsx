import { CircleCheck, ClipboardPen, Flag, Mic, UserX } from 'lucide-react'
import { locale } from '#platform/locale/locale.ts'
import { STATE_NAMES } from '#modules/scheduling/policy.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { calendarWords } from '../../words/calendar.ts'
import { type CalendarItem, isOwn } from './items.ts'

const words = calendarWords.event

/** Events of at most this many minutes have one line. */
const SHORT = 30

interface EventContentProps {
  item: CalendarItem
  zone: string
  adminId: string
  /** One line, for months. */
  compact: boolean
}

/** An event in the grid: who and when, with a mark for what needs attention. */
export function EventContent({ item, zone, adminId, compact }: EventContentProps) {
  if (item.kind === 'closing')
    return (
      <Due
        icon={Flag}
        itemKey={item.key}
        title={words.closing(item.job.title)}
        sample={item.job.sample}
        compact={compact}
      />
    )
  if (item.kind === 'deadline') {
    const [one, ...more] = item.deadlines
    const jobs = [...new Set(item.deadlines.map(({ job_title }) => job_title))]
    return (
      <Due
        icon={Mic}
        itemKey={item.key}
        sample={item.deadlines.some(one => one.sample)}
        title={
          more.length > 0
            ? words.deadlines(item.deadlines.length)
            : words.deadline(locale.time(new Date(one!.until), zone))
        }
        text={more.length > 0 ? jobs.join(', ') : words.about(one!.name, one!.job_title)}
        compact={compact}
      />
    )
  }
  const { interview } = item
  const time = locale.time(new Date(item.start), zone)
  const isShort = !compact && interview.minutes <= SHORT
  const line = item.kind === 'offer' ? words.offer(item.times.length) : interview.title
  return (
    <span data-key={item.key} className="cal-content">
      <span className="cal-content-top">
        <Mark item={item} />
        {compact && <span className="num">{time}</span>}
        <strong>{interview.name}</strong>
        {interview.sample && (compact || isShort) && <SampleMark />}
        {isShort && <span className="num shrink-0 text-text-2">{time}</span>}
        {!compact && (
          <span className="cal-people" aria-hidden="true">
            {interview.interviewers.slice(0, 3).map(({ id, name }) => (
              <Avatar key={id} name={name} size="small" />
            ))}
          </span>
        )}
      </span>
      {!compact && !isShort && interview.sample && (
        <span className="cal-line">
          <SampleMark />
        </span>
      )}
      {!compact && !isShort && (
        <span className="cal-line">
          <span className="num">{time}</span>, {line}
        </span>
      )}
      {!compact && !isShort && interview.place && !/^https?:/i.test(interview.place) && (
        <span className="cal-line cal-place">{interview.place}</span>
      )}
      <span className="sr-only">
        {locale.parts([
          item.kind === 'interview' && interview.state !== 'booked' && STATE_NAMES[interview.state],
          isOwn(item, adminId) && words.own,
        ])}
      </span>
    </span>
  )
}

/** Sample data is marked wherever it is shown. */
const SampleMark = () => <span className="shrink-0 text-12 text-text-2">{calendarWords.sample}</span>

function Mark({ item }: { item: CalendarItem & { kind: 'interview' | 'offer' } }) {
  const { state } = item.interview
  if (item.kind === 'offer') return null
  if (state === 'waiting_on_feedback') return <Icon of={ClipboardPen} size={14} />
  if (state === 'complete') return <Icon of={CircleCheck} size={14} />
  if (state === 'no_show') return <Icon of={UserX} size={14} />
  return null
}

interface DueProps {
  icon: typeof Flag
  itemKey: string
  title: string
  text?: string
  sample: boolean
  compact: boolean
}

function Due({ icon, itemKey, title, text, sample, compact }: DueProps) {
  return (
    <span data-key={itemKey} className="cal-content cal-content-due">
      <Icon of={icon} size={14} />
      <span className="min-w-0">
        <strong>{title}</strong> {sample && <SampleMark />}
        {text && !compact && <span className="cal-line">{text}</span>}
      </span>
    </span>
  )
}
