import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { hourText, zoneCity } from '#ui/time.ts'
import { When } from '#ui/when.tsx'
import type { LinkView } from '../contract.ts'
import { calendarAddress, cancelByLink, linkQuery } from './api.ts'
import { dateIn, fullDateWords } from './days.ts'

/** Before the headline: what has just happened, or how things stand. */
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

const HEADLINES = { booked: 'It is booked.', moved: 'It has a new time.' } as const

/** The time that is theirs, in words, and all that can be done with it. */
export function BookedTime({ data, view, booked, zone, just, onMove, heading }: BookedTimeProps) {
  const [cancelling, setCancelling] = useState(false)
  const start = new Date(booked.start_at)
  return (
    <div className="grid gap-7">
      <div>
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-serif text-36 leading-[1.06] font-normal tracking-[-0.026em] text-balance md:text-48"
        >
          {just ? HEADLINES[just] : 'Your conversation is booked.'}
        </h1>
        {just && <p className="mt-3 text-text-2">A mail with everything on this page is on its way to you.</p>}
      </div>
      <div className="rounded-card border border-brand-line bg-brand-tint px-5 py-5 md:px-7 md:py-6">
        <p className="font-serif text-22 leading-[1.2] font-medium tracking-[-0.014em] md:text-28">
          <time dateTime={booked.start_at}>{fullDateWords(dateIn(booked.start_at, zone))}</time>
        </p>
        <p className="mt-1.5 text-18">
          <span className="num">
            {hourText(start, zone)} to {hourText(new Date(booked.end_at), zone)}
          </span>{' '}
          {zoneCity(zone)} time
        </p>
        <p className="mt-1 text-text-2 first-letter:uppercase">
          <When instant={booked.start_at} zone={zone} show="relative" />
        </p>
      </div>
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
            Add to your calendar
          </a>
          {view.can_move && (
            <Button size="large" onClick={onMove}>
              Choose another time
            </Button>
          )}
          {view.can_cancel && (
            <Button size="large" kind="quiet" onClick={() => setCancelling(true)}>
              Cancel…
            </Button>
          )}
        </div>
      )}
      {!cancelling && <MoveNote view={view} />}
    </div>
  )
}

function MoveNote({ view }: { view: LinkView }) {
  if (view.move_refusal) {
    return (
      <p className="measure text-pretty text-text-2">
        {view.move_refusal === 'too_late'
          ? 'It begins in less than two hours, so it cannot be moved here any more. '
          : 'It has been moved three times, so it cannot be moved here any more. '}
        <WriteTo view={view} />
      </p>
    )
  }
  if (!view.can_move) return null
  return (
    <p className="text-14 text-text-2">
      You can move it until two hours before, {view.moves_left === 1 ? 'once' : `${view.moves_left} times`} at most.
    </p>
  )
}

/** Whom to write to instead; `lead` goes before, without its full stop. */
export function WriteTo({ view, lead = 'Please' }: { view: LinkView; lead?: string }) {
  const { name, email } = view.contact
  if (!email) return <>{lead} answer the mail that brought you here.</>
  return (
    <>
      {lead} write to{' '}
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
      <Field label="Why" optional help="The people you would have met hear of it at once, with or without a reason.">
        <Input value={reason} maxLength={500} onChange={event => setReason(event.target.value)} />
      </Field>
      <FormProblem error={cancel.error} title="It is not cancelled" />
      <div className="flex gap-2 max-sm:flex-col">
        <Button type="submit" kind="danger-solid" size="large" busy={cancel.isPending}>
          Cancel the conversation
        </Button>
        <Button size="large" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </form>
  )
}
