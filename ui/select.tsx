import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useFieldControl } from './field.tsx'
import { Icon } from './icon.tsx'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** A native select, which works best on phones and with screen readers. `placeholder` is the empty first option. */
export function Select({
  choices,
  placeholder,
  large,
  className,
  id,
  children,
  ...rest
}: ComponentProps<'select'> & { choices?: readonly Choice[]; placeholder?: string; large?: boolean }) {
  return (
    <span className={`relative block ${className ?? ''}`}>
      <select {...useFieldControl(id)} {...rest} data-size={large ? 'large' : undefined} className="control">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices?.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
        {children}
      </select>
      <Icon of={ChevronDown} className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-text-2" />
    </span>
  )
}
