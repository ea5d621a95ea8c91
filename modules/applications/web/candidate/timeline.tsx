import type { ReactNode } from 'react'
import { LinkedText } from '#ui/linked-text.tsx'
import { statusWords } from '../../words/status.ts'
import type { Step } from './status-steps.ts'

interface TimelineProps {
  steps: readonly Step[]
  /** The button of a step that opens something. */
  action: (opens: NonNullable<Step['opens']>) => ReactNode
}

/** Past, current and coming steps, in order. */
export function Timeline({ steps, action }: TimelineProps) {
  return (
    <section className="mt-11" aria-labelledby="what-comes-next">
      <h2 id="what-comes-next" className="text-18 font-semibold tracking-[-0.01em]">
        {steps.every(({ state }) => state === 'done') ? statusWords.whatHappened : statusWords.whatsNext}
      </h2>
      <ol className="mt-4">
        {steps.map((step, index) => (
          <li
            key={typeof step.opens === 'object' ? step.opens.bookingId : step.title}
            aria-current={step.state === 'now' ? 'step' : undefined}
            className="relative grid grid-cols-[22px_minmax(0,1fr)] gap-x-4 pb-6.5 last:pb-0"
          >
            <span aria-hidden="true" className={`z-1 mx-1 mt-[5px] size-3.5 rounded-full ${DOTS[step.state]}`} />
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={`absolute top-[19px] -bottom-[5px] left-2.5 w-0.5 ${step.state === 'done' ? 'bg-brand' : 'bg-line'}`}
              />
            )}
            <div>
              <b
                className={
                  step.state === 'now'
                    ? 'font-serif text-22 leading-[1.3] font-medium tracking-[-0.01em]'
                    : 'font-medium'
                }
              >
                {step.title}
              </b>
              {step.state === 'done' && <span className="sr-only">, {statusWords.done}</span>}
              {step.by && (
                <span
                  suppressHydrationWarning
                  className={`block ${step.state === 'now' ? 'font-medium text-brand' : 'text-14 text-text-2'}`}
                >
                  {step.by}
                </span>
              )}
              {step.text && (
                <p className="mt-1 max-w-[52ch] text-14 wrap-anywhere text-pretty text-text-2">
                  <LinkedText text={step.text} />
                </p>
              )}
              {step.opens && action(step.opens)}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const DOTS = {
  done: 'bg-brand',
  now: 'border-4 border-brand bg-paper',
  next: 'border-2 border-line-strong bg-paper',
} as const
