import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { availabilityWords as words } from '../../words/availability.ts'
import type { Rules } from './draft.ts'

const MINUTES = [0, 5, 10, 15, 30, 45, 60]
const NOTICE_HOURS = [0, 1, 2, 4, 12, 24, 48, 72, 168]
const HORIZON_DAYS = [7, 14, 30, 60, 90, 180]
const STEPS = [15, 30, 60]
const LIMITS = [1, 2, 3, 4, 5, 6, 8, 10]

interface RulesEditorProps {
  rules: Rules
  disabled: boolean
  onChange: (rules: Rules) => void
}

/** Buffers, notice, horizon, start times and the limit of a day. */
export function RulesEditor({ rules, disabled, onChange }: RulesEditorProps) {
  const minutes = (count: number) => (count === 0 ? words.none : words.minutes(count))
  const shared = { disabled, rules, onChange }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Rule {...shared} name="buffer_before" label={words.before} values={MINUTES} text={minutes} />
      <Rule {...shared} name="buffer_after" label={words.after} values={MINUTES} text={minutes} />
      <Rule
        {...shared}
        name="notice_hours"
        label={words.notice}
        values={NOTICE_HOURS}
        text={count => (count === 0 ? words.none : words.hours(count))}
      />
      <Rule {...shared} name="horizon_days" label={words.horizon} values={HORIZON_DAYS} text={words.days} />
      <Rule {...shared} name="step_minutes" label={words.step} values={STEPS} text={words.minutes} />
      <Rule
        {...shared}
        name="daily_limit"
        label={words.limit}
        values={LIMITS}
        text={words.perDay}
        none={words.noLimit}
      />
    </div>
  )
}

interface RuleProps extends RulesEditorProps {
  name: keyof Rules
  label: string
  values: readonly number[]
  text: (value: number) => string
  /** The choice without a value. */
  none?: string
}

function Rule({ name, label, values, text, none, rules, disabled, onChange }: RuleProps) {
  const current = rules[name]
  // A value that was set in another way stays a choice.
  const all = current === null ? values : [...new Set([...values, current])].toSorted((a, b) => a - b)
  return (
    <Field label={label}>
      <Select
        value={current ?? ''}
        disabled={disabled}
        placeholder={none}
        onChange={event => onChange({ ...rules, [name]: event.target.value ? Number(event.target.value) : null })}
        choices={all.map(value => ({ value: String(value), label: text(value) }))}
      />
    </Field>
  )
}
