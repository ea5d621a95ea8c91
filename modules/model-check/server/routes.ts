import type { Api } from '#platform/http/api.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import { modelCheckContract as calls } from '../contract.ts'
import { readStatus } from './read-status.ts'
import { runCheck } from './run-check.task.ts'
import { cancelCheck, startCheck } from './start-check.ts'

export function modelCheckRoutes({ serve }: Api) {
  serve(calls['modelCheck.read'], ({ services, actor }) => readStatus(services, actor.organizationId))
  serve(calls['modelCheck.start'], ({ services, actor, now }) => startCheck(services, actor.organizationId, now))
  serve(calls['modelCheck.cancel'], async ({ services, actor, now }) => {
    await cancelCheck(services, actor.organizationId, now)
    return { ok: true as const }
  })
}

export const modelCheckTasks: readonly TaskDefinition[] = [runCheck as TaskDefinition]
