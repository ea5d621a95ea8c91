import { X } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { errorWords } from '#ui/error-text.ts'
import type { BulkRun } from '../../contract.ts'
import { STAGE_NAMES } from '../../policy.ts'
import { bulkResultWords as words } from '../../words/bulk.ts'
import { type Action, isOver } from './bulk-api.ts'
import type { BulkRunning } from './use-bulk-run.ts'

const BulkReport = lazy(() => import('./bulk-report.tsx').then(m => ({ default: m.BulkReport })))

/** How long a result without problems stays. Its report stays in the footer. */
const SHOWN_MS = 10_000

/** What a run did, as one sentence. */
export function resultOf(action: Action, { state, done, undone }: BulkRun): string {
  if (state === 'undone') return words.undone(undone)
  return action.kind === 'move' ? words.moved(done, STAGE_NAMES[action.stage]) : words.done[action.kind](done)
}

/** The progress and the result of a bulk action, at the place where it was started. */
export function BulkResult({ bulk }: { bulk: BulkRunning }) {
  const { run, last, problem } = bulk
  const [reporting, setReporting] = useState(false)
  const [hiddenState, setHiddenState] = useState<string | null>(null)
  const key = run && `${run.id} ${run.state}`
  const stays = run !== null && (run.problem_count > 0 || !isOver(run.state))
  useEffect(() => {
    if (!key || stays || reporting) return
    const timer = setTimeout(() => setHiddenState(key), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [key, stays, reporting])
  if (problem) {
    return (
      <Bar onDismiss={bulk.dismiss}>
        <span className="font-medium text-danger">{words.failed}</span>
        <span className="text-text-2">{errorWords(problem).says}</span>
      </Bar>
    )
  }
  if (!run || !last) return null
  const report = reporting && (
    <Suspense>
      <BulkReport bulk={bulk} onClose={() => setReporting(false)} />
    </Suspense>
  )
  const reportButton = (
    <Button kind="quiet" size="small" onClick={() => setReporting(true)}>
      {words.report}
    </Button>
  )
  if (hiddenState === key)
    return (
      <div className="flex items-center gap-2 px-4 pb-2 text-12 text-text-2 md:px-7">
        {words.lastAction(resultOf(last.action, run))} {reportButton} {report}
      </div>
    )
  if (!isOver(run.state))
    return (
      <Bar>
        <progress value={run.processed} max={run.total} aria-label={words.progress} className="h-1.5 w-32" />
        <span className="num">{words.processed(run.processed, run.total)}</span>
        <span className="text-text-2 max-md:hidden">{words.canLeave}</span>
      </Bar>
    )
  return (
    <Bar onDismiss={() => setHiddenState(key)}>
      <span className="font-medium">{resultOf(last.action, run)}</span>
      {run.problem_count > 0 && <span className="text-attention">{words.problems(run.problem_count, run.state)}</span>}
      {run.state === 'finished' && run.done > 0 && (
        <Button size="small" busy={bulk.undoing} onClick={bulk.undo}>
          {words.undo}
        </Button>
      )}
      {reportButton}
      {report}
    </Bar>
  )
}

const Bar = ({ children, onDismiss }: { children: React.ReactNode; onDismiss?: () => void }) => (
  <div data-bottom-bar="float" className="pointer-events-none sticky bottom-0 z-10 flex justify-center px-4 pb-3.5">
    <div
      role="status"
      className="float pointer-events-auto flex min-h-11 max-w-full items-center gap-1 py-1.5 pr-1.5 pl-4 text-13"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">{children}</div>
      {onDismiss && <IconButton icon={X} size="small" label={words.dismiss} onClick={onDismiss} />}
    </div>
  </div>
)
