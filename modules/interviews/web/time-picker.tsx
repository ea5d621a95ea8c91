import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Slot } from '#modules/scheduling/contract.ts'
import { scrollBehavior } from '#ui/scroll.ts'
import { DayGrid } from './day-grid.tsx'
import { byDate, dateWords, isUsualTime, monthsOf } from './days.ts'
import { TimeList } from './time-list.tsx'

interface TimePickerProps {
  slots: readonly Slot[]
  zone: string
  chosen: string | null
  onChoose: (startAt: string | null) => void
  /** Between the days and the times: a message about a change. */
  notice?: ReactNode
}

/** The first date from the given one on, dates with times in usual hours first. */
const nextDate = (dates: readonly string[], from: string, isUsual: (date: string) => boolean): string | null => {
  const later = dates.filter(date => date >= from)
  return later.find(isUsual) ?? later[0] ?? dates.at(-1) ?? null
}

/** Days first, then the times of a day. A day stays selected when its times change, unless none is left. */
export function TimePicker({ slots, zone, chosen, onChoose, notice }: TimePickerProps) {
  const days = byDate(slots, zone)
  const dates = [...days.keys()]
  const months = monthsOf(dates)
  const isUsual = (one: string) => days.get(one)?.some(slot => isUsualTime(slot, zone)) ?? false
  const [wantedDate, setDate] = useState<string | null>(null)
  const [wantedMonth, setMonth] = useState<string | null>(null)
  const date = wantedDate && days.has(wantedDate) ? wantedDate : nextDate(dates, wantedDate ?? '', isUsual)
  const month = wantedMonth && months.includes(wantedMonth) ? wantedMonth : (date?.slice(0, 7) ?? months[0])
  const times = useRef<HTMLDivElement>(null)
  const shown = useRef(false)
  // On a phone the times are below the month: choosing a day scrolls to them.
  useEffect(() => {
    if (shown.current && wantedDate) times.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
    shown.current = true
  }, [wantedDate])
  if (!date || !month) return null
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,340px)_minmax(0,1fr)]">
      <DayGrid
        dates={dates}
        count={one => days.get(one)?.length ?? 0}
        isUsual={isUsual}
        months={months}
        month={month}
        onMonth={setMonth}
        chosen={date}
        onChoose={one => {
          setDate(one)
          if (one !== date) onChoose(null)
        }}
      />
      <div ref={times} className="min-w-0 scroll-mt-4 scroll-mb-40">
        {notice}
        <TimeList
          label={dateWords(date)}
          slots={days.get(date) ?? []}
          zone={zone}
          chosen={chosen}
          onChoose={onChoose}
        />
      </div>
    </div>
  )
}
