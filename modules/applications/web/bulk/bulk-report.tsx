import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { bulkReasonWords, bulkResultWords as words } from '../../words/bulk.ts'
import { resultOf } from './bulk-result.tsx'
import type { BulkRunning } from './use-bulk-run.ts'

/** What a bulk action did, and who was left out, by name and reason. */
export function BulkReport({ bulk, onClose }: { bulk: BulkRunning; onClose: () => void }) {
  const { run, last } = bulk
  if (!run || !last) return null
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={words.reportTitle}
      description={resultOf(last.action, run)}
      keep={words.close}
      actions={
        run.state === 'finished' &&
        run.done > 0 && (
          <Button busy={bulk.undoing} onClick={bulk.undo}>
            {words.undoAll(run.done)}
          </Button>
        )
      }
    >
      {run.problems.length === 0 ? (
        <p className="pb-1 text-text-2">{words.noProblems}</p>
      ) : (
        <>
          <h3 className="text-13 font-medium text-attention">{words.problems(run.problem_count, run.state)}</h3>
          <ul
            // The keyboard scrolls what is longer than its box.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={words.problems(run.problem_count, run.state)}
            className="grid max-h-[50vh] divide-y divide-line overflow-y-auto pb-1"
          >
            {run.problems.map(({ application_id, name, problem, detail }) => (
              <li key={application_id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-13">
                <span className="font-medium">{name}</span>
                <span className="text-text-2">{detail ?? bulkReasonWords[problem]}</span>
              </li>
            ))}
            {run.problem_count > run.problems.length && (
              <li className="py-2 text-13 text-text-2">
                {words.moreProblems(run.problem_count - run.problems.length)}
              </li>
            )}
          </ul>
        </>
      )}
    </Dialog>
  )
}
