import { locale } from '#platform/locale/locale.ts'
import type { CommunicationKind } from '../../contract.ts'
import type { Followed } from './api.ts'

/** The AI interview, as far as the candidate was informed about it. */
export interface ScreeningStatus {
  readonly state: string | null
  readonly until: string | null
  readonly can_open: boolean
}

/** An interview with people, as far as the candidate knows about it. */
export interface PersonInterview {
  readonly booking_id: string
  readonly state: 'to_choose' | 'times_passed' | 'booked' | 'over' | 'cancelled' | 'closed'
  readonly start_at: string | null
  readonly end_at: string | null
  readonly time_zone: string
  readonly interviewers: readonly string[]
  readonly place: string
  readonly told_at: string
  /** Whether the candidate waits for other times. */
  readonly asked: boolean
  readonly can_open: boolean
}

/** An offer, as far as the candidate was informed about it. */
export interface OfferStatus {
  readonly state: 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn'
  readonly can_answer: boolean
  readonly expires_at: string
  readonly answered_at: string | null
}

/** What the status page is made from. */
export interface Known {
  readonly followed: Followed
  readonly screening: ScreeningStatus | null
  readonly interviews: readonly PersonInterview[]
  readonly offer: OfferStatus | null
  readonly now: Date
}

/** When the latest message of a kind was sent to the candidate. */
export const sentAt = ({ followed }: Known, kind: CommunicationKind) =>
  followed.communications.findLast(entry => entry.kind === kind)?.at ?? null
const ENDS: readonly CommunicationKind[] = ['rejected', 'position_closed', 'withdrawn_confirmed']

/**
 * When the candidate was last told that their application had ended, or that it was received again; in ms since the epoch, 0 if never.
 * What they were told before belongs to an earlier process.
 */
export function lastEnd({ followed: { communications } }: Known): number {
  const index = communications.findLastIndex(({ kind }) => ENDS.includes(kind))
  if (index < 0) return 0
  const again = communications.slice(index).find(({ kind }) => kind === 'application_received')
  return msOf((again ?? communications[index]!).at)
}
export const msOf = (instant: string | null): number => (instant ? Date.parse(instant) : 0)
export const momentOf = ({ followed, now }: Known, instant: string) =>
  locale.instant(new Date(instant), followed.time_zone, now)
export const organizationOf = ({ followed }: Known) => followed.organization.organization_name
