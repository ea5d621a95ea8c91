import { Alert } from '#ui/alert.tsx'
import type { DryRun } from '../contract.ts'
import { dryRunWords as words } from '../words/page.ts'

/** What made the results, and what they lack. */
export function RunNotices({ run }: { run: DryRun }) {
  const failed = run.candidates.filter(({ state }) => state === 'failed').map(({ kind }) => words.kinds[kind])
  return (
    <>
      {run.problem && (
        <Alert tone="attention" live title={words.problemTitle}>
          {words.problems[run.problem]}
        </Alert>
      )}
      <div className="grid max-w-[80ch] gap-1.5 text-13 text-text-2">
        <p>{run.engine ? words.ofModel(run.engine) : words.ofRules}</p>
        {run.unanswerable.length > 0 && <p>{words.unanswerable(run.unanswerable.length)}</p>}
        {failed.length > 0 && <p>{words.failedCandidates(failed)}</p>}
        {run.state === 'cancelled' && !run.problem && <p>{words.stopped}</p>}
      </div>
    </>
  )
}
