import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { interviewSettingsWords as words } from '../../words/settings.ts'
import { cardsOf, number, optionalNumber, type SectionProps } from './settings-form.ts'

const upTo3 = (label: (count: number) => string) =>
  [0, 1, 2, 3].map(count => ({ value: String(count), label: label(count) }))
const RECORDINGS = cardsOf(words.recordings)

/** How long an interview takes, and how often. */
export function LengthSection({ form }: SectionProps) {
  const { errors } = form.formState
  return (
    <section aria-label={words.length}>
      <h2 className="mb-3 font-semibold">{words.length}</h2>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={words.minutes} error={errors.minutes?.message} required>
          <Input {...form.register('minutes', number)} type="number" inputMode="numeric" min={5} max={60} />
        </Field>
        <Field label={words.followUps} error={errors.follow_ups?.message}>
          <Select {...form.register('follow_ups', number)} choices={upTo3(words.upTo)} />
        </Field>
        <Field label={words.retakes} error={errors.retakes?.message}>
          <Select {...form.register('retakes', number)} choices={upTo3(words.retakeCount)} />
        </Field>
      </div>
      <p className="mt-3 text-13 text-text-2">{words.lengthNote}</p>
    </section>
  )
}

interface RecordingSectionProps extends SectionProps {
  /** How long the organization stores anything. */
  mostDays: number
  /** Where that is changed. */
  limitHref: string
}

/** What is recorded, and when it is deleted. */
export function RecordingSection({ form, mostDays, limitHref }: RecordingSectionProps) {
  const { errors } = form.formState
  const days = { type: 'number', inputMode: 'numeric', min: 1, max: mostDays } as const
  return (
    <section aria-label={words.recording} className="grid gap-4">
      <Field label={<span className="text-14 font-semibold">{words.recording}</span>} group>
        <RadioCards {...form.register('recording')} cards={RECORDINGS} columns={3} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.recordingDays} optional error={errors.recording_days?.message}>
          <Input {...form.register('recording_days', optionalNumber)} {...days} />
        </Field>
        <Field label={words.transcriptDays} optional error={errors.transcript_days?.message}>
          <Input {...form.register('transcript_days', optionalNumber)} {...days} />
        </Field>
      </div>
      <p className="text-13 text-text-2">
        {words.daysHelp(mostDays)} <TextLink to={limitHref}>{words.changeLimit}</TextLink>
      </p>
    </section>
  )
}
