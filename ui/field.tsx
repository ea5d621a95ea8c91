import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { createContext, use, useId, useMemo } from 'react'
import { Icon } from './icon.tsx'
import { formWords } from './words.ts'

interface FieldWiring {
  readonly id: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
  readonly labelId: string
}
const FieldContext = createContext<FieldWiring | null>(null)

interface FieldProps {
  label: ReactNode
  help?: ReactNode
  /** How to fix it. Present means invalid. */
  error?: string
  /** Shows "optional" next to the label. Required fields are not marked, because most fields are required. */
  optional?: boolean
  required?: boolean
  /** On the right of the label's line: a source, a counter. */
  aside?: ReactNode
  /** For groups of choices (radio cards): the label becomes the group's legend. */
  group?: boolean
  id?: string
  className?: string
  children: ReactNode
}

/** Label, help, control and error, connected for screen readers. Controls inside get their attributes automatically. */
export function Field({
  label,
  help,
  error,
  optional,
  required = false,
  aside,
  group,
  id: given,
  className,
  children,
}: FieldProps) {
  const own = useId()
  const id = given ?? own
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const wiring = useMemo(
    () => ({ id, describedBy, invalid: Boolean(error), required, labelId: `${id}-label` }),
    [id, describedBy, error, required],
  )
  const words = (
    <>
      {label}
      {optional && <span className="ml-1.5 font-normal text-text-2">{formWords.optional}</span>}
    </>
  )
  return (
    <div
      className={className}
      role={group ? 'group' : undefined}
      aria-labelledby={group ? wiring.labelId : undefined}
      aria-describedby={group ? describedBy : undefined}
    >
      <div className="flex items-baseline justify-between gap-3">
        {group ? (
          <span id={wiring.labelId} className="field-label">
            {words}
          </span>
        ) : (
          <label id={wiring.labelId} htmlFor={id} className="field-label">
            {words}
          </label>
        )}
        {aside && <span className="shrink-0 text-12 text-text-2">{aside}</span>}
      </div>
      {help && (
        <div id={`${id}-help`} className="field-help">
          {help}
        </div>
      )}
      <div className="mt-1.5">
        <FieldContext value={wiring}>{children}</FieldContext>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

/** An error message of a field or a group of controls. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="field-error">
      <Icon of={CircleAlert} size={14} />
      <span className="max-w-[52ch]">{children}</span>
    </p>
  )
}

/** The attributes that a control gets from the field around it; none outside a field. */
export function useFieldControl(id?: string) {
  const field = use(FieldContext)
  if (!field) return { id }
  return {
    id: id ?? field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  } as const
}

/** The wiring of the field around, for controls that are groups. */
export const useField = () => use(FieldContext)
