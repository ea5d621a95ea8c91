import type { Booking } from '#modules/scheduling/contract.ts'
import { later, MINUTE } from '#platform/clock/clock.ts'
import { locale } from '#platform/locale/locale.ts'
import { calendarWords } from '../words/calendar.ts'
import { recruiterWords } from '../words/recruiter.ts'

const words = recruiterWords.move

interface MoveTimesProps {
  booking: Booking
  /** The new time; null until it is chosen. */
  start: string | null
  zone: string
  now: Date
}

/** The time of an interview before and after it is moved; nothing if it had none. */
export function MoveTimes({ booking, start, zone, now }: MoveTimesProps) {
  if (!booking.start_at) return null
  const theirs = booking.attendee.time_zone
  const span = (from: string) => {
    const begin = new Date(from)
    const end = locale.time(later(begin, booking.minutes * MINUTE), zone)
    return locale.parts([locale.day(begin, zone, now), calendarWords.event.span(locale.time(begin, zone), end)])
  }
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-large border border-line px-3 py-2.5">
      <dt className="text-text-2">{words.from}</dt>
      <dd className="num">{span(booking.start_at)}</dd>
      <dt className="text-text-2">{words.to}</dt>
      <dd className="num">
        {start ? (
          <strong className="font-medium">{span(start)}</strong>
        ) : (
          <span className="text-text-2">{words.choose}</span>
        )}
        {start && (
          <span className="block text-13 text-text-2">
            {calendarWords.drop.theirs(booking.attendee.name, locale.instant(new Date(start), theirs, now))}
          </span>
        )}
      </dd>
    </dl>
  )
}
