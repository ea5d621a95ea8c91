import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { interviewSettingsWords as words } from '../../words/settings.ts'
import { number, type SectionProps } from './settings-form.ts'

/** The days that are offered; others come from the API. */
const OFFERED = [7, 4, 2, 1]
const MOST = 3

/** How long the link works, when candidates are reminded of it, and whether leaving the tab is noted. */
export function LinkSection({ form, readOnly }: SectionProps) {
  const { errors } = form.formState
  const chosen = form.watch('reminder_days') ?? []
  const valid = Number(form.watch('link_valid_days'))
  const days = [...new Set([...OFFERED, ...chosen])].toSorted((a, b) => b - a)
  const choose = (day: number, on: boolean) =>
    form.setValue(
      'reminder_days',
      on ? days.filter(one => one === day || chosen.includes(one)) : chosen.filter(one => one !== day),
      {
        shouldDirty: true,
        shouldValidate: true,
      },
    )
  return (
    <section aria-label={words.link} className="grid gap-4 sm:grid-cols-2">
      <h2 className="font-semibold sm:col-span-2">{words.link}</h2>
      <Field label={words.linkDays} help={words.linkDaysHelp} error={errors.link_valid_days?.message} required>
        <Input {...form.register('link_valid_days', number)} type="number" inputMode="numeric" min={1} max={30} />
      </Field>
      <Field
        label={words.reminders}
        group
        error={errors.reminder_days?.message ?? errors.reminder_days?.root?.message}
        className="sm:col-span-2"
      >
        <div className="grid gap-2 sm:grid-cols-2">
          {days.map(day => (
            <Checkbox
              key={day}
              label={words.reminderOn(day)}
              help={chosen.includes(day) && day >= valid ? words.notSent : undefined}
              checked={chosen.includes(day)}
              disabled={readOnly || (chosen.length >= MOST && !chosen.includes(day))}
              onChange={event => choose(day, event.target.checked)}
            />
          ))}
        </div>
      </Field>
      <Checkbox
        {...form.register('integrity_signals')}
        className="sm:col-span-2"
        label={words.integritySignals}
        help={words.integritySignalsHelp}
        error={errors.integrity_signals?.message}
        disabled={readOnly}
      />
    </section>
  )
}
