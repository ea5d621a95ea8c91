import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'

/** A switch that takes effect immediately. Use a checkbox for input that is submitted later. */
export function Switch({
  label,
  help,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; help?: ReactNode }) {
  const id = useId()
  return (
    <div className={className}>
      <label className="flex min-h-8 cursor-pointer items-center justify-between gap-4">
        <span className="font-medium">{label}</span>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state */}
        <input {...rest} type="checkbox" role="switch" className="switch" aria-describedby={help ? id : undefined} />
      </label>
      {help && (
        <p id={id} className="field-help mt-0">
          {help}
        </p>
      )}
    </div>
  )
}
