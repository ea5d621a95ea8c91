import { Globe } from 'lucide-react'
import { useId, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import { zoneCity } from '#ui/time.ts'
import { zoneChoices } from '#ui/zone-choices.ts'

interface ZoneLineProps {
  zone: string
  /** Shown first: the candidate's and the organization's. */
  suggested: readonly string[]
  onChange: (zone: string) => void
}

/** In whose time everything here is told, and a way to change it. */
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
          Times are in <strong className="font-medium">{zoneCity(zone)}</strong> time.
        </span>
        <button type="button" onClick={() => setOpen(true)} className="link min-h-11 px-1">
          Change
        </button>
      </p>
    )
  }
  return (
    <div className="max-w-[420px]">
      <label htmlFor={id} className="field-label">
        Your time zone
      </label>
      {/* Whoever pressed "Change" goes on in what opened. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <Select id={id} autoFocus className="mt-1.5" value={zone} onChange={event => onChange(event.target.value)}>
        <optgroup label="Suggested">
          {first.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </optgroup>
        <optgroup label="All">
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
