import type { z } from 'zod'
import type { Services } from '../services.ts'
import type { Lane } from './lanes.ts'

/** A kind of background work. Written so that running it again after a crash, even half-done, changes nothing twice. */
export interface TaskDefinition<P extends z.ZodType = z.ZodType> {
  readonly name: string
  /** Where it runs; `quick` where nothing is said. */
  readonly lane?: Lane
  /** Ids and nothing else; `organization_id` is always among them, except for work on a schedule. */
  readonly payload: P
  readonly run: (services: Services, payload: z.output<P>, attempt: Attempt) => Promise<void>
  /** Told when the last try failed, to leave an honest state behind. */
  readonly failed?: (services: Services, payload: z.output<P>, reason: string) => Promise<void>
}

interface Attempt {
  readonly number: number
  readonly of: number
}

export const task = <P extends z.ZodType>(definition: TaskDefinition<P>): TaskDefinition<P> => definition

/** Work that no retry can mend: it goes to the dead letters at once, with this reason. */
export class Unmendable extends Error {}
