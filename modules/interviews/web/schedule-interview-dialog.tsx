import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { z } from 'zod'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { useSchemaForm } from '#ui/form.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { recruiterWords } from '../words/recruiter.ts'
import { MOST_IN_DAY } from '#modules/scheduling/policy.ts'
import { newKey, optionsQuery, propose, proposeDay, refreshBookings } from './api.ts'
import { type DraftInterview, InterviewFields } from './interview-fields.tsx'
import { OfferedTimes, type TimesOffer } from './offered-times.tsx'
import { everyoneOf, type Interviewer, peopleOf, peopleOfRound, type Selection } from './who-takes-part.tsx'

interface ScheduleInterviewDialogProps {
  applicationId: string
  candidateName: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called after the invitation was sent. */
  onDone: () => void
}

const words = recruiterWords.schedule

const FORM = 'schedule-interview'

/** Invites a candidate to interviews with people: who, how long, where, and which times. Several are booked as one. */
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
    mutationFn: (invitation: Invitation) => send(applicationId, invitation, key.current),
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
          onSend={invitation => !offer.isPending && offer.mutate(invitation)}
        />
      )}
    </Dialog>
  )
}

const invitationSchema = z.object({
  interviews: z.array(
    z.object({
      key: z.string(),
      round_id: z.string(),
      title: z.string().trim().min(1, words.titleMissing).max(120),
      minutes: z.coerce
        .number<string>()
        .int(words.minutesWrong)
        .min(10, words.minutesWrong)
        .max(240, words.minutesWrong),
      who: z.custom<Selection>().refine(({ interviewer_ids }) => interviewer_ids.length > 0, words.interviewersMissing),
      break_minutes: z.coerce
        .number<string>()
        .int(words.breakWrong)
        .min(0, words.breakWrong)
        .max(240, words.breakWrong),
    }),
  ),
  place: z.string().max(500),
  message: z.string().max(2000),
  times: z
    .custom<TimesOffer>()
    .refine(times => times.kind === 'free' || times.at.some(at => at !== ''), words.timesMissing),
})
type Invitation = z.output<typeof invitationSchema>

/** Local times as instants; undefined lets the candidate choose from free times. */
const slotsOf = (times: TimesOffer) =>
  times.kind === 'own' ? times.at.filter(Boolean).map(local => new Date(local).toISOString()) : undefined

/** Invites to one interview, or to several that are booked as one. */
function send(applicationId: string, { interviews, place, message, times }: Invitation, key: string): Promise<unknown> {
  const shared = { place, message, slots: slotsOf(times) }
  const [single, ...others] = interviews.map(({ who, round_id, minutes }) => ({ ...peopleOf(who), round_id, minutes }))
  if (single && others.length === 0) return propose({ ...single, ...shared, application_id: applicationId }, key)
  const day = interviews.map(({ who, round_id, title, minutes, break_minutes }) => ({
    ...peopleOf(who),
    round_id,
    title,
    minutes,
    break_minutes,
  }))
  return proposeDay(applicationId, { ...shared, interviews: day }, key)
}

interface InvitationFormProps {
  options: {
    rounds: { id: string; name: string; minutes: number }[]
    people: Interviewer[]
    candidate: { name: string; time_zone: string }
  }
  error: unknown
  onSend: (invitation: Invitation) => void
}

/** The next interview of the flow, or the last one again. */
function nextInterview({ rounds, people }: InvitationFormProps['options'], index: number): DraftInterview {
  const round = rounds[Math.min(index, rounds.length - 1)]!
  const assigned = peopleOfRound(people, round.id)
  const team = people.filter(({ on_hiring_team, round_id }) => on_hiring_team && !round_id).map(({ id }) => id)
  return {
    key: newKey(),
    round_id: round.id,
    title: round.name,
    minutes: String(round.minutes),
    who: everyoneOf(assigned.length > 0 ? assigned : team.slice(index, index + 1)),
    break_minutes: '0',
  }
}

function InvitationForm({ options, error, onSend }: InvitationFormProps) {
  const form = useSchemaForm(invitationSchema, {
    interviews: [nextInterview(options, 0)],
    place: '',
    message: '',
    times: { kind: 'free' },
  })
  const { errors, isSubmitted } = form.formState
  const [interviews, times] = form.watch(['interviews', 'times'])
  const set = (next: DraftInterview[]) => form.setValue('interviews', next, { shouldValidate: isSubmitted })
  return (
    <form id={FORM} noValidate className="grid gap-5" onSubmit={event => void form.handleSubmit(onSend)(event)}>
      {interviews.map((interview, index) => (
        <InterviewFields
          key={interview.key}
          interview={interview}
          position={interviews.length > 1 ? { index, of: interviews.length } : null}
          options={options}
          errors={errors.interviews?.[index]}
          onChange={changed => set(interviews.map((one, at) => (at === index ? changed : one)))}
          onRemove={() => set(interviews.filter((_, at) => at !== index))}
        />
      ))}
      {interviews.length < MOST_IN_DAY && (
        <div className="grid justify-items-start gap-1.5">
          <Button size="small" onClick={() => set([...interviews, nextInterview(options, interviews.length)])}>
            <Icon of={Plus} />
            {words.addInterview}
          </Button>
          {interviews.length === 1 && <p className="text-13 text-text-2">{words.addInterviewHelp}</p>}
        </div>
      )}
      <Field label={words.place} help={words.placeHelp} optional>
        <Input maxLength={500} {...form.register('place')} />
      </Field>
      <OfferedTimes
        offer={times}
        onChange={offer => form.setValue('times', offer, { shouldValidate: isSubmitted })}
        interviews={interviews.map(({ who, minutes, break_minutes }) => ({
          ...peopleOf(who),
          minutes: Number(minutes),
          break_minutes: Number(break_minutes),
        }))}
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
