import os from 'node:os'

/**
 * Background work runs in lanes. Each has its own number of tasks that run at once, so that a lane full of slow work never
 * holds up an e-mail. Within a lane every organization gets a fair share (`enqueue_task` in the database sees to it).
 */
export const LANES = ['sign_in', 'email', 'quick', 'slow', 'maintenance'] as const
export type Lane = (typeof LANES)[number]

/** How many tasks of each lane one process runs at once. */
export const CONCURRENCY: Readonly<Record<Lane, number>> = {
  /** Someone looks at the screen and waits for it: a confirmation, a new password. */
  sign_in: 2,
  email: 4,
  /** Events and short changes of a few rows: the default. */
  quick: 4,
  /** Reading, evaluating, joining recordings: as many as there are processors, which this work keeps busy. */
  slow: Math.min(4, Math.max(1, os.availableParallelism())),
  /** The schedule's own work: pruning, retention. */
  maintenance: 1,
}
