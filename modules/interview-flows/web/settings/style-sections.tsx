import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { interviewSettingsWords as words } from '../../words/settings.ts'
import { cardsOf, type SectionProps } from './settings-form.ts'
import { VoiceChoice } from './voice-choice.tsx'

const TONES = cardsOf(words.tones)
const PACES = cardsOf(words.paces)
const PATIENCES = cardsOf(words.patiences)

/** Who interviews. */
export function GeneralSection({ form, readOnly, isDefault }: SectionProps & { isDefault: boolean }) {
  const { errors } = form.formState
  return (
    <section aria-label={words.general} className="grid gap-4 sm:grid-cols-2">
      <Field label={words.name} help={words.nameHelp} error={errors.name?.message} required>
        <Input {...form.register('name')} maxLength={120} />
      </Field>
      <Field label={words.persona} help={words.personaHelp} error={errors.persona?.message} required>
        <Input {...form.register('persona')} maxLength={80} />
      </Field>
      <Field label={words.tone} group error={errors.tone?.message} className="sm:col-span-2">
        <RadioCards {...form.register('tone')} cards={TONES} columns={3} />
      </Field>
      <Checkbox
        {...form.register('is_default')}
        className="sm:col-span-2"
        label={words.makeDefault}
        help={words.makeDefaultHelp}
        error={errors.is_default?.message}
        disabled={readOnly || isDefault}
      />
    </section>
  )
}

/** How it sounds. */
export function VoiceSection({ form, readOnly }: SectionProps) {
  return (
    <section aria-label={words.voice}>
      <h2 className="mb-3 font-semibold">{words.voice}</h2>
      <VoiceChoice
        field={form.register('voice_id')}
        saved={form.formState.defaultValues?.voice_id ?? ''}
        error={form.formState.errors.voice_id?.message}
        readOnly={readOnly}
      />
    </section>
  )
}

/** How fast it speaks, and how long it waits. */
export function PacingSection({ form }: SectionProps) {
  const { errors } = form.formState
  return (
    <section aria-label={words.pacing} className="grid gap-4">
      <h2 className="font-semibold">{words.pacing}</h2>
      <Field label={words.pace} group error={errors.pace?.message}>
        <RadioCards {...form.register('pace')} cards={PACES} columns={3} />
      </Field>
      <Field label={words.patience} help={words.patienceNote} group error={errors.patience?.message}>
        <RadioCards {...form.register('patience')} cards={PATIENCES} columns={3} />
      </Field>
    </section>
  )
}
