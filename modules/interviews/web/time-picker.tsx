import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Slot } from '#modules/scheduling/contract.ts'
import { scrollBehavior } from '#ui/scroll.ts'
import { DayGrid } from './day-grid.tsx'
import { byDate, dateWords, monthsOf } from './days.ts'
import { TimeList } from './time-list.tsx'

interface TimePickerProps {
  slots: readonly Slot[]
  zone: string
  chosen: string | null
  onChoose: (startAt: string | null) => void
  /** Between the days and the times: what changed under one's hands. */
  notice?: ReactNode
}

/** Days first, then the times of a day. A day stays chosen when its times change, unless none is left. */
export function TimePicker({ slots, zone, chosen, onChoose, notice }: TimePickerProps) {
  const days = byDate(slots, zone)
  const dates = [...days.keys()]
  const months = monthsOf(dates)
  const [wantedDate, setDate] = useState<string | null>(null)
  const [wantedMonth, setMonth] = useState<string | null>(null)
  const date =
    wantedDate && days.has(wantedDate)
      ? wantedDate
      : (dates.find(one => one >= (wantedDate ?? '')) ?? dates.at(-1) ?? null)
  const month = wantedMonth && months.includes(wantedMonth) ? wantedMonth : (date?.slice(0, 7) ?? months[0])
  const times = useRef<HTMLDivElement>(null)
  const shown = useRef(false)
  // On a phone the times lie below the month: a press on a day brings them into view.
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
