import { Globe } from 'lucide-react'
import { useId, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import { zoneCity } from '#platform/locale/dates.ts'
import { zoneChoices } from '#ui/zone-choices.ts'
import { bookingWords } from '../words/booking.ts'

const words = bookingWords.zone

interface ZoneLineProps {
  zone: string
  /** Shown first: the candidate's and the organization's. */
  suggested: readonly string[]
  onChange: (zone: string) => void
}

/** The time zone of all times on the page, and a way to change it. */
export function ZoneLine({ zone, suggested, onChange }: ZoneLineProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const others = zoneChoices(zone).filter(({ value }) => !suggested.includes(value))
  const first = suggested.map(value => ({ value, label: value.replaceAll('_', ' ').replaceAll('/', ' / ') }))
  if (!open) {
    return (
      <p className="flex flex-wrap items-center gap-x-2">
        <Icon of={Globe} className="text-text-2" />
        <span>
          {words.before}
          <strong className="font-medium">{zoneCity(zone)}</strong>
          {words.after}
        </span>
        <button type="button" onClick={() => setOpen(true)} className="link min-h-11 px-1">
          {words.change}
        </button>
      </p>
    )
  }
  return (
    <div className="max-w-[420px]">
      <label htmlFor={id} className="field-label">
        {words.label}
      </label>
      {/* The list replaces the "Change" button, so it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <Select id={id} autoFocus className="mt-1.5" value={zone} onChange={event => onChange(event.target.value)}>
        <optgroup label={words.suggested}>
          {first.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </optgroup>
        <optgroup label={words.all}>
          {others.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </optgroup>
      </Select>
    </div>
  )
}
