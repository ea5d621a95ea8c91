import type { ReactNode } from 'react'

export interface Step {
  readonly label: ReactNode
  readonly note?: ReactNode
  readonly state: 'past' | 'now' | 'next'
}

const SAYS = { past: 'done', now: 'now', next: 'to come' } as const

/** The way and where one stands on it: a line above words. */
export function Steps({ label, steps, className }: { label: string; steps: readonly Step[]; className?: string }) {
  return (
    <ol aria-label={label} className={`steps ${className ?? ''}`}>
      {steps.map((step, index) => (
        // The way is fixed: a step is its place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          {step.label}
          <span className="sr-only">, {SAYS[step.state]}</span>
          {step.note && <small>{step.note}</small>}
        </li>
      ))}
    </ol>
  )
}
