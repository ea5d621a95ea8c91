import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { locale } from '#platform/locale/locale.ts'
import { bookingWords } from '../words/booking.ts'
import { dateByKey, dateWords, monthWords, weeksOf } from './days.ts'

const words = bookingWords.calendar

/** Any Monday to Sunday gives the names of the weekdays. */
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => locale.datePart(`2026-11-${16 + day}`, { weekday: 'short' }))

interface DayGridProps {
  /** Dates that have times, in their order, with how many. */
  dates: readonly string[]
  count: (date: string) => number
  /** Whether a date has a time within usual hours; other dates are marked. */
  isUsual: (date: string) => boolean
  months: readonly string[]
  month: string
  onMonth: (month: string) => void
  chosen: string | null
  onChoose: (date: string) => void
}

/** A month in which days with times can be selected; arrow keys move between them, across months too. */
export function DayGrid({ dates, count, isUsual, months, month, onMonth, chosen, onChoose }: DayGridProps) {
  const grid = useRef<HTMLFieldSetElement>(null)
  const at = months.indexOf(month)
  const inMonth = dates.filter(date => date.startsWith(month))
  const stop = chosen?.startsWith(month) ? chosen : inMonth[0]

  const walk = (event: KeyboardEvent, from: string) => {
    const to = dateByKey(dates, from, event.key)
    if (!to) return
    event.preventDefault()
    onMonth(to.slice(0, 7))
    onChoose(to)
    // The days of another month exist after the next paint.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus())
  }

  return (
    <div>
      <div className="flex items-center justify-between">
        <h2 aria-live="polite" className="text-16 font-semibold">
          {monthWords(month)}
        </h2>
        <div className="flex">
          <IconButton
            icon={ChevronLeft}
            size="large"
            label={words.earlier}
            disabled={at <= 0}
            onClick={() => onMonth(months[at - 1]!)}
          />
          <IconButton
            icon={ChevronRight}
            size="large"
            label={words.later}
            disabled={at < 0 || at === months.length - 1}
            onClick={() => onMonth(months[at + 1]!)}
          />
        </div>
      </div>
      <fieldset ref={grid} aria-label={words.days(monthWords(month))} className="min-w-0">
        <div aria-hidden="true" className="grid grid-cols-7 pt-1 pb-1 text-center text-12 text-text-3">
          {WEEKDAYS.map(name => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <div className="grid grid-cols-7 gap-1">
          {weeksOf(month)
            // Leaves out weeks before the first available day.
            .filter(week => month !== months[0] || week.some(date => date !== null && date >= dates[0]!))
            .flat()
            .map((date, index) => {
              if (!date) return <span key={`blank-${index}`} aria-hidden="true" />
              const day = Number(date.slice(8))
              const times = count(date)
              if (times === 0) {
                return (
                  <span key={date} aria-hidden="true" className="num grid h-11 place-items-center text-text-3">
                    {day}
                  </span>
                )
              }
              return (
                <button
                  key={date}
                  type="button"
                  data-date={date}
                  aria-pressed={date === chosen}
                  aria-label={(isUsual(date) ? words.day : words.dayOutside)(dateWords(date), times)}
                  tabIndex={date === stop ? 0 : -1}
                  onClick={() => onChoose(date)}
                  onKeyDown={event => walk(event, date)}
                  className={`num h-11 rounded-large text-brand hover:ring-1 hover:ring-brand-line hover:ring-inset aria-pressed:bg-brand aria-pressed:text-on-brand ${isUsual(date) ? 'bg-brand-tint font-semibold' : 'border border-dashed border-brand-line'}`}
                >
                  {day}
                </button>
              )
            })}
        </div>
      </fieldset>
    </div>
  )
}
