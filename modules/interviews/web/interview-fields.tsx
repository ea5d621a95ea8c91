import { X } from 'lucide-react'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { recruiterWords } from '../words/recruiter.ts'
import { everyoneOf, type Interviewer, peopleOfRound, type Selection, WhoTakesPart } from './who-takes-part.tsx'

const words = recruiterWords.schedule

/** An interview as it is typed. */
export interface DraftInterview {
  key: string
  round_id: string
  title: string
  minutes: string
  who: Selection
  break_minutes: string
}

type Problems = Partial<Record<keyof DraftInterview, { message?: string }>>

interface InterviewFieldsProps {
  interview: DraftInterview
  /** Null for a single interview. */
  position: { index: number; of: number } | null
  options: { rounds: readonly { id: string; name: string; minutes: number }[]; people: readonly Interviewer[] }
  errors: Problems | undefined
  onChange: (interview: DraftInterview) => void
  onRemove: () => void
}

/** Which interview, how long and with whom; of several also its name and the break after it. */
export function InterviewFields({ interview, position, options, errors, onChange, onRemove }: InterviewFieldsProps) {
  const set = (part: Partial<DraftInterview>) => onChange({ ...interview, ...part })
  const chooseRound = (id: string) => {
    const round = options.rounds.find(one => one.id === id)!
    const assigned = peopleOfRound(options.people, id)
    set({
      round_id: id,
      title: round.name,
      minutes: String(round.minutes),
      ...(assigned.length > 0 && { who: everyoneOf(assigned) }),
    })
  }
  const fields = (
    <>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_120px]">
        <Field label={position ? words.roundOfFlow : words.round}>
          <Select
            value={interview.round_id}
            choices={options.rounds.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={event => chooseRound(event.target.value)}
          />
        </Field>
        <Field label={words.minutes} error={errors?.minutes?.message}>
          <Input
            type="number"
            inputMode="numeric"
            min={10}
            max={240}
            step={5}
            value={interview.minutes}
            onChange={event => set({ minutes: event.target.value })}
          />
        </Field>
      </div>
      {position && (
        <Field label={words.interviewTitle} error={errors?.title?.message}>
          <Input maxLength={120} value={interview.title} onChange={event => set({ title: event.target.value })} />
        </Field>
      )}
      <WhoTakesPart
        people={options.people}
        value={interview.who}
        onChange={who => set({ who })}
        error={errors?.who?.message}
      />
    </>
  )
  if (!position) return fields
  const number = position.index + 1
  return (
    <>
      <fieldset className="grid gap-5 rounded-card border border-line p-4">
        <legend className="sr-only">{words.interviewNumber(number)}</legend>
        <div className="flex items-center justify-between gap-4">
          <p aria-hidden className="text-13 font-semibold">
            {words.interviewNumber(number)}
          </p>
          <IconButton icon={X} label={words.removeInterview(number)} onClick={onRemove} />
        </div>
        {fields}
      </fieldset>
      {number < position.of && (
        <Field label={words.breakAfter(number)} error={errors?.break_minutes?.message}>
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            max={240}
            step={5}
            className="max-w-[120px]"
            value={interview.break_minutes}
            onChange={event => set({ break_minutes: event.target.value })}
          />
        </Field>
      )}
    </>
  )
}
