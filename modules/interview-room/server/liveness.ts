import { HOUR } from '#platform/clock/clock.ts'

/** A connection that has been silent for this long is lost, even if its socket is open; in ms. */
const SILENT_AFTER_MS = 15_000

/** How often an open room's timer is stored and its connection checked, in ms. */
export const TICK_EVERY_MS = 5_000

/** How often the worker checks whether a candidate is still in the room, in ms. */
export const WATCH_EVERY_MS = 60_000

/** How long after its deadline a started interview can go on, before any extra time granted: enough for the longest one with pauses. */
export const MOST_OVERTIME_MS = 2 * HOUR

/** Candidates who were away for less are not welcomed back, in ms. */
export const WELCOME_AFTER_MS = 20_000

export const isAlive = (row: { connection_id: string | null; seen_at: Date | null }, now: Date): boolean =>
  row.connection_id !== null && row.seen_at !== null && now.getTime() - row.seen_at.getTime() < SILENT_AFTER_MS
