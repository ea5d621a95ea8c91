import type { ComponentProps } from 'react'
import { useFieldControl } from './field.tsx'

/** One line of text. `large` is the candidates' 48 px. */
export function Input({ large, className, id, ...rest }: ComponentProps<'input'> & { large?: boolean }) {
  return (
    <input
      {...useFieldControl(id)}
      {...rest}
      data-size={large ? 'large' : undefined}
      className={`control ${className ?? ''}`}
    />
  )
}
