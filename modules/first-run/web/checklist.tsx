import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { firstRunWords as words } from '../words/first-run.ts'

export interface ChecklistStep {
  readonly title: string
  readonly note?: string
  readonly minutes?: number
  readonly done: boolean
  readonly action?: ReactNode
  /** Below the note: a way to tick the step. */
  readonly tick?: ReactNode
}

/** Steps in their order; the first one that is not done is the next one. */
export function Checklist({ steps }: { steps: readonly ChecklistStep[] }) {
  const done = steps.filter(one => one.done).length
  const next = steps.findIndex(one => !one.done)
  return (
    <section aria-labelledby="first-steps">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <h2 id="first-steps" className="font-semibold">
          {words.steps}
        </h2>
        <span aria-hidden="true" className="grid w-38 grid-flow-col gap-1">
          {steps.map(({ title }, index) => (
            <i key={title} className={`h-1.5 rounded-full ${index < done ? 'bg-brand' : 'bg-line'}`} />
          ))}
        </span>
        <p className="text-13 text-text-2">{words.progress(done, steps.length)}</p>
      </div>
      <ol className="card mt-3 divide-y divide-line">
        {steps.map((step, index) => (
          <Step key={step.title} step={step} number={index + 1} isNext={index === next} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step, number, isNext }: { step: ChecklistStep; number: number; isNext: boolean }) {
  const { title, note, minutes, done, action, tick } = step
  const mark = done
    ? 'bg-brand text-on-brand'
    : isNext
      ? 'text-brand ring-2 ring-brand'
      : 'text-text-2 ring-1 ring-line'
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={`grid grid-cols-[26px_minmax(0,1fr)] items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:grid-cols-[26px_minmax(0,1fr)_auto_auto] ${isNext ? 'bg-brand-tint/50' : ''}`}
    >
      <span className={`num grid size-6.5 place-items-center rounded-full text-13 font-medium ${mark}`}>
        {done ? <Icon of={Check} size={14} /> : <span aria-hidden="true">{number}</span>}
      </span>
      <div className="min-w-0">
        <h3 className={done ? 'text-text-2' : 'font-medium'}>
          {title} {done && <span className="sr-only">({words.stepDone})</span>}
        </h3>
        {!done && note && <p className="text-13 text-text-2">{note}</p>}
        {tick}
      </div>
      {!done && minutes !== undefined && (
        <span className="text-13 text-text-2 max-sm:hidden">{words.minutes(minutes)}</span>
      )}
      {action && <div className="max-sm:col-start-2 sm:col-start-4 sm:min-w-33 [&>*]:w-full">{action}</div>}
    </li>
  )
}
