import type { z } from 'zod'
import type { Services } from '../services.ts'
import type { Lane } from './lanes.ts'

/** A kind of background task. It must be idempotent: it may run again after a crash. */
export interface TaskDefinition<P extends z.ZodType = z.ZodType> {
  readonly name: string
  /** Its lane; `quick` by default. */
  readonly lane?: Lane
  /** Only IDs. `organization_id` is always one of them, except for scheduled work. */
  readonly payload: P
  readonly run: (services: Services, payload: z.output<P>, attempt: Attempt) => Promise<void>
  /** Called after the last attempt has failed, to record that in the data. */
  readonly failed?: (services: Services, payload: z.output<P>, reason: string) => Promise<void>
}

interface Attempt {
  readonly number: number
  readonly of: number
  /** Aborted when the process is about to stop. A task that takes long gives up then, and runs again elsewhere or later. */
  readonly stopping?: AbortSignal
}

const lanes = new Map<string, Lane>()

export function task<P extends z.ZodType>(definition: TaskDefinition<P>): TaskDefinition<P> {
  lanes.set(definition.name, definition.lane ?? 'quick')
  return definition
}

/** The lane of a task by its name. */
export const laneOf = (name: string): Lane => lanes.get(name) ?? 'quick'

/** A failure that no retry can fix: the task goes to the dead letters right away, with this reason. */
export class Unmendable extends Error {}
