import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { FieldError } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  help?: ReactNode
  error?: string
  /** Shows the label only to screen readers, for row selection. */
  hideLabel?: boolean
  indeterminate?: boolean
}

/** A checkbox with its label. */
export function Checkbox({ label, help, error, hideLabel, indeterminate, className, ref, ...rest }: CheckboxProps) {
  const id = useId()
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const hold = (node: HTMLInputElement | null) => {
    if (node) node.indeterminate = Boolean(indeterminate)
    if (typeof ref === 'function') ref(node)
    else if (ref) ref.current = node
  }
  const box = (
    <input
      {...rest}
      ref={hold}
      type="checkbox"
      className="tick"
      aria-label={hideLabel && typeof label === 'string' ? label : undefined}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
    />
  )
  if (hideLabel) return <label className={`grid size-6 place-items-center ${className ?? ''}`}>{box}</label>
  return (
    <div className={className}>
      <label className="flex cursor-pointer items-start gap-2.5 leading-normal">
        <span className="grid min-h-6 place-items-center">{box}</span>
        <span className="pt-px">{label}</span>
      </label>
      {help && (
        <p id={`${id}-help`} className="field-help pl-[26px]">
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
