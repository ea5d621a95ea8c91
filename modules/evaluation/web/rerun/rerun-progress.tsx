import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { DAY } from '#platform/clock/clock.ts'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { useNow } from '#ui/use-now.ts'
import { When } from '#ui/when.tsx'
import type { Rerun } from '../../contract.ts'
import { rerunWords as words } from '../../words/rerun.ts'
import { cancelRerun, rerunQuery } from './api.ts'

/** How far the evaluation of all applications of a job is, and for a day how it ended. Whoever comes back finds it here. */
export function RerunProgress({ jobId, decides }: { jobId: string; decides: boolean }) {
  const client = useQueryClient()
  const now = useNow()
  const { data } = useQuery(rerunQuery(jobId))
  const rerun = data?.rerun ?? null
  const refresh = () => client.invalidateQueries({ queryKey: ['analysis'] })
  const cancel = useMutation({ mutationFn: (id: string) => cancelRerun(jobId, id), onSettled: refresh })
  useRefreshAtEnd(rerun, refresh)
  const outdated = data && rerun?.state !== 'running' ? data.outdated.applications : 0
  const recent =
    rerun && rerun.total > 0 && (rerun.state === 'running' || now.getTime() - Date.parse(rerun.finished_at!) < DAY)
  // What is outdated matters more than a rerun that went well.
  if (!recent || (rerun.state === 'finished' && rerun.failed === 0 && outdated > 0))
    return outdated > 0 ? <Notice>{words.outdatedNotice(outdated)}</Notice> : null
  const { state, done, failed, total, problem, finished_at } = rerun
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-center gap-x-5 gap-y-2 border-y border-line bg-surface px-4 py-3 text-13 md:px-7"
    >
      {state === 'running' ? (
        <>
          <div className="grid min-w-0 flex-1 gap-1.5">
            <p role="status" className="font-medium">
              {words.running(done + failed, total)}
            </p>
            <div
              role="progressbar"
              aria-label={words.title}
              aria-valuemin={0}
              aria-valuemax={total}
              aria-valuenow={done + failed}
              className="h-1.5 max-w-96 overflow-hidden rounded-full bg-line"
            >
              <div className="h-full bg-brand" style={{ width: `${((done + failed) / total) * 100}%` }} />
            </div>
            <p className="text-12 text-text-2">{words.runningNote}</p>
          </div>
          {decides && (
            <Button size="small" busy={cancel.isPending} onClick={() => cancel.mutate(rerun.id)}>
              {words.cancel}
            </Button>
          )}
        </>
      ) : (
        <p role="status">
          <b className="font-medium">
            {state === 'finished' ? words.ended.finished(done) : words.ended.cancelled(done, total)}
          </b>{' '}
          <span className="text-text-2">
            {problem && `${words.budgetSpent} `}
            {failed > 0 && `${words.someFailed(failed)} `}
            <When instant={finished_at!} show="date" />
          </span>
        </p>
      )}
      {cancel.isError && (
        <p role="alert" className="field-error">
          {words.cancelFailed}. {errorWords(cancel.error).says}
        </p>
      )}
    </section>
  )
}

const Notice = ({ children }: { children: string }) => (
  <p role="status" className="border-y border-attention-line bg-attention-tint px-4 py-2.5 text-13 md:px-7">
    {children}
  </p>
)

/** Results arrive while a rerun is running: the ranking is fetched again with each, and once more at the end. */
function useRefreshAtEnd(rerun: Rerun | null, refresh: () => Promise<void>) {
  const made = rerun && rerun.done + rerun.failed
  const state = rerun?.state
  const before = useRef({ made, state })
  useEffect(() => {
    const changed =
      before.current.state === 'running' && (before.current.made !== made || before.current.state !== state)
    before.current = { made, state }
    if (changed) void refresh()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when something was made
  }, [made, state])
}
