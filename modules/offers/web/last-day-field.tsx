import { zoneCity } from '#platform/locale/dates.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { panelWords } from '../words/panel.ts'

interface LastDayFieldProps {
  value: string
  onChange: (day: string) => void
  /** The earliest day that can be chosen. */
  min: string
  /** The organization's time zone. */
  zone: string
  error?: string
}

/** The last day for an answer. */
export const LastDayField = ({ value, onChange, min, zone, error }: LastDayFieldProps) => (
  <Field label={panelWords.form.expires} help={panelWords.form.expiresHelp(zoneCity(zone))} error={error}>
    <Input type="date" min={min} value={value} className="max-w-56" onChange={event => onChange(event.target.value)} />
  </Field>
)
