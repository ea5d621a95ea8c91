import { Chip } from '#ui/chip.tsx'
import type { Review } from '../contract.ts'
import { resultWords as words } from '../words/scorecard.ts'

type Run = NonNullable<Review['match']>

/** Names the engine that made a result: every screen with a result shows it. */
export function EngineNote({ run }: { run: Pick<Run, 'engine' | 'model' | 'usage' | 'validated'> }) {
  if (!run.engine) return null
  return (
    <p className="mt-4 text-12 text-text-3">
      {!run.validated && `${words.notValidatedWhy} `}
      {run.engine === 'built-in' ? words.builtIn : words.byModel(run.model ?? run.engine)}
      {run.usage && ` ${words.usage(run.usage)}`}
    </p>
  )
}

/** The state of a run that has no result. */
export function NoResult({ title, run }: { title: string; run: Pick<Run, 'state' | 'problem'> }) {
  return (
    <section aria-label={title}>
      <h2 className="flex flex-wrap items-center gap-2 font-medium">
        {title} {run.state === 'needs_person' && <Chip tone="attention">{words.needsReview}</Chip>}
      </h2>
      <p className="mt-1 text-13 text-text-2">{run.problem ?? words.runStates[run.state]}</p>
    </section>
  )
}
