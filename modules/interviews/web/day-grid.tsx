import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { dateByKey, dateWords, monthWords, weeksOf } from './days.ts'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

interface DayGridProps {
  /** Dates that have times, in their order, with how many. */
  dates: readonly string[]
  count: (date: string) => number
  months: readonly string[]
  month: string
  onMonth: (month: string) => void
  chosen: string | null
  onChoose: (date: string) => void
}

/** A month whose days with times can be pressed; arrow keys walk them, over the month's end too. */
export function DayGrid({ dates, count, months, month, onMonth, chosen, onChoose }: DayGridProps) {
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
    // The other month's days are there after the next paint.
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
            label="Earlier month"
            disabled={at <= 0}
            onClick={() => onMonth(months[at - 1]!)}
          />
          <IconButton
            icon={ChevronRight}
            size="large"
            label="Later month"
            disabled={at < 0 || at === months.length - 1}
            onClick={() => onMonth(months[at + 1]!)}
          />
        </div>
      </div>
      <fieldset ref={grid} aria-label={`Days in ${monthWords(month)} with free times`} className="min-w-0">
        <div aria-hidden="true" className="grid grid-cols-7 pt-1 pb-1 text-center text-12 text-text-3">
          {WEEKDAYS.map(name => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <div className="grid grid-cols-7 gap-1">
          {weeksOf(month)
            // Weeks that are over, or too near, would only push the times down.
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
                  aria-label={`${dateWords(date)}, ${times} ${times === 1 ? 'time' : 'times'}`}
                  tabIndex={date === stop ? 0 : -1}
                  onClick={() => onChoose(date)}
                  onKeyDown={event => walk(event, date)}
                  className="num h-11 rounded-large bg-brand-tint font-semibold text-brand hover:ring-1 hover:ring-brand-line hover:ring-inset aria-pressed:bg-brand aria-pressed:text-on-brand"
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
