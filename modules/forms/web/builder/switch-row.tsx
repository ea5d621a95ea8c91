import { useId } from 'react'

interface SwitchRowProps {
  label: string
  help?: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A switch with its label and what it does. */
export function SwitchRow({ label, help, checked, disabled, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2.5">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className="switch mt-px"
        checked={checked}
        disabled={disabled}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={event => onChange(event.target.checked)}
      />
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className="col-start-2 text-13 text-text-2">
          {help}
        </p>
      )}
    </div>
  )
}
