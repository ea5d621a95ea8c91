import type { ComponentProps } from 'react'

export type ChipTone = 'neutral' | 'brand' | 'attention' | 'danger' | 'evidence' | 'outline'

/** A state in a word. Colour never says it alone. */
export function Chip({ tone = 'neutral', className, ...rest }: ComponentProps<'span'> & { tone?: ChipTone }) {
  return <span {...rest} data-tone={tone} className={`chip ${className ?? ''}`} />
}
