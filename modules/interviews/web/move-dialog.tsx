import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import type { Booking } from '#modules/scheduling/contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Input } from '#ui/input.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { browserZone, zoneCity } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { recruiterWords } from '../words/recruiter.ts'
import { freeSlotsQuery, newKey, refreshBookings, reschedule } from './api.ts'
import { MoveTimes } from './move-times.tsx'
import { TimePicker } from './time-picker.tsx'

const words = recruiterWords.move

/** Sets or moves the time: to one at which all interviewers are free, or to any other. The candidate gets an e-mail. */
export function MoveDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const client = useQueryClient()
  const zone = browserZone()
  const free = useQuery(
    freeSlotsQuery({
      interviewer: [],
      minutes: booking.minutes,
      booking_id: booking.id,
    }),
  )
  const [chosen, setChosen] = useState<string | null>(null)
  const [own, setOwn] = useState('')
  const [now] = useState(() => new Date())
  const key = useRef({ start: '', key: '' })
  const written = own && !Number.isNaN(Date.parse(own)) ? new Date(own).toISOString() : null
  const start = written ?? chosen
  const move = useMutation({
    mutationFn: (start_at: string) => {
      if (key.current.start !== start_at) key.current = { start: start_at, key: newKey() }
      const body = {
        application_id: booking.subject_id,
        booking_id: booking.id,
        start_at,
        seen_start_at: booking.start_at,
      }
      return reschedule(body, key.current.key)
    },
    onSuccess: () => {
      onClose()
      return refreshBookings(client)
    },
    onError: error => {
      if (!(error instanceof CallError) || error.code !== 'slot_taken') return undefined
      setChosen(null)
      return free.refetch()
    },
  })
  const booked = booking.state === 'booked'
  const { name } = booking.attendee
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={open => !open && onClose()}
      title={booked ? words.title(name) : words.titleUnbooked(name)}
      description={
        booking.day_id
          ? `${words.description(zoneCity(zone), name)} ${words.wholeDay}`
          : words.description(zoneCity(zone), name)
      }
      keep={booked ? words.keep : words.notNow}
      actions={
        <Button kind="primary" disabled={!start} busy={move.isPending} onClick={() => start && move.mutate(start)}>
          {!start ? words.choose : (booked ? words.moveTo : words.book)(locale.instant(new Date(start), zone, now))}
        </Button>
      }
    >
      <div className="grid gap-5 pb-1">
        <MoveTimes booking={booking} start={start} zone={zone} now={now} />
        {free.isPending && (
          <SkeletonGroup label={words.loading} className="grid gap-6 md:grid-cols-2">
            <Skeleton className="h-72 w-full" />
            <Skeleton className="h-40 w-full" />
          </SkeletonGroup>
        )}
        {free.isError && <ErrorState error={free.error} title={words.loadFailed} onRetry={() => void free.refetch()} />}
        {free.data?.slots.length === 0 && <p className="text-text-2">{words.none}</p>}
        {free.data && (
          <TimePicker
            slots={free.data.slots.filter(({ start_at }) => start_at !== booking.start_at)}
            zone={zone}
            chosen={written ? null : chosen}
            onChoose={at => {
              setChosen(at)
              if (at) setOwn('')
            }}
          />
        )}
        <Field
          label={words.other}
          help={words.otherHelp(zoneCity(zone), name, zoneCity(booking.attendee.time_zone))}
          optional
        >
          <Input
            type="datetime-local"
            value={own}
            onChange={event => setOwn(event.target.value)}
            className="max-w-[240px]"
          />
        </Field>
        <FormProblem error={move.error} title={words.failed} />
      </div>
    </Dialog>
  )
}
