import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { z } from 'zod'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { useSchemaForm } from '#ui/form.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { zoneCity } from '#platform/locale/dates.ts'
import { recruiterWords } from '../words/recruiter.ts'
import { newKey, optionsQuery, type Proposal, propose, refreshBookings } from './api.ts'
import { OfferedTimes, type TimesOffer } from './offered-times.tsx'

interface ScheduleInterviewDialogProps {
  applicationId: string
  candidateName: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called after the invitation was sent. */
  onDone: () => void
}

const words = recruiterWords.schedule

/** Who takes part: everyone who is selected, or so many of those who are not marked as always. */
function partOf({
  interviewer_ids,
  any,
  always,
}: Pick<z.input<typeof invitation>, 'interviewer_ids' | 'any' | 'always'>) {
  const required = interviewer_ids.filter(id => any === ALL || always.includes(id))
  const others = interviewer_ids.filter(id => !required.includes(id))
  const count = Math.min(Number(any), others.length)
  return { interviewer_ids: required, any_of: count > 0 ? [{ count, interviewer_ids: others }] : [] }
}
const ALL = 'all'

const FORM = 'schedule-interview'

/** Invites a candidate to an interview with people: who, how long, where, and which times. The link is sent by e-mail. */
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
    // The next attempt is a new offer.
    onError: () => (key.current = newKey()),
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(candidateName)}
      description={words.description}
      keep={words.notNow}
      actions={
        <Button type="submit" form={FORM} kind="primary" busy={offer.isPending} disabled={!options.data}>
          {words.send}
        </Button>
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
        <ErrorState error={options.error} title={words.loadFailed} onRetry={() => void options.refetch()} />
      )}
      {options.data && (
        <InvitationForm
          options={options.data}
          error={offer.error}
          onSend={body => !offer.isPending && offer.mutate({ ...body, application_id: applicationId })}
        />
      )}
    </Dialog>
  )
}

const invitation = z.object({
  round_id: z.string(),
  minutes: z.coerce.number<string>().int(words.minutesWrong).min(10, words.minutesWrong).max(240, words.minutesWrong),
  interviewer_ids: z.array(z.string()).min(1, words.interviewersMissing),
  any: z.string(),
  always: z.array(z.string()),
  place: z.string().max(500),
  message: z.string().max(2000),
  times: z
    .custom<TimesOffer>()
    .refine(times => times.kind === 'free' || times.at.some(at => at !== ''), words.timesMissing),
})

/** Local times as instants; undefined lets the candidate choose from free times. */
const slotsOf = (times: TimesOffer) =>
  times.kind === 'own' ? times.at.filter(Boolean).map(local => new Date(local).toISOString()) : undefined

interface InvitationFormProps {
  options: {
    rounds: { id: string; name: string; minutes: number }[]
    people: { id: string; name: string; time_zone: string; on_hiring_team: boolean }[]
    candidate: { name: string; time_zone: string }
  }
  error: unknown
  onSend: (body: Omit<Proposal, 'application_id'>) => void
}

function InvitationForm({ options, error, onSend }: InvitationFormProps) {
  const [first] = options.rounds
  const form = useSchemaForm(invitation, {
    round_id: first!.id,
    minutes: String(first!.minutes),
    interviewer_ids: options.people
      .filter(({ on_hiring_team }) => on_hiring_team)
      .map(({ id }) => id)
      .slice(0, 1),
    any: ALL,
    always: [],
    place: '',
    message: '',
    times: { kind: 'free' },
  })
  const { errors } = form.formState
  const [people, any, always, times, minutes] = form.watch(['interviewer_ids', 'any', 'always', 'times', 'minutes'])
  const part = partOf({ interviewer_ids: people, any, always })
  const round = form.register('round_id')
  return (
    <form
      id={FORM}
      noValidate
      className="grid gap-5"
      onSubmit={event =>
        void form.handleSubmit(({ times: offer, round_id, minutes: length, place, message }) =>
          onSend({ round_id, minutes: length, place, message, ...part, slots: slotsOf(offer) }),
        )(event)
      }
    >
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_120px]">
        <Field label={words.round}>
          <Select
            {...round}
            choices={options.rounds.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={event => {
              void round.onChange(event)
              const next = options.rounds.find(({ id }) => id === event.target.value)!
              form.setValue('minutes', String(next.minutes))
            }}
          />
        </Field>
        <Field label={words.minutes} error={errors.minutes?.message}>
          <Input type="number" inputMode="numeric" min={10} max={240} step={5} {...form.register('minutes')} />
        </Field>
      </div>
      <Field label={words.interviewers} group error={errors.interviewer_ids?.message}>
        <div className="grid max-h-44 gap-1 overflow-y-auto">
          {options.people.map(({ id, name, time_zone, on_hiring_team }) => (
            <Checkbox
              key={id}
              value={id}
              label={
                <>
                  {name}{' '}
                  <span className="text-text-2">
                    {zoneCity(time_zone)}
                    {on_hiring_team && words.onHiringTeam}
                  </span>
                </>
              }
              {...form.register('interviewer_ids')}
            />
          ))}
        </div>
      </Field>
      {people.length > 1 && (
        <Field label={words.takesPart} help={any === ALL ? undefined : words.takesPartHelp}>
          <Select
            {...form.register('any')}
            choices={[
              { value: ALL, label: words.allOfThem },
              ...people.slice(1).map((_, index) => ({ value: String(index + 1), label: words.anyOfThem(index + 1) })),
            ]}
          />
        </Field>
      )}
      {people.length > 1 && any !== ALL && (
        <Field label={words.always} group optional>
          <div className="flex flex-wrap gap-x-5 gap-y-1">
            {options.people
              .filter(({ id }) => people.includes(id))
              .map(({ id, name }) => (
                <Checkbox key={id} value={id} label={name} {...form.register('always')} />
              ))}
          </div>
        </Field>
      )}
      <Field label={words.place} help={words.placeHelp} optional>
        <Input maxLength={500} {...form.register('place')} />
      </Field>
      <OfferedTimes
        offer={times}
        onChange={offer => form.setValue('times', offer, { shouldValidate: form.formState.isSubmitted })}
        part={part}
        minutes={Number(minutes)}
        candidate={options.candidate}
        error={errors.times?.message}
      />
      <Field label={words.message} help={words.messageHelp} optional>
        <Textarea rows={2} maxLength={2000} {...form.register('message')} />
      </Field>
      <FormProblem error={error} title={words.failed} />
    </form>
  )
}
