import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import type { Slot } from '#modules/scheduling/contract.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { locale } from '#platform/locale/locale.ts'
import type { LinkView } from '../contract.ts'
import { bookingWords as words } from '../words/booking.ts'
import { chooseTime, linkQuery, newKey } from './api.ts'
import { AskOtherTimes } from './ask-other-times.tsx'
import { dateIn, dateWords } from './days.ts'
import { TimePicker } from './time-picker.tsx'
import { ZoneLine } from './zone-line.tsx'

/** The available times that come with a `slot_taken` error; null for every other error. */
function freshSlots(error: unknown): Slot[] | null {
  if (!(error instanceof CallError) || error.code !== 'slot_taken') return null
  const { slots } = error.problem
  return Array.isArray(slots) ? (slots as Slot[]) : null
}

interface ChooseTimeProps {
  data: string
  view: LinkView
  zone: string
  onZone: (zone: string) => void
  /** Called after the time is booked. */
  onDone: () => void
  /** Returns to the booked time without a change. */
  onKeep?: () => void
}

/** Choosing a day and a time. If someone else books the time first, the list is refreshed and the day stays selected. */
export function ChooseTime({ data, view, zone, onZone, onDone, onKeep }: ChooseTimeProps) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<string | null>(null)
  const [lost, setLost] = useState<string | null>(null)
  const key = useRef({ start: '', key: '' })
  const kind = view.booked ? 'move' : 'book'
  const take = useMutation({
    mutationFn: (start_at: string) => {
      if (key.current.start !== start_at) key.current = { start: start_at, key: newKey() }
      return chooseTime(kind, data, { start_at, time_zone: zone }, key.current.key)
    },
    onSuccess: fresh => {
      client.setQueryData(linkQuery(data).queryKey, fresh)
      onDone()
    },
    onError: (error, start_at) => {
      const slots = freshSlots(error)
      if (!slots) return
      client.setQueryData(linkQuery(data).queryKey, { ...view, slots })
      setLost(start_at)
      setChosen(null)
    },
  })
  const choose = (start: string | null) => {
    setChosen(start)
    if (start) setLost(null)
    if (take.isError) take.reset()
  }
  const slot = view.slots.find(({ start_at }) => start_at === chosen)
  const failed = take.isError && !freshSlots(take.error) ? take.error : null
  if (view.slots.length === 0) return <NoTimes data={data} view={view} onKeep={onKeep} />
  return (
    <div className="grid gap-6">
      <ZoneLine zone={zone} suggested={view.time_zones} onChange={onZone} />
      <TimePicker
        slots={view.slots}
        zone={zone}
        chosen={chosen}
        onChoose={choose}
        notice={
          lost && (
            <Alert
              tone="attention"
              title={words.choosing.taken(locale.time(new Date(lost), zone))}
              live
              className="mb-3"
            >
              {words.choosing.takenText}
            </Alert>
          )
        }
      />
      <FormProblem error={failed} title={words.choosing.failed} />
      {/* On a phone the bar appears with the choice; before that it would only cover the times. */}
      <div
        className={`sticky bottom-0 z-10 -mx-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-paper px-5 py-3 pb-[max(12px,env(safe-area-inset-bottom))] md:static md:mx-0 md:bg-transparent md:px-0 md:pt-5 ${slot ? '' : 'max-md:hidden'}`}
      >
        <p aria-live="polite" className="min-h-6 text-text-2">
          {slot ? (
            <>
              <strong className="font-medium text-text">{dateWords(dateIn(slot.start_at, zone))}</strong>,{' '}
              <span className="num">
                {words.timeSpan(locale.time(new Date(slot.start_at), zone), locale.time(new Date(slot.end_at), zone))}
              </span>
            </>
          ) : (
            words.choosing.none
          )}
        </p>
        <Button
          kind="primary"
          size="large"
          className="max-sm:w-full"
          disabled={!slot}
          busy={take.isPending}
          onClick={() => slot && take.mutate(slot.start_at)}
        >
          {kind === 'move' ? words.choosing.move : words.choosing.book}
        </Button>
      </div>
      {onKeep && <Keep onKeep={onKeep} />}
      <AskOtherTimes data={data} view={view} />
    </div>
  )
}

function Keep({ onKeep }: { onKeep: () => void }) {
  return (
    <div>
      <Button size="large" className="max-sm:w-full" onClick={onKeep}>
        {words.choosing.keep}
      </Button>
    </div>
  )
}

function NoTimes({ data, view, onKeep }: { data: string; view: LinkView; onKeep?: () => void }) {
  const { title, titleBooked, text, textBooked, textPassed } = words.noTimes
  const says = view.booked ? textBooked : view.times_passed ? textPassed : text
  return (
    <div className="grid gap-5">
      {/* The heading of the page already says that the times have passed. */}
      {!view.times_passed && (
        <h2 className="font-serif text-22 font-medium tracking-[-0.012em]">{view.booked ? titleBooked : title}</h2>
      )}
      <p className="measure text-pretty text-text-2">{says(view.contact.name)}</p>
      {onKeep && <Keep onKeep={onKeep} />}
      <AskOtherTimes data={data} view={view} open={!view.asked} />
    </div>
  )
}
