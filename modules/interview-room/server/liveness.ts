/** A connection that has not been heard of for so long is gone, whatever its socket says; in ms. */
export const SILENT_AFTER_MS = 15_000

/** How often an open room's clock is written down and its line tried, in ms. */
export const TICK_EVERY_MS = 5_000

/** How often the worker looks whether anybody is still in a room, in ms. */
export const WATCH_EVERY_MS = 60_000

/** Who was away for less gets no welcome: a blip of the line is not worth a word. In ms. */
export const WELCOME_AFTER_MS = 20_000

export const isHeardOf = (row: { connection_id: string | null; seen_at: Date | null }, now: Date): boolean =>
  row.connection_id !== null && row.seen_at !== null && now.getTime() - row.seen_at.getTime() < SILENT_AFTER_MS
