import os from 'node:os'

/**
 * Background work runs in lanes. Each runs its own number of tasks in parallel, so that a lane full of slow work never
 * delays an e-mail. Within a lane every organization gets a fair share (see `enqueue_task` in the database).
 */
export const LANES = ['sign_in', 'email', 'quick', 'slow', 'export', 'maintenance'] as const
export type Lane = (typeof LANES)[number]

/** How many tasks of each lane one process runs in parallel. */
export const CONCURRENCY: Readonly<Record<Lane, number>> = {
  /** Someone is waiting for it: a confirmation, a new password. */
  sign_in: 2,
  email: 4,
  /** Events and short changes of a few rows: the default. */
  quick: 4,
  /** Reading, evaluating, joining recordings: as many as there are processors, because this work is CPU-bound. */
  slow: Math.min(4, Math.max(1, os.availableParallelism())),
  /** Writing everything of an organization into one file, which can take hours. */
  export: 1,
  /** The schedule's own work: pruning, retention. */
  maintenance: 1,
}
