import type { Task } from 'graphile-worker'
import { newId } from '../db/id.ts'
import { json } from '../db/tables.ts'
import { safeMessage } from '../log/safe-message.ts'
import type { Services } from '../services.ts'
import { type TaskDefinition, Unmendable } from './tasks.ts'

const reasonOf = (error: unknown, message: string) =>
  (error instanceof Error ? `${error.name}: ${message}` : message).slice(0, 500)

/** Runs one task. After its last failure it becomes a dead letter. */
export function runnerOf(definition: TaskDefinition, services: Services): Task {
  return async (given, helpers) => {
    const { attempts, max_attempts } = helpers.job
    const { data: payload, error: unreadable } = definition.payload.safeParse(given)
    try {
      if (unreadable) throw new Unmendable(`its payload cannot be read: ${unreadable.message}`)
      await definition.run(services, payload as never, {
        number: attempts,
        of: max_attempts,
        stopping: helpers.abortSignal,
      })
    } catch (error) {
      const last = attempts >= max_attempts || error instanceof Unmendable
      // The ID with which super admins find the line about a task that failed for good.
      const failure = last ? newId() : undefined
      services.log.warn({ err: error, task: definition.name, attempt: attempts, last, failure }, 'task failed')
      if (!failure) throw error
      // Only what the task is about may store the complete message, because it is erased together with the person.
      const complete = error instanceof Error ? error.message : String(error)
      if (!unreadable) await definition.failed?.(services, payload as never, reasonOf(error, complete))
      await services.db.unsafeAcrossOrganizations(q =>
        q
          .insertInto('dead_tasks')
          .values({
            id: failure,
            name: definition.name,
            payload: json(given),
            reason: reasonOf(error, safeMessage(error)),
            failed_at: new Date(),
          })
          .execute(),
      )
    }
  }
}
