import type { Review } from '../contract.ts'

type Run = NonNullable<Review['match']>

/** Which engine made what is shown: a screen always says it. */
export function EngineNote({ run }: { run: Pick<Run, 'engine' | 'model'> }) {
  if (!run.engine) return null
  return (
    <p className="mt-4 text-12 text-text-3">
      {run.engine === 'built-in'
        ? 'Read by the built-in engine. No language model was used.'
        : `Read by the language model ${run.model}. Quotes were checked and scores computed by code.`}
    </p>
  )
}

const WORDS = {
  waiting: 'It waits to be read.',
  running: 'It is being read now.',
  failed: 'It could not be read.',
  needs_person: 'It needs a person.',
  ready: '',
} as const

/** Where a run stands that has come to nothing yet. */
export const runWords = (run: Pick<Run, 'state' | 'problem'>): string => run.problem ?? WORDS[run.state]
