import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { When } from '#ui/when.tsx'
import type { JobClosing } from '../contract.ts'
import { closeWords as words } from '../words/closing.ts'
import { refreshClosings, undoClosing } from './api.ts'

const text = words.report

function summary({ state, informed, can_undo, send_at }: JobClosing) {
  if (state === 'undoing') return text.undoing
  if (state === 'undone') return text.undone
  if (state === 'informing') return text.informing(informed)
  return (
    <>
      {can_undo ? text.pending(informed) : text.sent(informed)} <When instant={send_at} />.
    </>
  )
}

/** What became of the last closing: its e-mails, who could not be informed, and the undo. */
export function ClosingReport({ jobId, closing }: { jobId: string; closing: JobClosing }) {
  const client = useQueryClient()
  const undo = useMutation({ mutationFn: () => undoClosing(jobId), onSettled: () => refreshClosings(client) })
  return (
    <section className="grid gap-2 rounded-control border border-line bg-sunken px-3.5 py-3 text-13">
      <p className="text-text-2">
        {text.by(closing.closed_by)}, <When instant={closing.closed_at} show="date" />
      </p>
      <p role="status">{summary(closing)}</p>
      {closing.excluded > 0 && <p className="text-text-2">{text.excluded(closing.excluded)}</p>}
      {closing.problems.length > 0 && (
        <div>
          <p className="font-medium text-attention">{text.problems(closing.problems.length)}</p>
          <ul className="mt-1 list-disc pl-5">
            {closing.problems.map(({ application_id, name, problem }) => (
              <li key={application_id}>
                {name}. <span className="text-text-2">{problem}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {closing.can_undo && (
        <div>
          <Button size="small" busy={undo.isPending} onClick={() => undo.mutate()}>
            {text.undo}
          </Button>
        </div>
      )}
      {undo.data?.no_room && <p role="status">{words.noRoom}</p>}
      <FormProblem error={undo.error} title={words.notUndone} />
    </section>
  )
}
