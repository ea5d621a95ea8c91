import { HOUR, later } from '#platform/clock/clock.ts'
import type { RecordingKind, ScreeningState } from './contract.ts'

/** How long a candidate can correct the transcript after the interview has ended, in hours. */
const CORRECTION_HOURS = 48

/** States in which an interview can still be taken. At most one screening of an application is in one of them. */
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
/** Ended after it was started: there may be answers to read. */
export const isOver = (state: ScreeningState): boolean => state === 'completed' || state === 'no_answers'

/** How much more time an accommodation can grant, in percent of each limit. */
export const EXTRA_TIME_PERCENT = [0, 25, 50, 100] as const

/** Whether more time can still be granted. An expired invitation can be renewed. */
export const canExtend = (state: ScreeningState): boolean => isLive(state) || state === 'expired'

/** A time limit with what was granted on top of it, in whole units. */
export const withExtraTime = (limit: number, percent: number): number => Math.ceil((limit * (100 + percent)) / 100)

/** How a candidate is asked to take the interview, by the state of their newest screening; null if there is none. */
export function invitationFor(state: string | null): 'first' | 'same' | 'retake' {
  if (state === null || state === 'cancelled') return 'first'
  return isOver(state as ScreeningState) ? 'retake' : 'same'
}

/** Whether the candidate can start or resume the interview now. The deadline is for the start: what was started goes on until it ends. */
export const canEnter = (state: ScreeningState, until: Date, now: Date): boolean =>
  isStarted(state) || (isUnstarted(state) && until > now)

/** Until when the candidate can correct the transcript; null before the interview has ended. */
export const correctUntil = ({ state, ended_at }: { state: ScreeningState; ended_at: Date | null }): Date | null =>
  isOver(state) && ended_at ? later(ended_at, CORRECTION_HOURS * HOUR) : null

const BY_EXTENT: readonly RecordingKind[] = ['none', 'audio', 'video']

/** Whether `wanted` records more than `limit`. */
export const recordsMore = (wanted: RecordingKind, limit: RecordingKind): boolean =>
  BY_EXTENT.indexOf(wanted) > BY_EXTENT.indexOf(limit)

/** What is recorded: at most what the settings ask for and what the candidate has consented to. */
export function recordingAgreed({
  snapshot,
  consent,
}: {
  snapshot: { settings: { recording: RecordingKind } }
  consent: { recording: RecordingKind } | null
}): RecordingKind {
  const consented = consent?.recording ?? 'none'
  return recordsMore(consented, snapshot.settings.recording) ? snapshot.settings.recording : consented
}

/** Whether it is noted when the candidate leaves the tab. Invitations from before there was the setting do not have it. */
export const notesTab = ({ settings }: { settings: { integrity_signals?: boolean } }): boolean =>
  settings.integrity_signals === true
