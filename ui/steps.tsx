import type { ReactNode } from 'react'
import { partWords } from './words.ts'

export interface Step {
  readonly label: ReactNode
  readonly note?: ReactNode
  readonly state: 'past' | 'now' | 'next'
}

/** The steps of a task, and which one is current. */
export function Steps({ label, steps, className }: { label: string; steps: readonly Step[]; className?: string }) {
  return (
    <ol aria-label={label} className={`steps ${className ?? ''}`}>
      {steps.map((step, index) => (
        // The steps are fixed, so the index identifies a step.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          {step.label}
          <span className="sr-only">{partWords.step[step.state]}</span>
          {step.note && <small>{step.note}</small>}
        </li>
      ))}
    </ol>
  )
}
