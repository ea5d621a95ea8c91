import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { zoneCity } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { When } from '#ui/when.tsx'
import type { LinkView } from '../contract.ts'
import { bookingWords as words } from '../words/booking.ts'
import { calendarAddress, cancelByLink, linkQuery } from './api.ts'
import { dateIn, fullDateWords } from './days.ts'

/** What the candidate has just done on this page. */
export type JustDone = 'booked' | 'moved' | null

interface BookedTimeProps {
  data: string
  view: LinkView
  booked: NonNullable<LinkView['booked']>
  zone: string
  just: JustDone
  onMove: () => void
  heading: Ref<HTMLHeadingElement>
}

/** The booked time and what can be done with it. */
export function BookedTime({ data, view, booked, zone, just, onMove, heading }: BookedTimeProps) {
  const [cancelling, setCancelling] = useState(false)
  return (
    <div className="grid gap-7">
      <div>
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-serif text-36 leading-[1.06] font-normal tracking-[-0.026em] text-balance md:text-48"
        >
          {just === 'moved' ? words.booked.moved : words.booked.headline}
        </h1>
        {just && <p className="mt-3 text-text-2">{words.booked.confirmation}</p>}
      </div>
      <TimeBox time={booked} zone={zone} />
      {cancelling ? (
        <Cancel data={data} onKeep={() => setCancelling(false)} />
      ) : (
        <div className="flex gap-2 max-sm:flex-col sm:flex-wrap">
          <a
            href={calendarAddress(data)}
            download="interview.ics"
            className="button"
            data-kind="primary"
            data-size="large"
          >
            <Icon of={CalendarPlus} size={20} />
            {words.booked.addToCalendar}
          </a>
          {view.can_move && (
            <Button size="large" onClick={onMove}>
              {words.chooseAnother}
            </Button>
          )}
          {view.can_cancel && (
            <Button size="large" kind="quiet" onClick={() => setCancelling(true)}>
              {words.booked.cancel}
            </Button>
          )}
        </div>
      )}
      {!cancelling && <MoveNote view={view} />}
    </div>
  )
}

interface TimeBoxProps {
  label?: string
  time: NonNullable<LinkView['booked']>
  zone: string
}

/** A booked time with its date, its zone and how far away it is. */
export function TimeBox({ label, time: { start_at, end_at }, zone }: TimeBoxProps) {
  const [start, end] = [new Date(start_at), new Date(end_at)]
  return (
    <div className="rounded-card border border-brand-line bg-brand-tint px-5 py-5 md:px-7 md:py-6">
      {label && <p className="mb-1 text-14 font-medium text-brand">{label}</p>}
      <p className="font-serif text-22 leading-[1.2] font-medium tracking-[-0.014em] md:text-28">
        <time dateTime={start_at}>{fullDateWords(dateIn(start_at, zone))}</time>
      </p>
      <p className="mt-1.5 text-18">
        <span className="num">{words.timeSpan(locale.time(start, zone), locale.time(end, zone))}</span>,{' '}
        {words.inZone(zoneCity(zone))}
      </p>
      <p className="mt-1 text-text-2 first-letter:uppercase">
        <When instant={start_at} zone={zone} show="relative" />
      </p>
    </div>
  )
}

function MoveNote({ view }: { view: LinkView }) {
  if (view.move_refusal) {
    return (
      <p className="measure text-pretty text-text-2">
        {view.move_refusal === 'too_late' ? words.booked.tooLate : words.booked.tooOften}
        <WriteTo view={view} />
      </p>
    )
  }
  if (!view.can_move) return null
  return <p className="text-14 text-text-2">{words.booked.movesLeft(view.moves_left)}</p>
}

/** The person to write to; `lead` starts the sentence. */
export function WriteTo({ view, lead = words.contact.please }: { view: LinkView; lead?: string }) {
  const { name, email } = view.contact
  if (!email) return words.contact.reply(lead)
  return (
    <>
      {words.contact.write(lead)}
      <a className="link" href={`mailto:${email}`}>
        {name}
      </a>
      .
    </>
  )
}

function Cancel({ data, onKeep }: { data: string; onKeep: () => void }) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const cancel = useMutation({
    mutationFn: () => cancelByLink(data, reason),
    onSuccess: fresh => client.setQueryData(linkQuery(data).queryKey, fresh),
  })
  return (
    <form
      className="grid max-w-[560px] gap-4"
      onSubmit={event => {
        event.preventDefault()
        if (!cancel.isPending) cancel.mutate()
      }}
    >
      <Field label={words.cancelling.reason} optional help={words.cancelling.reasonHelp}>
        <Input value={reason} maxLength={500} onChange={event => setReason(event.target.value)} />
      </Field>
      <FormProblem error={cancel.error} title={words.cancelling.failed} />
      <div className="flex gap-2 max-sm:flex-col">
        <Button type="submit" kind="danger-solid" size="large" busy={cancel.isPending}>
          {words.cancelling.action}
        </Button>
        <Button size="large" onClick={onKeep}>
          {words.cancelling.keep}
        </Button>
      </div>
    </form>
  )
}
