import { HOUR, later } from '#platform/clock/clock.ts'
import { CORRECTION_HOURS, type RecordingKind, type ScreeningState } from './contract.ts'

/** States in which an interview may still be taken; of one application at most one is in them. */
export const LIVE_STATES = [
  'invited',
  'opened',
  'in_progress',
  'interrupted',
] as const satisfies readonly ScreeningState[]
export const UNSTARTED_STATES = ['invited', 'opened'] as const satisfies readonly ScreeningState[]
export const STARTED_STATES = ['in_progress', 'interrupted'] as const satisfies readonly ScreeningState[]

export const isLive = (state: ScreeningState): boolean => (LIVE_STATES as readonly string[]).includes(state)
export const isUnstarted = (state: ScreeningState): boolean => (UNSTARTED_STATES as readonly string[]).includes(state)
export const isStarted = (state: ScreeningState): boolean => (STARTED_STATES as readonly string[]).includes(state)
/** Held to its end: there is, or could be, something to read. */
export const isOver = (state: ScreeningState): boolean => state === 'completed' || state === 'no_answers'

/** Whether the candidate may begin or go on now. */
export const canEnter = (state: ScreeningState, until: Date, now: Date): boolean => isLive(state) && until > now

/** Names for people. */
export const SCREENING_NAMES: Record<ScreeningState, string> = {
  invited: 'Invited',
  opened: 'Opened',
  in_progress: 'In progress',
  interrupted: 'Interrupted',
  completed: 'Completed',
  no_answers: 'No answers',
  expired: 'Expired',
  cancelled: 'Cancelled',
}

/** Until when the candidate may correct the transcript; null before the end. */
export const correctUntil = ({ state, ended_at }: { state: ScreeningState; ended_at: Date | null }): Date | null =>
  isOver(state) && ended_at ? later(ended_at, CORRECTION_HOURS * HOUR) : null

const BY_AMOUNT: readonly RecordingKind[] = ['none', 'audio', 'video']

/** Whether `wanted` records more than `most`. */
export const recordsMore = (wanted: RecordingKind, most: RecordingKind): boolean =>
  BY_AMOUNT.indexOf(wanted) > BY_AMOUNT.indexOf(most)

/** What is recorded: what the settings ask for, as far as the candidate agreed. */
export function recordingAgreed({
  snapshot,
  consent,
}: {
  snapshot: { settings: { recording: RecordingKind } }
  consent: { recording: RecordingKind } | null
}): RecordingKind {
  const agreed = consent?.recording ?? 'none'
  return recordsMore(agreed, snapshot.settings.recording) ? snapshot.settings.recording : agreed
}
