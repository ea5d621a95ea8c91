import type { RoomRow } from './queries.ts'
import type { RoomClock } from '../room-protocol.ts'
import { phaseAt } from '#modules/interviewer/public.ts'
import { roundOf } from '#modules/screenings/public.ts'

type ClockColumns = Pick<RoomRow, 'active_ms' | 'last_tick_at' | 'paused_at'>

export const isRunning = ({ last_tick_at, paused_at }: ClockColumns): boolean =>
  last_tick_at !== null && paused_at === null

/** The interview time, in ms. The time since the last tick counts only while the timer runs. */
export const elapsedAt = (row: ClockColumns, now: Date): number =>
  isRunning(row) ? row.active_ms + Math.max(0, now.getTime() - row.last_tick_at!.getTime()) : row.active_ms

/** The timer's columns, up to now. */
export const ticked = (row: ClockColumns, now: Date) =>
  isRunning(row) ? { active_ms: elapsedAt(row, now), last_tick_at: now } : {}

/** The timer's columns, stopped now. */
export const stopped = (row: ClockColumns, now: Date) => ({ active_ms: elapsedAt(row, now), last_tick_at: null })

/** An estimate of how long it takes to say a text, in ms. It is replaced when the page reports what was played. */
export const speakingMs = (text: string): number => Math.max(800, text.length * 58)

export interface OpenLimit {
  readonly time_limit: number
}

export function presentClock(row: RoomRow, open: OpenLimit | null, now: Date): RoomClock {
  const elapsed_ms = elapsedAt(row, now)
  const { minutes } = roundOf(row)
  return {
    elapsed_ms,
    left_ms: Math.max(0, minutes * 60_000 - elapsed_ms),
    phase: phaseAt(elapsed_ms, minutes),
    running: isRunning(row),
    paused: row.paused_at !== null,
    question_elapsed_ms: open && Math.max(0, elapsed_ms - row.question_asked_ms),
    question_limit_ms: open && open.time_limit * 1000,
  }
}
