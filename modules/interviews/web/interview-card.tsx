import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Booking, BookingState } from '#modules/scheduling/contract.ts'
import { canBeOffered, isOpen, STATE_NAMES } from '#modules/scheduling/policy.ts'
import { locale } from '#platform/locale/locale.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Chip, type ChipTone } from '#ui/chip.tsx'
import { errorWords } from '#ui/error-text.ts'
import { When } from '#ui/when.tsx'
import { recruiterWords } from '../words/recruiter.ts'
import { newKey, refreshBookings, reschedule, setBookingState } from './api.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

export const STATE_TONES: Record<BookingState, ChipTone> = {
  needs_scheduling: 'attention',
  waiting_on_candidate: 'neutral',
  booked: 'brand',
  waiting_on_feedback: 'attention',
  complete: 'neutral',
  cancelled: 'outline',
  no_show: 'danger',
}

const words = recruiterWords.card

type Settable = Parameters<typeof setBookingState>[1]
const isSettable = (state: BookingState): state is Settable => state in words.outcomes

/** An interview: time, interviewers, place, state, and the possible actions. */
export function InterviewCard({ booking }: { booking: Booking }) {
  return (
    <article aria-label={booking.title} className="card p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-14 font-semibold">{booking.title}</h2>
        <Chip tone={STATE_TONES[booking.state]}>{STATE_NAMES[booking.state]}</Chip>
      </div>
      <p className="mt-2">
        {booking.start_at ? (
          <When
            instant={booking.start_at}
            className={booking.state === 'cancelled' ? 'text-text-2 line-through' : ''}
          />
        ) : (
          <Offer booking={booking} />
        )}
      </p>
      <p className="mt-1 text-13 wrap-anywhere text-text-2">
        {detailsOf(booking)}
        {booking.place && (
          <>
            , <Place text={booking.place} />
          </>
        )}
      </p>
      {booking.day_id && booking.state !== 'cancelled' && <p className="mt-1 text-13 text-text-2">{words.ofDay}</p>}
      {booking.asked !== null && (
        <Alert tone="attention" title={words.asksForOtherTimes(booking.attendee.name)} className="mt-3">
          {booking.asked || words.noMessage}
        </Alert>
      )}
      {booking.state === 'needs_scheduling' && booking.asked === null && (
        <Alert tone="attention" title={words.timesPassed} className="mt-3">
          {words.timesPassedNote(booking.attendee.name)}
        </Alert>
      )}
      {booking.cancelled && (
        <p className="mt-2 text-13 text-text-2">
          {words.cancelledBy(
            booking.cancelled.by === 'candidate' ? booking.attendee.name : words.team,
            booking.cancelled.reason,
          )}
        </p>
      )}
      <InterviewActions booking={booking} />
    </article>
  )
}

/** Before the booking of a panel it is open who of a group takes part. */
export function detailsOf({ minutes, interviewers, panel, start_at }: Booking) {
  const names = (ids?: readonly string[]) =>
    interviewers.filter(({ id }) => !ids || ids.includes(id)).map(({ name }) => name)
  const [group] = panel?.any_of ?? []
  if (!panel || !group || start_at) return words.details(minutes, names())
  return locale.parts([words.anyOf(minutes, group.count, names(group.ids)), ...names(panel.required)])
}

function Offer({ booking }: { booking: Booking }) {
  if (booking.state === 'cancelled') return words.neverBooked
  const count = booking.offered?.length
  return (
    <>
      {count ? words.offered(count) : words.offeredFreeTimes}
      {words.until}
      <When instant={booking.offer_until} show="day" />
    </>
  )
}

/** A place; an address of the web as a link. */
export function Place({ text }: { text: string }) {
  if (!/^https?:\/\/\S+$/i.test(text)) return text
  return (
    <a href={text} target="_blank" rel="noopener noreferrer" className="link" data-plain>
      {text.replace(/^https?:\/\//i, '')}
    </a>
  )
}

/** What the reader can do with an interview now. */
export function InterviewActions({ booking }: { booking: Booking }) {
  const client = useQueryClient()
  const [dialog, setDialog] = useState<'move' | 'cancel' | null>(null)
  const [sent, setSent] = useState('')
  const now = useNow()
  const start = booking.start_at ? new Date(booking.start_at) : null
  const ahead = isOpen(booking.state) && (!start || start > now)
  const offerable = canBeOffered({ state: booking.state, start_at: start }, now)
  const again = useMutation({
    mutationFn: () => reschedule({ application_id: booking.subject_id, booking_id: booking.id }, newKey()),
    onSuccess: () => {
      setSent(words.linkSent(booking.attendee.name))
      return refreshBookings(client)
    },
  })
  const record = useMutation({
    mutationFn: (state: Settable) => setBookingState(booking.id, state),
    onSuccess: () => refreshBookings(client),
  })
  const outcomes = start && start <= now ? booking.next_states.filter(isSettable) : []
  const movable = booking.can_arrange && (ahead || booking.state === 'no_show')
  const error = again.error ?? record.error
  if (!movable && outcomes.length === 0) return null
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        {outcomes.map(state => (
          <Button
            key={state}
            size="small"
            busy={record.isPending && record.variables === state}
            onClick={() => record.mutate(state)}
          >
            {words.outcomes[state]}
          </Button>
        ))}
        {movable && (
          <Button size="small" onClick={() => setDialog('move')}>
            {booking.state === 'booked' ? words.move : words.setTime}
          </Button>
        )}
        {booking.can_arrange && offerable && (
          <Button size="small" busy={again.isPending} onClick={() => again.mutate()}>
            {booking.state === 'booked' ? words.askAgain : words.sendNewLink}
          </Button>
        )}
        {booking.can_arrange && ahead && (
          <Button size="small" kind="quiet" onClick={() => setDialog('cancel')}>
            {words.cancel}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="text-13 text-text-2 not-empty:mt-2">
        {sent}
      </p>
      {error && (
        <Alert tone="danger" title={words.failed} live className="mt-3">
          {errorWords(error).says}
        </Alert>
      )}
      {dialog === 'move' && <MoveDialog booking={booking} onClose={() => setDialog(null)} />}
      {dialog === 'cancel' && <CancelDialog booking={booking} onClose={() => setDialog(null)} />}
    </>
  )
}

/** The time at which the card was first shown. The server checks again what is still possible. */
function useNow() {
  const [now] = useState(() => new Date())
  return now
}
