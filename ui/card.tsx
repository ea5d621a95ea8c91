import type { ComponentProps } from 'react'

/** A surface with a hairline. Padding is the page's: `p-4`, `p-6`. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`card ${className ?? ''}`} />
}
