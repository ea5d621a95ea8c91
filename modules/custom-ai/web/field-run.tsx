import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Input } from '#ui/input.tsx'
import { Link } from '#ui/router.tsx'
import type { CustomAiRun, RunScope } from '../contract.ts'
import { tryWords as words } from '../words/page.ts'
import { estimateOf } from './estimate.ts'
import { cancelRun, refreshCustomAi, runQuery, startRun } from './api.ts'

interface FieldRunProps {
  fieldId: string
  enabled: boolean
  mayEdit: boolean
  /** Whether a language model answers: it uses tokens. */
  usesModel: boolean
  candidateHref: (candidateUuid: string, applicationId: string) => string
}

/** Answering the question for all its applications, with progress. */
export function FieldRun({ fieldId, enabled, mayEdit, usesModel, candidateHref }: FieldRunProps) {
  const client = useQueryClient()
  const { data } = useQuery(runQuery(fieldId))
  const [budget, setBudget] = useState('')
  const run = data?.run ?? null
  const running = run?.state === 'running'
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && !running) void refreshCustomAi(client)
    wasRunning.current = running
  }, [running, client])
  const start = useMutation({
    mutationFn: (scope: RunScope) =>
      startRun(fieldId, { id: crypto.randomUUID(), scope, budget_tokens: Number(budget) > 0 ? Number(budget) : null }),
    onSettled: () => client.invalidateQueries({ queryKey: ['custom-ai', 'run', fieldId] }),
  })
  const stop = useMutation({
    mutationFn: (runId: string) => cancelRun(fieldId, runId),
    onSettled: () => client.invalidateQueries({ queryKey: ['custom-ai', 'run', fieldId] }),
  })
  if (!data) return null
  return (
    <section aria-label={words.runTitle} className="grid gap-3 border-b border-line px-4 py-5 md:px-7">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="mr-auto text-14 font-semibold">{words.runTitle}</h3>
        {mayEdit && enabled && !running && (
          <>
            {data.failed.length > 0 && (
              <Button busy={start.isPending} onClick={() => start.mutate('failed')}>
                {words.runFailed}
              </Button>
            )}
            {data.missing > 0 ? (
              <Button busy={start.isPending} onClick={() => start.mutate('missing')}>
                {words.runMissing(data.missing)}
              </Button>
            ) : (
              data.all > 0 && (
                <Button busy={start.isPending} onClick={() => start.mutate('all')}>
                  {words.runAll}
                </Button>
              )
            )}
          </>
        )}
        {mayEdit && running && (
          <Button busy={stop.isPending} onClick={() => stop.mutate(run.id)}>
            {words.stop}
          </Button>
        )}
      </div>
      {mayEdit && usesModel && !running && (
        <Field label={words.budget} className="w-56">
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            value={budget}
            onChange={event => setBudget(event.target.value)}
          />
        </Field>
      )}
      {mayEdit && enabled && !running && data.all > 0 && (
        <p className="num text-13 text-text-2">
          {words.estimate} {estimateOf(data, data.missing || data.all)}
        </p>
      )}
      {start.error && <FormProblem title={words.startFailed} error={start.error} />}
      <p role="status" className="num text-13 text-text-2">
        {run ? runText(run) : ''} {!running && coverageText(data.all, data.missing)}
      </p>
      {running && (
        <progress
          className="h-2 w-full"
          aria-label={words.running(run.done + run.failed, run.total)}
          value={run.done + run.failed}
          max={run.total}
        />
      )}
      {data.failed.length > 0 && (
        <div className="text-13">
          <p className="font-medium text-attention">{words.someFailed(data.failed.length)}</p>
          <ul className="mt-1 grid gap-1">
            {data.failed.map(({ application_id, candidate_uuid, name, problem }) => (
              <li key={application_id}>
                <Link to={candidateHref(candidate_uuid, application_id)} className="font-medium hover:underline">
                  {name}
                </Link>{' '}
                <span className="text-text-2">{problem}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function coverageText(all: number, missing: number): string {
  if (all === 0) return words.noApplications
  return missing === 0 ? words.allAnswered : words.answeredOf(all - missing, all)
}

function runText({ state, done, failed, total, problem }: CustomAiRun): string {
  if (state === 'running') return words.running(done + failed, total)
  const left = total - done - failed
  if (problem === 'budget_spent') return words.outOfTokens(left)
  if (problem === 'monthly_budget_spent') return words.outOfBudget(left)
  return state === 'cancelled' ? words.stopped(done, total) : ''
}
