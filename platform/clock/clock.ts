/** The time for business rules: deadlines, expiry, displayed times. Tests can move it; the product uses the system clock. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds)
