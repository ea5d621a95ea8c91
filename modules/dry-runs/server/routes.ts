import { notFound } from '#platform/errors/problem-error.ts'
import type { Api } from '#platform/http/api.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import { dryRunsContract as calls } from '../contract.ts'
import { runDryRun } from './dry-run.task.ts'
import { presentAnswers } from './present.ts'
import { candidateOf, runById } from './queries.ts'
import { cancelDryRun, dryRunState, startDryRun } from './start-dry-run.ts'

export function dryRunsRoutes({ serve, services }: Api) {
  serve(calls['dryRuns.state'], ({ org, params }) => dryRunState(services, org, params.id))
  serve(calls['dryRuns.start'], ({ org, actor, params, body, now }) =>
    startDryRun(services, org, actor, params.id, body, now),
  )
  serve(calls['dryRuns.cancel'], ({ org, params, now }) => cancelDryRun(org, params.id, params.dryRunId, now))
  serve(calls['dryRuns.answers'], async ({ org, params }) => {
    const id = org.organizationId
    const [[run], [candidate]] = await org.read(q => [
      runById(q, id, params.dryRunId),
      candidateOf(q, id, params.dryRunId, params.kind),
    ])
    if (run?.flow_id !== params.id || !candidate) throw notFound()
    return { items: presentAnswers(candidate) }
  })
}

export const dryRunsTasks: readonly TaskDefinition[] = [runDryRun as TaskDefinition]
