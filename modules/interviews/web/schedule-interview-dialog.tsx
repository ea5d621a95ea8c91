import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { zoneCity } from '#platform/locale/dates.ts'
import { newKey, optionsQuery, type Proposal, propose, refreshBookings } from './api.ts'
import { OfferedTimes, type TimesOffer } from './offered-times.tsx'

interface ScheduleInterviewDialogProps {
  applicationId: string
  candidateName: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** After the offer is on its way. */
  onDone: () => void
}

const FORM = 'propose-round'

/** Offers a candidate a conversation with people: who, how long, where, and which times. The link goes by mail. */
export function ScheduleInterviewDialog({
  applicationId,
  candidateName,
  open,
  onOpenChange,
  onDone,
}: ScheduleInterviewDialogProps) {
  const options = useQuery(optionsQuery(applicationId))
  const client = useQueryClient()
  const key = useRef(newKey())
  const offer = useMutation({
    mutationFn: (body: Proposal) => propose(body, key.current),
    onSuccess: () => {
      onOpenChange(false)
      onDone()
      return refreshBookings(client)
    },
    // What is sent next is another offer.
    onError: () => (key.current = newKey()),
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Offer ${candidateName} a conversation`}
      description="They get a mail, choose a time in their own zone, and can move it themselves."
      actions={
        <>
          <Button kind="quiet" onClick={() => onOpenChange(false)}>
            Not now
          </Button>
          <Button type="submit" form={FORM} kind="primary" busy={offer.isPending} disabled={!options.data}>
            Send the offer
          </Button>
        </>
      }
    >
      {options.isPending && (
        <SkeletonGroup className="grid gap-5 pb-2">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-14 w-full" />
        </SkeletonGroup>
      )}
      {options.isError && (
        <ErrorState error={options.error} title="This could not be prepared" onRetry={() => void options.refetch()} />
      )}
      {options.data && (
        <OfferForm
          options={options.data}
          error={offer.error}
          onSend={body => !offer.isPending && offer.mutate({ ...body, application_id: applicationId })}
        />
      )}
    </Dialog>
  )
}

interface OfferFormProps {
  options: {
    rounds: { id: string; name: string; minutes: number }[]
    people: { id: string; name: string; time_zone: string; on_hiring_team: boolean }[]
    candidate: { name: string; time_zone: string }
  }
  error: unknown
  onSend: (body: Omit<Proposal, 'application_id'>) => void
}

function OfferForm({ options, error, onSend }: OfferFormProps) {
  const [round, setRound] = useState(options.rounds[0]!)
  const [minutes, setMinutes] = useState(String(round.minutes))
  const [people, setPeople] = useState<readonly string[]>(() =>
    options.people
      .filter(({ on_hiring_team }) => on_hiring_team)
      .map(({ id }) => id)
      .slice(0, 1),
  )
  const [place, setPlace] = useState('')
  const [message, setMessage] = useState('')
  const [times, setTimes] = useState<TimesOffer>({ kind: 'free' })
  const [missing, setMissing] = useState<{ people?: string; minutes?: string; times?: string }>({})
  const length = Number(minutes)
  const send = () => {
    const slots =
      times.kind === 'own' ? times.at.filter(Boolean).map(local => new Date(local).toISOString()) : undefined
    const wrong = {
      people: people.length === 0 ? 'Please choose who takes part.' : undefined,
      minutes: Number.isInteger(length) && length >= 10 && length <= 240 ? undefined : 'Please give 10 to 240 minutes.',
      times: slots?.length === 0 ? 'Please give a time, or let them choose from your free times.' : undefined,
    }
    setMissing(wrong)
    if (wrong.people ?? wrong.minutes ?? wrong.times) return
    onSend({ round_id: round.id, interviewer_ids: [...people], minutes: length, place, message, slots })
  }
  return (
    <form
      id={FORM}
      noValidate
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_120px]">
        <Field label="Round">
          <Select
            value={round.id}
            choices={options.rounds.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={event => {
              const next = options.rounds.find(({ id }) => id === event.target.value)!
              setRound(next)
              setMinutes(String(next.minutes))
            }}
          />
        </Field>
        <Field label="Minutes" error={missing.minutes}>
          <Input
            type="number"
            inputMode="numeric"
            min={10}
            max={240}
            step={5}
            value={minutes}
            onChange={event => setMinutes(event.target.value)}
          />
        </Field>
      </div>
      <Field label="Who takes part" group error={missing.people}>
        <div className="grid max-h-44 gap-1 overflow-y-auto">
          {options.people.map(({ id, name, time_zone, on_hiring_team }) => (
            <Checkbox
              key={id}
              label={
                <>
                  {name}{' '}
                  <span className="text-text-2">
                    {zoneCity(time_zone)}
                    {on_hiring_team && ', hiring team'}
                  </span>
                </>
              }
              checked={people.includes(id)}
              onChange={event => setPeople(event.target.checked ? [...people, id] : people.filter(one => one !== id))}
            />
          ))}
        </div>
      </Field>
      <Field label="Where" help="A meeting link, an address or a telephone number." optional>
        <Input value={place} maxLength={500} onChange={event => setPlace(event.target.value)} />
      </Field>
      <OfferedTimes
        offer={times}
        onChange={setTimes}
        people={people}
        minutes={length}
        candidate={options.candidate}
        error={missing.times}
      />
      <Field label="A word from you" help="Stands beside the times." optional>
        <Textarea rows={2} maxLength={2000} value={message} onChange={event => setMessage(event.target.value)} />
      </Field>
      <FormProblem error={error} title="The offer was not sent" />
    </form>
  )
}
