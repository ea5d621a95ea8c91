import type { ComponentProps } from 'react'
import { useFieldControl } from './field.tsx'

/** Several lines of text. Grows with its content if the browser supports it. */
export function Textarea({ large, className, id, ...rest }: ComponentProps<'textarea'> & { large?: boolean }) {
  return (
    <textarea
      {...useFieldControl(id)}
      {...rest}
      data-size={large ? 'large' : undefined}
      className={`control [field-sizing:content] ${className ?? ''}`}
    />
  )
}
