import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Round } from '#modules/interview-flows/contract.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { DryRun } from '../contract.ts'
import { asksTheSame } from '../policy.ts'
import { dryRunWords as words } from '../words/page.ts'
import { cancelDryRun, dryRunQuery, refreshDryRun, startDryRun } from './api.ts'
import { Findings } from './findings.tsx'
import { RunNotices } from './run-notices.tsx'
import { ResultsTable } from './results-table.tsx'

interface DryRunViewProps {
  flowId: string
  /** The AI interviews of the flow as it is edited. */
  rounds: readonly Round[]
  /** Whether they differ from what is saved. */
  isEdited: boolean
  mayEdit: boolean
}

/** Starting a dry run, its progress and what it shows. */
export function DryRunView({ flowId, rounds, isEdited, mayEdit }: DryRunViewProps) {
  const client = useQueryClient()
  const state = useQuery(dryRunQuery(flowId))
  const [chosen, choose] = useState<string | null>(null)
  const run = state.data?.run ?? null
  const round = rounds.find(({ id }) => id === (chosen ?? run?.round.id)) ?? rounds[0]!
  const settle = { onSettled: () => refreshDryRun(client, flowId) }
  const start = useMutation({ mutationFn: () => startDryRun(flowId, round), ...settle })
  const stop = useMutation({ mutationFn: (id: string) => cancelDryRun(flowId, id), ...settle })
  if (state.isError) return <ErrorState error={state.error} title={words.failed} onRetry={() => void state.refetch()} />
  if (!state.data) return <WaitingForRun />
  const isRunning = run?.state === 'running'
  const shown = run && run.round.id === round.id ? run : null
  const begin = mayEdit && !isRunning && (
    <Button kind="primary" busy={start.isPending} onClick={() => start.mutate()}>
      {shown ? words.again : words.start}
    </Button>
  )
  return (
    <div className="grid gap-5 border-t border-line px-4 pt-5 pb-15 md:px-7">
      <div className="flex flex-wrap items-end gap-3">
        {rounds.length > 1 && (
          <Field label={words.round} className="w-full max-w-80">
            <Select
              choices={rounds.map(({ id, name }) => ({ value: id, label: name }))}
              value={round.id}
              onChange={event => choose(event.target.value)}
            />
          </Field>
        )}
        {shown && begin}
        {mayEdit && isRunning && (
          <Button busy={stop.isPending} onClick={() => stop.mutate(run.id)}>
            {words.stop}
          </Button>
        )}
        {!mayEdit && <p className="text-13 text-text-2">{words.readOnly}</p>}
        {mayEdit && isEdited && !isRunning && <p className="text-13 text-text-2">{words.edited}</p>}
      </div>
      {start.error && <FormProblem error={start.error} title={words.startFailed} />}
      {stop.error && <FormProblem error={stop.error} title={words.stopFailed} />}
      {shown ? (
        <Results flowId={flowId} run={shown} now={round} />
      ) : (
        <EmptyState drawing="search" title={words.emptyTitle} action={begin || undefined}>
          {words.emptyText(round.questions.length, round.minutes)}
        </EmptyState>
      )}
    </div>
  )
}

function Results({ flowId, run, now }: { flowId: string; run: DryRun; now: Round }) {
  return (
    <>
      {!asksTheSame(run.round, now) && (
        <Alert tone="attention" title={words.outdated}>
          {words.outdatedText}
        </Alert>
      )}
      {run.state === 'running' && <Progress run={run} />}
      <RunNotices run={run} />
      {run.report && <Findings run={run} report={run.report} />}
      <ResultsTable flowId={flowId} run={run} />
    </>
  )
}

/** Each candidate takes the interview, and then it is evaluated. */
const STEPS = { waiting: 0, asked: 1, evaluated: 2, failed: 2 } as const

function Progress({ run }: { run: DryRun }) {
  const all = run.candidates.length * STEPS.evaluated
  const done = run.candidates.reduce((sum, { state }) => sum + STEPS[state], 0)
  return (
    <div className="grid max-w-[720px] gap-2">
      <p role="status" className="num text-13">
        {words.running(done, all)} <span className="text-text-2">{words.leave}</span>
      </p>
      <progress aria-label={words.progress} value={done} max={all} className="h-1.5 w-full" />
    </div>
  )
}

export const WaitingForRun = () => (
  <SkeletonGroup label={words.loading} className="grid gap-4 border-t border-line px-4 py-6 md:px-7">
    <Skeleton className="h-9 w-40" />
    <Skeleton className="h-24" />
    <Skeleton className="h-72" />
  </SkeletonGroup>
)
